/**
 * The practice of a person, kept as a ledger: answers to puzzles, mistakes to be met again and how they went, ideas of
 * lessons met. Everything else, such as a rating, follows from the lines of the ledger.
 */
import * as v from 'valibot';
import { addToLedger, readLedger } from '../disk/ledger.ts';
import { type Folders, practiceLock, practicePath } from '../disk/paths.ts';

/** The time of a line, in milliseconds since 1970. */
const time = v.number();

const triedSchema = v.object({
  kind: v.literal('puzzle'),
  game: v.string(),
  puzzle: v.string(),
  grade: v.number(),
  /** How right the answer was, from 0 to 1. */
  right: v.number(),
  time,
});

const mistakeSchema = v.object({
  kind: v.literal('mistake'),
  id: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.union([v.number(), v.string(), v.boolean()])),
  seed: v.string(),
  seat: v.number(),
  /** The steps of the seats before the decision. */
  steps: v.array(v.string()),
  made: v.string(),
  better: v.string(),
  /** The mean that the better move gains, and the standard error of the mean. */
  gain: v.tuple([v.number(), v.number()]),
  time,
});

const againSchema = v.object({
  kind: v.literal('again'),
  id: v.string(),
  solved: v.boolean(),
  time,
});

const ideaSchema = v.object({ kind: v.literal('idea'), game: v.string(), idea: v.string(), time });

const lineSchema = v.variant('kind', [triedSchema, mistakeSchema, againSchema, ideaSchema]);

export type PracticeLine = Readonly<v.InferOutput<typeof lineSchema>>;
export type Tried = Extract<PracticeLine, { readonly kind: 'puzzle' }>;
export type Mistake = Extract<PracticeLine, { readonly kind: 'mistake' }>;

const ledgerOf = (folders: Folders) => ({
  folders,
  path: practicePath(folders),
  lock: practiceLock(folders),
});

const linesIn = (values: readonly unknown[]): readonly PracticeLine[] =>
  values.flatMap((value) => {
    const read = v.safeParse(lineSchema, value);
    return read.success ? [read.output] : [];
  });

/** The lines of the practice ledger, the oldest first; none if it cannot be read. */
export async function readPractice(folders: Folders): Promise<readonly PracticeLine[]> {
  try {
    return linesIn((await readLedger(ledgerOf(folders))).values);
  } catch {
    return [];
  }
}

/** Whether a line is new. Mistakes are told apart by their ids; other lines may occur again. */
const isNew = (line: PracticeLine, known: readonly PracticeLine[]): boolean =>
  line.kind !== 'mistake' || !known.some((one) => one.kind === 'mistake' && one.id === line.id);

/** Adds lines to the practice ledger; returns false, and does not throw, if that is not possible. */
export async function notePractice(
  lines: readonly PracticeLine[],
  folders: Folders,
): Promise<boolean> {
  try {
    return await addToLedger(ledgerOf(folders), ({ values }) => {
      const known = linesIn(values);
      return lines.filter((line) => isNew(line, known));
    });
  } catch {
    return false;
  }
}

export const triesIn = (lines: readonly PracticeLine[]): readonly Tried[] =>
  lines.filter((line) => line.kind === 'puzzle');

/** The ideas of a game's lesson that were met. */
export const ideasMet = (lines: readonly PracticeLine[], game: string): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.kind === 'idea' && line.game === game ? [line.idea] : [])));
