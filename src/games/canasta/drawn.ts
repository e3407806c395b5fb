/**
 * CAN-1: the cards drawn for the places. The step `partners` says only who sits where, so the cards are
 * made up from that: whoever reads a record sees the same ones, and they lead to that seating.
 */
import { left, round } from '../../blocks/seats.ts';
import { type Card, FRENCH_52 } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { openQuickStream, shuffle } from '../../engine/random.ts';
import { isWild, JOKER, RANKS, rankOf } from './cards.ts';
import type { Standing } from './standing.ts';

const suitOf = (card: Card): number => Math.floor(card / RANKS);

/** High ranks first; of a rank spades, hearts, diamonds, clubs. */
const byRank = (a: Card, b: Card): number => rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a);

/** What each seat draws, from the dealer's left on: twos and jokers, which do not count, then a card. */
export function cardsDrawn({
  dealer,
  seating,
  options,
}: Standing): readonly (readonly [Seat, readonly Card[]])[] {
  const jokers = Array.from({ length: options.jokers / 2 }, () => JOKER);
  const pack = [...FRENCH_52.order, ...jokers];
  const cards = shuffle(pack, openQuickStream(`${dealer} of ${seating.join(' ')}`));
  const last = cards.findIndex(
    (_, at) => cards.slice(0, at + 1).filter(counts).length === seating.length,
  );
  const drawn = cards.slice(0, last + 1);
  const places = drawn.filter(counts).sort(byRank);
  const rest = drawn.map((card) => (counts(card) ? -1 : card));
  return round(left(dealer, seating.length), seating.length).map((seat) => {
    const again = rest.splice(0, rest.indexOf(-1) + 1).slice(0, -1);
    return [seat, [...again, places[seating.indexOf(seat)] ?? 0]];
  });
}

const counts = (card: Card): boolean => !isWild(card);
