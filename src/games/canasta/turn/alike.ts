/**
 * Moves in which cards of one rank count as alike. A plain hand has only ranks, twos and jokers; real cards of the
 * hand are put back into the moves made with it.
 */
import { type Bag, bagOf } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { isRedThree } from '../state/cards.ts';
import { cardOf, discard, type Move, meldOf, takeOf } from '../state/moves.ts';
import { openDrawer, plainOf } from './choices.ts';

/** The first card of the hand that a plain card stands for. */
function cardFor(hand: Bag, stand: Card): Card {
  for (const card of hand) if (plainOf(card) === stand && !isRedThree(card)) return card;
  return stand;
}

/**
 * A move of a list in which one plain card stands for all naturals of its rank, with real cards of the hand in its
 * place.
 */
export function withHandCards(hand: Bag, move: Move): Move {
  if (move.sets.length === 0 || move.verb === 'red') return move;
  if (move.verb === 'discard') return discard(cardFor(hand, cardOf(move)));
  const drawer = openDrawer(hand);
  const sets = move.sets.map(drawer);
  switch (move.verb) {
    case 'meld':
      return meldOf(sets);
    case 'take':
      return takeOf(sets);
    default:
      return { verb: move.verb, meld: move.meld, other: move.other, sets };
  }
}

export const plainHand = (hand: Bag): Bag =>
  bagOf(hand.map((card) => (isRedThree(card) ? card : plainOf(card))));
