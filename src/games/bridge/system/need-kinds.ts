/** The kinds of needs: how a hand meets them, what they show of it, and how they read. */
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { countWord } from '../shown/text.ts';
import {
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  RANKS,
  type Strain,
  strainOf,
} from '../state/cards.ts';
import {
  type Hand,
  hasQueen,
  hasStopper,
  isBalanced,
  isOpening,
  isSemiBalanced,
  lengthPoints,
  quality,
  supportPoints,
  valueIn,
} from '../state/hand.ts';
import type { Binding } from './pattern.ts';
import { partnerShown, type Setting } from './setting.ts';
import { expected, MOST_POINTS, NOTHING_SHOWN, type Shown } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { spans, suits } = texts;

/** A call about to be judged. */
export interface Case {
  readonly setting: Setting;
  readonly binding: Binding;
  readonly call: Move;
  /** The strain of the call; −1 for a pass or a double. */
  readonly strain: Strain;
}

export interface Need {
  /** `slack`: by how much a measure may be missed. */
  readonly holds: (hand: Hand, at: Case, slack?: number) => boolean;
  /** What the need shows of a hand. */
  readonly shows: (at: Case) => Shown;
  readonly words: Text;
}

export const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 1, H: 2, S: 3 };
export const suitOf = (letter: string, { binding }: Case): number =>
  LETTERS[letter] ?? binding[letter] ?? -1;
const within = (value: number, low: number, high: number, slack = 0): boolean =>
  value >= low - slack && value <= high + slack;
/** The upper end of `+`: support points, or those of two hands, may exceed the pack's. */
export const NO_LIMIT = 99;
export const nothing = (): Shown => NOTHING_SHOWN;

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

/** The strength of both hands in a strain; −1: in none. */
function together(hand: Hand, at: Case, strain: Strain): number {
  const value = valueIn(hand, strain < 0 ? NOTRUMP : strain, fitIn(hand, at, strain) >= 8);
  return value + expected(partnerShown(at.setting));
}

/** Whether the call stays at the level of the last bid. */
const isAtLevel = ({ setting, call }: Case): boolean =>
  isBid(setting.auction.bid) && isBid(call) && levelOf(call) === levelOf(setting.auction.bid);

/** Shown by a call that cannot have the meaning. */
const NEVER: Shown = { ...NOTHING_SHOWN, low: 1, high: 0 };

/** A suit at the level of the last bid in which there are more trumps, or a fit instead of notrump. */
function isBetter(hand: Hand, at: Case): boolean {
  if (!isAtLevel(at)) return false;
  const last = strainOf(at.setting.auction.bid);
  const found = fitIn(hand, at, at.strain);
  return found >= 7 && found > (last === NOTRUMP ? 8 : fitIn(hand, at, last));
}

/** Ranges wider than this are open above. */
const WIDEST = 6;
/** The middle of the points that the caller has shown. */
function topOf({ setting: { seat, shown } }: Case): number {
  const { low, high } = shown[seat] ?? NOTHING_SHOWN;
  return Math.ceil((low + Math.min(high, low + WIDEST)) / 2);
}

/** A letter that stands for a suit in a sentence, to be replaced by its name. */
const suitMark = (letter: string): Text => same(`<${letter}>`);
/** The same for cards of the suit: “spades”, or “cards in a major” as long as it has no name. */
const cardsMark = (letter: string): Text => same(`<#${letter}>`);

interface Measure {
  readonly of: (hand: Hand, strain: Strain, at: Case) => number;
  readonly words: Text;
  /** Where the strain is not that of the call. */
  readonly inSuit?: Text;
}

/** Measures of a hand, the last two in a strain. */
const MEASURES: Readonly<Record<string, Measure>> = {
  hcp: { of: ({ high }) => high, words: text('$1 high-card points', '$1 Figurenpunkte') },
  pts: { of: lengthPoints, words: text('$1 points', '$1 Punkte') },
  sup: {
    of: supportPoints,
    words: text('$1 points with support', '$1 Punkte mit Anschluss'),
    inSuit: text('$1 points with support in $2', '$1 Punkte mit Anschluss in $2'),
  },
  sum: {
    of: (hand, strain, at) => together(hand, at, strain),
    words: text('$1 combined points', 'zusammen $1 Punkte'),
    inSuit: text('$1 combined points in $2', 'zusammen $1 Punkte in $2'),
  },
};

/** A range of points. */
function spanText(low: number, high: number): Text {
  if (high >= NO_LIMIT) return fill(spans.orMore, low);
  if (low === 0) return fill(spans.atMost, high);
  return same(low === high ? low : `${low}–${high}`);
}

/** A range of cards of a suit, in words. */
function countText(low: number, high: number): Text {
  if (high >= RANKS) return fill(spans.orMore, countWord(low));
  if (low === high) return countWord(low);
  return low === 0
    ? fill(spans.atMost, countWord(high))
    : fill(spans.to, countWord(low), countWord(high));
}

const lengthText = (letter: string, low: number, high: number): Text =>
  high === 1
    ? fill(suits.atMostOne, suitMark(letter))
    : fill(same('$1 $2'), countText(low, high), cardsMark(letter));

