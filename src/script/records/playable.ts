/**
 * The deals in records, and the matches of a file that can be played again. Deals that do not follow from a
 * seed and are numbered consecutively across several records, as in files of other programs, are one match.
 */

import { writeChance } from '../../engine/chance-step.ts';
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { formatIn, readOneDeal } from '../../engine/interchange.ts';
import { chanceOf, matchActor } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import type { MatchOptions } from '../../engine/options.ts';
import {
  EARLIER_LIMIT,
  type Earlier,
  type Header,
  type KeptLine,
  type SeatEntry,
} from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Replay } from '../../engine/replay.ts';
import { seatingDue } from '../../engine/seating.ts';
import { findGame } from '../../games/index.ts';
import { madeBy } from '../../play/kept/read-save.ts';
import { type DealPlayed, openDealReader } from '../../play/past/deals.ts';
import { type EarlierDeal, earlierDeal } from '../../play/past/play-again.ts';
import type { Made } from '../../play/steps/steps.ts';

/** A deal of a file; `record` is the number of its record, from 1. */
export interface FileDeal extends Omit<DealPlayed, 'before'> {
  readonly record: number;
}

export interface PlayedRecord {
  readonly game: AnyGame;
  readonly header: Header;
  /** Every finished deal. */
  readonly deals: readonly FileDeal[];
  /** The last deal, if it is under way. */
  readonly unfinished?: FileDeal;
  /** The steps before the first deal that counts. */
  readonly prelude: readonly string[];
  /** Whether every chance step follows from the seed. */
  readonly isSeeded: boolean;
}

/** A record while it is read. */
interface RecordDraft {
  readonly game: AnyGame;
  readonly header: Header;
  readonly reader: ReturnType<typeof openDealReader>;
  readonly deals: FileDeal[];
  readonly prelude: string[];
  /** The points that kept texts give to deals, by the number of the deal. */
  readonly results: ReadonlyMap<number, readonly number[]>;
  /** The steps of the deal under way. */
  steps: string[];
  isSeeded: boolean;
}

const isFromSeed = ({ before, text }: Made): boolean =>
  matchActor(before) !== CHANCE ||
  seatingDue(before) !== undefined ||
  writeChance(before.pack, before.game.rules.chanceEvents, chanceOf(before)) === text;

/** A deal of a file, without its match, which would hold on to every state. */
function fileDeal({ before: _, ...deal }: DealPlayed, record: number): FileDeal {
  return { ...deal, record };
}

/** What a draft has become at the end of its record. A deal that stops counts as finished where a kept text has its result. */
function finishedRecord(
  { reader, steps: _, results, ...draft }: RecordDraft,
  at: number,
): PlayedRecord {
  const unfinished = reader.unfinished();
  if (unfinished === undefined) return draft;
  const deal = fileDeal(unfinished, at + 1);
  const points = results.get(deal.number);
  if (points === undefined) return { ...draft, unfinished: deal };
  return { ...draft, deals: [...draft.deals, { ...deal, points }] };
}

function newDraft(game: AnyGame, header: Header, results: RecordDraft['results']): RecordDraft {
  const isSeeded = header.deals === undefined;
  const reader = openDealReader();
  return { game, header, reader, deals: [], prelude: [], results, steps: [], isSeeded };
}

function pointsKept({ game, format, kept }: KeptLine): readonly number[] | undefined {
  const known = formatIn(findGame(game)?.extras.interchange, format);
  const deal = known && readOneDeal(known, kept);
  return deal === undefined || isRefusal(deal) ? undefined : deal.points[0];
}

/** Notes the points that a kept text gives its deal, if it gives any. */
function noteResult(results: Map<number, readonly number[]>, line: KeptLine | undefined): void {
  if (line?.deal === undefined) return;
  const points = pointsKept(line);
  if (points !== undefined) results.set(line.deal, points);
}

/**
 * Adds a step to the record being read. Steps before the first deal that counts are its prelude, which is made again
 * before others play.
 */
function takeStep(draft: RecordDraft, made: Made, record: number): void {
  draft.steps.push(made.text);
  const deal = draft.reader.take(made);
  if (made.after.closed === undefined) return;
  if (deal !== undefined) draft.deals.push(fileDeal(deal, record));
  if (draft.deals.every(({ counts }) => !counts)) draft.prelude.push(...draft.steps);
  draft.steps = [];
}

/** Collects the deals of records. With `seeds`, whether chance follows the seed is checked too, which takes as long as shuffling. */
export function openPlays({ seeds }: { readonly seeds: boolean }) {
  const drafts: RecordDraft[] = [];
  let results = new Map<number, readonly number[]>();
  return {
    take(before: Replay, after: Replay, line: string): void {
      const { header, match, kept } = after;
      if (kept !== before.kept) noteResult(results, kept);
      if (header !== undefined && match !== undefined && header !== before.header) {
        drafts.push(newDraft(match.game, header, results));
        results = new Map();
      }
      const draft = drafts.at(-1);
      if (draft === undefined) return;
      for (const made of madeBy(before, after, line)) {
        takeStep(draft, made, drafts.length);
        if (seeds && draft.isSeeded) draft.isSeeded = isFromSeed(made);
      }
    },
    records: (): readonly PlayedRecord[] => drafts.map(finishedRecord),
  };
}

