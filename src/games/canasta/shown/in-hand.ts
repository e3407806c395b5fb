/** What the cards of a hand count, and how much of that could be laid. */
import type { Bag } from '../../../cards/bag.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { ACE, FOUR, isWild, rankOf, valueFor, valueOfAll } from '../state/cards.ts';
import type { Meld } from '../state/state.ts';
import { LEAST_NATURALS, MOST_WILDS, spaceIn } from '../turn/going-out.ts';
import texts from './texts.json' with { type: 'json' };

/** The natural cards of a rank in a hand. */
export const naturalsOf = (hand: Bag, rank: number): Bag =>
  hand.filter((card) => !isWild(card) && rankOf(card) === rank);

const RANKS_MELDED = Array.from({ length: ACE - FOUR + 1 }, (_, at) => FOUR + at);

/**
 * The highest value of the cards of a hand that can be laid, in new melds and in those of the party; how many cards
 * must stay in hand is left aside. A pair that makes a new meld needs a wild card.
 */
export function layable(hand: Bag, melds: readonly Meld[]): number {
  const wilds = hand
    .filter(isWild)
    .map(valueFor)
    .sort((a, b) => b - a);
  const isMelded = (rank: number): boolean => melds.some((meld) => meld.rank === rank);
  const added = RANKS_MELDED.filter(isMelded).map((rank) => naturalsOf(hand, rank));
  const others = RANKS_MELDED.filter((rank) => !isMelded(rank));
  const groups = others
    .map((rank) => naturalsOf(hand, rank))
    .filter((cards) => cards.length >= LEAST_NATURALS);
  const pairs = groups
    .filter((cards) => cards.length === LEAST_NATURALS)
    .sort((a, b) => valueOfAll(b) - valueOfAll(a))
    .slice(0, wilds.length);
  const fresh = [...groups.filter((cards) => cards.length > LEAST_NATURALS), ...pairs];
  const room = fresh.reduce((sum, cards) => sum + MOST_WILDS * (cards.length >> 1), 0);
  const laid = [...added, ...fresh];
  const wildsLaid = wilds.slice(0, room + spaceIn(melds));
  return wildsLaid.reduce((sum, value) => sum + value, valueOfAll(laid.flat()));
}

/** What a hand counts, and how much of it could be laid if anything can. */
export function handCount(hand: Bag, melds: readonly Meld[]): Text {
  const { counts, countsWith } = texts.hand;
  const laid = layable(hand, melds);
  return laid === 0 ? fill(counts, valueOfAll(hand)) : fill(countsWith, valueOfAll(hand), laid);
}
