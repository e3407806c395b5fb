/**
 * Playouts: a sampled world played on by habit, each seat from its own view, to the end of the
 * deal or to a judgement.
 */
import { CHANCE, type Game, NOBODY, type Seat } from '../engine/game.ts';
import type { OptionValues } from '../engine/options.ts';
import { below, type Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { at } from './pick.ts';
import { worthsAtEnd, worthsOf } from './worth.ts';

type AGame<S, M, V> = Game<OptionValues, S, M, V>;

/** Moves after which a playout is judged, in games that can judge. */
const JUDGED_AFTER = 6;
/** A playout that does not end is worth nothing to anybody. */
const LONGEST = 1500;

/** Counts the positions a search has made. */
export interface Meter {
  positions: number;
}

/** A legal list of so many moves takes as long as a position. */
const LONG_LIST = 32;

/** The actor's moves: the game's shortlist or the legal list; a long one counts. */
export function list<S, M, V>(game: AGame<S, M, V>, state: S, meter: Meter): readonly M[] {
  const moves = game.mind.shortlist?.(game.view(state, game.actor(state))) ?? game.legal(state);
  meter.positions += Math.floor(moves.length / LONG_LIST);
  return moves;
}

/** The state after a move that is on the legal list. */
export function make<S, M, V>(game: AGame<S, M, V>, state: S, move: M, meter: Meter): S {
  meter.positions++;
  const after = game.apply(state, move);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own ${game.write(move)}`);
  return after;
}

/** Lets chance act until a seat has to or the deal is over. */
export function throughChance<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  random: Random,
  meter: Meter,
): S {
  let current = state;
  while (game.actor(current) === CHANCE) {
    meter.positions++;
    const after = game.applyChance(
      current,
      game.chance(current, () => random),
    );
    if (isRefusal(after)) throw new Error(`${game.id} refuses its own chance`);
    current = after;
  }
  return current;
}

/** A place in `weights`, chosen in proportion. */
function draw(weights: readonly number[], random: Random): number {
  let ticket = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    ticket -= weights[i] ?? 0;
    if (ticket < 0) return i;
  }
  return weights.length - 1;
}

function chosen<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
  random: Random,
): number {
  if (moves.length === 1) return 0;
  const weights = game.mind.habit?.(game.view(state, game.actor(state)), moves);
  return weights === undefined ? below(random, moves.length) : draw(weights, random);
}

/** What `seat` expects of the deal for everybody; nothing where the game cannot judge. */
function judged<S, M, V>(game: AGame<S, M, V>, state: S, seat: Seat): readonly number[] {
  const points = game.mind.judgement?.(game.view(state, seat));
  return points === undefined ? [] : worthsOf(points, game.aim);
}

/** The worths by seat at the end of one playout; where it is cut short, as `seat` judges. */
export function playOut<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  seat: Seat,
  random: Random,
  meter: Meter,
): readonly number[] {
  const most = game.mind.judgement === undefined ? LONGEST : JUDGED_AFTER;
  let state = throughChance(game, from, random, meter);
  for (let n = 0; game.actor(state) !== NOBODY; n++) {
    if (n === most) return judged(game, state, seat);
    const moves = list(game, state, meter);
    const move = at(moves, chosen(game, state, moves, random));
    state = throughChance(game, make(game, state, move, meter), random, meter);
  }
  return worthsAtEnd(game, state);
}
