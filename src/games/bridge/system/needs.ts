/**
 * What a hand needs for a call, in a small notation:
 *
 *   hcp15-17  high-card points        pts12+  with a point for each card over four in a suit
 *   sup6-9    with short suits outside the suit bid                   supM6-9  outside the suit M
 *   sum25+    together with what partner may be expected to hold      sumF25+  in the suit F
 *   S5+ M3-4 b6  cards of a suit      b>c b>=c  compared      long:b  no suit is longer
 *   fit8      cards of the suit bid with those partner has shown      fits:F  eight in the suit F
 *   better    more trumps than in the last bid, at its level
 *   bal semi unbal  balanced, no singleton or void, not balanced
 *   good:b fair:b  two of the three highest or three of the five; one of the three
 *   stop:a stops  a stopper in a suit, in every suit the opponents have shown
 *   top       above the middle of what the caller has shown
 *   new:b     not a suit the opponents have shown
 *   opening  worth an opening bid        ace:0,4  none or four aces
 *   key:0,3  none or three key cards: aces and the king of F        queen  the queen of F, or ten trumps
 */
import { fill, joinTexts, type Lang, same, type Text, text } from '../../../lang/text.ts';
import { strainName } from '../shown/text.ts';
import { keyCards } from '../state/hand.ts';
import {
  comparison,
  fitNeed,
  LETTERS,
  lengthNeed,
  type Need,
  NO_LIMIT,
  nothing,
  pointNeed,
  SUIT_WORDS,
  suitNamed,
  WORDS,
} from './need-kinds.ts';
import { type Binding, wordsIn } from './pattern.ts';
import texts from './texts.json' with { type: 'json' };

export type { CallContext, Need } from './need-kinds.ts';

const SUIT = '[CDHSMmWwFPYOabcd]';
const SPAN = '(\\d+)(?:-(\\d+)|(\\+))?';

/** The upper end of a span: given after a hyphen, the `top` of all after a plus, else the lower end. */
function upperEnd(
  to: string | undefined,
  plus: string | undefined,
  from: string,
  top: number,
): number {
  if (to !== undefined) return Number(to);
  return plus === undefined ? Number(from) : top;
}

/** Reads one word of what a rule demands of a hand, such as `hcp15-17` (points) or `S5+` (five or more spades). */
function readNeed(word: string): Need {
  const known = WORDS[word];
  if (known !== undefined) return known;
  const measure = new RegExp(`^(hcp|pts|sup|sum)(${SUIT})?${SPAN}$`).exec(word);
  if (measure !== null) {
    const [, name = '', letter, low = '', to, plus] = measure;
    return pointNeed(name, Number(low), upperEnd(to, plus, low, NO_LIMIT), letter);
  }
  const length = new RegExp(`^(${SUIT})${SPAN}$`).exec(word);
  if (length !== null) {
    const [, letter = '', low = '', to, plus] = length;
    return lengthNeed(letter, Number(low), upperEnd(to, plus, low, 13));
  }
  return readOther(word);
}

/** “0 or 4 aces”, “one key card”; more than two counts are a range. */
function countsText(counts: readonly number[], one: Text, more: Text): Text {
  if (counts.length === 1 && counts[0] === 1) return one;
  const span = `${counts[0]}–${counts.at(-1)}`;
  const listed = counts.length > 2 ? same(span) : text(counts.join(' or '), counts.join(' oder '));
  return fill(more, listed);
}

const aceNeed = (counts: readonly number[]): Need => ({
  holds: (hand) => counts.includes(hand.aces),
  shows: nothing,
  words: countsText(counts, texts.spans.ace, texts.spans.aces),
});

/** The demand for one of these numbers of key cards, the aces and the king of the agreed suit F; of aces without one. */
const keyNeed = (counts: readonly number[]): Need => ({
  holds: (hand, context) => counts.includes(keyCards(hand, suitNamed('F', context))),
  shows: nothing,
  words: countsText(counts, texts.spans.keyCard, texts.spans.keyCards),
});

/**
 * Reads a demand on a hand other than points or a suit's length: `b>c` (suits compared), `fit8`, `ace:0,4`, `key:1`, or
 * a word with a suit.
 */
function readOther(word: string): Need {
  const compared = new RegExp(`^(${SUIT})(>=?)(${SUIT})$`).exec(word);
  if (compared !== null)
    return comparison(compared[1] ?? '', compared[2] === '>', compared[3] ?? '');
  const fit = /^fit(\d+)$/.exec(word);
  if (fit !== null) return fitNeed(Number(fit[1]));
  const counted = /^(ace|key):([\d,]+)$/.exec(word);
  if (counted !== null) {
    const counts = (counted[2] ?? '').split(',').map(Number);
    return counted[1] === 'ace' ? aceNeed(counts) : keyNeed(counts);
  }
  const [name = '', letter = ''] = word.split(':');
  const made = SUIT_WORDS[name]?.(letter);
  if (made === undefined) throw new Error(`no need ${word}`);
  return made;
}

/** The needs of a rule. */
export const readNeeds = (needs: string): readonly Need[] => wordsIn(needs).map(readNeed);

/** The names, as they stand after “in”, of suits whose letters are not bound yet. */
const UNNAMED: Readonly<Record<string, Text>> = texts.unnamed;

/** Replaces `<M>`, `<b>`, … by names of suits, and `<#M>` by one for its cards. */
function withSuits(sentence: Text, binding: Binding, unnamed: (letter: string) => Text): Text {
  const put = (lang: Lang) =>
    sentence[lang].replace(/<(#?)(\w)>/g, (_, cards: string, letter: string) => {
      const suit = LETTERS[letter] ?? binding[letter];
      if (suit !== undefined) return strainName(suit)[lang];
      const name = unnamed(letter);
      return (cards === '' ? name : fill(texts.suits.cards, name))[lang];
    });
  return { en: put('en'), de: put('de') };
}

/** The needs of a call that has been made, in words: suits have their names. */
export const describeNeeds = (needs: readonly Need[], binding: Binding): Text =>
  withSuits(needsText(needs), binding, (letter) => UNNAMED[letter] ?? texts.suits.some);

/** The needs of a rule as the system is written: suits keep their letters. */
export const writeNeeds = (needs: readonly Need[]): Text => withSuits(needsText(needs), {}, same);

const needsText = (needs: readonly Need[]): Text =>
  joinTexts(
    needs.map(({ words }) => words),
    ', ',
  );
