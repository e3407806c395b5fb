/** Cards in words: “seven of hearts”, “Herz-Sieben”. Every pack is spelled from its faces. */
import type { Face, Pack, Suit } from '../cards/pack.ts';
import { fill, type Lang, same, type Text, text } from '../lang/text.ts';

const SUIT_WORDS: Readonly<Record<Suit, Text>> = {
  clubs: text('clubs', 'Kreuz'),
  diamonds: text('diamonds', 'Karo'),
  hearts: text('hearts', 'Herz'),
  spades: text('spades', 'Pik'),
  bells: text('bells', 'Schellen'),
  reds: text('hearts', 'Herz'),
  greens: text('leaves', 'Grün'),
  acorns: text('acorns', 'Eichel'),
  red: text('red', 'Rot'),
  yellow: text('yellow', 'Gelb'),
  green: text('green', 'Grün'),
  blue: text('blue', 'Blau'),
};
const OF_SUIT = text('$2 of $1', '$1-$2');
const COLOURED = text('$1 $2', '$1-$2');
const COLOURS: readonly (Suit | undefined)[] = ['red', 'yellow', 'green', 'blue'];

const NUMBERS: readonly Text[] = [
  text('zero', 'null'),
  text('one', 'eins'),
  text('two', 'zwei'),
  text('three', 'drei'),
  text('four', 'vier'),
  text('five', 'fünf'),
  text('six', 'sechs'),
  text('seven', 'sieben'),
  text('eight', 'acht'),
  text('nine', 'neun'),
  text('ten', 'zehn'),
  text('eleven', 'elf'),
  text('twelve', 'zwölf'),
  text('thirteen', 'dreizehn'),
  text('fourteen', 'vierzehn'),
  text('fifteen', 'fünfzehn'),
];

const HONOURS: Readonly<Record<string, Text>> = {
  T: text('ten', 'zehn'),
  J: text('jack', 'Bube'),
  Q: text('queen', 'Dame'),
  K: text('king', 'König'),
  A: text('ace', 'Ass'),
  U: text('unter', 'Unter'),
  O: text('ober', 'Ober'),
  XX: text('joker', 'Joker'),
};

/** A rank in words; ranks without a word stay as they are. */
export const spellRank = (rank: string): Text =>
  HONOURS[rank] ?? (/^\d+$/.test(rank) ? NUMBERS[Number(rank)] : undefined) ?? same(rank);

export const spellSuit = (suit: Suit): Text => SUIT_WORDS[suit];

/** The rank of a card of a suit, which is a noun: “seven”, “Sieben”. */
export function spellSuited(rank: string): Text {
  const { en, de } = spellRank(rank);
  return text(en, de.charAt(0).toUpperCase() + de.slice(1));
}

export function spellFace({ rank, suit }: Face): Text {
  if (suit === undefined) return spellRank(rank);
  return fill(COLOURS.includes(suit) ? COLOURED : OF_SUIT, spellSuit(suit), spellSuited(rank));
}

const isSuit = (word: string): word is Suit => word in SUIT_WORDS;

/** The card of a token, or the suit of a name, in words. */
export function spellToken(pack: Pack, token: string, lang: Lang): string {
  if (isSuit(token)) return spellSuit(token)[lang];
  const face = pack.faces[pack.tokens.indexOf(token)];
  return face === undefined ? token : spellFace(face)[lang];
}
