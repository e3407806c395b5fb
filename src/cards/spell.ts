/** Cards in words: “seven of hearts”, “Herz-Sieben”. Every pack is spelled from its faces. */

import { fill, type Lang, same, type Text, text } from '../lang/text.ts';
import { type Face, GERMAN_RANKS, type Pack, type Suit } from './pack.ts';
import spelling from './spelling.json' with { type: 'json' };

const COLOURS: readonly (Suit | undefined)[] = ['red', 'yellow', 'green', 'blue'];

const HONOURS: Readonly<Record<string, Text>> = spelling.honours;

/** A rank in words; ranks without a word stay as they are. */
export const spellRank = (rank: string): Text =>
  HONOURS[rank] ?? (/^\d+$/.test(rank) ? spelling.numbers[Number(rank)] : undefined) ?? same(rank);

export const spellSuit = (suit: Suit): Text => spelling.suits[suit];

/** The rank of a card of a suit, which is a noun: “seven”, “Sieben”. */
export function spellSuited(rank: string): Text {
  const { en, de } = spellRank(rank);
  return text(en, de.charAt(0).toUpperCase() + de.slice(1));
}

export function spellFace({ rank, suit }: Face): Text {
  if (suit === undefined) return spellRank(rank);
  return fill(
    COLOURS.includes(suit) ? spelling.coloured : spelling.ofSuit,
    spellSuit(suit),
    spellSuited(rank),
  );
}

const isSuit = (word: string): word is Suit => word in spelling.suits;

/** The card of a token, or the suit of a name, in words. */
export function spellToken(pack: Pack, token: string, lang: Lang): string {
  if (isSuit(token)) return spellSuit(token)[lang];
  const face = pack.faces[pack.tokens.indexOf(token)];
  return face === undefined ? token : spellFace(face)[lang];
}

const SIGNS: Readonly<Partial<Record<Suit, string>>> = {
  clubs: '♣',
  diamonds: '♦',
  hearts: '♥',
  spades: '♠',
};

/** The same with the suit's sign, where it has one: “Q♥”, “D♥”; else the token. */
export function signToken(pack: Pack, token: string, lang: Lang = 'en'): string {
  if (isSuit(token)) return SIGNS[token] ?? token;
  const { rank, suit = 'joker' } = pack.faces[pack.tokens.indexOf(token)] ?? { rank: token };
  const sign = suit === 'joker' ? undefined : SIGNS[suit];
  if (sign === undefined) return token;
  return `${(lang === 'de' && GERMAN_RANKS[rank]) || rank}${sign}`;
}
