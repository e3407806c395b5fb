/**
 * The text of a partial: a plan line, lines of results, each sealed with the sum of all results before it, and an
 * end line with the SHA-256 of all lines before. What the results mean is up to the command that plays
 * them. A run that is still going on has the same text without the end line.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { FIRST, followSum, sealJson } from '../../engine/checksums.ts';
import { readObject } from '../../engine/json.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import { buildHash } from '../../play/disk/build-hash.ts';
import { WRITTEN } from '../../play/disk/written-files.ts';
import texts from '../texts.json' with { type: 'json' };

const { shards } = texts;

/* Shards: the matches of a run in contiguous stretches of nearly the same length, numbered from 1. */

/** A stretch of matches: from `from` up to, but not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** The whole run as one shard. */
export const WHOLE: Shard = { number: 1, of: 1 };
/** The most shards of a run: products with the most matches of a run stay exact. */
export const MOST_SHARDS = 100_000;

/** The matches of a shard, of `count` in all; none where there are more shards than matches. */
export const stretchOf = (count: number, { number, of }: Shard): Stretch => ({
  from: Math.floor(((number - 1) * count) / of),
  to: Math.floor((number * count) / of),
});

/** `3/64`; undefined for any other text. */
export function readShard(typed: string): Shard | undefined {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(typed)?.map(Number) ?? [];
  if (number === undefined || of === undefined) return undefined;
  return number >= 1 && number <= of && of <= MOST_SHARDS ? { number, of } : undefined;
}

/** Numbers in ascending order as `1, 3–5`. */
export function writeNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** A run as plain data; `count` matches in all. */
export type ShardedRun = Readonly<Record<string, unknown>> & { readonly count: number };

/** No partial is larger, in bytes. */
export const PARTIAL_LIMIT = WRITTEN.partial.most;

/** Before version 2 lines of results were not all sealed. */
const VERSIONS = [1, 2] as const;

/** The plan line. */
export interface Head {
  readonly partial: (typeof VERSIONS)[number];
  readonly command: string;
  readonly run: ShardedRun;
  /** Hash of the program, and version of Node: floating point may steer moves. */
  readonly build: string;
  readonly node: string;
  readonly shard: number;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A file as it was read: whole; broken, which is damaged or still being written, with the results up to the
 * first damaged line; or not a partial.
 */
export type Partial =
  | { readonly state: 'whole'; readonly head: Head; readonly body: readonly object[] }
  | {
      readonly state: 'broken';
      readonly head?: Head;
      readonly body: readonly object[];
      /** The damaged line, from 1; absent where the file merely stops. */
      readonly damaged?: number;
    }
  | { readonly state: 'foreign' };

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const headSchema = v.object({
  partial: v.picklist(VERSIONS),
  command: v.string(),
  run: v.objectWithRest({ count: whole }, v.unknown()),
  build: v.string(),
  node: v.string(),
  shard: whole,
  of: whole,
  from: whole,
  to: whole,
});

export const partialHead = (command: string, run: ShardedRun, shard: Shard): Head => ({
  partial: 2,
  command,
  run,
  build: buildHash(),
  node: process.version,
  shard: shard.number,
  of: shard.of,
  ...stretchOf(run.count, shard),
});

export const stretchIn = ({ from, to }: Head): Stretch => ({ from, to });

/** Sums, which may be large, are decimal strings. */
const jsonOf = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));

/** The plan line and then a line for each result, one after another. */
export function openLines(head: Head): { readonly plan: string; add(result: object): string } {
  let sum: number = FIRST;
  return {
    plan: `${jsonOf(head)}\n`,
    add(result) {
      const [line, next] = sealJson(jsonOf(result), sum);
      sum = next;
      return `${line}\n`;
    },
  };
}

/** The end line after text with this SHA-256. */
export const endLine = (sha256: string): string => `${jsonOf({ end: true, sha256 })}\n`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A whole partial. */
export function writePartial(head: Head, results: readonly object[]): string {
  const lines = openLines(head);
  const before = [lines.plan, ...results.map(lines.add)].join('');
  return before + endLine(hashOf(before));
}

/** The results up to the first line that is damaged. */
function readResults(lines: readonly string[], { partial }: Head): readonly object[] {
  const results: object[] = [];
  let sum: number = FIRST;
  for (const line of lines) {
    const read = readObject(line);
    const next = partial === 1 ? sum : followSum(sum, line);
    if (isRefusal(read) || typeof next !== 'number') break;
    results.push(read.object);
    sum = next;
  }
  return results;
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
    return isMeant(text) ? { state: 'broken', body: [], damaged: 1 } : { state: 'foreign' };
  const end = END.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - end.length);
  const lines = before.split('\n').slice(1, -1);
  const body = readResults(lines, head);
  if (body.length < lines.length) return { state: 'broken', head, body, damaged: body.length + 2 };
  if (end === '') return { state: 'broken', head, body };
  if (endLine(hashOf(before)) === end) return { state: 'whole', head, body };
  return { state: 'broken', head, body, damaged: body.length + 2 };
}

/** A value by its keys, nested ones joined by dots. */
function flat(value: object, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const name = `${before}${key}`;
    const isNested = typeof one === 'object' && one !== null && !Array.isArray(one);
    return isNested ? flat(one, `${name}.`) : [[name, JSON.stringify(one)] as const];
  });
}

/** What must be the same in all shards of a run. */
export const planOf = ({ command, run, of, build, node }: Head): ReadonlyMap<string, string> =>
  new Map(flat({ command, ...run, shards: of, build, node }));

/** How a plan differs from another; undefined for equal plans. */
export function differenceOf(one: Head, other: Head): Text | undefined {
  const own = planOf(one);
  const wanted = planOf(other);
  const keys = [...new Set([...own.keys(), ...wanted.keys()])];
  const shown = (plan: typeof own, key: string): Text | string => clean(plan.get(key) ?? '', 80);
  const found = keys
    .filter((key) => own.get(key) !== wanted.get(key))
    .map((key) =>
      fill(
        shards.differs,
        clean(key, 40),
        shown(own, key) || shards.absent,
        shown(wanted, key) || shards.absent,
      ),
    );
  return found.length === 0 ? undefined : joinTexts(found.slice(0, 3), ', ');
}
