/**
 * Puzzles of a game, as its file of puzzles has them: decisions in which the best move is clear and is not the one
 * that suggests itself. `npm run puzzles` finds them and writes the file.
 */
import type { Estimate } from './estimate.ts';

export interface PuzzleData {
  /** The number of the puzzle's seed S/n in the series. */
  readonly n: number;
  /** The seat that decides. */
  readonly seat: number;
  /** The steps of all seats before the decision as texts, separated by semicolons. */
  readonly steps: string;
  readonly best: string;
  /**
   * Other moves that were weighed, the one that suggests itself first, separated by semicolons: each with what the best
   * move gains over it, and the standard error of that gain.
   */
  readonly others: string;
  /** The weakest opponent that finds the best move: 1 easy, 2 medium, 3 only the strongest. */
  readonly grade: number;
}

/** The puzzles that `npm run puzzles` found in a series of seeds. */
export interface Puzzles {
  readonly seed: string;
  /** How many seeds were searched. */
  readonly tried: number;
  readonly puzzles: readonly PuzzleData[];
}

/** What a move gains over others, by the texts of those; an error of 0 marks a computed gain. */
export type Gains = Readonly<Record<string, Estimate>>;

const READ = /^(.+) (-?[\d.]+) ([\d.]+)$/;

/** Reads gains in the form “draw 4.5 0.3;add 1 KS 12 1.25”. Throws on anything else. */
export function readGains(line: string): Gains {
  const read = line.split(';').map((part) => {
    const [, move = '', mean = '', error = ''] = READ.exec(part) ?? [];
    if (move === '') throw new Error(`no gain: ${part}`);
    return [move, { mean: Number(mean), error: Number(error) }] as const;
  });
  return Object.fromEntries(read);
}

export const writeGains = (gains: Gains): string =>
  Object.entries(gains)
    .map(([move, { mean, error }]) => `${move} ${mean} ${error}`)
    .join(';');
