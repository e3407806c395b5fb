/**
 * Plays tournaments: whole, from where a killed program left off, with the records of the matches it had
 * finished, or one shard.
 */
import { createReadStream } from 'node:fs';
import { fill } from '../../../lang/text.ts';
import type { PlayedTournament } from '../../../report/tournament.ts';
import { LineSplitter } from '../../../script/records/lines.ts';
import {
  checkFolder,
  keepGrowing,
  occupied,
  readPartialFile,
} from '../../../script/shards/files.ts';
import {
  type Head,
  type Partial,
  partialHead,
  type Stretch,
  stretchIn,
  WHOLE,
} from '../../../script/shards/partial.ts';
import { type Guests, openRounds, playTournament } from '../../../script/threads/tournament-run.ts';
import { interimOf } from '../../../script/tournament/sequential-test.ts';
import { resultOf } from '../../../script/tournament/standings.ts';
import {
  type Leads,
  matchesIn,
  openLeads,
  type Round,
  type RoundResult,
  resultsOf,
} from '../../../script/tournament/tournament.ts';
import type { Call } from '../../call/call.ts';
import { orFail } from '../../call/exit-codes.ts';
import { keepShard, type ShardGiven } from '../../parse/shard.ts';
import { fileName } from '../../parse/source.ts';
import { warn, withProgress } from '../../print/output.ts';
import { openSink } from './sink.ts';
import texts from './texts.json' with { type: 'json' };
import { plannedRun, playedFrom, type Tournament } from './tournament-merge.ts';

const HEAD = '{"talon":';
const END = '{"end":true';

/**
 * The byte offsets in a file at which each group of `records` whole records ends; none if it cannot be read.
 * A forfeited record has no end line: it ends where the next one begins.
 */
async function matchEnds(file: string, records: number): Promise<readonly number[]> {
  const splitter = new LineSplitter();
  const ends: number[] = [];
  let at = 0;
  let begun = 0;
  const isDue = (): boolean => begun === (ends.length + 1) * records;
  try {
    for await (const chunk of createReadStream(file))
      for (const line of splitter.push(chunk)) {
        if (!('text' in line)) return ends;
        const isHead = line.text.startsWith(HEAD);
        if (isHead && isDue()) ends.push(at);
        if (isHead) begun++;
        at += Buffer.byteLength(line.text) + 1;
        if (line.text.startsWith(END) && isDue()) ends.push(at);
      }
  } catch {
    // Whatever is wrong with the file is reported when it is next written to.
  }
  return ends;
}

/** The seed of a tournament saved in a file. */
export async function seedKept(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const found = orFail(await readPartialFile(file));
  const seed = found === undefined || found.state === 'foreign' ? undefined : found.head?.run.seed;
  return typeof seed === 'string' ? seed : undefined;
}

/** Which matches of a tournament are played, and where their results go. */
interface RangeToPlay {
  readonly range: Stretch;
  readonly leads: Leads;
  readonly guests?: Guests | undefined;
  /** Whether a test may end the tournament early. */
  readonly canEnd: boolean;
  readonly onRounds: (rounds: readonly Round[]) => Promise<void>;
}

/**
 * Plays a range of a tournament's matches with a progress line, in rounds with the programs among the entrants if
 * there are `guests`; with `canEnd` a test of the hypotheses may end the run early.
 */
async function playRange(
  asked: Tournament,
  { range, leads, guests, onRounds, canEnd }: RangeToPlay,
): Promise<void> {
  const interim = canEnd ? interimOf(asked.hypotheses) : undefined;
  const playRound = guests && openRounds(asked.game, asked.plan, guests);
  const running = { threads: asked.threads, playRound, interim, onRounds };
  const refused = await withProgress(range.to - range.from, (onProgress) =>
    playTournament(asked.game, asked.plan, range, leads, { ...running, onProgress }),
  );
  orFail(refused);
}

/** The record lines of the rounds. */
const recordText = (rounds: readonly Round[]): string => rounds.map(({ lines }) => lines).join('');

