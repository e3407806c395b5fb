/** Long runs: their threads, and `--shard 3/64 --partial FILE`, one part of a run for `talon merge`. */
import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { clean } from '../../lang/clean.ts';
import { fill } from '../../lang/text.ts';
import { checkFolder, keepPartial, occupied, readPartialFile } from '../../script/shards/files.ts';
import { type Head, MOST_SHARDS, readShard, type Shard } from '../../script/shards/partial.ts';
import type { Call, Flags } from '../call/call.ts';
import { fail, misused, orFail } from '../call/exit-codes.ts';
import { note, writeJson, writeLine } from '../print/output.ts';
import { fileName } from './source.ts';
import texts from './texts.json' with { type: 'json' };

const { shards } = texts;

/** Ends a merge at a shard whose lines this program cannot read. */
export const unread = (shard: number): never => fail(fill(shards.unread, shard));

/** What the plan line of every run says. */
export const runFields = {
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  seed: v.string(),
};

type RunFields = v.InferOutput<v.ObjectSchema<typeof runFields, undefined>>;

/** The run of a plan line, with its game and options; ends a merge if this program cannot play it. */
export function plannedIn<T extends RunFields>(head: Head, schema: v.GenericSchema<unknown, T>) {
  const { success, output } = v.safeParse(schema, head.run);
  const game = success ? findGame(output.game) : undefined;
  if (!success) return unread(head.shard);
  if (game === undefined) return fail(fill(texts.games.outside, clean(output.game, 40)));
  const options = matchOptions(game, output.options);
  return isRefusal(options) ? unread(head.shard) : { game, run: { ...output, options } };
}

const THREADS = { least: 1, most: 64, standard: 0 };

/** The threads asked for; undefined: as many as there are cores. */
export const threadsGiven = (given: Flags): number | undefined =>
  given.number('threads', '--threads', THREADS) || undefined;

/** A shard to be played, and the file of its result. */
export interface ShardGiven {
  readonly shard: Shard;
  readonly file: string;
}

/**
 * The shard to play and the file for its result, if both are given. With `hasSeed`, the run follows from a seed, which
 * must be given then so that all shards have the same.
 */
export function shardGiven(given: Flags, hasSeed: boolean): ShardGiven | undefined {
  const typed = given.text('shard');
  const file = given.text('partial');
  if (typed === undefined && file === undefined) return undefined;
  if (typed === undefined || file === undefined) return misused(shards.together);
  const shard = readShard(typed);
  if (shard === undefined) return misused(fill(shards.form, clean(typed, 40), MOST_SHARDS));
  if (hasSeed && given.text('seed') === undefined) return misused(shards.seed);
  return { shard, file };
}

/** The other files a shard writes, line by line. */
const otherFiles = (given: Flags): readonly string[] =>
  ['records', 'observations'].flatMap((key) => given.text(key) ?? []);

/** Whether a file exists; standard output never does. */
const exists = async (file: string): Promise<boolean> =>
  file !== '-' && (await stat(file).catch(() => undefined)) !== undefined;

/** Whether the result of a shard and its other files exist already; ends the command if they could not be written. */
async function isDone(file: string, head: Head, given: Flags): Promise<boolean> {
  const found = orFail(await readPartialFile(file));
  orFail(await checkFolder(file));
  orFail(occupied(file, found, head));
  const others = await Promise.all(otherFiles(given).map(exists));
  return found?.state === 'whole' && others.every((isFound) => isFound);
}

/**
 * Plays a shard unless its result exists, and says where that is: on stderr if records or observations go to
 * standard output.
 * @returns the exit code
 */
export async function keepShard(
  call: Call,
  head: Head,
  file: string,
  play: () => Promise<readonly object[]>,
): Promise<number> {
  const { given, lang } = call;
  const played = !(await isDone(file, head, given));
  if (played) orFail(await keepPartial(file, head, await play()));
  const { shard, of, from, to } = head;
  const said = played
    ? fill(shards.written, shard, of, from, to, fileName(file))
    : fill(shards.leftAlone, shard, of, fileName(file));
  if (given.has('json')) await writeJson({ shard, of, from, to, file, played });
  else if (otherFiles(given).includes('-')) note(said[lang]);
  else await writeLine(said[lang]);
  return 0;
}
