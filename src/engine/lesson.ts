/**
 * A first lesson in a game: ideas, each met by a decision in a prepared deal. In its texts a word of the glossary is marked, `<stock>`, as in the clauses.
 */
import type { Text } from '../lang/text.ts';
import type { OptionValue } from './options.ts';

/** Something worth knowing, and the decision where one meets it. */
export interface Idea {
  readonly title: Text;
  /** What to look at before one decides, in two to five sentences. */
  readonly says: Text;
  /** Which step of its deal the decision is, from 0; that step is the move one would make. */
  readonly at: number;
  /**
   * What that move gains over worse ones (`readGains`), found by `npm run puzzles -- GAME --lesson`; empty where only
   * one move is allowed.
   */
  readonly gains: string;
}

/** A deal prepared for a lesson. With its seed and its steps it is a record that can be verified. */
export interface LessonDeal {
  readonly seed: string;
  /** Options other than the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Where the learner sits. */
  readonly seat: number;
  /** The steps of all seats up to the end of the deal as texts, separated by semicolons. */
  readonly steps: string;
  /** In the order in which they are met. */
  readonly ideas: readonly Idea[];
}

export interface Lesson {
  readonly deals: readonly LessonDeal[];
}

/** The texts of a deal's steps. */
export const stepsOf = ({ steps }: LessonDeal): readonly string[] =>
  steps.split(';').map((step) => step.trim());
