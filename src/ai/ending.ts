/**
 * Exact endgames of a fully known world: alpha-beta for two sides, max^n (Luckhardt and Irani 1986)
 * for more. Gives up where chance is still to act or the limit is reached.
 */

import { at } from '../engine/estimate.ts';
import { CHANCE, type Endgame, NOBODY, type Seat } from '../engine/game.ts';
import { type AGame, type Meter, make, SOLVED_COST, utilitiesAtEnd } from './level.ts';

const DEEPEST = 300;

class TooLarge extends Error {}

interface Ending<S, M, V> {
  readonly game: AGame<S, M, V>;
  /** The seat whose utilities are computed, and the side of each seat. */
  readonly seat: Seat;
  readonly sides: readonly number[];
  readonly meter: Meter;
  readonly limit: number;
}

/** Makes a move within the limit. */
function step<S, M, V>(
  { game, meter, limit }: Ending<S, M, V>,
  state: S,
  move: M,
  depth: number,
): S {
  if (meter.positions >= limit || depth > DEEPEST) throw new TooLarge();
  const after = make(game, state, move, meter);
  if (game.rules.actor(after) === CHANCE) throw new TooLarge();
  return after;
}

/** Moves in the order of the policy, which finds good ones early and so cuts more. */
function ordered<S, M, V>(game: AGame<S, M, V>, state: S): readonly M[] {
  const moves = game.rules.legal(state);
  if (moves.length < 3 || game.heuristics.policy === undefined) return moves;
  const weights = game.heuristics.policy(
    game.observer.observe(state, game.rules.actor(state)),
    moves,
  );
  return moves
    .map((move, i) => ({ move, weight: weights[i] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => move);
}

/** The utility for `seat` with best play by both sides, if it lies between `least` and `most`. */
function duel<S, M, V>(
  ending: Ending<S, M, V>,
  state: S,
  least: number,
  most: number,
  depth: number,
): number {
  const { game, seat, sides } = ending;
  const actor = game.rules.actor(state);
  if (actor === NOBODY) return utilitiesAtEnd(game, state)[seat] ?? 0;
  const own = sides[actor] === sides[seat];
  let low = least;
  let high = most;
  for (const move of ordered(game, state)) {
    const utility = duel(ending, step(ending, state, move, depth), low, high, depth + 1);
    if (own) low = Math.max(low, utility);
    else high = Math.min(high, utility);
    if (low >= high) break;
  }
  return own ? low : high;
}

/** The utilities by seat when each seat maximizes its own. */
function each<S, M, V>(ending: Ending<S, M, V>, state: S, depth: number): readonly number[] {
  const { game } = ending;
  const actor = game.rules.actor(state);
  if (actor === NOBODY) return utilitiesAtEnd(game, state);
  let best: readonly number[] | undefined;
  for (const move of game.rules.legal(state)) {
    const utilities = each(ending, step(ending, state, move, depth), depth + 1);
    if (best === undefined || (utilities[actor] ?? 0) > (best[actor] ?? 0)) best = utilities;
  }
  return best ?? [];
}

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** Two sides of equally many seats: zero-sum. */
const isDuel = (sides: readonly number[]): boolean =>
  new Set(sides).size === 2 &&
  2 * sides.filter((side) => side === sides[0]).length === sides.length;

/** The utilities by seat. */
function utilitiesBySeat<S, M, V>(
  ending: Ending<S, M, V>,
  state: S,
  depth: number,
): readonly number[] {
  const { sides, seat } = ending;
  if (!isDuel(sides)) return each(ending, state, depth);
  const utility = duel(ending, state, NEGATIVE_INFINITY, POSITIVE_INFINITY, depth);
  return sides.map((side) => (side === sides[seat] ? utility : -utility));
}

/** The result of `compute`, or undefined where the endgame is too large. */
function ifSmall<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/**
 * The utility of each of the actor's moves in a fully known state; undefined where that takes more
 * than `limit` positions or chance has a part in it.
 */
export function solveEnding<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
  limit: number,
): readonly number[] | undefined {
  const seat = game.rules.actor(state);
  const own = Array.from({ length: game.rules.players(state) }, (_, other) => other);
  const { sides } = game.heuristics.endgame?.(state) ?? { sides: own };
  const ending = { game, seat, sides, meter: { positions: 0 }, limit };
  return ifSmall(() =>
    moves.map((move) => at(utilitiesBySeat(ending, step(ending, state, move, 0), 1), seat)),
  );
}

/** Upper bound on the positions of an endgame of `moves` moves by `seats` seats, every card playable. */
function mostPositions(moves: number, seats: number): number {
  let lines = 1;
  for (let left = Math.ceil(moves / seats); left > 1; left--) lines *= left ** seats;
  return lines;
}

/** The utilities by seat of a world whose endgame is short enough; undefined where it is not. */
export function solveRest<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  rest: Endgame,
  most: number,
  meter: Meter,
): readonly number[] | undefined {
  const { moves, sides } = rest;
  if (mostPositions(moves, sides.length) > most) return undefined;
  const own = { positions: 0 };
  const ending = {
    game,
    seat: game.rules.actor(state),
    sides,
    meter: own,
    limit: POSITIVE_INFINITY,
  };
  const utilities = ifSmall(() => utilitiesBySeat(ending, state, 0));
  meter.positions += own.positions * SOLVED_COST;
  return utilities;
}
