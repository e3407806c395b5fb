/** What a game reads and writes of other programs: files of matches, and texts about which something is computed. */
import type { Text } from '../lang/text.ts';
import type { FigureTable } from './figures.ts';
import type { OptionValue } from './options.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

/** A match as files of other programs hold it; `replay` of `talon` turns its steps into one. */
export interface Transcript {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  readonly steps: readonly string[];
  /** The number of the first deal; absent: 1. */
  readonly first?: number;
  /** What the file says of deals beyond these steps, which may be none. */
  readonly kept?: readonly KeptDeal[];
  /** Where the file contradicts itself or cannot be read; `kept` has it word for word. */
  readonly lost?: readonly Text[];
}

/** All that a file of another program says of a deal, complete or not. */
export interface KeptDeal {
  /** The number of the deal in the match that plays it; absent: no match can. */
  readonly deal?: number;
  /** The name of one of the game's formats. */
  readonly format: string;
  /** The deal in that format. */
  readonly text: string;
}

/** What a file of another program holds. */
export interface FileRead {
  /** The matches that hold the deals; a getter where making them takes longer than reading. */
  readonly transcripts: readonly Transcript[];
  /** The points by seat of each deal of the file; undefined where it does not say, or contradicts itself. */
  readonly points: readonly (readonly number[] | undefined)[];
  /** Text outside all deals, which is left out. */
  readonly strays: readonly Text[];
  /** What custom supplies where the file is silent. */
  readonly notes: readonly Text[];
}

/** A notation that other programs share, text to matches and back. */
export interface Format {
  /** The matches in a file; every step is legal, the last deal may be unfinished. Refused if there are none. */
  read(source: string): FileRead | Refusal;
  write(transcripts: readonly Transcript[]): string | Refusal;
}

/** What a game reads and writes of other programs. */
export interface Interchange {
  /** Notations of other programs, by the ending of their files. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** What can be computed from outside text, by the word that asks for it. */
  readonly analyses?: Readonly<Record<string, Analysis>>;
}

/** The format of this name that a game reads and writes; undefined if it has none. */
export function formatIn(interchange: Interchange | undefined, name: string): Format | undefined {
  const formats = interchange?.formats ?? {};
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}

/** Reads a text that holds one deal and nothing else. */
export function readOneDeal(format: Format, kept: string): FileRead | Refusal {
  const file = format.read(kept);
  const isOneDeal = !isRefusal(file) && file.points.length === 1 && file.strays.length === 0;
  return isOneDeal ? file : refuse('notation', texts.replay.notOneDeal);
}

/** What an analysis found about one item of its input. */
export interface Finding {
  readonly table: FigureTable;
  /** The finding as data, for scripts. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Something a game can compute from outside text, such as a deal in a common notation. */
export interface Analysis {
  /** What the analysis computes and what it reads, in one sentence for the help. */
  readonly meaning: Text;
  /** Sample input for an example. */
  readonly example: string;
  /**
   * The findings in the input, each computed when it is asked for, in any order and on any thread. Input
   * that cannot be read is refused.
   */
  open(input: string): readonly (() => Finding)[] | Refusal;
}
