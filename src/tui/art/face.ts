/**
 * The print of a card: a rank of two cells and a suit of one. Ranks are German in German, unless a suit letter is next
 * to them. No text here holds a variation selector, which terminals measure differently.
 */
import {
  type Card,
  type Face,
  GERMAN_RANKS,
  type Pack,
  SUITS,
  type Suit,
} from '../../cards/pack.ts';
import type { Lang } from '../../lang/text.ts';
import type { Tone } from '../theme/palettes.ts';

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
  readonly tone: Tone;
  /** How many pips the card has; 0 for a court and for a card of numbers. */
  readonly pips: number;
  /** The face that the picture shows, in the suit of the printed sign. */
  readonly face: Face;
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
  red: '▲',
  yellow: '●',
  green: '■',
  blue: '◆',
};

/** Signs of the German pack: bells, hearts, leaves, acorns. */
const PACK: Readonly<Record<Suit, string>> = { ...GLYPHS, bells: '◍', greens: '❧', acorns: '⚘' };

/** The suit drawn in place of another where the signs are not those of the pack. */
const COUNTERPARTS: Readonly<Partial<Record<Suits, Readonly<Partial<Record<Suit, Suit>>>>>> = {
  unicode: { bells: 'diamonds', reds: 'hearts', greens: 'spades', acorns: 'clubs' },
  german: { diamonds: 'bells', hearts: 'reds', spades: 'greens', clubs: 'acorns' },
};

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

/** The suits that share a colour with another one unless the deck has four. */
const SHARED: Readonly<Partial<Record<Suit, Tone>>> = {
  clubs: 'spades',
  diamonds: 'hearts',
  acorns: 'spades',
  bells: 'yellow',
};

const FRENCH: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];

export const isSuit = (word: string): word is Suit => SUITS.some((suit) => suit === word);

const toneOf = ({ fourColour }: Deck, suit: Suit): Tone =>
  fourColour ? suit : (SHARED[suit] ?? suit);

/** The sign of a suit, with its colour. */
export const signOf = (deck: Deck, suit: Suit): { readonly text: string; readonly tone: Tone } => ({
  text: SIGNS[deck.suits][suit],
  tone: toneOf(deck, suit),
});

/**
 * The rank as printed on a card: B, D and K for J, Q and K in German, unless suits are letters too, as `DD` would then
 * be a riddle.
 */
function rankText(deck: Deck, rank: string, suit: Suit | undefined): string {
  if (rank === 'T') return '10';
  if (rank === 'XX') return 'Jo';
  if (deck.lang === 'de' && deck.suits !== 'letters' && suit !== undefined && FRENCH.includes(suit))
    return GERMAN_RANKS[rank] ?? rank;
  return rank;
}

/** Cards with more pips do not show them one by one. */
const MOST_PIPS = 10;
/** The suits of cards with numbers and nothing else. */
const NUMBERS: readonly Suit[] = ['red', 'yellow', 'green', 'blue'];

/** How many suit signs are drawn on the card; none on court cards and where the suit is a number. */
function pipsOf(rank: string, suit: Suit | undefined): number {
  if (suit === undefined || NUMBERS.includes(suit)) return 0;
  if (rank === 'A') return 1;
  if (rank === 'T') return 10;
  const pips = Number(rank);
  return pips >= 1 && pips <= MOST_PIPS ? pips : 0;
}

export function faceOf(deck: Deck, pack: Pack, card: Card): Print {
  const face = pack.faces[card];
  if (face === undefined) throw new Error(`no card ${card} in ${pack.name}`);
  return printOf(deck, face);
}

/**
 * All that is printed on a face in this deck. `face` names the picture, whose suit may be another one, as in French
 * decks that show German suits.
 */
export function printOf(deck: Deck, { suit, rank, hue }: Face): Print {
  const unsuited = rank === 'XX' ? 'k' : '';
  const sign = suit === undefined ? unsuited : SIGNS[deck.suits][suit];
  const shown = suit && (COUNTERPARTS[deck.suits]?.[suit] ?? suit);
  return {
    rank: rankText(deck, rank, suit).padStart(2),
    suit: sign,
    tone: suit === undefined ? 'text' : toneOf(deck, suit),
    pips: pipsOf(rank, suit),
    face: faceShown(rank, shown, hue),
  };
}

function faceShown(rank: string, suit: Suit | undefined, hue: Suit | undefined): Face {
  if (suit !== undefined) return { rank, suit };
  return hue === undefined ? { rank } : { rank, hue };
}

export const indexOf = ({ rank, suit }: Print): string => `${rank.trim()}${suit}`;
