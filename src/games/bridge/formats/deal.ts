/** A deal on one line: `N:AKQ.AKQ.AKQ.AKQJ …`, four hands clockwise from the seat named. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { pack, RANKS } from '../cards.ts';
import { SEAT_NAMES } from '../shown/text.ts';
import { cardsOfRanks, each, ranksOf, SEATS } from './symbols.ts';

const FORM = text(
  'no deal such as “N:AKQ.AKQ.AKQ.AKQJ …” is given: a seat, then four hands clockwise',
  'keine Verteilung wie „N:AKQ.AKQ.AKQ.AKQJ …“ angegeben: ein Platz, dann vier Blätter im Uhrzeigersinn',
);
const HANDS = text(
  'a deal has 4 hands, this one has $1',
  'eine Verteilung hat 4 Blätter, diese hat $1',
);
const SUITS = text(
  '$1: “$2” is not a hand of four suits separated by full stops',
  '$1: „$2“ ist kein Blatt aus vier Farben, durch Punkte getrennt',
);
const RANK = text('$1: “$2” contains an unknown rank', '$1: „$2“ enthält einen unbekannten Rang');
const COUNT = text('$1 holds $2 cards, not 13', '$1 hat $2 Karten, nicht 13');
const TWICE = text('[$1] is dealt twice', '[$1] ist zweimal gegeben');

export const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

function readHand(word: string, name: Text): readonly Card[] | Refusal {
  const shown = word.slice(0, 20);
  const suits = word.split('.');
  if (suits.length !== 4) return wrong(fill(SUITS, name, shown));
  const cards = each(
    suits,
    (ranks, place) =>
      cardsOfRanks(ranks.replace(/^-$/, ''), 3 - place) ?? wrong(fill(RANK, name, shown)),
  );
  if (isRefusal(cards)) return cards;
  const { length } = cards.flat();
  return length === RANKS ? cards.flat() : wrong(fill(COUNT, name, length));
}

/** The hands by seat, or a refusal that names what is wrong. */
export function readDeal(value: string): readonly (readonly Card[])[] | Refusal {
  const [, first = '', rest = ''] = /^\s*([NESW]):(.*)$/i.exec(value) ?? [];
  if (first === '') return wrong(FORM);
  const words = rest.trim().split(/\s+/);
  if (words.length !== 4) return wrong(fill(HANDS, words.length));
  const from = seatOf(first);
  const dealt = each(words, (word, i) => readHand(word, SEAT_NAMES[(from + i) & 3] ?? FORM));
  if (isRefusal(dealt)) return dealt;
  const cards = dealt.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return wrong(fill(TWICE, writeCard(pack, twice)));
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