/** `letter`: the suit to measure in, if it is not that of the call. */
export function pointNeed(name: string, low: number, high: number, letter?: string): Need {
  const measure = MEASURES[name];
  if (measure === undefined) throw new Error(`no measure ${name}`);
  const { of, words, inSuit = words } = measure;
  const strain = (at: Case) => (letter === undefined ? at.strain : suitOf(letter, at));
  const span = spanText(low, high);
  return {
    holds: (hand, at, slack) => within(of(hand, strain(at), at), low, high, slack),
    shows: (at) => {
      const other = name === 'sum' ? expected(partnerShown(at.setting)) : 0;
      const trump = name === 'sup' || name === 'sum' ? strain(at) : -1;
      const range = points(low - other, Math.min(high - other, MOST_POINTS));
      return trump < NOTRUMP ? { ...range, trump } : range;
    },
    words: letter === undefined ? fill(words, span) : fill(inSuit, span, suitMark(letter)),
  };
}

export function lengthNeed(letter: string, low: number, high: number): Need {
  return {
    holds: (hand, at, slack) => within(hand.length[suitOf(letter, at)] ?? -1, low, high, slack),
    shows: (at) => cards(suitOf(letter, at), low, high),
    words: lengthText(letter, low, high),
  };
}

export function comparison(one: string, strict: boolean, two: string): Need {
  const gap = strict ? 1 : 0;
  return {
    holds: ({ length }, at) =>
      (length[suitOf(one, at)] ?? 0) - (length[suitOf(two, at)] ?? 0) >= gap,
    shows: nothing,
    words: strict
      ? fill(suits.more, suitMark(one), suitMark(two))
      : fill(suits.noShorter, suitMark(one), suitMark(two)),
  };
}

const shape = (min: number, max: number): Shown => ({
  ...NOTHING_SHOWN,
  min: [min, min, min, min],
  max: [max, max, max, max],
});

export const WORDS: Readonly<Record<string, Need>> = {
  bal: {
    holds: isBalanced,
    shows: () => shape(2, 6),
    words: text('balanced', 'ausgeglichen'),
  },
  semi: {
    holds: isSemiBalanced,
    shows: () => shape(2, 7),
    words: text('no singleton or void', 'kein Single und keine Chicane'),
  },
  unbal: {
    holds: (hand) => !isBalanced(hand),
    shows: nothing,
    words: text('not balanced', 'unausgeglichen'),
  },
  opening: {
    holds: isOpening,
    shows: () => points(11, MOST_POINTS),
    words: text('worth an opening', 'Eröffnungsstärke'),
  },
  better: {
    holds: isBetter,
    shows: (at) => (isAtLevel(at) ? fitting(at, at.strain, 7) : NEVER),
    words: text('more combined trumps', 'zusammen mehr Trümpfe'),
  },
  top: {
    holds: (hand, at) => hand.high >= topOf(at),
    shows: (at) => points(topOf(at), MOST_POINTS),
    words: text('in the upper half of what was shown', 'in der oberen Hälfte des Gezeigten'),
  },
  queen: {
    // With ten trumps it falls.
    holds: (hand, at) => hasQueen(hand, suitOf('F', at)) || fitIn(hand, at, suitOf('F', at)) >= 10,
    shows: nothing,
    words: text('the queen of trumps or ten trumps', 'die Trumpfdame oder zehn Trümpfe'),
  },
  stops: {
    holds: (hand, { setting }) =>
      setting.notrump || setting.theirs.every((suit) => hasStopper(hand, suit)),
    shows: nothing,
    words: text('their suits stopped', 'Halter in ihren Farben'),
  },
};

/** `$1`: the suit, `$2`: its cards. */
const bySuit =
  (template: Text, holds: (hand: Hand, suit: number) => boolean) => (letter: string) => ({
    holds: (hand: Hand, at: Case) => holds(hand, suitOf(letter, at)),
    shows: nothing,
    words: fill(template, suitMark(letter), cardsMark(letter)),
  });

/** A bid is never taken to show a longer suit than this. */
const MOST_CARDS = 7;

/** The cards a fit needs beyond those partner has shown. */
function fitting({ setting }: Case, suit: number, least: number): Shown {
  const needed = Math.max(0, least - (partnerShown(setting).min[suit] ?? 0));
  return needed > MOST_CARDS ? NEVER : cards(suit, needed, 13);
}

const FIT = 8;
const fitsNeed = (letter: string): Need => ({
  holds: (hand, at) => fitIn(hand, at, suitOf(letter, at)) >= FIT,
  shows: (at) => fitting(at, suitOf(letter, at), FIT),
  words: fill(suits.fit, suitMark(letter)),
});

export function fitNeed(least: number): Need {
  return {
    holds: (hand, at) => fitIn(hand, at, at.strain) >= least,
    shows: (at) => fitting(at, at.strain, least),
    words: fill(spans.trumps, countText(least, RANKS)),
  };
}

export const SUIT_WORDS: Readonly<Record<string, (letter: string) => Need>> = {
  good: bySuit(text('good $2', 'gute $2'), (hand, suit) => quality(hand, suit) === 2),
  fair: bySuit(
    text('an honour in $1', 'eine Figur in $1'),
    (hand, suit) => quality(hand, suit) > 0,
  ),
  stop: bySuit(text('$1 stopped', '$1 gehalten'), hasStopper),
  new: (letter) => ({
    holds: (_, at) => !at.setting.theirs.includes(suitOf(letter, at)),
    shows: nothing,
    words: text('a suit of our own', 'eine eigene Farbe'),
  }),
  fits: fitsNeed,
  long: bySuit(text('$1 longest', '$1 am längsten'), (hand, suit) =>
    hand.length.every((n) => n <= (hand.length[suit] ?? 0)),
  ),
};
