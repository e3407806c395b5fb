/**
 * Packs of cards as data. A card is a small number, the index of its token in the pack; equal
 * cards of several packs are the same number. Canonical order is the order of a new pack.
 * Nothing here shuffles or deals.
 */
export type Card = number;

/** What a card shows; `suit` is absent where a pack has none. */
export interface Face {
  readonly rank: string;
  readonly suit?: Suit;
  /** The suit whose colours a card without a suit has. */
  readonly hue?: Suit;
}

export const SUITS = [
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'bells',
  'reds',
  'greens',
  'acorns',
  'red',
  'yellow',
  'green',
  'blue',
] as const;
export type Suit = (typeof SUITS)[number];

/** French ranks whose German sign differs from their letter: Dame, Bube, Zehn. */
export const GERMAN_RANKS: Readonly<Record<string, string>> = { Q: 'D', J: 'B', T: '10' };

export interface Pack {
  readonly name: string;
  /** Token of each distinct card, in canonical order. */
  readonly tokens: readonly string[];
  readonly faces: readonly Face[];
  /** Every card of the pack in canonical order, equal cards of one pack together. */
  readonly order: readonly Card[];
  /** Ranks in each suit; card = suit × ranks + rank. */
  readonly ranks: number;
}

interface Maker {
  readonly name: string;
  readonly suits: readonly (readonly [letter: string, suit: Suit])[];
  readonly ranks: readonly string[];
  readonly copies?: number;
  readonly rankFirst?: boolean;
}

const FRENCH = [
  ['C', 'clubs'],
  ['D', 'diamonds'],
  ['H', 'hearts'],
  ['S', 'spades'],
] as const;
const GERMAN = [
  ['S', 'bells'],
  ['H', 'reds'],
  ['G', 'greens'],
  ['E', 'acorns'],
] as const;
const ELFER = [
  ['R', 'red'],
  ['Y', 'yellow'],
  ['G', 'green'],
  ['B', 'blue'],
] as const;

const lettersOf = (letters: string): readonly string[] => [...letters];
const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** A pack with every rank in every suit, perhaps several copies of it. */
function suited(maker: Maker): Pack {
  const faces = maker.suits.flatMap(([, suit]) => maker.ranks.map((rank) => ({ rank, suit })));
  const tokens = maker.suits.flatMap(([letter]) =>
    maker.ranks.map((rank) => (maker.rankFirst === false ? letter + rank : rank + letter)),
  );
  const copies = maker.copies ?? 1;
  const kinds = tokens.map((_, kind) => kind);
  const order = Array.from({ length: copies }, () => kinds).flat();
  return { name: maker.name, tokens, faces, order, ranks: maker.ranks.length };
}

/** Several equal packs as one: the whole first pack, then the second. */
export function manifold(pack: Pack, times: number): Pack {
  if (times === 1) return pack;
  const order = Array.from({ length: times }, () => pack.order).flat();
  return { ...pack, name: `${pack.name}×${times}`, order };
}

/** A pack of numbers without suits, each number `count(n)` times. */
export function numbered(
  name: string,
  from: number,
  to: number,
  count: (value: number) => number,
): Pack {
  const tokens = numbers(from, to);
  const order = tokens.flatMap((token, kind) =>
    Array.from({ length: count(Number(token)) }, () => kind),
  );
  return { name, tokens, faces: tokens.map((rank) => ({ rank })), order, ranks: tokens.length };
}

const FRENCH_RANKS = '23456789TJQKA';
const french = (name: string, lowest: string): Pack =>
  suited({
    name,
    suits: FRENCH,
    ranks: lettersOf(FRENCH_RANKS.slice(FRENCH_RANKS.indexOf(lowest))),
  });

/** A pack with `jokers` jokers (`XX`) after the suited cards. */
export function withJokers(pack: Pack, jokers: number): Pack {
  const joker = pack.tokens.length;
  return {
    ...pack,
    name: `${pack.name}+${jokers}`,
    tokens: [...pack.tokens, 'XX'],
    faces: [...pack.faces, { rank: 'XX' }],
    order: [...pack.order, ...Array.from({ length: jokers }, () => joker)],
  };
}

