/**
 * What a level may spend. Strength is measured in positions searched, never in seconds, so that a
 * decision is the same on every machine. Costs are rough and all figures judgement; what they come to is
 * measured by `npm run ladder -- GAME`.
 */
import type { Level } from '../engine/game.ts';

export type Who = 'random' | Level;

export interface Effort {
  /** Positions a decision may search: states reached by a move or by chance. */
  readonly positions: number;
  /** Plays with an imperfect memory, where the game says how. */
  readonly forgets: boolean;
  /** Uses the exact solvers a game offers. */
  readonly solves: boolean;
  /** Positions that solving may take, where that is not as many as searching. */
  readonly solving?: number;
}

export const EFFORTS: Readonly<Record<Level, Effort>> = {
  easy: { positions: 100, forgets: true, solves: false },
  medium: { positions: 600, forgets: false, solves: true },
  hard: { positions: 20_000, forgets: false, solves: true },
};

/** What a level may spend where no more than so many positions may be searched. */
export function within(who: Who, positions: number): Who | Effort {
  if (who === 'random') return who;
  const effort = EFFORTS[who];
  return positions < effort.positions ? { ...effort, positions } : who;
}

/** Searches as one level does and solves as another. */
export const solvingAs = (solver: Level, searcher: Level): Effort => ({
  ...EFFORTS[searcher],
  solving: EFFORTS[solver].positions,
});

/** Sampling a world costs about as much as this many positions. */
export const WORLD_COST = 8;
/** Positions in a slice of a search: about eight milliseconds. */
export const SLICE = 1000;
/** The share of a level's positions that solving one endgame may take. */
export const ENDING_SHARE = 1 / 100;
/** Cost of a position of a solved endgame, which needs no observation and no policy, relative to one of a playout. */
export const SOLVED_COST = 0.3;
