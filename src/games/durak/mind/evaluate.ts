/**
 * How likely each player is to become durak, from what one of them sees. The weights were fitted by logistic
 * regression to 224,000 positions from games the policy played, with two to five players. The weights of endings, in
 * which two players know every card and draw no more, were fitted to 31,900 endings with a proved outcome and call 83
 * of 100 other endings correctly. Players hold far more trumps where everyone names a trump, so the weights that
 * differ most there were fitted to 44,800 positions and 4,800 endings of such games; they call 79 of 100 endings
 * correctly. `npm run weights -- durak` refits all of them and prints the old ones beside the new.
 */
import { first, size as sizeOf } from '../../../cards/set.ts';
import type { Seat } from '../../../engine/game.ts';
import { handOf, type Observation } from '../rules/observation.ts';
import {
  ACE,
  cardOf,
  HAND,
  NO_TRUMP,
  ranksHeld,
  SUITS,
  type SuitWords,
  shownAs,
} from '../state/cards.ts';
import { partiesInPlay } from '../state/seats.ts';
import { NO_SEAT } from '../state/state.ts';
import { beaterAt, type CompiledRules } from '../state/variant-rules.ts';
import { rulesOf } from '../variants/index.ts';

/** Log-odds per unit of each feature of the two hands and of the bout. */
export const ENDING = {
  /** Every card counts against its holder, but less if it is a trump, high, or beaten by nothing. */
  card: -0.51,
  trump: 1.34,
  trumpHeight: -0.12,
  height: 0.5,
  unbeaten: 0.34,
  /** For each rank held, since cards of one rank are played together. */
  rank: -0.74,
  /** The value of attacking, higher with cards that cannot be covered. */
  attack: 0.88,
  lying: -0.72,
  uncovered: 2.05,
};
type Weights = typeof ENDING;
/** Log-odds of an ending in which each player has a trump suit of their own (DUR-29). */
export const OWN_ENDING = {
  ...ENDING,
  trump: 1.16,
  unbeaten: 0.42,
  rank: -1.24,
  attack: 0.07,
  lying: -0.29,
};

const beatersHeld = (
  rules: CompiledRules,
  card: number,
  trump: number,
  hand: SuitWords,
): boolean => {
  const at = beaterAt(trump, card);
  for (let suit = 0; suit < SUITS; suit++)
    if (((rules.beaters[at + suit] ?? 0) & (hand[suit] ?? 0)) !== 0) return true;
  return false;
};

interface HandWithTrump {
  readonly hand: SuitWords;
  readonly trump: number;
}

