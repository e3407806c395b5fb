/** A deal on one line: `N:AKQ.AKQ.AKQ.AKQJ …`, four hands clockwise from the seat named; `-` is unknown. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { seatName } from '../shown/text.ts';
import { pack, RANKS } from '../state/cards.ts';
import { badNotation, cardsOfRanks, each, excerpt, rankLetters, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { deals } = texts;

/** The hand of each seat, empty where it is not known. */
export type KnownHands = readonly (readonly Card[])[];
const NO_HANDS: KnownHands = [[], [], [], []];

export const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

const SEAT_WORDS = [/^n(orth)?$/i, /^e(ast)?$/i, /^s(outh)?$/i, /^w(est)?$/i];

/** The seat that a letter or a word names, whatever signs stand around it; negative if it is none. */
export const seatCalled = (word: string): Seat =>
  SEAT_WORDS.findIndex((seat) => seat.test(word.replace(/[^\p{L}?!]/gu, '')));

/** Reads a hand such as `AKQ.AKQ.AKQ.AKQJ`; `-` is an unknown one. */
function readHand(word: string, name: Text): readonly Card[] | Refusal {
  if (word === '-') return [];
  const suits = word.split('.');
  if (suits.length !== 4) return badNotation(fill(deals.suits, name, excerpt(word)));
  const cards = each(
    suits,
    (ranks, place) =>
      cardsOfRanks(ranks.replace(/^-$/, ''), 3 - place) ??
      badNotation(fill(deals.rank, name, excerpt(word))),
  );
  return isRefusal(cards) ? cards : cards.flat();
}

/** Refuses a hand of another size than 13 among whole ones, or than the others in an ending. */
function wrongSize(hands: KnownHands): Refusal | undefined {
  const known = hands.filter(({ length }) => length > 0).map(({ length }) => length);
  const most = Math.max(...known, 0);
  const least = most >= RANKS ? RANKS : most - 1;
  const seat = hands.findIndex(
    ({ length }) => length > 0 && (length < least || length > Math.min(most, RANKS)),
  );
  if (seat < 0) return undefined;
  return badNotation(fill(deals.count, seatName(seat), hands[seat]?.length ?? 0));
}

/** Refuses hands that cannot lie together: of different sizes, or with a card twice. */
function handsFault(hands: KnownHands): Refusal | undefined {
  const size = wrongSize(hands);
  if (size !== undefined) return size;
  const cards = hands.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return twice === undefined ? undefined : badNotation(fill(deals.twice, writeCard(pack, twice)));
}

/** All four hands, the fourth from the other three if need be; undefined if they are not known. */
export function wholeHands(hands: KnownHands): KnownHands | undefined {
  const missing = hands.filter((hand) => hand.length !== RANKS);
  if (missing.length === 0) return hands;
  if (missing.length > 1 || missing[0]?.length !== 0) return undefined;
  const held = new Set(hands.flat());
  const rest = pack.order.filter((card) => !held.has(card)).reverse();
  return hands.map((hand) => (hand.length === 0 ? rest : hand));
}

/** The hands with the fourth that follows from the other three, or as they are. */
export const withFourthHand = (hands: KnownHands): KnownHands => wholeHands(hands) ?? hands;

const HAND = String.raw`(?:[\w-]*\.){3}[\w-]*`;
const BARE = new RegExp(String.raw`^\s*${HAND}(?:[\s|]+${HAND}){3}\s*$`);
const SEATED = /^\s*([NESW])\s*:(.*)$/is;

/** Whether the text is four hands without a word more, as solvers print them, or with the first seat. */
export const isBareDeal = (text: string): boolean => BARE.test(SEATED.exec(text)?.[2] ?? text);

/** Whether no seat is named, so that the first hand is taken as North's. */
const lacksSeat = (value: string): boolean => BARE.test(value);

/** The words of the hands of a deal by seat, without the letters of the suits. */
function handWords(value: string): readonly string[] | Refusal {
  const [, first = '', given = ''] = SEATED.exec(value) ?? [];
  if (first !== '') return bySeat(given.trim().split(/\s+/), seatOf(first));
  if (!BARE.test(value)) return badNotation(deals.form);
  return bySeat(value.trim().split(/[\s|]+/), 0);
}

/** Four words of hands, the first of which is that of the seat `from`, in the order of the seats. */
function bySeat(words: readonly string[], from: Seat): readonly string[] | Refusal {
  if (words.length !== 4) return badNotation(fill(deals.hands, words.length));
  const bare = words.map((word) => word.replace(/^S([^.]*)\.H([^.]*)\.D([^.]*)\.C/i, '$1.$2.$3.'));
  return [0, 1, 2, 3].map((seat) => bare[(seat - from) & 3] ?? '');
}

/** Reads the hands by seat, of which some may be unknown, or those of an ending. */
function readHands(value: string): KnownHands | Refusal {
  const words = handWords(value);
  if (isRefusal(words)) return words;
  const hands = each(words, (word, seat) => readHand(word, seatName(seat)));
  return isRefusal(hands) ? hands : (handsFault(hands) ?? hands);
}

/** The hand that the other three leave, if they are whole and all that can be read of it is among those cards. */
function leftFor(words: readonly string[], seat: Seat): readonly Card[] | undefined {
  const others = words.map((word, i) => (i === seat ? [] : readHand(word, seatName(i))));
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

/** Hands as far as they can be read, and what is wrong with them. */
export interface RecoveredHands {
  readonly hands: KnownHands;
  readonly fault?: Text;
  /** Whether the hands say all that the text does. */
  readonly isAll: boolean;
}

/** Reads hands as far as possible: a single bad one follows from the other three, otherwise all are unknown. */
export function recoverHands(value: string): RecoveredHands {
  const hands = readHands(value);
  if (!isRefusal(hands)) {
    if (lacksSeat(value)) return { hands, fault: deals.noSeat, isAll: true };
    return { hands, isAll: true };
  }
  const mended = mendedHands(value);
  if (mended === undefined)
    return { hands: NO_HANDS, fault: fill(deals.kept, hands.text), isAll: false };
  return { hands: mended, fault: fill(deals.follows, hands.text), isAll: true };
}

/** Hands of which one cannot be read and follows from the others; undefined unless there is exactly one such. */
function mendedHands(value: string): KnownHands | undefined {
  const words = handWords(value);
  if (isRefusal(words)) return undefined;
  const left = words.map((_, seat) => leftFor(words, seat));
  if (left.filter((hand) => hand !== undefined).length !== 1) return undefined;
  const hands = each(words, (word, seat) => left[seat] ?? readHand(word, seatName(seat)));
  return isRefusal(hands) ? NO_HANDS : hands;
}

/** Reads the hands of a whole deal. */
export function readDeal(value: string): KnownHands | Refusal {
  const hands = readHands(value);
  if (isRefusal(hands)) return hands;
  const short = hands.findIndex(({ length }) => length !== RANKS);
  if (short < 0) return hands;
  return badNotation(fill(deals.count, seatName(short), hands[short]?.length ?? 0));
}

function handText(hand: readonly Card[]): string {
  if (hand.length === 0) return '-';
  return [3, 2, 1, 0].map((suit) => rankLetters(hand, suit)).join('.');
}

/** Writes the hands from the dealer on. */
export function writeDeal({
  hands,
  dealer,
}: {
  readonly hands: KnownHands;
  readonly dealer: Seat;
}): string {
  const order = [0, 1, 2, 3].map((i) => hands[(dealer + i) & 3] ?? []);
  return `${SEATS[dealer]}:${order.map(handText).join(' ')}`;
}
