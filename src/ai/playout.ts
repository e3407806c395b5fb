/**
 * Playouts: a sampled world played on by the policy, each seat from its own observation, to the end
 * of the deal, to an endgame small enough to solve, or to a static evaluation.
 */
import { NOBODY, type SearchedGame, type Seat } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { below, type Random } from '../engine/random.ts';
import { solveRest } from './ending.ts';
import { list, type Meter, make, throughChance } from './meter.ts';
import { at } from './numbers.ts';
import { utilitiesAtEnd, utilitiesOf } from './utility.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** Moves after which a playout is cut short and evaluated, in games with an evaluation. */
const EVALUATED_AFTER = 6;
/** A playout of more moves counts as 0 for every seat. */
const LONGEST = 1500;

/** An index of `weights`, drawn in proportion. */
function draw(weights: readonly number[], random: Random): number {
  let ticket = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    ticket -= weights[i] ?? 0;
    if (ticket < 0) return i;
  }
  return weights.length - 1;
}

/** The index of the move that the policy of the actor draws. */
export function chosen<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
  random: Random,
): number {
  if (moves.length === 1) return 0;
  const weights = game.heuristics.policy?.(
    game.observer.observe(state, game.rules.actor(state)),
    moves,
  );
  return weights === undefined ? below(random, moves.length) : draw(weights, random);
}

/** The points by seat that `seat` expects; none where the game has no evaluation. */
function evaluated<S, M, V>(game: AGame<S, M, V>, state: S, seat: Seat): readonly number[] {
  const points = game.heuristics.evaluate?.(game.observer.observe(state, seat));
  return points === undefined ? [] : utilitiesOf(points, game.aim);
}

/** The utilities by seat, where solving the rest takes at most `most` positions. */
function solved<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  most: number,
  meter: Meter,
): readonly number[] | undefined {
  const rest = game.heuristics.endgame?.(state);
  return rest && solveRest(game, state, rest, most, meter);
}

/** What playouts for `seat` need. */
interface Playing<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly seat: Seat;
  readonly random: Random;
  readonly meter: Meter;
  /** Positions that solving an endgame may take. */
  readonly endings: number;
}

/** The utilities by seat at the end of one playout; where it is cut short, as `seat` evaluates it. */
export function playOut<S, M, V>(playing: Playing<S, M, V>, from: S): readonly number[] {
  const { game, seat, random, meter, endings } = playing;
  const most = game.heuristics.evaluate === undefined ? LONGEST : EVALUATED_AFTER;
  let state = throughChance(game, from, random, meter);
  for (let n = 0; game.rules.actor(state) !== NOBODY; n++) {
    const utilities = solved(game, state, endings, meter);
    if (utilities !== undefined) return utilities;
    if (n === most) return evaluated(game, state, seat);
    const moves = list(game, state, meter);
    const move = at(moves, chosen(game, state, moves, random));
    state = throughChance(game, make(game, state, move, meter), random, meter);
  }
  return utilitiesAtEnd(game, state);
}
