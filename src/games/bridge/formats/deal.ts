/** A deal on one line: `N:AKQ.AKQ.AKQ.AKQJ …`, four hands clockwise from the seat named; `-` is unknown. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { pack, RANKS } from '../cards.ts';
import game from '../texts.json' with { type: 'json' };
import { cardsOfRanks, each, ranksOf, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { deals } = texts;

type Hands = readonly (readonly Card[])[];

export const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

/** A hand of `AKQ.AKQ.AKQ.AKQJ`, empty for `-`. */
function readHand(word: string, name: Text): readonly Card[] | Refusal {
  if (word === '-') return [];
  const shown = word.slice(0, 20);
  const suits = word.split('.');
  if (suits.length !== 4) return wrong(fill(deals.suits, name, shown));
  const cards = each(
    suits,
    (ranks, place) =>
      cardsOfRanks(ranks.replace(/^-$/, ''), 3 - place) ?? wrong(fill(deals.rank, name, shown)),
  );
  return isRefusal(cards) ? cards : cards.flat();
}

const nameOf = (seat: number): Text => game.seats[seat & 3] ?? deals.form;

/** A hand of another size than 13 among whole ones, or than the others in an ending. */
function wrongSize(hands: Hands): Refusal | undefined {
  const known = hands.filter(({ length }) => length > 0).map(({ length }) => length);
  const most = Math.max(...known, 0);
  const least = most >= RANKS ? RANKS : most - 1;
  const seat = hands.findIndex(
    ({ length }) => length > 0 && (length < least || length > Math.min(most, RANKS)),
  );
  return seat < 0 ? undefined : wrong(fill(deals.count, nameOf(seat), hands[seat]?.length ?? 0));
}

/** Whether the hands can lie together: no card twice, and as many cards in each. */
export function handsFault(hands: Hands): Refusal | undefined {
  const cards = hands.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return (
    wrongSize(hands) ??
    (twice === undefined ? undefined : wrong(fill(deals.twice, writeCard(pack, twice))))
  );
}

/** The hands by seat, some perhaps unknown, or those of an ending; a refusal names what is wrong. */
export function readHands(value: string): Hands | Refusal {
  const [, first = '', rest = ''] = /^\s*([NESW]):(.*)$/is.exec(value) ?? [];
  if (first === '') return wrong(deals.form);
  const words = rest.trim().split(/\s+/);
  if (words.length !== 4) return wrong(fill(deals.hands, words.length));
  const from = seatOf(first);
  const dealt = each(words, (word, i) => readHand(word, nameOf(from + i)));
  if (isRefusal(dealt)) return dealt;
  const hands = [0, 1, 2, 3].map((seat) => dealt[(seat - from) & 3] ?? []);
  return handsFault(hands) ?? hands;
}

/** The hands of a whole deal. */
export function readDeal(value: string): Hands | Refusal {
  const hands = readHands(value);
  const short = isRefusal(hands) ? -1 : hands.findIndex(({ length }) => length !== RANKS);
  if (isRefusal(hands) || short < 0) return hands;
  return wrong(fill(deals.count, nameOf(short), hands[short]?.length ?? 0));
}

const handText = (hand: readonly Card[]): string =>
  hand.length === 0 ? '-' : [3, 2, 1, 0].map((suit) => ranksOf(hand, suit)).join('.');

/** The hands from the dealer on. */
export function writeDeal({
  hands,
  dealer,
}: {
  readonly hands: Hands;
  readonly dealer: Seat;
}): string {
  const order = [0, 1, 2, 3].map((i) => hands[(dealer + i) & 3] ?? []);
  return `${SEATS[dealer]}:${order.map(handText).join(' ')}`;
}
