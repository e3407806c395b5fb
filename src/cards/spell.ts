/**
 * Cards in words, “seven of hearts” or “Herz-Sieben”, and with the sign of their suit, “Q♥”. Every pack is
 * spelled from its faces.
 */

import { fill, type Lang, same, type Text, text } from '../lang/text.ts';
import { type Face, GERMAN_RANKS, type Pack, type Suit } from './pack.ts';
import spelling from './spelling.json' with { type: 'json' };

const COLOURS: readonly (Suit | undefined)[] = ['red', 'yellow', 'green', 'blue'];

const HONOURS: Readonly<Record<string, Text>> = spelling.honours;

/** A rank in words; ranks without a word stay as they are. */
export function spellRank(rank: string): Text {
  const honour = HONOURS[rank];
  if (honour !== undefined) return honour;
  const number = /^\d+$/.test(rank) ? spelling.numbers[Number(rank)] : undefined;
  return number ?? same(rank);
}

export const spellSuit = (suit: Suit): Text => spelling.suits[suit];

/** The names of a suit in all languages, and those it has besides, such as Bollen for bells. */
function suitNames(suit: Suit): readonly string[] {
  const { en, de } = spellSuit(suit);
  return [en, de.toLowerCase(), ...spelling.alsoSuits[suit]];
}

/** The number of the suit of a pack that has this name, in any language and case. */
export function readSuit(pack: Pack, name: string): number | undefined {
  const wanted = name.toLowerCase();
  const suits = new Set(pack.faces.flatMap(({ suit }) => suit ?? []));
  const at = [...suits].findIndex((suit) => suitNames(suit).includes(wanted));
  return at < 0 ? undefined : at;
}

/** The rank in the name of a suited card, where German writes it as a noun: “seven”, “Sieben”. */
export function spellSuited(rank: string): Text {
  const { en, de } = spellRank(rank);
  return text(en, de.charAt(0).toUpperCase() + de.slice(1));
}

export function spellFace({ rank, suit }: Face): Text {
  if (suit === undefined) return spellRank(rank);
  const template = COLOURS.includes(suit) ? spelling.coloured : spelling.ofSuit;
  return fill(template, spellSuit(suit), spellSuited(rank));
}

const isSuitName = (word: string): word is Suit => word in spelling.suits;

/** A card, given by its token, or a suit, given by its name, in words. */
export function spellToken(pack: Pack, token: string, lang: Lang): string {
  if (isSuitName(token)) return spellSuit(token)[lang];
  const face = pack.faces[pack.tokens.indexOf(token)];
  return face === undefined ? token : spellFace(face)[lang];
}

const SIGNS: Readonly<Partial<Record<Suit, string>>> = {
  clubs: '♣',
  diamonds: '♦',
  hearts: '♥',
  spades: '♠',
};

/**
 * A card or a suit with the suit's sign: “Q♥”, in German “D♥”. A token stays as it is where its suit has no
 * sign.
 */
export function signToken(pack: Pack, token: string, lang: Lang = 'en'): string {
  if (isSuitName(token)) return SIGNS[token] ?? token;
  const face = pack.faces[pack.tokens.indexOf(token)];
  const sign = face?.suit && SIGNS[face.suit];
  if (face === undefined || sign === undefined) return token;
  const german = lang === 'de' ? GERMAN_RANKS[face.rank] : undefined;
  return `${german ?? face.rank}${sign}`;
}
