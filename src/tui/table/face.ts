/**
 * What is printed on a card: a rank of two cells and a suit of one. German ranks in German, unless
 * a suit letter stands next to them. Never emits a variation selector.
 */
import type { Card, Pack, Suit } from '../../cards/pack.ts';
import type { Lang } from '../../lang/text.ts';
import type { Colour, Line, Style } from '../span.ts';

/** `pack`: French signs on a French pack, German ones on a German pack. */
type Suits = 'pack' | 'unicode' | 'letters' | 'german';

export interface Deck {
  readonly suits: Suits;
  readonly fourColour: boolean;
  readonly lang: Lang;
}

/** A card's print; `suit` is empty for a pack without suits. */
export interface Print {
  /** Two cells, right-aligned. */
  readonly rank: string;
  readonly suit: string;
  readonly style: Style;
}

const LETTERS: Readonly<Record<Suit, string>> = {
  clubs: 'C',
  diamonds: 'D',
  hearts: 'H',
  spades: 'S',
  bells: 'S',
  reds: 'H',
  greens: 'G',
  acorns: 'E',
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
};

const GLYPHS: Readonly<Record<Suit, string>> = {
  ...LETTERS,
  clubs: '♣',
  diamonds: '♦',
  hearts: '♥',
  spades: '♠',
  bells: '♦',
  reds: '♥',
  greens: '♠',
  acorns: '♣',
};

/** Signs of the German pack: bells, hearts, leaves, acorns. */
const PACK: Readonly<Record<Suit, string>> = { ...GLYPHS, bells: '◍', greens: '❧', acorns: '⚘' };

/** French suits as their German counterparts too. */
const GERMAN: Readonly<Record<Suit, string>> = {
  ...PACK,
  diamonds: PACK.bells,
  spades: PACK.greens,
  clubs: PACK.acorns,
};

const SIGNS: Readonly<Record<Suits, Readonly<Record<Suit, string>>>> = {
  pack: PACK,
  unicode: GLYPHS,
  letters: LETTERS,
  german: GERMAN,
};

/** Two colours as on French cards; `undefined` is the terminal's default. */
const TWO: Readonly<Record<Suit, Colour | undefined>> = {
  clubs: undefined,
  spades: undefined,
  diamonds: 'red',
  hearts: 'red',
  bells: 'yellow',
  reds: 'red',
  greens: 'green',
  acorns: undefined,
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'brightBlue',
};

const FOUR: Readonly<Record<Suit, Colour | undefined>> = {
  ...TWO,
  clubs: 'green',
  diamonds: 'brightBlue',
  acorns: 'magenta',
};

const GERMAN_RANKS: Readonly<Record<string, string>> = { Q: 'D', J: 'B' };
const FRENCH: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];

function rankText(deck: Deck, rank: string, suit: Suit | undefined): string {
  if (rank === 'T') return '10';
  if (rank === 'XX') return 'Jo';
  if (deck.lang === 'de' && deck.suits !== 'letters' && suit !== undefined && FRENCH.includes(suit))
    return GERMAN_RANKS[rank] ?? rank;
  return rank;
}

export function faceOf(deck: Deck, pack: Pack, card: Card): Print {
  const face = pack.faces[card];
  if (face === undefined) throw new Error(`no card ${card} in ${pack.name}`);
  const { suit } = face;
  const colour = suit === undefined ? undefined : (deck.fourColour ? FOUR : TWO)[suit];
  const sign = suit === undefined ? (face.rank === 'XX' ? 'k' : '') : SIGNS[deck.suits][suit];
  return {
    rank: rankText(deck, face.rank, suit).padStart(2),
    suit: sign,
    style: colour === undefined ? {} : { colour },
  };
}

/** A card within a sentence, no blank before it. */
export const cardSpans = (_deck: Deck, print: Print, style: Style = {}): Line => [
  { ...style, ...print.style, bold: true, text: `${print.rank.trim()}${print.suit}` },
];

/** Cells of a face in this pack: rank and suit, or the rank alone. */
export const faceWidth = (pack: Pack): number =>
  pack.faces.some(({ suit }) => suit !== undefined) ? 3 : 2;
