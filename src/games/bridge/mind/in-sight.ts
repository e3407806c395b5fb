/** The cards that a bridge player to play a card sees, and those that stay unseen. */
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, difference, suitCards, union } from '../../../cards/wide-set.ts';
import { FULL, type Observation } from '../rules/observation.ts';
import { RANKS, rankOf, SUIT_OF } from '../state/cards.ts';

/** The nine: a card up to this rank is no loss to anybody. */
const LOW = 7;

export const isHigh = (card: Card): boolean => rankOf(card) > LOW;

/** The hand that plays now, which is dummy where its turn is, lowest cards first. */
export const handOfTurn = ({ turn, contract, hand, dummy }: Observation): readonly Card[] =>
  cardsOf(turn === contract.dummy ? dummy : hand, RANKS);

/** The cards that the seat to play holds in the suit of a card, lowest first. */
export function suitOfTurn(
  { turn, contract, hand, dummy }: Observation,
  card: Card,
): readonly Card[] {
  return suitCards(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
}

/** The cards that the observer cannot see. */
export function unseenBy({ gone, hand, dummy }: Observation): readonly Card[] {
  return cardsOf(difference(FULL, gone.reduce(union, union(hand, dummy))), RANKS);
}
