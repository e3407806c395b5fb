/**
 * What computer players know about Cabo beyond its rules. Everything is counted in points of the player's own row, by
 * what they estimate of the cards they do not know (`estimates.ts`). `npm run weights -- cabo` measures how much less
 * a card counts that its owner kept; the other weights are chosen by judgement, measured as a whole by
 * `npm run ladder -- cabo`.
 */
import { namesThatHold } from '../../blocks/conditions.ts';
import type { Card } from '../../cards/pack.ts';
import { first, has } from '../../cards/set.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import {
  callChance,
  crossValue,
  type Estimates,
  estimatesOf,
  guessAt,
  INSIGHT,
  MALICE,
  savingOver,
} from './estimates.ts';
import { isOnePlace, type Move, type PlaceSet } from './moves.ts';
import type { Observation } from './observation.ts';
import { rowOf, topOf } from './rules.ts';
import { isKamikaze, resultOf } from './score.ts';
import { cardAt, isHidden, type Row, type State } from './state.ts';

/** The highest sum of a row that often wins, and the lowest that costs much. */
const LOW = 8;
const HIGH = 15;

/**
 * Names of what has happened to a player by the end looked ahead to: a call that won or failed, a low or high sum, a
 * Kamikaze.
 */
export function events({ seat, end }: Unfolded<State, Move>): readonly string[] {
  const { why, sums, winners } = resultOf(end);
  const wins = winners.includes(seat);
  const calls = end.caller === seat;
  const own = sums[seat] ?? 0;
  return namesThatHold({
    called: calls && wins,
    failed: calls && !wins,
    beaten: !calls,
    low: own <= LOW,
    high: own >= HIGH,
    kamikaze: wins && why === 'kamikaze',
  });
}

/** The cost of taking a card from the pile, which everybody then knows. */
const OPENNESS = 1;
/** The value of the chance of an action, beside the points that a drawn card saves. */
const ACTION_VALUE = 1;
/** The value of getting to know a card that only others know. */
const SPY_VALUE = 0.4;
const PEEK_VALUE = 3;
/** The cost, for each point below GIFT_BELOW, of leaving a low card to the next player. */
const GIFT = 0.3;
const GIFT_BELOW = 4;
const FALSE_SET = -8;

/** The share of its value that a card saves by making a pair, which a single card may replace later (CAB-9). */
const PAIR_SHARE = 0.8;

const makesPair = (row: Row, home: number, card: Card): boolean =>
  row.some((place, at) => at !== home && cardAt(place) === card);

/** The points saved by replacing the cards at `places` with `card`; a set counts only if known to be one. */
function saving({ row, own }: Estimates, places: PlaceSet, card: Card): number {
  const home = first(places);
  const one = row[home] ?? 0;
  if (isOnePlace(places)) {
    const insight = isHidden(one) ? INSIGHT : 0;
    const pair = makesPair(row, home, card) ? PAIR_SHARE * card : 0;
    return (own[home] ?? 0) - card + insight + pair;
  }
  let total = 0;
  for (let at = home; at < row.length; at++) {
    if (!has(places, at)) continue;
    if (isHidden(one) || cardAt(row[at] ?? 0) !== cardAt(one)) return FALSE_SET;
    total += cardAt(one);
  }
  return total - card;
}

const isUnknown = ({ observation }: Estimates, seat: Seat, place: number): boolean =>
  isHidden(rowOf(observation.rows, seat)[place] ?? 0);

/** The chance of being the lowest from which a call gains points, and that of a player with unknown cards. */
const FAIR_CHANCE = 0.55;
const FAIR_UNKNOWING = 0.75;
/** The points between a call that wins and one that fails. */
const CALL_STAKE = 14;
/** The number of turns of each player after which the length of the round counts one point for calling. */
const PATIENCE = 10;

/** The value of calling, by the chance that the player's own row is the lowest in the end. */
function calling(estimates: Estimates): number {
  const { observation, row } = estimates;
  const fair = row.some(isHidden) ? FAIR_UNKNOWING : FAIR_CHANCE;
  const pressure = observation.turns / (PATIENCE * observation.options.players);
  return CALL_STAKE * (callChance(estimates) - fair) + pressure;
}

/** The points that a move is likely to save its player. */
function value(estimates: Estimates, move: Move): number {
  const { observation } = estimates;
  const { turn } = observation;
  switch (move.verb) {
    case 'look':
      return 0;
    case 'take':
      return saving(estimates, move.places, topOf(observation.pile)) - OPENNESS;
    case 'draw':
      return savingOver(Math.max(...estimates.own)) + ACTION_VALUE;
    case 'call':
      return calling(estimates);
    case 'keep':
      return saving(estimates, move.places, observation.drawn);
    case 'discard':
      return Math.min(0, observation.drawn - GIFT_BELOW) * GIFT;
    case 'peek':
      return isUnknown(estimates, turn, move.place) ? PEEK_VALUE : 0;
    case 'spy':
      return isUnknown(estimates, move.seat, move.place) ? SPY_VALUE : 0;
    case 'swap': {
      const gain = guessAt(estimates, turn, move.own) - guessAt(estimates, move.seat, move.place);
      return gain * (1 + MALICE) - (isUnknown(estimates, move.seat, move.place) ? INSIGHT : 0);
    }
    case 'cross':
      return crossValue(estimates, move);
  }
}

/** How strongly better moves are preferred. */
const SHARPNESS = 0.9;
/** The loss of points against the best move at which a move is not considered. */
const HOPELESS = -7;

/**
 * How strongly a decent player prefers each move, by the points it saves. Before the first turn all looks are alike;
 * whoever holds a Kamikaze (CAB-13) guards it.
 */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  if (observation.phase === 'look') return moves.map(() => 1);
  const estimates = estimatesOf(observation);
  if (isKamikaze(estimates.row)) return moves.map(guardKamikaze);
  const values = moves.map((move) => value(estimates, move));
  let best = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > best) best = value;
  return values.map((value) =>
    value - best < HOPELESS ? 0 : Math.exp(SHARPNESS * (value - best)),
  );
}

/** The weight of a move of a player who holds the four cards of CAB-13, and should change nothing more. */
function guardKamikaze(move: Move): number {
  if (move.verb === 'call') return 100;
  if (move.verb === 'discard' || move.verb === 'draw') return 1;
  return 0.001;
}
