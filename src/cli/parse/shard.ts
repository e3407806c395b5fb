/** `--shard 3/64 --partial FILE`: one part of a run, for `talon merge`. */
import { stat } from 'node:fs/promises';
import { fill, type Lang, text } from '../../lang/text.ts';
import { clean } from '../../script/clean.ts';
import { checkFolder, occupied, readPartialFile } from '../../script/shards/files.ts';
import { type Head, MOST_SHARDS, readShard, type Shard } from '../../script/shards/partial.ts';
import { note, writeJson, writeLine } from '../print/output.ts';
import { fileName } from '../source.ts';
import { fail, type Given, misused, orFail } from './call.ts';

const BAD_SHARD = text(
  '--shard: “$1” is not of the form 3/64, up to $2',
  '--shard: „$1“ hat nicht die Form 3/64, bis zu $2',
);
const TOGETHER = text(
  '--shard and --partial go together',
  '--shard und --partial gehören zusammen',
);
const SEED = text(
  '--shard needs --seed: all shards play the same run',
  '--shard braucht --seed: Alle Teile spielen denselben Lauf',
);
const WRITTEN = text(
  'shard $1 of $2, from $3 up to $4: $5',
  'Teil $1 von $2, von $3 bis vor $4: $5',
);
const LEFT_ALONE = text(
  'shard $1 of $2 is already complete: $3',
  'Teil $1 von $2 ist schon vollständig: $3',
);

/** A process lives from match to match; another shard would lack what it has learnt. */
export const NO_SHARDS = text(
  '--shard: not with programs at the table; each is kept for all matches and may play them differently in parts',
  '--shard: nicht mit Programmen am Tisch; jedes bleibt über alle Partien und könnte sie in Teilen anders spielen',
);

const UNREAD = text(
  'the result of shard $1 cannot be read',
  'das Ergebnis von Teil $1 ist nicht lesbar',
);

/** Ends a merge at a shard whose lines this program cannot read. */
export const unread = (shard: number): never => fail(fill(UNREAD, shard));

/** A shard to be played, and the file of its result. */
export interface ShardGiven {
  readonly shard: Shard;
  readonly file: string;
}

/** `hasSeed`: the run follows from a seed. */
export function shardGiven(given: Given, hasSeed: boolean): ShardGiven | undefined {
  const typed = given.text('shard');
  const file = given.text('partial');
  if (typed === undefined && file === undefined) return undefined;
  if (typed === undefined || file === undefined) return misused(TOGETHER);
  const shard = readShard(typed);
  if (shard === undefined) return misused(fill(BAD_SHARD, clean(typed, 40), MOST_SHARDS));
  if (hasSeed && given.text('seed') === undefined) return misused(SEED);
  return { shard, file };
}

/** The other files a shard writes, line by line. */
const otherFiles = (given: Given): readonly string[] =>
  ['records', 'observations'].flatMap((key) => given.text(key) ?? []);

/** Whether a file exists; standard output never does. */
const exists = async (file: string): Promise<boolean> =>
  file !== '-' && (await stat(file).catch(() => undefined)) !== undefined;

/** Whether the result and the other files exist already; ends the command if they could not be written. */
export async function isThere(file: string, head: Head, given: Given): Promise<boolean> {
  const found = orFail(await readPartialFile(file));
  orFail(await checkFolder(file));
  orFail(occupied(file, found, head));
  const others = await Promise.all(otherFiles(given).map(exists));
  return found?.state === 'whole' && others.every((isFound) => isFound);
}

/** Says where the result is; on stderr if records or observations go to standard output. */
export async function reportShard(
  { shard, of, from, to }: Head,
  file: string,
  call: { readonly given: Given; readonly lang: Lang },
  played: boolean,
): Promise<void> {
  if (call.given.has('json')) return writeJson({ shard, of, from, to, file, played });
  const said = played
    ? fill(WRITTEN, shard, of, from, to, fileName(file))
    : fill(LEFT_ALONE, shard, of, fileName(file));
  if (otherFiles(call.given).includes('-')) note(said[call.lang]);
  else await writeLine(said[call.lang]);
}