export interface Playable {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Whether the deals follow from the seed. */
  readonly isSeeded: boolean;
  /** Who played the match in the file. */
  readonly seats: readonly SeatEntry[];
  readonly deals: Earlier['deals'];
  /** The steps before the first deal that is to be played. */
  readonly prelude: readonly string[];
}

/** The most plays of a deal that are kept. */
const MOST_PLAYS = 100;

const dealName = ({ key, dealer }: FileDeal): string => `${key}|${dealer}`;

/** The points of every play of a deal in the file. */
type Results = ReadonlyMap<string, readonly (readonly number[])[]>;

/** The points of every deal each time it was played, up to a limit a deal. */
function resultsIn(records: readonly PlayedRecord[]): Results {
  const results = new Map<string, (readonly number[])[]>();
  for (const deal of records.flatMap(({ deals }) => deals)) {
    const points = results.get(dealName(deal)) ?? [];
    if (deal.counts && points.length < MOST_PLAYS) points.push(deal.points);
    results.set(dealName(deal), points);
  }
  return results;
}

/** Every deal of a record, an unfinished one included. */
const allDealsOf = ({ deals, unfinished }: PlayedRecord): readonly FileDeal[] =>
  unfinished === undefined ? deals : [...deals, unfinished];

const toPlay = (record: PlayedRecord): readonly FileDeal[] =>
  allDealsOf(record).filter(({ counts }) => counts);

/** The deals to play of all records by their numbers, each once; undefined if they are not one match. */
function inOneMatch(records: readonly PlayedRecord[]): readonly FileDeal[] | undefined {
  const [first] = records;
  if (records.some(({ game, isSeeded }) => isSeeded || game !== first?.game)) return undefined;
  const found = new Map(records.flatMap(toPlay).map((deal) => [dealName(deal), deal] as const));
  const deals = [...found.values()].sort((one, two) => one.number - two.number);
  const [{ number: from } = { number: 1 }] = deals;
  return deals.every(({ number }, at) => number === from + at) ? deals : undefined;
}

/** What a match to be played again is made of. */
interface Parts {
  /** Whose options, seed and seats the match has. */
  readonly last: PlayedRecord;
  /** The record whose prelude and first deals come before the deals to play. */
  readonly first: PlayedRecord;
  readonly deals: readonly FileDeal[];
}

/**
 * A match to be played again, with the deals before its first one. Where deals follow from a seed it has its usual
 * length; deals from elsewhere end with the last one.
 */
function playable({ last, first, deals }: Parts, results: Results): Playable | undefined {
  const { game, header, isSeeded } = last;
  const before = first.deals.slice(0, (deals[0]?.number ?? 1) - 1);
  const all = [...before, ...deals].slice(0, EARLIER_LIMIT);
  const length = isSeeded ? {} : { deals: all.length };
  const options = matchOptions(game, { ...header.options, ...length });
  if (isRefusal(options) || (deals.length === 0 && !isSeeded)) return undefined;
  const brought = all.map(
    (deal): EarlierDeal => earlierDeal(deal, results.get(dealName(deal)) ?? []),
  );
  const { seed, seats } = header;
  return { game, options, seed, isSeeded, seats, deals: brought, prelude: first.prelude };
}

/** A record as a match of its own: its deals as they are numbered, from the first that is to be played. */
function ownMatch(record: PlayedRecord): Parts {
  const deals = allDealsOf(record);
  const from = deals.findIndex(({ counts }) => counts);
  return { last: record, first: record, deals: from < 0 ? [] : deals.slice(from) };
}

/** One match of the deals of several records. */
function joinedMatch(
  records: readonly PlayedRecord[],
  deals: readonly FileDeal[],
): readonly Parts[] {
  const recordOfDeal = (deal: FileDeal | undefined) => records[(deal?.record ?? 1) - 1];
  const first = recordOfDeal(deals[0]);
  const last = recordOfDeal(deals.at(-1));
  return first === undefined || last === undefined ? [] : [{ first, last, deals }];
}

/** The matches that can be played, in the order of the file. */
export function playableIn(records: readonly PlayedRecord[]): readonly Playable[] {
  const results = resultsIn(records);
  const joined = records.length > 1 ? inOneMatch(records) : undefined;
  const matches = joined === undefined ? records.map(ownMatch) : joinedMatch(records, joined);
  return matches.flatMap((parts) => playable(parts, results) ?? []);
}
