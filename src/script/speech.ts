/** Cards and seats in words, for sentences that are printed or read aloud. */
import type { Face, Pack, Suit } from '../cards/pack.ts';
import { type Lang, speak, type Text, text, type Voice } from '../lang/text.ts';

const RANKS: Readonly<Record<string, Text>> = {
  T: text('ten', 'Zehn'),
  J: text('jack', 'Bube'),
  Q: text('queen', 'Dame'),
  K: text('king', 'König'),
  A: text('ace', 'Ass'),
  U: text('under', 'Unter'),
  O: text('over', 'Ober'),
  XX: text('joker', 'Joker'),
};

/** “$1 of spades” for suits that own their ranks, “red 14” for colours with numbers. */
const SUITED: Readonly<Record<Suit, Text>> = {
  clubs: text('$ of clubs', 'Kreuz-$'),
  diamonds: text('$ of diamonds', 'Karo-$'),
  hearts: text('$ of hearts', 'Herz-$'),
  spades: text('$ of spades', 'Pik-$'),
  bells: text('$ of bells', 'Schellen-$'),
  reds: text('$ of hearts', 'Herz-$'),
  greens: text('$ of leaves', 'Grün-$'),
  acorns: text('$ of acorns', 'Eichel-$'),
  red: text('red $', 'Rot $'),
  yellow: text('yellow $', 'Gelb $'),
  green: text('green $', 'Grün $'),
  blue: text('blue $', 'Blau $'),
};

function faceName(face: Face, lang: Lang): string {
  const rank = RANKS[face.rank]?.[lang] ?? face.rank;
  return face.suit === undefined ? rank : SUITED[face.suit][lang].replace('$', rank);
}

/** A card in words: “ten of diamonds”, „Karo-Zehn“. A token of another pack stays as it is. */
export function cardName(pack: Pack, token: string, lang: Lang): string {
  const face = pack.faces[pack.tokens.indexOf(token)];
  return face === undefined ? token : faceName(face, lang);
}

const SEAT = text('seat', 'Platz');

/** A voice that says cards in words and seats by name. */
export const voiceOf = (pack: Pack, lang: Lang, names: readonly string[]): Voice => ({
  lang,
  card: (token) => cardName(pack, token, lang),
  seat: (seat) => names[seat] ?? `${SEAT[lang]} ${seat}`,
});

/** A sentence with its first letter large. */
export const capital = (spoken: string): string =>
  spoken.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A paragraph spoken, with a capital where a card begins a sentence. */
export const speakParagraph = (paragraph: Text, voice: Voice): string => {
  const begun = (words: string): string =>
    words.replace(/(^|[.!?:] )\[([^\]]+)\]/g, (_, lead: string, token: string) => {
      return `${lead}${capital(voice.card(token))}`;
    });
  return speak({ en: begun(paragraph.en), de: begun(paragraph.de) }, voice);
};
