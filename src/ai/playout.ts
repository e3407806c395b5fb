/**
 * The playouts of a search: sampled worlds played on by the policy, each seat from its own observation, to the end
 * of the deal, to an endgame small enough to solve, or to a static evaluation. Endgames of a fully known world are
 * solved exactly, by alpha-beta for two sides and by max^n (Luckhardt and Irani 1986) for more. The solver gives up
 * where chance is still to act or the limit is reached. The constants are judgement, measured by
 * `npm run ladder -- GAME`.
 */

import { at, descending } from '../engine/estimate.ts';
import { CHANCE, type Endgame, NOBODY, type Seat } from '../engine/game.ts';
import { below, type Random } from '../engine/random.ts';
import {
  type AGame,
  type Meter,
  make,
  movesOf,
  throughChance,
  utilitiesAtEnd,
  utilitiesOf,
} from './world.ts';

/** The most moves of a line that the solver follows. */
const DEEPEST = 300;

/** Thrown where an endgame is too large to be solved. */
class TooLarge extends Error {}

/** An endgame to be solved. */
interface Ending<S, M, V> {
  readonly game: AGame<S, M, V>;
  /** The seat whose utilities are computed. */
  readonly seat: Seat;
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly meter: Meter;
  readonly limit: number;
}

/** The cost of a position of a solved endgame, relative to one of a playout: it needs no observation and no policy. */
const SOLVED_COST = 0.3;

/** The state after a move. Throws TooLarge beyond the limit, and where chance is to act. */
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

/** The legal moves in the order of the policy, which puts good moves first, so that more lines are cut off. */
function ordered<S, M, V>(game: AGame<S, M, V>, state: S): readonly M[] {
  const moves = game.rules.legal(state);
  if (moves.length < 3 || game.heuristics.policy === undefined) return moves;
  const weights = game.heuristics.policy(
    game.observer.observe(state, game.rules.actor(state)),
    moves,
  );
  return descending(weights).map((place) => at(moves, place));
}

/** The utility for `seat` with best play by both sides, if it lies between `least` and `most` (alpha–beta search). */
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

/**
 * The utilities by seat when each seat maximizes its own (max^n). A game that knows how its last trick goes is asked
 * for the result, in place of single moves.
 */
function each<S, M, V>(ending: Ending<S, M, V>, state: S, depth: number): readonly number[] {
  const { game, meter, limit } = ending;
  const actor = game.rules.actor(state);
  if (actor === NOBODY) return utilitiesAtEnd(game, state);
  const last = game.heuristics.lastTrick?.(state);
  if (last !== undefined) {
    meter.positions += last.length;
    if (meter.positions > limit) throw new TooLarge();
    return utilitiesOf(last, game.aim);
  }
  let best: readonly number[] | undefined;
  for (const move of game.rules.legal(state)) {
    const utilities = each(ending, step(ending, state, move, depth), depth + 1);
    if (best === undefined || (utilities[actor] ?? 0) > (best[actor] ?? 0)) best = utilities;
  }
  return best ?? [];
}

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** Whether there are two sides of equally many seats, which makes the endgame zero-sum. */
const isDuel = (sides: readonly number[]): boolean =>
  new Set(sides).size === 2 &&
  2 * sides.filter((side) => side === sides[0]).length === sides.length;

/** The utilities by seat of a world in which all play on as well as possible. */
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
  const everyoneAlone = Array.from({ length: game.rules.players(state) }, (_, other) => other);
  const { sides } = game.heuristics.endgame?.(state) ?? { sides: everyoneAlone };
  const ending = { game, seat, sides, meter: { positions: 0 }, limit };
  return ifSmall(() =>
    moves.map((move) => at(utilitiesBySeat(ending, step(ending, state, move, 0), 1), seat)),
  );
}

/** Whether `moves` moves by `seats` seats make more than `most` lines of play, if every card may be played. */
function isLong(moves: number, seats: number, most: number): boolean {
  let lines = 1;
  for (let left = Math.ceil(moves / seats); left > 1 && lines <= most; left--)
    for (let seat = 0; seat < seats; seat++) lines *= left;
  return lines > most;
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
  if (isLong(moves, sides.length, most)) return undefined;
  const own = { positions: 0 };
  const seat = game.rules.actor(state);
  const ending = { game, seat, sides, meter: own, limit: POSITIVE_INFINITY };
  const utilities = ifSmall(() => utilitiesBySeat(ending, state, 0));
  meter.positions += own.positions * SOLVED_COST;
  return utilities;
}

/** A playout of more moves than this counts as 0 for every seat. */
const LONGEST = 1500;

/** An index of `weights`, drawn with probabilities in proportion to them. */
function drawWeighted(weights: readonly number[], random: Random): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
  let ticket = random() * total;
  for (let i = 0; i < weights.length; i++) {
    ticket -= weights[i] ?? 0;
    if (ticket < 0) return i;
  }
  return weights.length - 1;
}

/** The weights that the policy of the actor gives these moves; undefined where the game has no policy. */
export const policyWeights = <S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
): readonly number[] | undefined =>
  game.heuristics.policy?.(game.observer.observe(state, game.rules.actor(state)), moves);

/** The index of the move that the policy of the actor draws. */
export function drawMove<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
  random: Random,
): number {
  if (moves.length === 1) return 0;
  const weights = policyWeights(game, state, moves);
  return weights === undefined ? below(random, moves.length) : drawWeighted(weights, random);
}

/** The utilities by seat that `seat` expects; an empty list where the game has no evaluation. */
function evaluated<S, M, V>(game: AGame<S, M, V>, state: S, seat: Seat): readonly number[] {
  const points = game.heuristics.evaluate?.(game.observer.observe(state, seat));
  return points === undefined ? [] : utilitiesOf(points, game.aim);
}

/** What playouts for a seat need. */
interface PlayoutTask<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly seat: Seat;
  readonly random: Random;
  readonly meter: Meter;
  /** Positions that solving an endgame may take. */
  readonly endings: number;
}

/** The utilities by seat at the end of one playout; where it is cut short, as `seat` evaluates it. */
export function playOut<S, M, V>(playing: PlayoutTask<S, M, V>, from: S): readonly number[] {
  const { game, seat, random, meter, endings } = playing;
  const most = game.heuristics.evaluatedAfter ?? LONGEST;
  let state = throughChance(game, from, random, meter);
  for (let n = 0; game.rules.actor(state) !== NOBODY; n++) {
    const rest = game.heuristics.endgame?.(state);
    const utilities = rest && solveRest(game, state, rest, endings, meter);
    if (utilities !== undefined) return utilities;
    if (n === most) return evaluated(game, state, seat);
    const moves = movesOf(game, state, meter);
    const move = at(moves, drawMove(game, state, moves, random));
    state = throughChance(game, make(game, state, move, meter), random, meter);
  }
  return utilitiesAtEnd(game, state);
}
