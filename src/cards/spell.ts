/**
 * Cards in words, “seven of hearts” or “Herz-Sieben”, and with the sign of their suit, “Q♥”. Every pack is
 * spelled from its faces.
 */

import { type Gender, isFeminineDative, takesWeakEnding, wantsArticle } from '../lang/german.ts';
import { fill, type Lang, same, type Text, text } from '../lang/text.ts';
import { type Face, GERMAN_RANKS, type Pack, type Suit } from './pack.ts';
import spelling from './spelling.json' with { type: 'json' };

/** The colours that German names by adjectives. */
const ADJECTIVES: Readonly<Partial<Record<Suit, string>>> = spelling.adjectives;

const HONOURS: Readonly<Record<string, Text>> = spelling.honours;

/** A rank in words; ranks without a word stay as they are. */
function spellRank(rank: string): Text {
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

/** The rank in the name of a card, where German writes it as a noun: “seven”, “Sieben”. */
export function spellSuited(rank: string): Text {
  const { en, de } = spellRank(rank);
  return text(en, de.charAt(0).toUpperCase() + de.slice(1));
}

export function spellFace({ rank, suit }: Face): Text {
  if (suit === undefined) return spellSuited(rank);
  const adjective = ADJECTIVES[suit];
  if (adjective === undefined) return fill(spelling.ofSuit, spellSuit(suit), spellSuited(rank));
  return fill(spelling.coloured, text(spellSuit(suit).en, adjective), spellSuited(rank));
}

const MASCULINE: readonly string[] = spelling.masculine;
const NEUTER: readonly string[] = spelling.neuter;

/** The gender of a suited card's name in German: “der König”, “das Ass”; numbers and the queen are feminine. */
export function genderOf(token: string): Gender {
  const letter = token.charAt(0);
  if (MASCULINE.includes(letter)) return 'masculine';
  return NEUTER.includes(letter) ? 'neuter' : 'feminine';
}

/** A card's name after these words: “den Karo-Buben”, “mit der blauen Vierzehn”, “spielt die rote Drei”. */
function inflected({ rank, suit }: Face, name: string, before: string): string {
  const adjective = suit && ADJECTIVES[suit];
  if (adjective !== undefined && isFeminineDative(before))
    return name.replace(adjective, `${adjective}n`);
  if (adjective !== undefined) return wantsArticle(before) ? `die ${name}` : name;
  return rank === 'J' && takesWeakEnding(before) ? `${name}n` : name;
}

const isSuitName = (word: string): word is Suit => word in spelling.suits;

/** A card, given by its token, or a suit, given by its name, in words that fit those before. */
export function spellToken(pack: Pack, token: string, lang: Lang, before = ''): string {
  if (isSuitName(token)) return spellSuit(token)[lang];
  const face = pack.faces[pack.tokens.indexOf(token)];
  if (face === undefined) return token;
  const name = spellFace(face)[lang];
  return lang === 'de' ? inflected(face, name, before) : name;
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
