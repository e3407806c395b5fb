/**
 * The expected outcome of a deal: melds and canastas as they lie, unfinished canastas by their chance,
 * hands by what may still become of them in the time left. The shares are judgement, measured
 * as a whole by `npm run ladder -- canasta`.
 */
import type { Bag } from '../../cards/bag.ts';
import { isRedThree, isWild, rankOf, valueFor } from './cards.ts';
import type { Observation } from './observation.ts';
import { nearness, timeLeft } from './outlook.ts';
import { canastaValue, meldedValue } from './score.ts';
import { CANASTA, type Meld, partyOf, type Side } from './state.ts';

const NATURAL = 500;
const MIXED = 300;
/** Share of the chance of a canasta that is counted at once. */
const TRUST = 0.8;
/** What a card in an unseen hand counts on average; `npm run weights -- canasta` counts it. */
export const UNSEEN_CARD = 11;
const RED_THREE = 100;
const ALL_RED_THREES = 200;
/** The value of having melded, while there is time. */
const OPENED = 60;

const bonusOf = ({ wilds }: Meld): number => (wilds === 0 ? NATURAL : MIXED);

/** Canastas still to come; `more`: cards by rank in the own hand that will be added. */
function promiseOf(side: Side, more: (rank: number) => number, time: number): number {
  let promise = 0;
  for (const meld of side.melds) {
    const size = meld.cards.length;
    if (size >= CANASTA) continue;
    const chance = Math.max(nearness(size) * time, nearness(size + more(meld.rank)) * time * 0.9);
    promise += TRUST * chance * bonusOf(meld);
  }
  return promise;
}

function redThrees({ reds, melds }: Side, time: number): number {
  const each = reds.length === 4 ? ALL_RED_THREES : RED_THREE;
  const share = melds.length > 0 ? 1 : 2 * time - 1;
  return reds.length * each * share;
}

const TO_ADD = 0.8;
const TRIPLE = 0.6;
const PAIR = 0.15;
const SINGLE = -0.25;
const WILD = 0.7;

/** The worth of a card in the observer's hand, as a share of its points, while there is time. */
function shareOf(card: number, side: Side, counts: (rank: number) => number): number {
  if (isWild(card)) return WILD;
  const rank = rankOf(card);
  if (side.melds.some((meld) => meld.rank === rank)) return TO_ADD;
  const count = counts(rank);
  if (count >= 3) return TRIPLE;
  return count === 2 ? PAIR : SINGLE;
}

function handValue(hand: Bag, side: Side, time: number): number {
  const counts = (rank: number): number => {
    let count = 0;
    for (const card of hand) if (rankOf(card) === rank && !isRedThree(card)) count++;
    return count;
  };
  let value = 0;
  for (const card of hand)
    value += valueFor(card) * (time * shareOf(card, side, counts) - (1 - time));
  return value;
}

const UNSEEN_SHARE = 0.15;
/** An unseen hand of that many cards, those from a taken pile known. */
function unseenValue(size: number, known: Bag, side: Side, time: number): number {
  const others = (size - known.length) * UNSEEN_CARD * (time * UNSEEN_SHARE - (1 - time));
  return others + handValue(known, side, time);
}

function sideValue(observation: Observation, side: Side, party: number, time: number): number {
  const { standing, observer, hand, sizes, known } = observation;
  const mine = observer >= 0 && partyOf(standing, observer) === party;
  const inHand = (rank: number): number =>
    mine ? hand.filter((card) => rankOf(card) === rank && !isRedThree(card)).length : 0;
  let value =
    meldedValue(side) +
    canastaValue(side) +
    promiseOf(side, inHand, time) +
    redThrees(side, time) +
    (side.melds.length > 0 ? OPENED * time : 0);
  for (const seat of standing.order) {
    if (partyOf(standing, seat) !== party) continue;
    value +=
      seat === observer
        ? handValue(hand, side, time)
        : unseenValue(sizes[seat] ?? 0, known[seat] ?? [], side, time);
  }
  return value;
}

/** Expected points of the deal by seat. */
export function evaluate(observation: Observation): readonly number[] {
  const time = timeLeft(observation);
  const values = observation.sides.map((side, party) => sideValue(observation, side, party, time));
  return observation.standing.party.map((party) => values[party] ?? 0);
}
