/**
 * Cards of Durak. Both decks number their cards as the 52-card deck does, so a text means the
 * same card under every option. A hand is four words, one per suit, with two bits per rank: how many
 * copies are held, from up to three packs. Several hands share one flat list, four words per seat.
 */
import { zeros } from '../../../blocks/seats.ts';
import {
  type Card,
  FRENCH_52,
  manifold,
  type Pack,
  readCard,
  writeCard,
} from '../../../cards/pack.ts';
import { first, size } from '../../../cards/set.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const RANKS = FRENCH_52.ranks;
export const SUITS = 4;
export const CLUBS = 0;
export const DIAMONDS = 1;
export const HEARTS = 2;
export const NO_TRUMP = -1;

/** The cards of a hand as dealt, to which two secret ones may be added (DUR-34). */
export const HAND = 6;
export const SECRET_CARDS = 2;

/** Cards dealt to each player. */
export const cardsEach = ({ secret }: { readonly secret: boolean }): number =>
  HAND + (secret ? SECRET_CARDS : 0);

export const TWO = 0;
export const FIVE = 3;
export const SIX = 4;
export const ACE = RANKS - 1;

export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => (card / RANKS) | 0;
export const cardOf = (suit: number, rank: number): Card => suit * RANKS + rank;

/** The six of diamonds, which may stand for every other six (DUR-33). */
export const WELI = cardOf(DIAMONDS, SIX);
/** The other suits a Weli may be played as. */
export const WELI_SUITS: readonly number[] = [CLUBS, HEARTS, 3];

/**
 * A card as it lies: its number, or 64 plus the six that a Weli stands for (`6D=S`).
 * `shownAs` gives the card it counts as, `realCard` the card it is again in hand.
 */
export type Lying = number;
const WELI_AS = 64;
export const weliAs = (suit: number): Lying => WELI_AS + cardOf(suit, SIX);
export const shownAs = (lying: Lying): Card => lying & (WELI_AS - 1);
export const realCard = (lying: Lying): Card => (lying < WELI_AS ? lying : WELI);
/** The place of a card in the canonical order: a Weli stands where 6D does, as its own suit first. */
export const canonicalPlace = (lying: Lying): number =>
  lying < WELI_AS ? 128 * lying : 128 * WELI + lying;

const deck = (name: string, lowest: number): Pack => ({
  ...FRENCH_52,
  name,
  order: FRENCH_52.order.filter((card) => rankOf(card) >= lowest),
});
const DECKS: Readonly<Record<number, Pack>> = { 36: deck('french-36', SIX), 52: FRENCH_52 };
const packs = new Map<string, Pack>();

/** The pack under these options, one object for equal options. */
export function packOf(options: { readonly deck: number; readonly packs: number }): Pack {
  const key = `${options.deck}×${options.packs}`;
  const known = packs.get(key);
  const pack = known ?? manifold(DECKS[options.deck] ?? FRENCH_52, options.packs);
  if (known === undefined) packs.set(key, pack);
  return pack;
}

/** Hands: one word per suit, four per seat, two bits per rank. */
export type SuitWords = readonly number[];
export const NO_CARDS: SuitWords = [0, 0, 0, 0];
/** The low bit of every rank. */
const EACH_RANK = 0x1555555;

/** The low bit of the pair of each rank of which a word holds a card. */
export const ranksHeld = (word: number): number => (word | (word >>> 1)) & EACH_RANK;
export const countOf = (word: number): number =>
  size(word & EACH_RANK) + 2 * size((word >>> 1) & EACH_RANK);

export const held = (words: SuitWords, seat: number, card: Card): number =>
  ((words[4 * seat + suitOf(card)] ?? 0) >>> (2 * rankOf(card))) & 3;

/** Puts a card into a list of words still being built. */
export function addCard(words: number[], seat: number, card: Card): void {
  const at = 4 * seat + suitOf(card);
  words[at] = (words[at] ?? 0) + (1 << (2 * rankOf(card)));
}

/** Takes a card out of a list of words still being built. */
export function removeCard(words: number[], seat: number, card: Card): void {
  const at = 4 * seat + suitOf(card);
  words[at] = (words[at] ?? 0) - (1 << (2 * rankOf(card)));
}

export const emptyWords = (seats: number): SuitWords => zeros(SUITS * seats);

/** The words of one seat. */
export const wordsAt = (words: SuitWords, seat: number): SuitWords =>
  words.slice(4 * seat, 4 * seat + 4);

/** How many cards one seat holds. */
export const countCards = (words: SuitWords, seat: number): number => {
  let count = 0;
  for (let suit = 0; suit < SUITS; suit++) count += countOf(words[4 * seat + suit] ?? 0);
  return count;
};

/** The cards of one seat in canonical order, equal ones together. */
export function listCards(words: SuitWords, seat = 0): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUITS; suit++) {
    const word = words[4 * seat + suit] ?? 0;
    for (let rest = ranksHeld(word); rest !== 0; rest &= rest - 1) {
      const twice = first(rest);
      const card = cardOf(suit, twice >> 1);
      for (let n = (word >>> twice) & 3; n > 0; n--) cards.push(card);
    }
  }
  return cards;
}

export const wordsOfCards = (cards: readonly Card[]): SuitWords => wordsBySeat([cards]);

/** The words of several hands. */
export function wordsBySeat(hands: readonly (readonly Card[])[]): SuitWords {
  const words = [...emptyWords(hands.length)];
  for (let seat = 0; seat < hands.length; seat++)
    for (const card of hands[seat] ?? []) addCard(words, seat, card);
  return words;
}

/** The words with those of one seat replaced. */
export const withWords = (words: SuitWords, seat: number, own: SuitWords): SuitWords =>
  words.map((word, i) => (i >> 2 === seat ? (own[i & 3] ?? 0) : word));

export const SUIT_LETTERS: readonly string[] = ['C', 'D', 'H', 'S'];

export const tokenOf = (lying: Lying): string =>
  lying === realCard(lying)
    ? writeCard(FRENCH_52, lying)
    : `${writeCard(FRENCH_52, WELI)}=${SUIT_LETTERS[suitOf(shownAs(lying))]}`;

const SUIT_OF_SIGN: Readonly<Record<string, number>> = { '♣': 0, '♦': 1, '♥': 2, '♠': 3 };

/** The suit of a letter or sign; undefined if it is none. */
export function readSuit(word: string): number | undefined {
  const letter = SUIT_LETTERS.indexOf(word.toUpperCase());
  return letter < 0 ? SUIT_OF_SIGN[word.replace(/\uFE0F/gu, '')] : letter;
}

/** Reads a card as it lies; `6D=D` is the card itself. Undefined if it names no card. */
export function readLying(word: string): Lying | undefined {
  const [token = '', as, ...more] = word.split('=');
  const card = readCard(FRENCH_52, token);
  if (as === undefined || card === undefined) return card;
  const suit = readSuit(as);
  if (card !== WELI || suit === undefined || more.length > 0) return undefined;
  if (WELI_SUITS.includes(suit)) return weliAs(suit);
  return WELI;
}

/** A card in sentences: `[6D]`, or “[6D] as a six of spades”. */
export const marked = (lying: Lying): Text => {
  const card = same(`[${writeCard(FRENCH_52, realCard(lying))}]`);
  if (lying === realCard(lying)) return card;
  return fill(texts.cards.weliAs, card, texts.suits[suitOf(shownAs(lying))] ?? card);
};

export const markedAll = (cards: readonly Lying[]): Text => joinTexts(cards.map(marked));

export const SUIT_SIGNS: readonly Text[] = texts.suits.map(({ en }) => same(`[${en}]`));
