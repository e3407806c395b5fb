/**
 * What a hand needs for a call, written as words:
 *
 *   hcp15-17  high-card points        pts12+  with a point for each card over four in a suit
 *   sup6-9    with short suits beside the suit bid
 *   sum25+    together with what partner may be expected to hold
 *   S5+ M3-4 b6  cards of a suit      b>c b>=c  compared      long:b  no suit is longer
 *   fit8      cards of the suit bid with those partner has shown
 *   bal semi unbal  balanced, no singleton or void, not balanced
 *   good:b fair:b  two of the three highest or three of the five; one of the three
 *   stop:a stops  a stopper in a suit, in every suit the opponents have shown
 *   new:b     not a suit the opponents have shown
 *   opening  worth an opening bid        ace:0,4 king:1  so many aces, kings
 */
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import { isBid, levelOf, type Move, NOTRUMP, type Strain, strainOf } from '../cards.ts';
import { strainName } from '../text.ts';
import {
  type Hand,
  hasStopper,
  isBalanced,
  isOpening,
  isSemiBalanced,
  lengthPoints,
  quality,
  supportPoints,
  valueIn,
} from './hand.ts';
import type { Binding } from './pattern.ts';
import { partnerShown, type Setting } from './setting.ts';
import { expected, MOST_POINTS, NOTHING_SHOWN, type Shown } from './shown.ts';

/** A call about to be judged. */
export interface Case {
  readonly setting: Setting;
  readonly binding: Binding;
  readonly call: Move;
  /** The strain of the call; −1 for a pass or a double. */
  readonly strain: Strain;
}

export interface Need {
  readonly holds: (hand: Hand, at: Case) => boolean;
  /** What the need tells of a hand. */
  readonly tells: (at: Case) => Shown;
  readonly told: Text;
}

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 1, H: 2, S: 3 };
const suitOf = (letter: string, { binding }: Case): number =>
  LETTERS[letter] ?? binding[letter] ?? -1;
const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;
/** Points of `+`: with shortness, or of two hands, they may pass those of the pack. */
const NO_LIMIT = 99;
const nothing = (): Shown => NOTHING_SHOWN;

const points = (low: number, high: number): Shown => ({
  ...NOTHING_SHOWN,
  low: Math.max(0, low),
  high: Math.max(0, high),
});

function cards(suit: number, low: number, high: number): Shown {
  const at = (bounds: readonly number[], value: number) =>
    bounds.map((bound, i) => (i === suit ? value : bound));
  return { ...NOTHING_SHOWN, min: at(NOTHING_SHOWN.min, low), max: at(NOTHING_SHOWN.max, high) };
}

const fitIn = (hand: Hand, { setting }: Case, suit: number): number =>
  (hand.length[suit] ?? 0) + (partnerShown(setting).min[suit] ?? 0);

/** What the hand and partner's come to in a strain; −1: in none. */
function together(hand: Hand, at: Case, strain: Strain): number {
  const value = valueIn(hand, strain < 0 ? NOTRUMP : strain, fitIn(hand, at, strain) >= 8);
  return value + expected(partnerShown(at.setting));
}

/** A suit at the level of the last bid in which there are more trumps, or a fit instead of notrump. */
function isBetter(hand: Hand, at: Case): boolean {
  const { last } = at.setting;
  if (!isBid(last) || levelOf(at.call) !== levelOf(last)) return false;
  const found = fitIn(hand, at, at.strain);
  return found >= 7 && found > (strainOf(last) === NOTRUMP ? 8 : fitIn(hand, at, strainOf(last)));
}

const MEASURES: Readonly<Record<string, (hand: Hand, at: Case) => number>> = {
  hcp: (hand) => hand.high,
  pts: (hand) => lengthPoints(hand),
  sup: (hand, { strain }) => supportPoints(hand, strain),
  sum: (hand, at) => together(hand, at, at.strain),
  sumF: (hand, at) => together(hand, at, suitOf('F', at)),
};
const UNITS: Readonly<Record<string, Text>> = {
  hcp: text('$1 high-card points', '$1 Figurenpunkte'),
  pts: text('$1 points', '$1 Punkte'),
  sup: text('$1 points with support', '$1 Punkte mit Anschluss'),
  sum: text('$1 points together', 'zusammen $1 Punkte'),
  sumF: text('$1 points together in that suit', 'zusammen $1 Punkte in der Farbe'),
};

