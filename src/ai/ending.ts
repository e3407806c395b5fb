/**
 * Exact endings of a world that is wholly known: alpha-beta for two seats, every seat for its own
 * worth with more. Gives up where chance is still to act or the limit is reached.
 */
import { CHANCE, type Game, NOBODY, type Seat } from '../engine/game.ts';
import type { OptionValues } from '../engine/options.ts';
import { at } from './pick.ts';
import { type Meter, make } from './playout.ts';
import { worthsAtEnd } from './worth.ts';

const DEEPEST = 300;

class TooLarge extends Error {}

interface Ending<S, M, V> {
  readonly game: Game<OptionValues, S, M, V>;
  readonly seat: Seat;
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
  if (game.actor(after) === CHANCE) throw new TooLarge();
  return after;
}

/** Moves in the order of habit, which finds good ones early and so cuts more. */
function ordered<S, M, V>(game: Game<OptionValues, S, M, V>, state: S): readonly M[] {
  const moves = game.legal(state);
  if (moves.length < 3 || game.mind.habit === undefined) return moves;
  const weights = game.mind.habit(game.view(state, game.actor(state)), moves);
  return moves
    .map((move, i) => ({ move, weight: weights[i] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => move);
}

/** The worth for `seat` of two, best play by both, if it lies between `least` and `most`. */
function duel<S, M, V>(
  ending: Ending<S, M, V>,
  state: S,
  least: number,
  most: number,
  depth: number,
): number {
  const { game, seat } = ending;
  const actor = game.actor(state);
  if (actor === NOBODY) return worthsAtEnd(game, state)[seat] ?? 0;
  const own = actor === seat;
  let low = least;
  let high = most;
  for (const move of ordered(game, state)) {
    const worth = duel(ending, step(ending, state, move, depth), low, high, depth + 1);
    if (own) low = Math.max(low, worth);
    else high = Math.min(high, worth);
    if (low >= high) break;
  }
  return own ? low : high;
}

/** The worths by seat when each seat plays for its own. */
function each<S, M, V>(ending: Ending<S, M, V>, state: S, depth: number): readonly number[] {
  const { game } = ending;
  const actor = game.actor(state);
  if (actor === NOBODY) return worthsAtEnd(game, state);
  let best: readonly number[] | undefined;
  for (const move of game.legal(state)) {
    const worths = each(ending, step(ending, state, move, depth), depth + 1);
    if (best === undefined || (worths[actor] ?? 0) > (best[actor] ?? 0)) best = worths;
  }
  return best ?? [];
}

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/**
 * What each move of the actor is worth to it in a state all of which is known; undefined where
 * that takes more than `limit` positions or chance has a part in it.
 */
export function solveEnding<S, M, V>(
  game: Game<OptionValues, S, M, V>,
  state: S,
  moves: readonly M[],
  players: number,
  limit: number,
): readonly number[] | undefined {
  const seat = game.actor(state);
  const ending = { game, seat, meter: { positions: 0 }, limit };
  const after = (move: M): number => {
    const next = step(ending, state, move, 0);
    if (players === 2) return duel(ending, next, NEGATIVE_INFINITY, POSITIVE_INFINITY, 1);
    return at(each(ending, next, 1), seat);
  };
  try {
    return moves.map(after);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
