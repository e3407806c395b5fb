/** The laws on matches of random moves, by their number: all matches with the first set of options, then the next. */
import type { AnyGame } from '../../engine/game.ts';
import {
  BrokenLaw,
  checkLaws,
  collectTexts,
  type Law,
  type OptionSet,
  spreadOptions,
} from '../../engine/laws/index.ts';
import { messageOf } from '../../lang/clean.ts';
import type { Stretch } from '../shards/partial.ts';

/** A run of the laws: on a game of the list, or on that of a file. */
export interface LawPlan {
  readonly game: string;
  /** The file of the game; absent for a game of the list. */
  readonly path?: string;
  readonly seed: string;
  /** How many matches are played with each set of options. */
  readonly matches: number;
}

/** What a match has shown to be wrong. */
export interface LawFault {
  readonly options: OptionSet['given'];
  readonly seed: string;
  /** Null where the game has thrown an error of its own. */
  readonly law: Law | null;
  readonly reason: string;
}

/** How much of a match was tried, and why it ended if it had to. */
export interface LawMatch {
  readonly steps: number;
  readonly states: number;
  readonly unlisted: number;
  readonly fault?: LawFault;
}

/** Steps between two states that are looked at, after the first match, in which all are. */
const EVERY = 6;
/** A match of more steps is endless; those of our own games have at most a few thousand. */
const MOST = 30_000;

const seedOf = ({ seed, matches }: LawPlan, at: number): string => `${seed}/${at % matches}`;

/** The set and the seed of a match by its number. */
export const setAt = (plan: LawPlan, at: number) => ({
  set: Math.floor(at / plan.matches),
  seed: seedOf(plan, at),
});

function faultOf(error: unknown, options: OptionSet['given'], seed: string): LawFault {
  const law = error instanceof BrokenLaw ? error.law : null;
  return { options, seed, law, reason: messageOf(error, 600) };
}

export const givenSets = (game: AnyGame): readonly OptionSet['given'][] =>
  spreadOptions(game).map(({ given }) => given);

/** Tries the matches of a stretch, each by its number. */
export const tryStretch = (
  { from, to }: Stretch,
  check: (at: number) => LawMatch,
): readonly LawMatch[] => Array.from({ length: to - from }, (_, at) => check(from + at));

/**
 * What tries a match of the plan, by its number, and says what it has shown. The first match of each set of options is
 * checked at every step, any other at some, to save time.
 */
export function openLaws(game: AnyGame, plan: LawPlan): (at: number) => LawMatch {
  const sets = spreadOptions(game);
  const all = sets.map(({ options }) => options);
  let texts: ReturnType<typeof collectTexts> | undefined;
  return (at) => {
    const { set, seed } = setAt(plan, at);
    const { given = {}, options } = sets[set] ?? {};
    if (options === undefined) throw new RangeError(`there is no set ${set}`);
    try {
      texts ??= collectTexts(game, all, []);
      const every = at % plan.matches === 0 ? 1 : EVERY;
      return checkLaws(game, options, { seed, every, texts, most: MOST });
    } catch (error) {
      return { steps: 0, states: 0, unlisted: 0, fault: faultOf(error, given, seed) };
    }
  };
}
