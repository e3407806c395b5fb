/**
 * The person's rating in each game, on Elo's scale. A puzzle counts as an opponent whose rating follows from its grade,
 * and only the first answer to a puzzle counts.
 */
import type { Tried } from './practice.ts';

/** The ratings of puzzles of grade 1, 2 and 3. */
const PUZZLES: readonly number[] = [1000, 1300, 1600];
/** The rating with which everybody begins. */
const START = 1200;
/** How far one of the first answers may move the rating, so that it is soon where it belongs. */
const EARLY = 64;
/** How far a later answer may move the rating. */
const LATE = 24;
/** How many answers are the first ones. */
const EARLY_ANSWERS = 12;

interface Rating {
  readonly rating: number;
  /** The number of answers on which the rating rests. */
  readonly answers: number;
}

export const puzzleRating = (grade: number): number => PUZZLES[grade - 1] ?? START;

/** The share of answers that are expected to be right. */
const expected = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** The rating after an answer to a puzzle of this grade; `right` says how right the answer was, from 0 to 1. */
export function rated({ rating, answers }: Rating, grade: number, right: number): Rating {
  const step = answers < EARLY_ANSWERS ? EARLY : LATE;
  const gain = step * (right - expected(rating, puzzleRating(grade)));
  return { rating: rating + gain, answers: answers + 1 };
}

/** The first answer to each puzzle of the game, the oldest first. */
function firstAnswers(tries: readonly Tried[], game: string): readonly Tried[] {
  const first = new Map<string, Tried>();
  for (const one of tries)
    if (one.game === game && !first.has(one.puzzle)) first.set(one.puzzle, one);
  return [...first.values()];
}

/** The rating in a game. */
export const ratingIn = (tries: readonly Tried[], game: string): Rating =>
  firstAnswers(tries, game).reduce<Rating>(
    (before, { grade, right }) => rated(before, grade, right),
    { rating: START, answers: 0 },
  );
