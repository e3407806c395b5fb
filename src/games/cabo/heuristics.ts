/**
 * What computer players know about Cabo beyond its rules. Everything is counted in points of the
 * player's own row: a card the player does not know counts as the mean of the unseen cards, or as less where
 * its owner would have parted with a high one (`bounds.ts`). `npm run weights -- cabo` measures how much less, and
 * how rows shrink; the other weights are chosen by judgement, measured as a whole by `npm run ladder -- cabo`.
 */
import { namesThatHold } from '../../blocks/conditions.ts';
import type { Card } from '../../cards/pack.ts';
import { first, has } from '../../cards/set.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import { isOnePlace, type Move, type PlaceSet } from './moves.ts';
import { eachSeen, type Observation } from './observation.ts';
import { pack } from './round.ts';
import { rowOf, topOf } from './rules.ts';
import { CALLER_EXTRA, isKamikaze, KAMIKAZE_POINTS, resultOf } from './score.ts';
import { boundOf, cardAt, isHidden, type Row, type State, UNBOUND } from './state.ts';

/** The highest sum of a row that often wins, and the lowest that costs much. */
const LOW = 8;
const HIGH = 15;

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

const PACK_SUM = sum(pack.order);
const PACK_SIZE = pack.order.length;
/** How far a bound lowers the guess of a card. The policy alone would give less: it parts with fewer high cards. */
export const TOLD_SHARE = 0.9;

/** The mean of the cards the observer has not seen. */
export function meanUnseen(observation: Observation): number {
  let left = PACK_SUM;
  let cards = PACK_SIZE;
  eachSeen(observation, (card) => {
    left -= card;
    cards -= 1;
  });
  return cards > 0 ? left / cards : 0;
}

/** The expected value of each card in a row to the observer. */
export function guessRow(row: Row, mean: number): readonly number[] {
  const guesses: number[] = [];
  for (const place of row) {
    if (!isHidden(place)) guesses.push(cardAt(place));
    else guesses.push(mean * (1 - TOLD_SHARE * (1 - boundOf(place) / UNBOUND)));
  }
  return guesses;
}

/** The observation of the seat to act, with the values that the weights of all its moves need. */
interface Estimates {
  readonly observation: Observation;
  readonly row: Row;
  readonly guesses: readonly (readonly number[])[];
  readonly own: readonly number[];
  /** The likely gain of a turn with a card from the stock. */
  readonly drawing: number;
}

/** The value of replacing an unknown card of one's own by a known one, beside the points saved. */
const INSIGHT = 1;
/** The cost of taking a card from the pile, which everybody then knows. */
const OPENNESS = 0.3;
/** The value of the chance of an action, beside the points that a drawn card saves. */
const ACTION_VALUE = 0.5;
/** The value of getting to know a card that only others know. */
const SPY_VALUE = 0.4;
const PEEK_VALUE = 2;
/** The value to a player of another's row getting worse. */
const MALICE = 0.3;
/** The cost, for each point below GIFT_BELOW, of leaving a low card to the next player. */
const GIFT = 0.3;
const GIFT_BELOW = 4;
const FALSE_SET = -8;

/** The mean saving of an even draw from 0–13 over a card worth `high`. */
const savingOver = (high: number): number => (high * (high + 1)) / 28;

function estimatesOf(observation: Observation): Estimates {
  const mean = meanUnseen(observation);
  const guesses = observation.rows.map((row) => guessRow(row, mean));
  const own = guesses[observation.turn] ?? [];
  const drawing = savingOver(Math.max(...own)) + ACTION_VALUE;
  return { observation, row: rowOf(observation.rows, observation.turn), guesses, own, drawing };
}

/** The points saved by replacing the cards at `places` with `card`; a set counts only if known to be one. */
function saving({ row, own }: Estimates, places: PlaceSet, card: Card): number {
  const home = first(places);
  const one = row[home] ?? 0;
  if (isOnePlace(places)) return (own[home] ?? 0) - card + (isHidden(one) ? INSIGHT : 0);
  let total = 0;
  for (let at = home; at < row.length; at++) {
    if (!has(places, at)) continue;
    if (isHidden(one) || cardAt(row[at] ?? 0) !== cardAt(one)) return FALSE_SET;
    total += cardAt(one);
  }
  return total - card;
}

const guessAt = (estimates: Estimates, seat: Seat, place: number): number =>
  estimates.guesses[seat]?.[place] ?? 0;

const isUnknown = ({ observation }: Estimates, seat: Seat, place: number): boolean =>
  isHidden(rowOf(observation.rows, seat)[place] ?? 0);

/** The points by which others improve in the last turns after a call. */
const LAST_TURN = 2;
/** The points of doubt for each unknown card of the caller's row. */
const DOUBT = 1.5;
/** The number of turns of each player after which the length of the round counts one point for calling. */
const PATIENCE = 10;

/** The value of calling: by how much the player's own row is likely to be the lowest. */
function calling({ observation, row, guesses, own }: Estimates): number {
  const others = guesses.filter((_, seat) => seat !== observation.turn);
  const lowest = Math.min(...others.map(sum));
  const unsure = row.filter(isHidden).length;
  const pressure = observation.turns / (PATIENCE * observation.options.players);
  return lowest - LAST_TURN - sum(own) - DOUBT * unsure + pressure;
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
      return estimates.drawing;
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

/** The value of a swap between two others: the lower row should get the higher card. */
function crossValue(estimates: Estimates, move: Extract<Move, { verb: 'cross' }>): number {
  const { seat, place, other, otherPlace } = move;
  const burden = guessAt(estimates, other, otherPlace) - guessAt(estimates, seat, place);
  const sums = estimates.guesses.map(sum);
  return (sums[seat] ?? 0) < (sums[other] ?? 0) ? burden * MALICE : -burden * MALICE;
}

/** How strongly better moves are preferred. */
const SHARPNESS = 0.9;
/** The loss of points against the best move at which a move is not considered. */
const HOPELESS = -7;

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

/** The spread of the points by which a row may still change, before and after a call. */
const OPEN_SPREAD = 5;
const LAST_SPREAD = 1.5;
/** The share of its sum a row keeps until someone calls. */
export const SHRINKING = 0.7;

/** Expected points: a row's sum, unless it is the lowest in the end. */
export function evaluate(observation: Observation): readonly number[] {
  if (observation.phase === 'over') return resultOf({ ...observation, stock: [] }).points;
  const kamikaze = observation.rows.findIndex(isKamikaze);
  if (kamikaze >= 0)
    return observation.rows.map((_, seat) => (seat === kamikaze ? 0 : KAMIKAZE_POINTS));
  const mean = meanUnseen(observation);
  const called = observation.caller >= 0;
  const sums = observation.rows.map((row) => sum(guessRow(row, mean)));
  const least = Math.min(...sums);
  const chances = sums.map((value) =>
    Math.exp((least - value) / (called ? LAST_SPREAD : OPEN_SPREAD)),
  );
  const all = sum(chances);
  return sums.map((value, seat) => {
    const expected = called ? value : value * SHRINKING;
    const lost = 1 - (chances[seat] ?? 0) / all;
    return lost * (expected + (seat === observation.caller ? CALLER_EXTRA : 0));
  });
}
