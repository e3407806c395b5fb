/**
 * Decisions by exact answers: where a game can tell what every move is worth once nothing is
 * hidden, worlds are sampled and the answers averaged.
 */
import type { Game, Hidden, Seat } from '../engine/game.ts';
import type { OptionValues } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import { at } from './pick.ts';
import { sampleWorld } from './world.ts';

type AGame<S, M, V> = Game<OptionValues, S, M, V>;

/** Worlds asked about at most. */
const MOST = 60;

/** A decision that exact answers may settle. */
export interface OpenTask<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly view: V;
  readonly hidden: Hidden;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly random: Random;
  /** Positions that may be searched. */
  readonly limit: number;
}

/** Worlds that a level asks about: one at least, and as its positions grow, their root more. */
const worldsFor = (limit: number, cost: number): number =>
  Math.max(1, Math.min(MOST, Math.floor(Math.sqrt(limit) / cost)));

/**
 * The mean worth of every move over sampled worlds, pausing after each; undefined where the game
 * has no exact answer here.
 */
export function* openHands<S, M, V>(
  task: OpenTask<S, M, V>,
): Generator<void, readonly number[] | undefined> {
  const { game, view, hidden, moves, random, limit } = task;
  const { exact, exactCost } = game.mind;
  if (exact === undefined) return undefined;
  const worlds = worldsFor(limit, exactCost?.(view) ?? 1);
  const sums = moves.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const worths = exact(sampleWorld(game, view, hidden, random), moves);
    if (worths === undefined) return undefined;
    worths.forEach((worth, i) => {
      sums[i] = at(sums, i) + worth / worlds;
    });
    yield;
  }
  return sums;
}

/** The place of the best worth; of equals the one habit prefers. */
export function bestOf<S, M, V>(
  { game, view, moves }: OpenTask<S, M, V>,
  worths: readonly number[],
): number {
  const top = Math.max(...worths);
  const weights = game.mind.habit?.(view, moves) ?? moves.map(() => 1);
  let best = -1;
  worths.forEach((worth, i) => {
    if (top - worth < EQUAL && (best < 0 || at(weights, i) > at(weights, best))) best = i;
  });
  return best;
}

/** Worths that differ by less are equal. */
const EQUAL = 1e-6;
