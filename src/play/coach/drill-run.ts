/** A drill as it goes, for the screen and for lines: a position, a choice, what it was, the next position. */
import type { Text } from '../../lang/text.ts';
import type { Pace } from '../session/choose-move.ts';
import { openChoice } from '../session/open-session.ts';
import type { Player, Session } from '../session/session.ts';
import { type DrillPosition, drillPositions, type Exercise } from './drill.ts';
import {
  answerTo,
  type DrillScore,
  NO_SCORE,
  scored,
  scoreText,
  verdictOn,
  verdictTexts,
} from './drill-answer.ts';
import texts from './texts.json' with { type: 'json' };

export interface DrillSetup {
  readonly exercise: Exercise;
  readonly players: readonly Player[];
  readonly seed: string;
  /** How many positions. */
  readonly count: number;
  /** Takes each position and the move chosen there. */
  readonly keep: (position: DrillPosition, chosen: string) => Promise<void>;
  /** Hears how the choices so far came out. */
  readonly scored?: (told: Text) => void;
}

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
  const { exercise, seed, count, keep } = setup;
  const isByBook = exercise.drill.isByBook;
  let score: DrillScore = NO_SCORE;
  let number = 0;
  for await (const position of drillPositions(exercise, seed, pace)) {
    number += 1;
    const { game, options } = exercise;
    const table = { game, options, seed: position.seed, players: setup.players };
    const { session, chosen } = openChoice(table, position.made);
    const working = answerTo(exercise, position.match, pace);
    const evaluated = async (): Promise<readonly Text[] | undefined> => {
      const [move, answer] = [chosen(), await working];
      if (move === undefined || answer === undefined) return undefined;
      const verdict = await verdictOn(exercise, position.match, answer, move, pace);
      if (verdict === undefined) return undefined;
      const said = verdictTexts(position, exercise.seat, move, verdict);
      await keep(position, move);
      if (session.record.isAssisted())
        return [
          ...said,
          texts.drill.helped,
          ...(score === NO_SCORE ? [] : [scoreText(score, isByBook)]),
        ];
      score = scored(score, verdict);
      const told = scoreText(score, isByBook);
      setup.scored?.(told);
      return [...said, told];
    };
    let told: ReturnType<Question['result']> | undefined;
    const result: Question['result'] = () => {
      told ??= evaluated();
      return told;
    };
    yield { number, position, session, isChosen: () => chosen() !== undefined, result };
    await session.close();
    if (number === count) return;
  }
}
