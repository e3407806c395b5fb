/**
 * Sampled worlds played on by the policy, each seat from its own observation. The playouts of a search go
 * to the end of the deal, to an endgame small enough to solve, or to a static evaluation. For the judge
 * nothing is cut short, because the finished deal itself is looked at: agreements count besides the
 * policy, and a rest is solved only where the game says what deal that leaves.
 */

import { at } from '../engine/estimate.ts';
import { CHANCE, NOBODY, type Seat, type Unfolded } from '../engine/game.ts';
import { below, openQuickStream, type Random, type Streams } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { solveRest } from './ending.ts';
import {
  type AGame,
  list,
  type Meter,
  make,
  throughChance,
  utilitiesAtEnd,
  utilitiesOf,
} from './level.ts';

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
function chosen<S, M, V>(
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

/** A deal still going on after so many moves is given up. */
const LONGEST_DEAL = 1500;

/** The streams of one world, for each seat and each word of chance: the same after every move. */
type WorldStreams = (who: string | Seat) => Random;

export function openWorldStreams(name: string): WorldStreams {
  const open = new Map<string | Seat, Random>();
  return (who) => {
    const stream = open.get(who) ?? openQuickStream(`${name}/${who}`);
    open.set(who, stream);
    return stream;
  };
}

/** The move of the seat to act: the agreed one, else one that its policy draws. */
function moveOf<S, M, V>(game: AGame<S, M, V>, state: S, random: Random, meter: Meter): M {
  const moves = list(game, state, meter);
  if (moves.length === 1) return at(moves, 0);
  const { bookMove } = game.extras;
  const agreed = bookMove?.(game.observer.observe(state, game.rules.actor(state)), moves);
  return agreed ?? at(moves, chosen(game, state, moves, random));
}

function chanced<S, M, V>(game: AGame<S, M, V>, state: S, streams: Streams, meter: Meter): S {
  meter.positions++;
  const after = game.rules.applyChance(state, game.rules.chance(state, streams));
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own chance`);
  return after;
}

type Step<M> = Unfolded<unknown, M>['steps'][number];

/** The end of the deal under way, each move added to `steps`; undefined where it comes to none. */
export function playToEnd<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  streams: WorldStreams,
  meter: Meter,
  steps: Step<M>[] = [],
): S | undefined {
  let state = from;
  for (let n = 0; n < LONGEST_DEAL; n++) {
    const seat = game.rules.actor(state);
    if (seat === NOBODY) return state;
    const end = game.extras.finish?.(state);
    if (end !== undefined) return end;
    if (seat === CHANCE) {
      state = chanced(game, state, streams, meter);
    } else {
      const move = moveOf(game, state, streams(seat), meter);
      steps.push({ seat, move });
      state = make(game, state, move, meter);
    }
  }
  return undefined;
}

/** How a deal goes on from a move in a world; undefined where it does not come to an end. */
export function playOn<S, M, V>(
  game: AGame<S, M, V>,
  world: S,
  move: M,
  streams: WorldStreams,
  meter: Meter,
): Unfolded<S, M> | undefined {
  const seat = game.rules.actor(world);
  const steps = [{ seat, move }];
  const end = playToEnd(game, make(game, world, move, meter), streams, meter, steps);
  return end === undefined ? undefined : { before: world, seat, steps, end };
}
