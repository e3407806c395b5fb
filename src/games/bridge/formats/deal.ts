/** A deal on one line: `N:AKQ.AKQ.AKQ.AKQJ …`, four hands clockwise from the seat named; `-` is unknown. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { pack, RANKS } from '../state/cards.ts';
import game from '../state/texts.json' with { type: 'json' };
import { cardsOfRanks, each, excerpt, ranksOf, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { deals } = texts;

/** By seat; empty where a hand is not known. */
export type Hands = readonly (readonly Card[])[];
const NO_HANDS: Hands = [[], [], [], []];

export const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

const SEAT_WORDS = [/^n(orth)?$/i, /^e(ast)?$/i, /^s(outh)?$/i, /^w(est)?$/i];

/** The seat that a letter or a word names, whatever signs stand around it; negative if it is none. */
export const seatCalled = (word: string): Seat =>
  SEAT_WORDS.findIndex((seat) => seat.test(word.replace(/[^\p{L}?!]/gu, '')));

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

/** A hand of `AKQ.AKQ.AKQ.AKQJ`, empty for `-`. */
function readHand(word: string, name: Text): readonly Card[] | Refusal {
  if (word === '-') return [];
  const suits = word.split('.');
  if (suits.length !== 4) return wrong(fill(deals.suits, name, excerpt(word)));
  const cards = each(
    suits,
    (ranks, place) =>
      cardsOfRanks(ranks.replace(/^-$/, ''), 3 - place) ??
      wrong(fill(deals.rank, name, excerpt(word))),
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
function handsFault(hands: Hands): Refusal | undefined {
  const cards = hands.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return (
    wrongSize(hands) ??
    (twice === undefined ? undefined : wrong(fill(deals.twice, writeCard(pack, twice))))
  );
}

/** All four hands, the fourth from the other three if need be; undefined if they are not known. */
export function wholeHands(hands: Hands): Hands | undefined {
  const missing = hands.filter((hand) => hand.length !== RANKS);
  if (missing.length === 0) return hands;
  if (missing.length > 1 || missing[0]?.length !== 0) return undefined;
  const held = new Set(hands.flat());
  const rest = pack.order.filter((card) => !held.has(card)).reverse();
  return hands.map((hand) => (hand.length === 0 ? rest : hand));
}

/** The hands with the fourth that follows from the other three, or as they are. */
export const withFourthHand = (hands: Hands): Hands => wholeHands(hands) ?? hands;

const HAND = String.raw`(?:[\w-]*\.){3}[\w-]*`;
const BARE = new RegExp(String.raw`^\s*${HAND}(?:[\s|]+${HAND}){3}\s*$`);
const SEATED = /^\s*([NESW])\s*:(.*)$/is;

/** Whether the text is four hands without a word more, as solvers print them, or with the first seat. */
export const isBareDeal = (text: string): boolean => BARE.test(SEATED.exec(text)?.[2] ?? text);

/** Whether no seat is named, so that the first hand is taken as North's. */
const lacksSeat = (value: string): boolean => BARE.test(value);

/** The words of a deal by seat, without the letters of the suits. */
function wordsOf(value: string): readonly string[] | Refusal {
  const [, first = '', given = ''] = SEATED.exec(value) ?? [];
  if (first === '' && !BARE.test(value)) return wrong(deals.form);
  const rest = first === '' ? value : given;
  const words = rest.trim().split(first === '' ? /[\s|]+/ : /\s+/);
  if (words.length !== 4) return wrong(fill(deals.hands, words.length));
  const from = first === '' ? 0 : seatOf(first);
  const bare = words.map((word) => word.replace(/^S([^.]*)\.H([^.]*)\.D([^.]*)\.C/i, '$1.$2.$3.'));
  return [0, 1, 2, 3].map((seat) => bare[(seat - from) & 3] ?? '');
}

/** The hands by seat, some perhaps unknown, or those of an ending; a refusal names what is wrong. */
function readHands(value: string): Hands | Refusal {
  const words = wordsOf(value);
  if (isRefusal(words)) return words;
  const hands = each(words, (word, seat) => readHand(word, nameOf(seat)));
  return isRefusal(hands) ? hands : (handsFault(hands) ?? hands);
}

/** The hand that the other three leave, if they are whole and all that can be read of it is among those cards. */
function leftFor(words: readonly string[], seat: Seat): readonly Card[] | undefined {
  const others = words.map((word, i) => (i === seat ? [] : readHand(word, nameOf(i))));
  const known = others.flatMap((hand) => (isRefusal(hand) ? [] : [hand]));
  const rest = known.length < 4 || handsFault(known) ? undefined : wholeHands(known)?.[seat];
  const given = words[seat]?.split('.') ?? [];
  const isWithin = given.every((ranks, place) =>
    [...ranks].every((rank) => {
      const [card] = cardsOfRanks(rank, 3 - place) ?? [];
      return card === undefined || rest?.includes(card);
    }),
  );
  return given.length === 4 && isWithin ? rest : undefined;
}

/** Hands as far as they can be read. */
export interface RecoveredHands {
  readonly hands: Hands;
  readonly fault?: Text;
  /** Whether nothing of the text is lost. */
  readonly isAll: boolean;
}

/** A single hand that cannot be read follows from the other three; otherwise all are unknown. */
export function recoverHands(value: string): RecoveredHands {
  const hands = readHands(value);
  if (!isRefusal(hands)) {
    if (lacksSeat(value)) return { hands, fault: deals.noSeat, isAll: true };
    return { hands, isAll: true };
  }
  const words = wordsOf(value);
  const left = isRefusal(words) ? [] : words.map((_, seat) => leftFor(words, seat));
  const seats = [0, 1, 2, 3].filter((seat) => left[seat] !== undefined);
  const [seat = 0] = seats;
  if (isRefusal(words) || seats.length !== 1)
    return { hands: NO_HANDS, fault: fill(deals.kept, hands.text), isAll: false };
  const mended = each(words, (word, i) =>
    i === seat ? (left[i] ?? []) : readHand(word, nameOf(i)),
  );
  return {
    hands: isRefusal(mended) ? NO_HANDS : mended,
    fault: fill(deals.follows, hands.text),
    isAll: true,
  };
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
