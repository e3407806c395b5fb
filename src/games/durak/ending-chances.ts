/**
 * Winning chances when two players know every card and draw no more. The weights were fitted by
 * logistic regression to 2,400 endings with a proved outcome; they call 82 of 100 others correctly.
 * `npm run weights -- durak` fits them anew and prints both.
 */
import { first, size as sizeOf } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { ACE, cardOf, NO_TRUMP, ranksHeld, SUITS, shownAs, type Words } from './cards.ts';
import { beaterAt, type CompiledRules } from './compiled-rules.ts';
import { handOf, type Observation } from './observation.ts';
import { NO_SEAT } from './state.ts';

/** Log-odds per unit of each feature of the two hands and of the bout. */
export const ENDING = {
  /** Every card counts against its holder, but less if it is a trump, high, or beaten by nothing. */
  card: -0.49,
  trump: 0.94,
  trumpHeight: 0.4,
  height: 0.13,
  unbeaten: 0.4,
  /** Per rank, since cards of one rank go together. */
  rank: -0.78,
  /** The value of attacking, higher with cards that cannot be covered. */
  attack: 0.68,
  lying: -0.48,
  uncovered: 2.21,
};
type Weights = typeof ENDING;

const beatersHeld = (rules: CompiledRules, card: number, trump: number, hand: Words): boolean => {
  const at = beaterAt(trump, card);
  for (let suit = 0; suit < SUITS; suit++)
    if (((rules.beaters[at + suit] ?? 0) & (hand[suit] ?? 0)) !== 0) return true;
  return false;
};

/** The value of a hand against the opponent's. */
function handValue(
  rules: CompiledRules,
  weights: Weights,
  hand: Words,
  trump: number,
  other: Words,
  otherTrump: number,
): number {
  let value = 0;
  let ranks = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const word = hand[suit] ?? 0;
    for (let rest = ranksHeld(word); rest !== 0; rest &= rest - 1) {
      const rank = first(rest) >> 1;
      const height = rank / ACE;
      const beaten = beatersHeld(rules, cardOf(suit, rank), otherTrump, other);
      const kind =
        suit === trump ? weights.trump + weights.trumpHeight * height : weights.height * height;
      const count = (word >>> (2 * rank)) & 3;
      value += count * (weights.card + kind + (beaten ? 0 : weights.unbeaten));
      ranks |= 1 << rank;
    }
  }
  return value + weights.rank * sizeOf(ranks);
}

/** The value of the bout to the attacker. */
function boutValue(
  rules: CompiledRules,
  weights: Weights,
  { bout }: Observation,
  hand: Words,
  trump: number,
): number {
  let value = weights.attack + weights.lying * bout.attacks.length;
  bout.attacks.forEach((card, i) => {
    const open = (bout.covers[i] ?? -1) < 0;
    if (open && !beatersHeld(rules, shownAs(card), trump, hand)) value += weights.uncovered;
  });
  return value;
}

/** The only opponent in play, if they draw no more and their whole hand is known; else NO_SEAT. */
export function lastOpponent(observation: Observation): Seat {
  const { out, sizes, observer, stock, secrets, awaySizes } = observation;
  if (stock > 0 || out.length !== sizes.length - 2 || out.includes(observer)) return NO_SEAT;
  if (secrets.some((size) => size > 0) || awaySizes.some((size) => size > 0)) return NO_SEAT;
  return sizes.findIndex((_, seat) => seat !== observer && !out.includes(seat));
}

/** The log-odds that the observer wins against them; linear in the weights. */
export function leadOver(
  rules: CompiledRules,
  observation: Observation,
  other: Seat,
  weights: Weights = ENDING,
): number {
  const { hand, trumps, observer, bout } = observation;
  const his = handOf(observation, other);
  const trump = trumps[observer] ?? NO_TRUMP;
  const hisTrump = trumps[other] ?? NO_TRUMP;
  const hands =
    handValue(rules, weights, hand, trump, his, hisTrump) -
    handValue(rules, weights, his, hisTrump, hand, trump);
  const lies =
    bout.attacker === observer
      ? boutValue(rules, weights, observation, his, hisTrump)
      : -boutValue(rules, weights, observation, hand, trump);
  return hands + lies;
}
