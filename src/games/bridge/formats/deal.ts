/** A deal on one line: `N:AKQ.AKQ.AKQ.AKQJ …`, four hands clockwise from the seat named. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { pack, RANKS } from '../cards.ts';
import game from '../texts.json' with { type: 'json' };
import { cardsOfRanks, each, ranksOf, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { deals } = texts;

export const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

function readHand(word: string, name: Text): readonly Card[] | Refusal {
  const shown = word.slice(0, 20);
  const suits = word.split('.');
  if (suits.length !== 4) return wrong(fill(deals.suits, name, shown));
  const cards = each(
    suits,
    (ranks, place) =>
      cardsOfRanks(ranks.replace(/^-$/, ''), 3 - place) ?? wrong(fill(deals.rank, name, shown)),
  );
  if (isRefusal(cards)) return cards;
  const { length } = cards.flat();
  return length === RANKS ? cards.flat() : wrong(fill(deals.count, name, length));
}

/** The hands by seat, or a refusal that names what is wrong. */
export function readDeal(value: string): readonly (readonly Card[])[] | Refusal {
  const [, first = '', rest = ''] = /^\s*([NESW]):(.*)$/i.exec(value) ?? [];
  if (first === '') return wrong(deals.form);
  const words = rest.trim().split(/\s+/);
  if (words.length !== 4) return wrong(fill(deals.hands, words.length));
  const from = seatOf(first);
  const dealt = each(words, (word, i) => readHand(word, game.seats[(from + i) & 3] ?? deals.form));
  if (isRefusal(dealt)) return dealt;
  const cards = dealt.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return wrong(fill(deals.twice, writeCard(pack, twice)));
  return [0, 1, 2, 3].map((seat) => dealt[(seat - from) & 3] ?? []);
}

const handText = (hand: readonly Card[]): string =>
  [3, 2, 1, 0].map((suit) => ranksOf(hand, suit)).join('.');

/** The hands from the dealer on. */
export function writeDeal({
  hands,
  dealer,
}: {
  readonly hands: readonly (readonly Card[])[];
  readonly dealer: Seat;
}): string {
  const order = [0, 1, 2, 3].map((i) => hands[(dealer + i) & 3] ?? []);
  return `${SEATS[dealer]}:${order.map(handText).join(' ')}`;
}
