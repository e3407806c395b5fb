/**
 * What a level may spend. Strength is counted in positions searched, never in seconds, so that
 * any machine replays a decision.
 */
import type { Level } from '../engine/game.ts';

export type Who = 'random' | Level;

interface Effort {
  /** Positions a decision may look at: states made by a move or by chance. */
  readonly positions: number;
  /** Plays with a memory that fails, where the game says how. */
  readonly forgets: boolean;
  /** Uses the exact answers a game can give. */
  readonly solves: boolean;
}

export const EFFORTS: Readonly<Record<Level, Effort>> = {
  easy: { positions: 100, forgets: true, solves: false },
  medium: { positions: 600, forgets: false, solves: true },
  hard: { positions: 20_000, forgets: false, solves: true },
};

/** A world sampled costs about as much as this many positions. */
export const WORLD_COST = 8;
/** Positions between two breaths of a search: about eight milliseconds. */
export const SLICE = 1000;
/** The share of a level's positions that the solving of one ending may take. */
export const ENDING_SHARE = 1 / 100;
/** A position of a solved ending, made without views and habits, beside one of a playout. */
export const SOLVED_COST = 0.3;
