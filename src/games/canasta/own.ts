/** What a player's own hand comes to, for the line beneath it. */
import type { Bag } from '../../cards/bag.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { ACE, FOUR, isWild, rankOf, valueFor, valueOfAll } from './cards.ts';
import { LEAST_NATURALS, MOST_WILDS } from './going-out.ts';

/** The natural cards of each rank that can be melded, ranks of a single card left out. */
const groupsOf = (hand: Bag): readonly Bag[] =>
  Array.from({ length: ACE - FOUR + 1 }, (_, i) =>
    hand.filter((card) => !isWild(card) && rankOf(card) === FOUR + i),
  ).filter((cards) => cards.length >= LEAST_NATURALS);

const mostFirst = (a: number, b: number): number => b - a;

/** The most that melds from the hand alone can count together; a pair needs a wild card. */
function meldable(hand: Bag): number {
  const wilds = hand.filter(isWild).map(valueFor).sort(mostFirst);
  const groups = groupsOf(hand);
  const pairs = groups
    .filter((cards) => cards.length === LEAST_NATURALS)
    .sort((a, b) => valueOfAll(b) - valueOfAll(a))
    .slice(0, wilds.length);
  const laid = [...groups.filter((cards) => cards.length > LEAST_NATURALS), ...pairs];
  const space = laid.reduce((sum, cards) => sum + MOST_WILDS * (cards.length >> 1), 0);
  const natural = laid.reduce((sum, cards) => sum + valueOfAll(cards), 0);
  return wilds.slice(0, space).reduce((sum, value) => sum + value, natural);
}

const COUNTS = text(
  'hand counts $1, melds in it up to $2',
  'Blatt zählt $1, Meldungen darin bis $2',
);

export const ownCount = (hand: Bag): Text => fill(COUNTS, valueOfAll(hand), meldable(hand));
