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
import { type BiddingSetting, combinedCards, partnerShown } from './setting.ts';
import { expected, MOST_POINTS, NOTHING_SHOWN, type ShownHand } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { spans, suits } = texts;

/** What a hand is measured for: a call, its setting, and the suits that its rule has bound. */
export interface CallContext {
  readonly setting: BiddingSetting;
  readonly binding: Binding;
  readonly call: Move;
  /** The strain of the call; −1 for a pass or a double. */
  readonly strain: Strain;
}

export interface Need {
  /** Whether a hand meets the need; a measure may be missed by `slack`. */
  readonly holds: (hand: Hand, context: CallContext, slack?: number) => boolean;
  /** What a hand that meets the need shows. */
  readonly shows: (context: CallContext) => ShownHand;
  readonly words: Text;
}

export const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 1, H: 2, S: 3 };
export const suitNamed = (letter: string, { binding }: CallContext): number =>
  LETTERS[letter] ?? binding[letter] ?? -1;
const isInRange = (value: number, low: number, high: number, slack = 0): boolean =>
  value >= low - slack && value <= high + slack;
/** The upper end of `+`: support points, or those of two hands, may exceed the pack's. */
export const NO_LIMIT = 99;
export const nothing = (): ShownHand => NOTHING_SHOWN;

/** What a demand for points shows of a hand; sums that partner's points reduce below zero show nothing. */
const pointsShown = (low: number, high: number): ShownHand => ({
  ...NOTHING_SHOWN,
  low: Math.max(0, low),
  high: Math.max(0, high),
});

/** What a demand for so many cards of a suit shows of a hand: bounds for that suit, nothing of the others. */
function cardsShown(suit: number, low: number, high: number): ShownHand {
  const at = (bounds: readonly number[], value: number) =>
    bounds.map((bound, i) => (i === suit ? value : bound));
  return { ...NOTHING_SHOWN, min: at(NOTHING_SHOWN.min, low), max: at(NOTHING_SHOWN.max, high) };
}

/** The points of both hands in a strain; −1 stands for notrump. */
function together(hand: Hand, context: CallContext, strain: Strain): number {
  const value = valueIn(
    hand,
    strain < 0 ? NOTRUMP : strain,
    combinedCards(hand, context.setting, strain) >= 8,
  );
  return value + expected(partnerShown(context.setting));
}

/** Whether the call stays at the level of the last bid. */
const isAtLevel = ({ setting, call }: CallContext): boolean =>
  isBid(setting.auction.bid) && isBid(call) && levelOf(call) === levelOf(setting.auction.bid);

/** What a call shows that cannot have the meaning: no hand is like this. */
const NEVER: ShownHand = { ...NOTHING_SHOWN, low: 1, high: 0 };

/** Whether a suit, at the level of the last bid, has more trumps than that bid, or a fit instead of notrump. */
function isBetter(hand: Hand, context: CallContext): boolean {
  if (!isAtLevel(context)) return false;
  const last = strainOf(context.setting.auction.bid);
  const found = combinedCards(hand, context.setting, context.strain);
  return found >= 7 && found > (last === NOTRUMP ? 8 : combinedCards(hand, context.setting, last));
}

/** Ranges of points wider than this are taken as open above. */
const WIDEST = 6;

/** The middle of the points that the caller has shown. */
function topOf({ setting: { seat, shown } }: CallContext): number {
  const { low, high } = shown[seat] ?? NOTHING_SHOWN;
  return Math.ceil((low + Math.min(high, low + WIDEST)) / 2);
}

/** A letter that stands for a suit in a sentence, to be replaced by its name. */
const suitMark = (letter: string): Text => same(`<${letter}>`);
/** A letter that stands for the cards of a suit: “spades”, or “cards in a major” while the suit has no name. */
const cardsMark = (letter: string): Text => same(`<#${letter}>`);

interface Measure {
  readonly of: (hand: Hand, strain: Strain, context: CallContext) => number;
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
    of: (hand, strain, context) => together(hand, context, strain),
    words: text('$1 combined points', 'zusammen $1 Punkte'),
    inSuit: text('$1 combined points in $2', 'zusammen $1 Punkte in $2'),
  },
};

/** A range of points in words or figures. */
function spanText(low: number, high: number): Text {
  if (high >= NO_LIMIT) return fill(spans.orMore, low);
  if (low === 0) return fill(spans.atMost, high);
  return same(low === high ? low : `${low}–${high}`);
}

/** A range of cards of a suit, in words. */
function countText(low: number, high: number): Text {
  if (high >= RANKS) return fill(spans.orMore, countWord(low));
  if (low === high) return countWord(low);
  if (low === 0) return fill(spans.atMost, countWord(high));
  return fill(spans.to, countWord(low), countWord(high));
}

function lengthText(letter: string, low: number, high: number): Text {
  if (high === 1) return fill(suits.atMostOne, suitMark(letter));
  return fill(same('$1 $2'), countText(low, high), cardsMark(letter));
}

/** The need for points by one of the measures, in the suit of the call or, if given, in that of `letter`. */
export function pointNeed(name: string, low: number, high: number, letter?: string): Need {
  const measure = MEASURES[name];
  if (measure === undefined) throw new Error(`no measure ${name}`);
  const { of, words, inSuit = words } = measure;
  const strain = (context: CallContext) =>
    letter === undefined ? context.strain : suitNamed(letter, context);
  const span = spanText(low, high);
  return {
    holds: (hand, context, slack) =>
      isInRange(of(hand, strain(context), context), low, high, slack),
    shows: (context) => {
      const other = name === 'sum' ? expected(partnerShown(context.setting)) : 0;
      const trump = name === 'sup' || name === 'sum' ? strain(context) : -1;
      const range = pointsShown(low - other, Math.min(high - other, MOST_POINTS));
      return trump < NOTRUMP ? { ...range, trump } : range;
    },
    words: letter === undefined ? fill(words, span) : fill(inSuit, span, suitMark(letter)),
  };
}

