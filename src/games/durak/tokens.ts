/** How cards lie in texts: `7S`, or `6D=S` for a Weli that stands for another six. */
import { FRENCH_52, readCard, writeCard } from '../../cards/pack.ts';
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { type Lying, realCard, shownAs, suitOf, WELI, WELI_SUITS, weliAs } from './cards.ts';
import { SUIT_NAMES } from './names.ts';

export const SUIT_LETTERS: readonly string[] = ['C', 'D', 'H', 'S'];

export const tokenOf = (lying: Lying): string =>
  lying === realCard(lying)
    ? writeCard(FRENCH_52, lying)
    : `${writeCard(FRENCH_52, WELI)}=${SUIT_LETTERS[suitOf(shownAs(lying))]}`;

const SUIT_SIGNS: Readonly<Record<string, number>> = { '♣': 0, '♦': 1, '♥': 2, '♠': 3 };

/** The suit of a letter or sign; undefined if it is none. */
export function readSuit(word: string): number | undefined {
  const letter = SUIT_LETTERS.indexOf(word.toUpperCase());
  return letter < 0 ? SUIT_SIGNS[word.replace(/\uFE0F/gu, '')] : letter;
}

/** Reads a card as it lies; `6D=D` is the card itself. Undefined if it names no card. */
export function readLying(word: string): Lying | undefined {
  const [token = '', as, ...more] = word.split('=');
  const card = readCard(FRENCH_52, token);
  if (as === undefined || card === undefined) return card;
  const suit = readSuit(as);
  if (card !== WELI || suit === undefined || more.length > 0) return undefined;
  return WELI_SUITS.includes(suit) ? weliAs(suit) : WELI;
}

const AS = text('$1 as a six of $2', '$1 als $2-Sechs');

/** A card in sentences: `[6D]`, or “[6D] as a six of spades”. */
export const marked = (lying: Lying): Text => {
  const card = same(`[${writeCard(FRENCH_52, realCard(lying))}]`);
  return lying === realCard(lying)
    ? card
    : fill(AS, card, SUIT_NAMES[suitOf(shownAs(lying))] ?? card);
};

export const markedAll = (cards: readonly Lying[]): Text => joinTexts(cards.map(marked));
