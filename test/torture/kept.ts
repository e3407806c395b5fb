/** What is in the folder after a life of the program: the save, locks, and whatever else. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../support/written.ts';
import { dataOf } from './player.ts';
import { located, type Standing } from './reference.ts';

const RECORD = '.talon.jsonl';

export interface Kept {
  readonly path: string;
  /** Whole lines without their sums; undefined if one of them cannot be read. */
  readonly record: string | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSum(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value)) return undefined;
    const { sum: _, ...rest } = value;
    return `${JSON.stringify(rest)}\n`;
  } catch {
    return undefined;
  }
}

/** The lines of a record; the last one counts only if it is whole. */
export function linesKept(file: string): string | undefined {
  const lines = file.split('\n').slice(0, -1).map(withoutSum);
  return lines.includes(undefined) ? undefined : lines.join('');
}

/** Every file below the data folder, by its path in it. */
export const filesIn = (folder: string): readonly string[] => filesBelow(dataOf(folder));

export const isRecord = (path: string): boolean => path.endsWith(RECORD);
export const isLock = (path: string): boolean => /\.lock/.test(path);

/** The saves and finished games of the folder. */
export const keptIn = (folder: string): readonly Kept[] =>
  filesIn(folder)
    .filter(isRecord)
    .map((name) => {
      const path = join(dataOf(folder), name);
      return { path, record: linesKept(readFileSync(path, 'utf8')) };
    });

/** On its way into the history a record has two names for a moment. */
const isFirst = ({ path }: Kept, at: number, all: readonly Kept[]): boolean =>
  all.findIndex((other) => basename(other.path) === basename(path)) === at;

/**
 * Which act the save of this script waits for; −1 without a save, undefined if what is there is no
 * save of it, half-made, or more than one.
 */
export function actKept(folder: string, standings: readonly Standing[]): number | undefined {
  const [one, ...more] = keptIn(folder).filter(isFirst);
  if (one === undefined) return -1;
  if (one.record === undefined || more.length > 0) return undefined;
  return located(one.record, standings);
}