/** The need for `low` to `high` cards of a suit. */
export function lengthNeed(letter: string, low: number, high: number): Need {
  return {
    holds: (hand, context, slack) =>
      isInRange(hand.length[suitNamed(letter, context)] ?? -1, low, high, slack),
    shows: (context) => cardsShown(suitNamed(letter, context), low, high),
    words: lengthText(letter, low, high),
  };
}

/** The need for more cards in suit `one` than in suit `two`, or for as many unless `strict`. */
export function comparison(one: string, strict: boolean, two: string): Need {
  const gap = strict ? 1 : 0;
  return {
    holds: ({ length }, context) =>
      (length[suitNamed(one, context)] ?? 0) - (length[suitNamed(two, context)] ?? 0) >= gap,
    shows: nothing,
    words: fill(strict ? suits.more : suits.noShorter, suitMark(one), suitMark(two)),
  };
}

const shapeShown = (min: number, max: number): ShownHand => ({
  ...NOTHING_SHOWN,
  min: [min, min, min, min],
  max: [max, max, max, max],
});

/** Needs that are one word. */
export const WORDS: Readonly<Record<string, Need>> = {
  bal: {
    holds: isBalanced,
    shows: () => shapeShown(2, 6),
    words: text('balanced', 'ausgeglichen'),
  },
  semi: {
    holds: isSemiBalanced,
    shows: () => shapeShown(2, 7),
    words: text('no singleton or void', 'kein Single und keine Chicane'),
  },
  unbal: {
    holds: (hand) => !isBalanced(hand),
    shows: nothing,
    words: text('not balanced', 'unausgeglichen'),
  },
  opening: {
    holds: isOpening,
    shows: () => pointsShown(11, MOST_POINTS),
    words: text('worth an opening', 'Eröffnungsstärke'),
  },
  better: {
    holds: isBetter,
    shows: (context) => (isAtLevel(context) ? fitShown(context, context.strain, 7) : NEVER),
    words: text('more combined trumps', 'zusammen mehr Trümpfe'),
  },
  top: {
    holds: (hand, context) => hand.high >= topOf(context),
    shows: (context) => pointsShown(topOf(context), MOST_POINTS),
    words: text('in the upper half of what was shown', 'in der oberen Hälfte des Gezeigten'),
  },
  queen: {
    // With ten trumps the queen falls.
    holds: (hand, context) =>
      hasQueen(hand, suitNamed('F', context)) ||
      combinedCards(hand, context.setting, suitNamed('F', context)) >= 10,
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

/** A need of a hand in one suit; in `template`, `$1` is the suit and `$2` its cards. */
const suitNeed =
  (template: Text, holds: (hand: Hand, suit: number) => boolean) => (letter: string) => ({
    holds: (hand: Hand, context: CallContext) => holds(hand, suitNamed(letter, context)),
    shows: nothing,
    words: fill(template, suitMark(letter), cardsMark(letter)),
  });

/** A bid is never taken to show a longer suit than this. */
const MOST_CARDS = 7;

/** What a fit shows: the cards of the suit that are missing from those partner has shown. */
function fitShown({ setting }: CallContext, suit: number, least: number): ShownHand {
  const needed = Math.max(0, least - (partnerShown(setting).min[suit] ?? 0));
  return needed > MOST_CARDS ? NEVER : cardsShown(suit, needed, RANKS);
}

const FIT = 8;
/** The demand that the hand and partner's shown length together make a fit in the suit that a letter stands for. */
const fitsNeed = (letter: string): Need => ({
  holds: (hand, context) => combinedCards(hand, context.setting, suitNamed(letter, context)) >= FIT,
  shows: (context) => fitShown(context, suitNamed(letter, context), FIT),
  words: fill(suits.fit, suitMark(letter)),
});

/** The need for this many cards of the suit of the call in both hands. */
export function fitNeed(least: number): Need {
  return {
    holds: (hand, context) => combinedCards(hand, context.setting, context.strain) >= least,
    shows: (context) => fitShown(context, context.strain, least),
    words: fill(spans.trumps, countText(least, RANKS)),
  };
}

/** Needs that are a word and, after a colon, a suit. */
export const SUIT_WORDS: Readonly<Record<string, (letter: string) => Need>> = {
  good: suitNeed(text('good $2', 'gute $2'), (hand, suit) => quality(hand, suit) === 2),
  fair: suitNeed(
    text('an honour in $1', 'eine Figur in $1'),
    (hand, suit) => quality(hand, suit) > 0,
  ),
  stop: suitNeed(text('$1 stopped', '$1 gehalten'), hasStopper),
  new: (letter) => ({
    holds: (_, context) => !context.setting.theirs.includes(suitNamed(letter, context)),
    shows: nothing,
    words: text('a suit of our own', 'eine eigene Farbe'),
  }),
  fits: fitsNeed,
  long: suitNeed(text('$1 longest', '$1 am längsten'), (hand, suit) =>
    hand.length.every((n) => n <= (hand.length[suit] ?? 0)),
  ),
};
