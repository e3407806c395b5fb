/**
 * A rule of the bidding system, as data: in which auctions, which call, what the hand needs, what the
 * agreement is called, and what a call shows of a hand. The first rule that fits makes the call, so order
 * is priority. See `pattern.ts` for `when` and `call`, `needs.ts` for `needs`.
 */
import { type Text, text } from '../../../lang/text.ts';
import { type Hand, lengthPoints, supportPoints } from '../state/hand.ts';
import type { Asking } from './asking.ts';

/** What a seat's calls have shown of its hand: ranges of points and of suit lengths. */
export interface ShownHand {
  /** The fewest points, short suits outside `trump` counted if that is a suit. */
  readonly low: number;
  /** The most high-card points. */
  readonly high: number;
  /** The suit that short suits count with; −1 for none. */
  readonly trump: number;
  /** The fewest cards of each suit. */
  readonly min: readonly number[];
  /** The most cards of each suit. */
  readonly max: readonly number[];
}

export const MOST_POINTS = 37;
export const NOTHING_SHOWN: ShownHand = {
  low: 0,
  high: MOST_POINTS,
  trump: -1,
  min: [0, 0, 0, 0],
  max: [13, 13, 13, 13],
};

const pairwise = (a: readonly number[], b: readonly number[], pick: (...n: number[]) => number) =>
  a.map((value, i) => pick(value, b[i] ?? 0));

/** Joins two things shown that both hold. */
export const both = (a: ShownHand, b: ShownHand): ShownHand => ({
  low: Math.max(a.low, b.low),
  high: Math.min(a.high, b.high),
  trump: b.trump < 0 ? a.trump : b.trump,
  min: pairwise(a.min, b.min, Math.max),
  max: pairwise(a.max, b.max, Math.min),
});

/** Joins two things shown of which one holds: the narrowest ranges that cover both. */
export const either = (a: ShownHand, b: ShownHand): ShownHand => ({
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
  trump: b.trump < 0 ? a.trump : b.trump,
  min: pairwise(a.min, b.min, Math.min),
  max: pairwise(a.max, b.max, Math.max),
});

/** The most that short suits may add to high-card points. */
const SHORT = 10;

/** Whether there is any hand like this. */
export const isPossible = ({ low, high, trump, min, max }: ShownHand): boolean =>
  low <= high + (trump < 0 ? 0 : SHORT) &&
  min.every((n, suit) => n <= (max[suit] ?? 13)) &&
  min.reduce((a, b) => a + b, 0) <= 13;

/** The ranges narrowed to what the lengths of the other suits leave for each suit. */
function tightened(shown: ShownHand): ShownHand {
  const least = shown.min.reduce((a, b) => a + b, 0);
  const max = shown.max.map((n, suit) => Math.min(n, 13 - least + (shown.min[suit] ?? 0)));
  const most = max.reduce((a, b) => a + b, 0);
  const min = shown.min.map((n, suit) => Math.max(n, 13 - most + (max[suit] ?? 0)));
  return { ...shown, min, max };
}

/** Whether the hand is one of those shown. */
export function isShown(hand: Hand, { low, high, trump, min, max }: ShownHand): boolean {
  const most = Math.max(lengthPoints(hand), trump < 0 ? 0 : supportPoints(hand, trump));
  const fits = (n: number, suit: number) => n >= (min[suit] ?? 0) && n <= (max[suit] ?? 13);
  return hand.high <= high && most >= low && hand.length.every(fits);
}

/** The points to expect: a little more than the minimum where a range is wide. */
export const expected = ({ low, high }: ShownHand): number =>
  low + Math.min(1, Math.floor((high - low) / 2));

/** Adds what a call shows to what was known; where they contradict, the later points count. */
export function agreeing(known: ShownHand, added: ShownHand): ShownHand {
  const narrowed = tightened(both(known, added));
  if (isPossible(narrowed)) return narrowed;
  const anew = tightened({ ...narrowed, low: added.low, high: Math.max(added.low, added.high) });
  return isPossible(anew) ? anew : tightened(added);
}

/** How far partner must keep the bidding open. */
export type Force = 'none' | 'once' | 'game';

export interface Rule extends Asking {
  readonly call: string;
  readonly name: Text;
  readonly force: Force;
  /** Whether the rule is a last resort with unusual hands, which explains a call only where no other rule does. */
  readonly seldom?: boolean;
}

export interface Chapter {
  readonly title: Text;
  /** Whether the rules are general: they explain a call only where no agreement of another chapter does. */
  readonly general?: boolean;
  /** Whether the rules are for later rounds: they explain a call only where no rule for the auction does. */
  readonly later?: boolean;
  readonly rules: readonly Rule[];
}

/** A maker of rules of the bidding system that all have one force, so that each is written in one line. */
const ruleOf =
  (force: Force, rest: { readonly seldom?: true } = {}) =>
  (when: string, call: string, needs: string, name: Text): Rule => ({
    when,
    call,
    needs,
    name,
    force,
    ...rest,
  });

/** A rule whose call leaves partner free to pass. */
export const rule = ruleOf('none');
/** A rule for hands without a better call. */
export const seldom = ruleOf('none', { seldom: true });
/** A rule whose call is forcing for one round. */
export const forcing = ruleOf('once');
/** A rule whose call is forcing to game. */
export const toGame = ruleOf('game');

export const chapter = (en: string, de: string, rules: readonly Rule[]): Chapter => ({
  title: text(en, de),
  rules,
});
export const laterChapter = (...parts: Parameters<typeof chapter>): Chapter => ({
  ...chapter(...parts),
  later: true,
});
export const generalChapter = (...parts: Parameters<typeof chapter>): Chapter => ({
  ...chapter(...parts),
  general: true,
});
