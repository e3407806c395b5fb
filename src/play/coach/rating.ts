/**
 * A rating of one's own in each game, on Elo's scale: a puzzle counts as an opponent whose rating follows from its
 * grade, and only the first answer to it counts.
 */
import type { Tried } from './practice.ts';

/** The rating of a puzzle by grade, from 1. */
const PUZZLES: readonly number[] = [1000, 1300, 1600];
/** Where everybody begins. */
const START = 1200;
/** How far an answer moves the rating: first answers more, so that it soon is where it belongs. */
const [EARLY, LATE] = [64, 24];
const EARLY_ANSWERS = 12;

interface Rating {
  readonly rating: number;
  /** The answers it rests on. */
  readonly answers: number;
}

export const puzzleRating = (grade: number): number => PUZZLES[grade - 1] ?? START;

/** The share of answers that are expected to be right. */
const expected = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** The rating after an answer that was right by so much, from 0 to 1. */
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
