/** A drill as it goes, for the screen and for lines: a position, a choice, what it was, the next position. */
import type { Text } from '../../lang/text.ts';
import type { Pace } from '../session/choose-move.ts';
import { openChoice } from '../session/open-session.ts';
import type { Session } from '../session/session.ts';
import type { DrillPosition, DrillSetup } from './drill.ts';
import {
  answerTo,
  type DrillScore,
  NO_SCORE,
  RIGHTNESS,
  scored,
  scoreText,
  type Verdict,
  verdictOn,
  verdictTexts,
} from './drill-answer.ts';
import texts from './texts.json' with { type: 'json' };

/** A position before the learner. */
export interface Question {
  /** From 1. */
  readonly number: number;
  readonly position: DrillPosition;
  /** Where the choice is made. */
  readonly session: Session;
  /** Whether it has been made. */
  readonly isChosen: () => boolean;
  /**
   * What is said of the choice, which counts once however often this is asked; undefined if there is none,
   * or the drill was stopped.
   */
  readonly result: () => Promise<readonly Text[] | undefined>;
}

/** The questions of a drill one after another; ends when there are no more positions. */
export async function* questionsOf(setup: DrillSetup, pace: Pace): AsyncGenerator<Question, void> {
  const { isByBook, count } = setup;
  let score: DrillScore = NO_SCORE;
  let number = 0;
  /** What is said of the judged choice, in the end how all came out. */
  const told = async (position: DrillPosition, verdict: Verdict, isHelped: boolean) => {
    if (isHelped)
      return [texts.drill.helped, ...(score === NO_SCORE ? [] : [scoreText(score, isByBook)])];
    score = scored(score, verdict);
    const sum = scoreText(score, isByBook);
    setup.scored?.(sum);
    return [...((await setup.answered?.(position, RIGHTNESS[verdict.grade])) ?? []), sum];
  };
  for await (const position of setup.positions(pace)) {
    number += 1;
    const { match, players, seed, made } = position;
    const { game, options } = match;
    const { session, chosen } = openChoice({ game, options, seed, players }, made);
    const working = answerTo(position, isByBook, pace);
    const evaluated = async (): Promise<readonly Text[] | undefined> => {
      const [move, answer] = [chosen(), await working];
      if (move === undefined || answer === undefined) return undefined;
      const verdict = await verdictOn(position, answer, move, pace, isByBook);
      if (verdict === undefined) return undefined;
      await setup.keep(position, move);
      const said = verdictTexts(position, move, verdict);
      return [...said, ...(await told(position, verdict, session.record.isAssisted()))];
    };
    let result: ReturnType<Question['result']> | undefined;
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
