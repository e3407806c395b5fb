/** The duties of a trick (BIN-12): which card wins, which may be played, and why, in words. */
import type { Bag } from '../../../cards/bag.ts';
import { type Card, writeCard } from '../../../cards/pack.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { pack, rankOf, suitOf, suitSign } from './cards.ts';
import texts from './texts.json' with { type: 'json' };

const { demands } = texts;

/** BIN-12: whether a card beats another; of two equal cards the first stays. */
export const beats = (card: Card, top: Card, trump: number): boolean =>
  suitOf(card) === suitOf(top) ? rankOf(card) > rankOf(top) : suitOf(card) === trump;

/** The index of the winning card in the trick. */
export function winnerOf(trick: readonly Card[], trump: number): number {
  let best = 0;
  for (let place = 1; place < trick.length; place++)
    if (beats(trick[place] ?? 0, trick[best] ?? 0, trump)) best = place;
  return best;
}

/** The cards of a hand that obey a duty, or all of them if none does. */
const narrow = (hand: Bag, obeys: (card: Card) => boolean): Bag => {
  const obeying = hand.filter(obeys);
  return obeying.length > 0 ? obeying : hand;
};

/** BIN-12: the cards that may be played: follow and beat, else trump and overtrump, else anything. */
export function playable(hand: Bag, trick: readonly Card[], trump: number): Bag {
  const [lead] = trick;
  if (lead === undefined) return hand;
  const top = trick[winnerOf(trick, trump)] ?? lead;
  const led = suitOf(lead);
  const follows = hand.filter((card) => suitOf(card) === led);
  if (follows.length > 0)
    return suitOf(top) === led ? narrow(follows, (card) => rankOf(card) > rankOf(top)) : follows;
  const trumps = hand.filter((card) => suitOf(card) === trump);
  if (trumps.length === 0) return hand;
  return narrow(trumps, (card) => beats(card, top, trump));
}

/** The duty of a hand that follows suit. */
function followDemand(suit: number, top: Card, playable: Bag, trump: number): Text {
  if (suitOf(top) !== suit) return fill(demands.follow, suitSign(suit));
  if (playable.some((card) => beats(card, top, trump)))
    return fill(demands.beat, writeCard(pack, top));
  return fill(demands.followOnly, suitSign(suit), writeCard(pack, top));
}

/** The duty of a hand without the suit led. */
function ruffDemand(suit: number, top: Card, playable: Bag, trump: number): Text {
  if (trump < 0) return fill(demands.freePlain, suitSign(suit));
  if (!playable.every((card) => suitOf(card) === trump))
    return fill(suit === trump ? demands.freePlain : demands.free, suitSign(suit));
  if (suitOf(top) !== trump) return fill(demands.ruff, suitSign(suit));
  const over = playable.some((card) => beats(card, top, trump));
  return fill(over ? demands.overtrump : demands.underruff, writeCard(pack, top));
}

/** The duty of a hand in a trick, in words. */
export function demandOf(hand: Bag, trick: readonly Card[], trump: number): Text {
  const [lead] = trick;
  if (lead === undefined) return demands.lead;
  const top = trick[winnerOf(trick, trump)] ?? lead;
  const cards = playable(hand, trick, trump);
  const follows = cards.some((card) => suitOf(card) === suitOf(lead));
  return (follows ? followDemand : ruffDemand)(suitOf(lead), top, cards, trump);
}
