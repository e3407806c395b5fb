/**
 * The file of a shard: a plan line, lines of results, an end line with the SHA-256 of all before it.
 * What the results mean is the business of the command that plays them. A run that is kept as it goes
 * on is the same file in the making, without its end line.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readObject } from '../engine/json.ts';
import { isRefusal } from '../engine/refusal.ts';
import { buildHash } from './build-hash.ts';
import { type Shard, type Stretch, stretchOf } from './shards.ts';

/** What a command plays, as plain data; `count` matches in all. */
export type Run = Readonly<Record<string, unknown>> & { readonly count: number };

/** The plan line. */
export interface Head {
  readonly partial: 1;
  readonly command: string;
  readonly run: Run;
  /** Hash of the program, and version of Node: floating point may steer moves. */
  readonly build: string;
  readonly node: string;
  readonly shard: number;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A file as it was read: whole; broken, which is damaged or still being written, with what can be
 * read of it; or no partial at all.
 */
export type Partial =
  | { readonly state: 'whole'; readonly head: Head; readonly body: readonly string[] }
  | { readonly state: 'broken'; readonly head?: Head; readonly body: readonly string[] }
  | { readonly state: 'foreign' };

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const headSchema = v.object({
  partial: v.literal(1),
  command: v.string(),
  run: v.objectWithRest({ count: whole }, v.unknown()),
  build: v.string(),
  node: v.string(),
  shard: whole,
  of: whole,
  from: whole,
  to: whole,
});

export const headOf = (command: string, run: Run, shard: Shard): Head => ({
  partial: 1,
  command,
  run,
  build: buildHash(),
  node: process.version,
  shard: shard.number,
  of: shard.of,
  ...stretchOf(run.count, shard),
});

export const stretchIn = ({ from, to }: Head): Stretch => ({ from, to });

/** A line of a partial; sums, which may be large, are decimal strings. */
export const partialLine = (value: object): string =>
  `${JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one))}\n`;

/** The end line after bytes with this SHA-256. */
export const endLine = (sha256: string): string => partialLine({ end: true, sha256 });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A whole partial; the lines of the body end in line breaks. */
export function writePartial(head: Head, body: readonly string[]): string {
  const before = partialLine(head) + body.join('');
  return before + endLine(hashOf(before));
}

function readHead(line: string): Head | undefined {
  const read = readObject(line);
  if (isRefusal(read)) return undefined;
  const { success, output } = v.safeParse(headSchema, read.object);
  return success ? output : undefined;
}

const BEGIN = '{"partial"';

/** Whether a file without a plan was meant to be a partial: cut off at its beginning, or damaged there. */
const isMeant = (text: string): boolean =>
  text.startsWith(BEGIN) || BEGIN.startsWith(text) || text.includes('"sha256":"');

const END = /\{"end":true,"sha256":"[0-9a-f]{64}"\}\n$/;

/** Reads a partial from the text of its file. */
export function readPartial(text: string): Partial {
  const [first = ''] = text.split('\n', 1);
  const head = readHead(first);
  if (head === undefined)
    return isMeant(text) ? { state: 'broken', body: [] } : { state: 'foreign' };
  const end = END.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - end.length);
  const body = before.split('\n').slice(1, -1);
  const isWhole = end !== '' && endLine(hashOf(before)) === end;
  return { state: isWhole ? 'whole' : 'broken', head, body };
}