/** Plays a shard, unless its result exists; the test is made when all shards are merged. */
export async function playShard(
  call: Call,
  asked: Tournament,
  { shard, file }: ShardGiven,
): Promise<number> {
  const head = partialHead('tournament', plannedRun(asked), shard);
  const records = call.given.text('records');
  return keepShard(call, head, file, async () => {
    const sink = await openSink('records', records);
    const body: object[] = [];
    const onRounds = async (rounds: readonly Round[]): Promise<void> => {
      body.push(...resultsOf(rounds, head.from + body.length));
      await sink.put(recordText(rounds));
    };
    const leads = openLeads(asked.game, asked.plan);
    await playRange(asked, { range: stretchIn(head), leads, onRounds, canEnd: false });
    await sink.end();
    return body;
  });
}

/** A saved tournament as it was found. */
interface SavedTournament {
  readonly found: Partial | undefined;
  readonly matches: readonly RoundResult[];
  /** How many of the matches have their records, and the size of these records in bytes. */
  readonly recorded: { readonly matches: number; readonly bytes: number };
}

/**
 * What a save of this tournament holds: its matches, and how many of these have their records in the records file,
 * with the bytes these take. Records written after the last saved match are cut off by that.
 */
async function keptIn(
  file: string,
  head: Head,
  tournament: Tournament,
  { given, lang }: Call,
): Promise<SavedTournament> {
  const found = orFail(await readPartialFile(file));
  orFail(await checkFolder(file));
  orFail(occupied(file, found, head));
  const results = found === undefined || found.state === 'foreign' ? [] : found.body;
  const matches = matchesIn(results, 0, tournament.plan);
  if (found?.state === 'broken' && found.damaged !== undefined)
    warn(fill(texts.tournament.damaged, fileName(file), found.damaged, matches.length), lang);
  const records = given.text('records');
  if (records === undefined)
    return { found, matches, recorded: { matches: matches.length, bytes: 0 } };
  const recordsPerMatch = (matches[0]?.points ?? []).reduce((sum, pair) => sum + pair.length, 0);
  const ends = (await matchEnds(records, recordsPerMatch)).slice(0, matches.length);
  return { found, matches, recorded: { matches: ends.length, bytes: ends.at(-1) ?? 0 } };
}

const NOTHING: SavedTournament = {
  found: undefined,
  matches: [],
  recorded: { matches: 0, bytes: 0 },
};

/** Plays a tournament to its end; of matches saved without their records, only these. */
export async function playWhole(
  call: Call,
  asked: Tournament,
  guests?: Guests,
): Promise<PlayedTournament> {
  const { given } = call;
  const { game, plan, count, hypotheses } = asked;
  const head = partialHead('tournament', plannedRun(asked), WHOLE);
  const save = given.text('save');
  const { found, matches, recorded } =
    save === undefined ? NOTHING : await keptIn(save, head, asked, call);
  const before = playedFrom(asked, matches);
  const isComplete = before.over && found?.state === 'whole';
  if (isComplete && recorded.matches === matches.length) return before;
  const sink = await openSink('records', given.text('records'), recorded.bytes);
  const onMissing = (rounds: readonly Round[]): Promise<void> => sink.put(recordText(rounds));
  const missing = { from: recorded.matches, to: matches.length };
  const aside = openLeads(game, plan);
  const toRecord = { range: missing, leads: aside, guests, onRounds: onMissing };
  await playRange(asked, { ...toRecord, canEnd: false });
  const file =
    save === undefined ? undefined : orFail(await keepGrowing(save, head, resultsOf(matches, 0)));
  const leads = openLeads(game, plan);
  matches.forEach(leads.add);
  let next = matches.length;
  const onRounds = async (rounds: readonly Round[]): Promise<void> => {
    await sink.put(recordText(rounds));
    orFail(await file?.add(resultsOf(rounds, next)));
    next += rounds.length;
  };
  const range = { from: matches.length, to: before.over ? matches.length : count };
  await playRange(asked, { range, leads, guests, onRounds, canEnd: true });
  await sink.end();
  orFail(await file?.end());
  const result = resultOf(game, plan, leads, hypotheses);
  return { game, plan, result, hypotheses };
}