const spanText = (low: number, high: number, top: number): Text =>
  same(high >= top ? `${low}+` : low === high ? `${low}` : `${low}–${high}`);

function pointNeed(measure: string, low: number, high: number): Need {
  const count = MEASURES[measure] ?? (() => 0);
  return {
    holds: (hand, at) => within(count(hand, at), low, high),
    tells: ({ setting }) => {
      if (!measure.startsWith('sum')) return points(low, Math.min(high, MOST_POINTS));
      const other = expected(partnerShown(setting));
      return points(low - other, Math.min(high - other, MOST_POINTS));
    },
    told: fill(UNITS[measure] ?? same('$1'), spanText(low, high, NO_LIMIT)),
  };
}

/** A letter that stands for a suit in a sentence, to be replaced by its name. */
const suitMark = (letter: string): Text => same(`<${letter}>`);

function lengthNeed(letter: string, low: number, high: number): Need {
  return {
    holds: (hand, at) => within(hand.length[suitOf(letter, at)] ?? -1, low, high),
    tells: (at) => cards(suitOf(letter, at), low, high),
    told: joinTexts([spanText(low, high, 13), suitMark(letter)]),
  };
}

function comparison(one: string, strict: boolean, two: string): Need {
  const gap = strict ? 1 : 0;
  return {
    holds: ({ length }, at) =>
      (length[suitOf(one, at)] ?? 0) - (length[suitOf(two, at)] ?? 0) >= gap,
    tells: nothing,
    told: strict
      ? fill(text('more $1 than $2', 'mehr $1 als $2'), suitMark(one), suitMark(two))
      : fill(
          text('$1 not shorter than $2', '$1 nicht kürzer als $2'),
          suitMark(one),
          suitMark(two),
        ),
  };
}

const shape = (min: number, max: number): Shown => ({
  ...NOTHING_SHOWN,
  min: [min, min, min, min],
  max: [max, max, max, max],
});

const WORDS: Readonly<Record<string, Need>> = {
  bal: {
    holds: isBalanced,
    tells: () => shape(2, 6),
    told: text('balanced', 'ausgeglichen'),
  },
  semi: {
    holds: isSemiBalanced,
    tells: () => shape(2, 7),
    told: text('no singleton or void', 'kein Single und keine Chicane'),
  },
  unbal: {
    holds: (hand) => !isBalanced(hand),
    tells: nothing,
    told: text('not balanced', 'unausgeglichen'),
  },
  opening: {
    holds: isOpening,
    tells: () => points(11, MOST_POINTS),
    told: text('worth an opening', 'Eröffnungsstärke'),
  },
  better: {
    holds: isBetter,
    tells: nothing,
    told: text('more trumps together', 'zusammen mehr Trümpfe'),
  },
  stops: {
    holds: (hand, { setting }) =>
      setting.notrump || setting.theirs.every((suit) => hasStopper(hand, suit)),
    tells: nothing,
    told: text('their suits stopped', 'Halter in ihren Farben'),
  },
};

const bySuit = (told: Text, holds: (hand: Hand, suit: number) => boolean) => (letter: string) => ({
  holds: (hand: Hand, at: Case) => holds(hand, suitOf(letter, at)),
  tells: nothing,
  told: fill(told, suitMark(letter)),
});

/** The cards a fit takes besides those partner has shown. */
function fitting({ setting }: Case, suit: number, least: number): Shown {
  const shown = partnerShown(setting).min[suit] ?? 0;
  return cards(suit, Math.max(0, least - shown), 13);
}

const FIT = 8;
const fitsNeed = (letter: string): Need => ({
  holds: (hand, at) => fitIn(hand, at, suitOf(letter, at)) >= FIT,
  tells: (at) => fitting(at, suitOf(letter, at), FIT),
  told: fill(text('fit in $1', 'Anschluss in $1'), suitMark(letter)),
});

