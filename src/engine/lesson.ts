/**
 * A first lesson in a game: ideas, each of which the learner meets in a decision of a prepared deal. Words of the
 * glossary are marked in its texts, `<stock>`, as in the clauses.
 */
import type { Text } from '../lang/text.ts';
import type { OptionValue } from './options.ts';

/** Something worth knowing, and the decision where the learner meets it. */
export interface Idea {
  readonly title: Text;
  /** What to look at before deciding, in two to five sentences. */
  readonly says: Text;
  /** The index of the decision among the steps of its deal; the prepared step is the move advised. */
  readonly at: number;
  /**
   * What the move advised gains over worse ones (`readGains`), found by `npm run puzzles -- GAME --lesson`; empty
   * where only one move is allowed.
   */
  readonly gains: string;
}

/** A deal prepared for a lesson. With its seed and its steps it is a record that can be verified. */
export interface LessonDeal {
  readonly seed: string;
  /** Options other than the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The learner's seat. */
  readonly seat: number;
  /** The steps of all seats up to the end of the deal as texts, separated by semicolons. */
  readonly steps: string;
  /** The ideas in the order in which the learner meets them. */
  readonly ideas: readonly Idea[];
}

export interface Lesson {
  readonly deals: readonly LessonDeal[];
}

/** The steps of a prepared deal as texts. */
export const lessonSteps = ({ steps }: LessonDeal): readonly string[] =>
  steps.split(';').map((step) => step.trim());