export const FRENCH_52 = french('french-52', '2');
export const FRENCH_32 = french('french-32', '7');
/** The German suits, each in the order 7 8 9 T U O K A. */
export const GERMAN_32 = suited({ name: 'german-32', suits: GERMAN, ranks: lettersOf('789TUOKA') });
/** The ranks U O K T A of each German suit, every card twice. */
export const GERMAN_40 = suited({
  name: 'german-40',
  suits: GERMAN,
  ranks: lettersOf('UOKTA'),
  copies: 2,
});
/** Elfer-raus without its higher cards: colour and 1–15. */
export const ELFER_60 = suited({
  name: 'elfer-60',
  suits: ELFER,
  ranks: numbers(1, 15),
  rankFirst: false,
});
/** Kabufuda: 1–10, four of each; card = value − 1. */
export const KABUFUDA_40 = numbered('kabufuda-40', 1, 10, () => 4);

export const rankOf = (pack: Pack, card: Card): number => card % pack.ranks;
export const suitOf = (pack: Pack, card: Card): number => Math.floor(card / pack.ranks);

/** A card's token. Throws if the pack has no such card. */
export function writeCard(pack: Pack, card: Card): string {
  const token = pack.tokens[card];
  if (token === undefined) throw new Error(`no card ${card} in ${pack.name}`);
  return token;
}

export const writeCards = (pack: Pack, cards: readonly Card[]): string =>
  cards.map((card) => writeCard(pack, card)).join(' ');

const GLYPHS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const readers = new WeakMap<Pack, ReadonlyMap<string, Card>>();

/**
 * The cards of a pack by their tokens, and by these turned round, `AS` for `SA`; a token of its own is never
 * overridden.
 */
function readerOf(pack: Pack): ReadonlyMap<string, Card> {
  const known = readers.get(pack);
  if (known) return known;
  const reader = new Map<string, Card>();
  pack.tokens.forEach((token, card) => {
    reader.set(token, card);
    if (token.length === 2 && !/\d\d/.test(token)) reader.set(`${token[1]}${token[0]}`, card);
  });
  pack.tokens.forEach((token, card) => {
    reader.set(token, card);
  });
  readers.set(pack, reader);
  return reader;
}

/**
 * Reads a card leniently: upper or lower case, `10` for T, a suit glyph, suit before rank unless that is
 * another card's token. Undefined if it names no card of the pack.
 */
export function readCard(pack: Pack, token: string): Card | undefined {
  const plain = token
    .toUpperCase()
    .replace(/[♣♦♥♠]/gu, (glyph) => GLYPHS[glyph] ?? glyph)
    .replace(/\uFE0F/gu, '');
  const reader = readerOf(pack);
  return reader.get(plain) ?? reader.get(plain.replace('10', 'T'));
}

/** Sorts cards in canonical order, equal cards together. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => a - b);

/** Sorted cards with every card once. */
export const distinct = (sorted: readonly Card[]): readonly Card[] =>
  sorted.filter((card, at) => at === 0 || card !== sorted[at - 1]);

/** Two lists of cards as one. A loop, because spreading two lists takes several times as long. */
export function joined(before: readonly Card[], more: readonly Card[]): readonly Card[] {
  if (before.length === 0) return more;
  const cards = before.slice();
  for (let i = 0; i < more.length; i++) cards.push(more[i] ?? 0);
  return cards;
}

/** Copies of each card, counted by `isPermutation`. Allocating the array anew would take two thirds of a call. */
const counts = new Uint8Array(128);

/** Whether `cards` is a permutation of `order`. */
export function isPermutation(order: readonly Card[], cards: readonly Card[]): boolean {
  if (order.length !== cards.length) return false;
  counts.fill(0);
  for (const card of order) counts[card] = (counts[card] ?? 0) + 1;
  for (const card of cards) {
    const left = counts[card] ?? 0;
    if (left === 0) return false;
    counts[card] = left - 1;
  }
  return true;
}