/** The value of a hand against the opponent's. */
function handValue(
  rules: CompiledRules,
  weights: Weights,
  { hand, trump }: HandWithTrump,
  other: HandWithTrump,
): number {
  let value = 0;
  let ranks = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const word = hand[suit] ?? 0;
    for (let rest = ranksHeld(word); rest !== 0; rest &= rest - 1) {
      const rank = first(rest) >> 1;
      const height = rank / ACE;
      const beaten = beatersHeld(rules, cardOf(suit, rank), other.trump, other.hand);
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
  hand: SuitWords,
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

/** The log-odds that the observer wins against the only opponent left, `other`; linear in the weights. */
export function leadOver(
  rules: CompiledRules,
  observation: Observation,
  other: Seat,
  weights: Weights,
): number {
  const { hand, trumps, observer, bout } = observation;
  const his = handOf(observation, other);
  const trump = trumps[observer] ?? NO_TRUMP;
  const hisTrump = trumps[other] ?? NO_TRUMP;
  const own = { hand, trump };
  const opposing = { hand: his, trump: hisTrump };
  const hands = handValue(rules, weights, own, opposing) - handValue(rules, weights, opposing, own);
  const lies =
    bout.attacker === observer
      ? boutValue(rules, weights, observation, his, hisTrump)
      : -boutValue(rules, weights, observation, hand, trump);
  return hands + lies;
}

/** The share of the stock used up, from 0 to 1. */
export function lateness({ stock, sizes }: Observation, { fills, pack }: CompiledRules): number {
  if (!fills) return 1;
  return 1 - Math.min(1, stock / Math.max(1, pack.order.length - HAND * sizes.length));
}

/** The features of a hand: the numbers of plain cards and of trumps, and the sums of their heights. */
interface Holding {
  plain: number;
  plainHeight: number;
  trumps: number;
  trumpHeight: number;
}

/**
 * Counts the observer's plain cards and trumps and adds up their heights, 0 for the `lowest` rank of the pack to 1 for
 * the ace.
 */
function holdingOf({ hand, trumps, observer }: Observation, lowest: number): Holding {
  const trump = trumps[observer] ?? NO_TRUMP;
  const holding: Holding = { plain: 0, plainHeight: 0, trumps: 0, trumpHeight: 0 };
  for (let suit = 0; suit < SUITS; suit++) {
    const word = hand[suit] ?? 0;
    for (let rest = ranksHeld(word); rest !== 0; rest &= rest - 1) {
      const twice = first(rest);
      const count = (word >>> twice) & 3;
      const height = (count * ((twice >> 1) - lowest)) / (ACE - lowest);
      if (suit === trump) {
        holding.trumps += count;
        holding.trumpHeight += height;
      } else {
        holding.plain += count;
        holding.plainHeight += height;
      }
    }
  }
  return holding;
}

/** Cards the observer holds more than the others in play do on average. */
function excess({ sizes, out, observer }: Observation): number {
  let cards = 0;
  let players = 0;
  for (let seat = 0; seat < sizes.length; seat++)
    if (seat !== observer && !out.includes(seat)) {
      cards += sizes[seat] ?? 0;
      players++;
    }
  return (sizes[observer] ?? 0) - cards / Math.max(1, players);
}

/** The observer’s log-odds of being durak against this many rivals. */
function oddsOf(observation: Observation, rules: CompiledRules, rivals: number): number {
  const other = lastOpponent(observation);
  const hasOwn = rules.declares !== 'never';
  if (other === NO_SEAT)
    return dangerOf(observation, rules, hasOwn ? OWN_DANGER : DANGER) - Math.log(rivals);
  return -leadOver(rules, observation, other, hasOwn ? OWN_ENDING : ENDING);
}

/** Log-odds of becoming durak per unit of each feature; the weight of a `Late` feature grows as the stock is used up. */
export const DANGER = {
  plain: -0.01,
  plainLate: 0.21,
  height: 0.06,
  heightLate: 0.13,
  trumpLate: 0.23,
  trump: -0.07,
  trumpHeight: 0.16,
  excessLate: 0.04,
  excessAtEnd: 0.08,
  attackedLate: 0.24,
  attacked: 0.04,
  attacking: 0.04,
  base: -0.34,
  baseLate: 0.41,
};
/** Log-odds of becoming durak where each player has a trump suit of their own (DUR-29). */
export const OWN_DANGER = {
  ...DANGER,
  trumpLate: 0.01,
  trump: -0.03,
  excessAtEnd: 0.13,
  baseLate: 0.59,
};

/** The observer’s log-odds of being durak, beyond what the number of rivals gives; linear in the weights. */
export function dangerOf(
  observation: Observation,
  rules: CompiledRules,
  weights: typeof DANGER,
): number {
  const late = lateness(observation, rules);
  const more = excess(observation);
  const { plain, plainHeight, trumps, trumpHeight } = holdingOf(observation, rules.lowest);
  const hand =
    (weights.plain + weights.plainLate * late) * plain -
    (weights.height + weights.heightLate * late) * plainHeight -
    (weights.trumpLate * late - weights.trump) * trumps -
    weights.trumpHeight * trumpHeight;
  const atEnd = observation.stock === 0 ? weights.excessAtEnd : 0;
  const size = (weights.excessLate * late + atEnd) * more;
  const { defender, open } = observation.bout;
  const attacked =
    observation.observer === defender
      ? (weights.attackedLate * late - weights.attacked) * open
      : -weights.attacking * open;
  return hand + size + attacked - weights.base - weights.baseLate * late;
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Whether the seat or its partner is in play, so that it may still become durak. */
const isInDanger = ({ partners }: CompiledRules, { out }: Observation, seat: Seat): boolean => {
  const partner = partners[seat] ?? NO_SEAT;
  return !out.includes(seat) || (partner >= 0 && !out.includes(partner));
};

/** Expected points by seat, as the observer judges their own chances; players who are out get none. */
export function evaluate(observation: Observation): readonly number[] {
  const { observer, out, sizes, course } = observation;
  const rules = rulesOf(course.options);
  const partner = rules.partners[observer] ?? NO_SEAT;
  const mayLose = isInDanger(rules, observation, observer);
  const rivals = Math.max(1, partiesInPlay(rules, out) - (mayLose ? 1 : 0));
  const heats = (course.heats[observer] ?? 0) * 2 - course.heats.reduce((a, b) => a + b, 0);
  const own = mayLose ? logistic(oddsOf(observation, rules, rivals) - 1.5 * heats) : 0;
  return sizes.map((_, seat) => {
    if (seat === observer || seat === partner) return own;
    if (isInDanger(rules, observation, seat)) return (1 - own) / rivals;
    return 0;
  });
}
