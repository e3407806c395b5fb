/**
 * The chances of another hand's count, from the cards unseen: exact for that hand, its third card drawn
 * without replacement and, if it has acted, given its act. Where HIK-6 leaves a seat free it is
 * assumed to follow `hitShare`. `expectation.ts` compares several hands. How firmly a free seat keeps to
 * that is judgement; `npm run ladder -- hiki-kabu` measures it.
 */
import type { Card } from '../../cards/pack.ts';
import { countOf, isNineOne, isThreeAlike, KINDS, mayHit, mayStand, NO_CARD } from './hand.ts';

/** The number of unseen cards of each kind. */
export type Unseen = readonly number[];

/** Another hand as it is seen. */
export interface Other {
  readonly open: Card;
  readonly act: 'waits' | 'stood' | 'hit';
  /** The third card; NO_CARD if none was taken, or one that is not known. */
  readonly third: Card;
  readonly isDealer: boolean;
  readonly stake: number;
}

/** The place of three alike in the lists of an outlook, after the results 0–9. */
export const ALIKE = 10;

export interface Outlook {
  /** The chances by result, three alike last; with `nineOne` they add up to 1. */
  readonly chance: readonly number[];
  /** The stakes times the chances, by result. */
  readonly stake: readonly number[];
  /** The chance that the hand is a dealer's nine and one (HIK-9). */
  readonly nineOne: number;
  /** How likely the hand was to act as it did. */
  readonly evidence: number;
}

/** How firmly a free seat is assumed to keep to the rule of thumb. */
const FIRM = 0.9;

/**
 * How often a seat takes a third card: as HIK-6 binds it, or nine times in ten by the rule of thumb
 * that 4 and 5 take one, and 6 does when there are three hands or more. Where everybody else keeps
 * to it and nothing is known of their hands, keeping to it is best.
 */
export function hitShare(count: number, hands: number): number {
  if (!mayHit(count)) return 0;
  if (!mayStand(count)) return 1;
  if (count < 6 || hands > 2) return FIRM;
  return 1 - FIRM;
}

export const totalCards = (counts: readonly number[]): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

/** The cards unseen once one more is seen. */
export const seeing = (unseen: Unseen, card: Card): Unseen => {
  const left = unseen.slice();
  left[card] = (left[card] ?? 0) - 1;
  return left;
};

/** The outlook of another hand in a round of `hands`. */
export function outlookOf(other: Other, unseen: Unseen, hands: number): Outlook {
  const weights = Array.from({ length: ALIKE + 1 }, () => 0);
  let nineOne = 0;
  for (let down = 0; down < KINDS; down++) {
    const weight = unseen[down] ?? 0;
    if (weight === 0) continue;
    const hits = hitShare(countOf(other.open, down), hands);
    if (other.isDealer && isNineOne(other.open, down)) {
      nineOne += weight;
      continue;
    }
    if (other.act !== 'hit') addChance(weights, other, down, NO_CARD, weight * (1 - hits));
    if (other.act !== 'stood' && hits > 0) addThirds(weights, other, down, weight * hits, unseen);
  }
  return outlook(weights, other.stake, nineOne, totalCards(unseen));
}

/**
 * Adds to `weights`, by result, the ways in which another hand with this face-down card ends after its third card,
 * known or drawn from the unseen ones.
 */
function addThirds(
  weights: number[],
  other: Other,
  down: Card,
  weight: number,
  unseen: Unseen,
): void {
  if (other.third !== NO_CARD) {
    addChance(weights, other, down, other.third, weight);
    return;
  }
  const each = weight / (totalCards(unseen) - 1);
  for (let third = 0; third < KINDS; third++)
    addChance(
      weights,
      other,
      down,
      third,
      each * ((unseen[third] ?? 0) - (third === down ? 1 : 0)),
    );
}

/**
 * Adds the weight of a hand with these cards to its result: a count, or three alike, which a dealer's cards never are
 * (HIK-8).
 */
function addChance(weights: number[], other: Other, down: Card, third: Card, weight: number): void {
  const alike = !other.isDealer && isThreeAlike(other.open, down, third);
  const at = alike ? ALIKE : countOf(other.open, down, third);
  weights[at] = (weights[at] ?? 0) + weight;
}

/**
 * Turns the weights of a hand's results into chances; `evidence` is how likely its acts so far were among all unseen
 * cards (`total`).
 */
function outlook(
  weights: readonly number[],
  stake: number,
  nineOne: number,
  total: number,
): Outlook {
  const evidence = totalCards(weights) + nineOne;
  const chance = weights.map((weight) => weight / (evidence || 1));
  return {
    chance,
    stake: chance.map((share) => share * stake),
    nineOne: nineOne / (evidence || 1),
    evidence: evidence / total,
  };
}

/** One outlook for a hand that may be any of several, each with its chance beforehand. */
export function mixed(parts: readonly (readonly [chance: number, part: Outlook])[]): Outlook {
  const evidence = totalCards(parts.map(([chance, part]) => chance * part.evidence));
  const mean = (value: (part: Outlook) => number): number =>
    totalCards(parts.map(([chance, part]) => chance * part.evidence * value(part))) /
    (evidence || 1);
  const places = Array.from({ length: ALIKE + 1 }, (_, at) => at);
  return {
    chance: places.map((at) => mean((part) => part.chance[at] ?? 0)),
    stake: places.map((at) => mean((part) => part.stake[at] ?? 0)),
    nineOne: mean((part) => part.nineOne),
    evidence,
  };
}