function fitNeed(least: number): Need {
  return {
    holds: (hand, at) => fitIn(hand, at, at.strain) >= least,
    tells: (at) => fitting(at, at.strain, least),
    told: fill(text('$1 trumps together', 'zusammen $1 Trümpfe'), spanText(least, 13, 13)),
  };
}

const SUIT_WORDS: Readonly<Record<string, (letter: string) => Need>> = {
  good: bySuit(text('good $1', 'gute $1'), (hand, suit) => quality(hand, suit) === 2),
  fair: bySuit(
    text('an honour in $1', 'eine Figur in $1'),
    (hand, suit) => quality(hand, suit) > 0,
  ),
  stop: bySuit(text('$1 stopped', '$1 gehalten'), hasStopper),
  new: (letter) => ({
    holds: (_, at) => !at.setting.theirs.includes(suitOf(letter, at)),
    tells: nothing,
    told: text('a suit of our own', 'eine eigene Farbe'),
  }),
  fits: fitsNeed,
  long: bySuit(text('$1 longest', '$1 am längsten'), (hand, suit) =>
    hand.length.every((n) => n <= (hand.length[suit] ?? 0)),
  ),
};

const ACES = text('aces: $1', 'Asse: $1');
const KINGS = text('kings: $1', 'Könige: $1');

function countNeed(what: string, counts: readonly number[]): Need {
  return {
    holds: (hand) => counts.includes(what === 'ace' ? hand.aces : hand.kings),
    tells: nothing,
    told: fill(what === 'ace' ? ACES : KINGS, counts.join('/')),
  };
}

const SUIT = '[CDHSMmWwFPYOabcd]';
const SPAN = '(\\d+)(?:-(\\d+)|(\\+))?';

function readNeed(word: string): Need {
  const known = WORDS[word];
  if (known !== undefined) return known;
  const high = (to: string | undefined, open: string | undefined, from: string, top: number) =>
    to !== undefined ? Number(to) : open !== undefined ? top : Number(from);
  const measure = new RegExp(`^(hcp|pts|sup|sumF|sum)${SPAN}$`).exec(word);
  if (measure !== null) {
    const [, name = '', low = '', to, open] = measure;
    return pointNeed(name, Number(low), high(to, open, low, NO_LIMIT));
  }
  const length = new RegExp(`^(${SUIT})${SPAN}$`).exec(word);
  if (length !== null) {
    const [, letter = '', low = '', to, open] = length;
    return lengthNeed(letter, Number(low), high(to, open, low, 13));
  }
  return readOther(word);
}

function readOther(word: string): Need {
  const compared = new RegExp(`^(${SUIT})(>=?)(${SUIT})$`).exec(word);
  if (compared !== null)
    return comparison(compared[1] ?? '', compared[2] === '>', compared[3] ?? '');
  const fit = /^fit(\d+)$/.exec(word);
  if (fit !== null) return fitNeed(Number(fit[1]));
  const counted = /^(ace|king):([\d,]+)$/.exec(word);
  if (counted !== null)
    return countNeed(counted[1] ?? '', (counted[2] ?? '').split(',').map(Number));
  const [name = '', letter = ''] = word.split(':');
  const made = SUIT_WORDS[name]?.(letter);
  if (made === undefined) throw new Error(`no need ${word}`);
  return made;
}

/** The needs of a rule. */
export const readNeeds = (needs: string): readonly Need[] =>
  needs
    .split(' ')
    .filter((word) => word !== '')
    .map(readNeed);

/** The needs in words, with suits named where they are known. */
export function tellNeeds(needs: readonly Need[], binding: Binding): Text {
  const told = joinTexts(
    needs.map((need) => need.told),
    ', ',
  );
  return nameSuits(told, binding);
}

/** Puts names for `<M>`, `<b>`, … */
export function nameSuits(sentence: Text, binding: Binding): Text {
  const put = (lang: 'en' | 'de') =>
    sentence[lang].replace(/<(\w)>/g, (_, letter: string) => {
      const suit = LETTERS[letter] ?? binding[letter];
      return suit === undefined ? letter : strainName(suit)[lang];
    });
  return { en: put('en'), de: put('de') };
}
