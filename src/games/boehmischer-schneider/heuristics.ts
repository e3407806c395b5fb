/**
 * What computer players know about Böhmischer Schneider beyond its rules. The weights are chosen by judgement;
 * `npm run ladder -- boehmischer-schneider` measures them.
 */

import { claimLeads } from '../../blocks/claim-line.ts';
import { namesThatHold } from '../../blocks/conditions.ts';
import { isContested, tricksTaken } from '../../blocks/trick.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, difference, full, has, size } from '../../cards/set.ts';
import type { Endgame, Unfolded } from '../../engine/game.ts';
import { hidden, type Observation } from './observation.ts';
import {
  ALL_PICTURES,
  beats,
  isPicture,
  pack,
  payments,
  type State,
  SUIT_OF,
  winnerOf,
} from './rules.ts';

/** The fewest pictures that pay one point, MOST, and that pay two, MANY (BOS-5). */
const MOST = 11;
const MANY = 17;

/**
 * Names of what has happened to a player between a decision and the end looked ahead to: tricks won or a picture
 * beaten, and how the pictures are shared.
 */
export function events({ before, seat, steps, end }: Unfolded<State, Card>): readonly string[] {
  const begun = { leader: before.leader, trick: before.trick, players: 2 };
  const taken = tricksTaken(begun, steps, winnerOf);
  const isBeaten = taken.some(
    ({ winner, cards }) =>
      winner !== seat && winnerOf(cards) === 1 && cards.slice(0, 1).some(isPicture),
  );
  const own = end.pictures[seat] ?? 0;
  return namesThatHold({
    trick: isContested(begun) && taken[0]?.winner === seat,
    beaten: isBeaten,
    most: own >= MOST,
    many: own >= MANY,
    theirs: (end.pictures[1 - seat] ?? 0) >= MANY,
  });
}

/** The events that a card is sure to bring: a lead takes the trick if the only card that beats it has been seen. */
export function certain(observation: Observation, card: Card): readonly string[] {
  if (observation.trick.length > 0) return [];
  return hidden(observation).pool.some((other) => beats(other, card)) ? [] : ['trick'];
}

/** Whether no hand can beat a lead of this card: it is an ace, or the next card is seen. */
const isSafe = (observation: Observation, card: Card): boolean => {
  const next = card + 1;
  return !beats(next, card) || has(observation.gone, next) || has(observation.hand, next);
};

/**
 * Weighs a card: lead pictures that cannot be beaten, beat what can be beaten, else throw plain cards; one that can
 * still beat another (`guards`) is kept longer.
 */
function weightOf(observation: Observation, card: Card): number {
  const [lead] = observation.trick;
  const value = isPicture(card) ? 1 : 0;
  if (lead === undefined) return isSafe(observation, card) ? 1.5 + 2 * value : 1 - 0.7 * value;
  if (beats(card, lead)) return 3 + 3 * (value + Number(isPicture(lead)));
  const guards = card > 0 && beats(card, card - 1) && !has(observation.gone, card - 1);
  if (value === 1) return 0.25;
  if (guards) return 1;
  return 2;
}

/**
 * The weights of cards: lead safe pictures, answer with the card that beats, else with a plain one. Squared: playouts come closer to good
 * play when better moves stand out more.
 */
export const policy = (observation: Observation, moves: readonly Card[]): readonly number[] =>
  moves.map((card) => weightOf(observation, card) ** 2);

/** A seat's average payment, by its pictures and the opponent's, if luck divides the rest. */
const EXPECTED: number[][] = [];
for (let mine = ALL_PICTURES; mine >= 0; mine--) {
  const row: number[] = [];
  EXPECTED[mine] = row;
  for (let yours = ALL_PICTURES - mine; yours >= 0; yours--) {
    const more = (EXPECTED[mine + 1]?.[yours] ?? 0) + (row[yours + 1] ?? 0);
    row[yours] = mine + yours === ALL_PICTURES ? (payments([mine, yours])[0] ?? 0) : more / 2;
  }
}

/** The average payment to each seat while the deal is open; BOS-5 pays in steps. */
export function evaluate(observation: Observation): readonly number[] {
  const [mine = 0, yours = 0] = observation.pictures;
  const paid = EXPECTED[mine]?.[yours] ?? 0;
  return [paid, -paid];
}

/** The leads that take all tricks left, sure only if no next card is out; cards still to be drawn may be anything. */
export function claimLine(observation: Observation): readonly Card[] | undefined {
  const { phase, turn, observer, trick, hand, gone, stock } = observation;
  if (phase !== 'play' || turn !== observer || trick.length > 0 || stock > 0) return undefined;
  return claimLeads({
    hand: cardsOf(hand),
    unseen: cardsOf(difference(full(pack.order.length), hand | gone)),
    suitOf: SUIT_OF,
    trump: -1,
    beats,
    follow: false,
  });
}

/** The number of cards in hand once none is left to draw, and the side of each seat. */
export function endgame({ phase, hands, stock, drawn }: State): Endgame | undefined {
  if (phase !== 'play' || drawn < stock.length) return undefined;
  return { moves: hands.reduce((sum, hand) => sum + size(hand), 0), sides: [0, 1] };
}
