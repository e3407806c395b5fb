/**
 * The file of a shard: a plan line, lines of results, an end line with the SHA-256 of all before it. What
 * the results mean is the business of the command that plays them. A run that is kept as it goes on is
 * the same file in the making, without its end line. On the disk a partial is whole or absent, and never
 * in the place of anything else.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readObject } from '../../engine/json.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import { ownSystem, replaceFile } from '../../play/disk/durable.ts';
import { codeOf, disk } from '../../play/disk/files.ts';
import { clean } from '../clean.ts';
import { type Shard, type Stretch, stretchOf } from './shards.ts';

/** Set by the build alone. */
declare const TALON_BUILD: string | undefined;

function sourcesHash(): string {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.tsx?$/.test(one)).sort())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/**
 * Which program this is: the build writes the hash of all its files in, and what runs from sources hashes
 * them. Two programs of one hash make the same moves on the same version of Node.
 */
export const buildHash = (): string =>
  typeof TALON_BUILD === 'string' ? TALON_BUILD : sourcesHash();

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

const DIFFERS = text('$1 is $2, not $3', '$1 ist $2, nicht $3');
const ABSENT = text('nothing', 'nichts');

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

/** How a plan differs from another; undefined where it does not. */
export function differenceOf(one: Head, other: Head): Text | undefined {
  const [own, wanted] = [planOf(one), planOf(other)];
  const keys = [...new Set([...own.keys(), ...wanted.keys()])];
  const shown = (plan: typeof own, key: string): Text | string => clean(plan.get(key) ?? '', 80);
  const found = keys
    .filter((key) => own.get(key) !== wanted.get(key))
    .map((key) =>
      fill(DIFFERS, clean(key, 40), shown(own, key) || ABSENT, shown(wanted, key) || ABSENT),
    );
  return found.length === 0 ? undefined : joinTexts(found.slice(0, 3), ', ');
}

const UNREADABLE = text('$1 cannot be read ($2)', '$1 ist nicht lesbar ($2)');
const UNWRITABLE = text('cannot write to $1 ($2)', '$1 lässt sich nicht schreiben ($2)');
const CHANGED = text('another program has changed $1', 'ein anderes Programm hat $1 verändert');
const NO_FOLDER = text('there is no folder $1', 'es gibt keinen Ordner $1');
const FOREIGN = text(
  '$1 is something else and stays as it is',
  '$1 ist etwas anderes und bleibt, wie es ist',
);
const OTHER = text(
  '$1 holds the result of another run and stays as it is: $2',
  '$1 enthält das Ergebnis eines anderen Laufs und bleibt, wie es ist: $2',
);
const OTHER_SHARD = text(
  '$1 holds shard $2 and stays as it is',
  '$1 enthält Teil $2 und bleibt, wie es ist',
);

const named = (path: string): string => clean(path, 200);
const wrong = (sentence: Text): Refusal => refuse('conventions', sentence);

/** What is in a file; undefined where there is none. */
export async function readPartialFile(path: string): Promise<Partial | undefined | Refusal> {
  try {
    return readPartial((await disk.read(path)).toString('utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return wrong(fill(UNREADABLE, named(path), codeOf(error)));
  }
}

/** Why this plan may not be written to a file with that in it; undefined where it may. */
export function occupied(
  path: string,
  found: Partial | undefined,
  head: Head,
): Refusal | undefined {
  if (found?.state === 'foreign') return wrong(fill(FOREIGN, named(path)));
  if (found?.head === undefined) return undefined;
  const difference = differenceOf(found.head, head);
  if (difference !== undefined) return wrong(fill(OTHER, named(path), difference));
  if (found.head.shard === head.shard) return undefined;
  return wrong(fill(OTHER_SHARD, named(path), found.head.shard));
}

/** Says early what would keep a result from being written in the end. */
export async function checkFolder(path: string): Promise<Refusal | undefined> {
  const folder = dirname(path);
  const found = await disk.stat(folder).catch(() => undefined);
  return found?.isFolder ? undefined : wrong(fill(NO_FOLDER, named(folder)));
}

/** Runs what writes to a file. */
export async function writing(
  path: string,
  write: () => Promise<void>,
): Promise<Refusal | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return wrong(code === '' ? fill(CHANGED, named(path)) : fill(UNWRITABLE, named(path), code));
  }
}

export const keepPartial = (path: string, text: string): Promise<Refusal | undefined> =>
  writing(path, () => replaceFile(ownSystem, path, text));
