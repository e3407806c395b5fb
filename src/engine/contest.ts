/** Contests, in which several tables play the same cards; a game may have a custom by which tables are compared. */
import type { MatchOptionList, MatchOptions, OptionValues } from './options.ts';

/** A game's custom for contests. */
interface Duplicate {
  /** The options of a contest, among them `deals`. */
  readonly options: OptionValues;
  readonly unit: string;
  /** The score for a difference in points on a deal. */
  readonly compute: (points: number) => number;
}

/** The number of steps that a difference reaches, with its sign. */
export function countSteps(steps: readonly number[], difference: number): number {
  const count = steps.filter((least) => Math.abs(difference) >= least).length;
  return difference < 0 ? 0 - count : count;
}

/**
 * How players of the game compare tables that play the same deals: the options for that, and the unit into which a
 * lead in points is counted; undefined where points are compared as they are.
 */
export function duplicateOf(game: { readonly options: MatchOptionList }): Duplicate | undefined {
  for (const [key, option] of Object.entries(game.options)) {
    if (option.kind !== 'choice' || option.contest === undefined) continue;
    const { choice, deals, unit, steps } = option.contest;
    const compute = (points: number): number => countSteps(steps, points);
    return { options: { [key]: choice, deals }, unit, compute };
  }
  return undefined;
}

/** Whether a match with these options is played as a contest is. */
export const isContest = (list: MatchOptionList, options: MatchOptions): boolean =>
  Object.entries(list).some(
    ([key, option]) => option.kind === 'choice' && option.contest?.choice === options[key],
  );
