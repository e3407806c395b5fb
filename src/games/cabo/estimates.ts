/**
 * What a player estimates of a round: the cards they do not know, the sums of rows, and the chance that a row is
 * the lowest. Cards that somebody chose to keep are low (`bounds.ts`), so that loose ones, which are all other unseen
 * cards, are higher than the mean of the unseen ones.
 */
import type { Card } from '../../cards/pack.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { Crossing } from './moves.ts';
import { eachSeen, type Observation } from './observation.ts';
import { pack } from './round.ts';
import { rowOf } from './rules.ts';
import { boundOf, cardAt, isHidden, type Place, type Row, UNBOUND } from './state.ts';

const PACK_SUM = sum(pack.order);
const PACK_SQUARES = sum(pack.order.map((card) => card * card));
const PACK_SIZE = pack.order.length;

/** The mean and the variance of a card or of a sum of cards. */
interface Guess {
  readonly mean: number;
  readonly variance: number;
}

/**
 * The share of the mean of loose cards that a card has by the bound of its place: all of it if play has told nothing.
 * In deals that `medium` plays kept cards have just this; by `npm run weights -- cabo` they have a little more, as the
 * policy alone parts with fewer high cards.
 */
const shareLeft = (place: Place): number => boundOf(place) / UNBOUND;

/** By how much the cards of rows that the observer does not know fall short of as many loose ones, in loose cards. */
function shortfall(rows: readonly Row[]): number {
  let total = 0;
  for (const row of rows)
    for (const place of row) if (isHidden(place)) total += 1 - shareLeft(place);
  return total;
}

const HIGHEST = Math.max(...pack.order);

/** A loose card: one that the observer has not seen and nobody chose to keep, as in the stock. */
function looseCard(observation: Observation): Guess {
  let left = PACK_SUM;
  let squares = PACK_SQUARES;
  let cards = PACK_SIZE;
  eachSeen(observation, (card) => {
    left -= card;
    squares -= card * card;
    cards -= 1;
  });
  const loose = cards - shortfall(observation.rows);
  if (cards <= 0 || loose <= 0) return { mean: 0, variance: 0 };
  const spread = squares / cards - (left / cards) ** 2;
  return { mean: Math.min(HIGHEST, left / loose), variance: Math.max(0, spread) };
}

/** The mean of the cards that the observer has not seen and nobody chose to keep. */
export const meanLoose = (observation: Observation): number => looseCard(observation).mean;

/** The expected value of each card in a row to the observer. */
export function guessRow(row: Row, mean: number): readonly number[] {
  const guesses: number[] = [];
  for (const place of row) guesses.push(isHidden(place) ? mean * shareLeft(place) : cardAt(place));
  return guesses;
}

/** The observation of the seat to act, with the values that the weights of all its moves need. */
export interface Estimates {
  readonly observation: Observation;
  readonly loose: Guess;
  readonly row: Row;
  readonly guesses: readonly (readonly number[])[];
  readonly own: readonly number[];
}

/** A player’s estimate of every row: known cards count as they are, unknown ones by what play has told of them. */
export function estimatesOf(observation: Observation): Estimates {
  const { rows, turn } = observation;
  const loose = looseCard(observation);
  const guesses = rows.map((row) => guessRow(row, loose.mean));
  return { observation, loose, row: rowOf(rows, turn), guesses, own: guesses[turn] ?? [] };
}

/** The value of replacing an unknown card of one's own by a known one, beside the points saved. */
export const INSIGHT = 2;
/** The value to a player of another's row getting worse. */
export const MALICE = 0.3;

export const guessAt = (estimates: Estimates, seat: Seat, place: number): number =>
  estimates.guesses[seat]?.[place] ?? 0;

/** The expected sum of the row of a seat. */
export const guessedSum = ({ guesses }: Estimates, seat: Seat): number => sum(guesses[seat] ?? []);

/** The value of a swap between two others: the lower row should get the higher card. */
export function crossValue(estimates: Estimates, move: Crossing): number {
  const { seat, place, other, otherPlace } = move;
  const burden = guessAt(estimates, other, otherPlace) - guessAt(estimates, seat, place);
  const isLower = guessedSum(estimates, seat) < guessedSum(estimates, other);
  return isLower ? burden * MALICE : -burden * MALICE;
}

/** The mean saving of an even draw from 0–13 over a card worth `high`. */
export const savingOver = (high: Card): number => (high * (high + 1)) / 28;

/** The final sum of the row of a seat. */
function sumOfRow(estimates: Estimates, seat: Seat): Guess {
  const { observation, loose } = estimates;
  let variance = 0;
  for (const place of rowOf(observation.rows, seat))
    if (isHidden(place)) variance += loose.variance * shareLeft(place) ** 2;
  return { mean: guessedSum(estimates, seat), variance };
}

/** The points by which the others lower their rows in the last turn beyond what a card from the stock saves. */
const LAST_GAIN = 0.5;
/** The variance of what a row gains in its last turn. */
const LAST_VARIANCE = 5;
/** The steepness at which a logistic curve is nearest to the normal distribution. */
const STEEPNESS = 1.702;

/** The chance that one sum is at most another, both roughly normal, when the other has one turn more. */
function chanceBelow(own: Guess, other: Guess, gain: number): number {
  const margin = other.mean - gain - LAST_GAIN - own.mean;
  const spread = Math.sqrt(own.variance + other.variance + LAST_VARIANCE);
  return 1 / (1 + Math.exp((-STEEPNESS * margin) / spread));
}

/** The chance that the row of the seat to act is the lowest in the end if it calls now. */
export function callChance(estimates: Estimates): number {
  const { guesses, observation } = estimates;
  const own = sumOfRow(estimates, observation.turn);
  let chance = 1;
  guesses.forEach((row, seat) => {
    if (seat === observation.turn) return;
    const gain = savingOver(Math.max(...row));
    chance *= chanceBelow(own, sumOfRow(estimates, seat), gain);
  });
  return chance;
}
