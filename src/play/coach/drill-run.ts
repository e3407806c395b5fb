/**
 * Runs a drill, for the screen and for lines alike: a position, the learner's choice, what is said of the choice, and
 * the next position.
 */
import { joinTexts, type Text } from '../../lang/text.ts';
import type { Pace } from '../session/choose-move.ts';
import { openChoice } from '../session/open-session.ts';
import type { Session } from '../session/session.ts';
import type { DrillPosition, DrillSetup } from './drill.ts';
import {
  answerTo,
  type DrillScore,
  type DrillVerdict,
  drillScoreText,
  NO_SCORE,
  RIGHTNESS,
  scored,
  verdictOn,
  verdictTexts,
} from './drill-answer.ts';
import texts from './texts.json' with { type: 'json' };

/** What comes of a choice. */
export interface DrillResult {
  /** The verdict in words, then what comes of the answer and the score so far. */
  readonly said: readonly Text[];
  /** The best move, as a text. */
  readonly best: string;
  readonly grade: DrillVerdict['grade'];
}

/** A position before the learner. */
export interface DrillQuestion {
  /** The number of the question, from 1. */
  readonly number: number;
  readonly position: DrillPosition;
  /** The session in which the choice is made. */
  readonly session: Session;
  /** Whether the choice has been made. */
  readonly isChosen: () => boolean;
  /**
   * The verdict on the choice; undefined if none was made or the drill was stopped. The choice counts once, however
   * often this is called.
   */
  readonly result: () => Promise<DrillResult | undefined>;
}

/** The questions of a drill one after another, until there are no more positions. */
export async function* questionsOf(
  setup: DrillSetup,
  pace: Pace,
): AsyncGenerator<DrillQuestion, void> {
  const { isByBook, count } = setup;
  let score: DrillScore = NO_SCORE;
  let number = 0;
  /** The sentences after the verdict: what comes of the answer, then the score so far. */
  const scoreTexts = async (position: DrillPosition, verdict: DrillVerdict, isHelped: boolean) => {
    if (isHelped && score === NO_SCORE) return [texts.drill.helped];
    if (isHelped) return [texts.drill.helped, drillScoreText(score)];
    score = scored(score, verdict);
    const sum = drillScoreText(score);
    setup.scored?.(sum);
    const answered = (await setup.answered?.(position, RIGHTNESS[verdict.grade])) ?? [];
    return [joinTexts([...answered, sum], ' ')];
  };
  for await (const position of setup.positions(pace)) {
    number += 1;
    const { match, players, seed, made } = position;
    const { game, options } = match;
    const isPuzzle = setup.isPuzzle ?? false;
    const { session, chosen } = openChoice({ game, options, seed, players, isPuzzle }, made);
    const working = answerTo(position, isByBook, pace);
    const evaluated = async (): Promise<DrillResult | undefined> => {
      const move = chosen();
      const answer = await working;
      if (move === undefined || answer === undefined) return undefined;
      const verdict = await verdictOn(position, answer, move, pace, isByBook);
      if (verdict === undefined) return undefined;
      await setup.keep(position, move);
      const ruling = verdictTexts(position, move, verdict);
      const sums = await scoreTexts(position, verdict, session.record.isAssisted());
      return { said: [...ruling, ...sums], best: verdict.best, grade: verdict.grade };
    };
    let result: ReturnType<DrillQuestion['result']> | undefined;
    yield {
      number,
      position,
      session,
      isChosen: () => chosen() !== undefined,
      result: () => {
        result ??= evaluated();
        return result;
      },
    };
    await session.close();
    if (number === count) return;
  }
}
