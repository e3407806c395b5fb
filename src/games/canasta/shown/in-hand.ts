/** What the cards of a hand count, and how much of that could be laid. */
import type { Bag } from '../../../cards/bag.ts';
import { writeCard } from '../../../cards/pack.ts';
import { cardMarks, fill, same, type Text } from '../../../lang/text.ts';
import { ACE, FOUR, isWild, JOKER, rankOf, tokens, valueFor, valueOfAll } from '../state/cards.ts';
import type { Meld } from '../state/state.ts';
import { LEAST_NATURALS, MOST_WILDS, spaceIn } from '../turn/going-out.ts';
import texts from './texts.json' with { type: 'json' };

/** The natural cards of a rank in a hand. */
export const naturalsOf = (hand: Bag, rank: number): Bag =>
  hand.filter((card) => !isWild(card) && rankOf(card) === rank);

const RANKS_MELDED = Array.from({ length: ACE - FOUR + 1 }, (_, at) => FOUR + at);

/**
 * The cards of a hand that can be laid for the highest value, in new melds and in those of the party; how many cards must
 * stay in hand is left aside. A pair that makes a new meld needs a wild card.
 */
export function layable(hand: Bag, melds: readonly Meld[]): Bag {
  const wilds = hand.filter(isWild).sort((a, b) => valueFor(b) - valueFor(a));
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
  return [...added.flat(), ...fresh.flat(), ...wilds.slice(0, room + spaceIn(melds))];
}

/**
 * Up to this many cards that can be laid are named, and fewer beside the least that a first meld must count. A joker, whose
 * name is a word, takes the room of two.
 */
const MOST_NAMED = 6;
const MOST_BESIDE_LEAST = 4;

/** The cards named after a colon, if there are at most so many. */
function named(cards: Bag, most: number): Text {
  const jokers = cards.filter((card) => card === JOKER).length;
  if (cards.length + jokers > most) return same('');
  return same(`: ${cardMarks(cards.map((card) => writeCard(tokens, card)))}`);
}

/**
 * What a hand counts, and which cards of it could be laid, if any: before the first meld beside the least that it must
 * count, `least`, where they fall short of that (CAN-11).
 */
export function handCount(hand: Bag, melds: readonly Meld[], least: number): Text {
  const { counts, countsWith, countsShort } = texts.hand;
  const cards = layable(hand, melds);
  const total = valueOfAll(hand);
  const laid = valueOfAll(cards);
  if (laid === 0) return fill(counts, total);
  if (melds.length === 0 && laid < least)
    return fill(countsShort, total, laid, least, named(cards, MOST_BESIDE_LEAST));
  return fill(countsWith, total, laid, named(cards, MOST_NAMED));
}
