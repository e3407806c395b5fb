/** How a choice in a drill is graded. */
import { expect, test } from 'vitest';
import { atOnce } from '../../src/ai/index.ts';
import { legalTexts } from '../../src/engine/match.ts';
import { findingAt } from '../../src/play/advice/review.ts';
import { drillPositions } from '../../src/play/coach/drill.ts';
import {
  answerTo,
  gradeOf,
  NO_SCORE,
  scored,
  verdictOn,
} from '../../src/play/coach/drill-answer.ts';
import { drilledBy, exerciseOf } from '../support/drill.ts';

test.each([
  [0, 'right'],
  [0.9, 'nearly'],
  [1.5, 'nearly'],
  [1.6, 'wrong'],
] as const)('giving away %f is %s', (cost, grade) => {
  expect(gradeOf('a', cost, 0.5)).toEqual({ grade, best: 'a', cost });
});

/** The most choices of a position that is judged: more would take longer than a second or two. */
const FEW = 2;

test('every choice is judged as a review would', async () => {
  const exercise = exerciseOf('durak', 'covering');
  const pace = { clock: () => 0, stopped: () => false };
  for await (const position of drillPositions(drilledBy(exercise), 'judged', pace)) {
    const { match } = position;
    if (legalTexts(match).length > FEW) continue;
    const best = (await answerTo(position, false, pace)) ?? '';
    for (const chosen of legalTexts(match)) {
      const verdict = await verdictOn(position, best, chosen, pace);
      if (chosen === best) {
        expect(verdict).toMatchObject({ grade: 'right', best, cost: 0 });
        continue;
      }
      const found = atOnce(findingAt({ before: match, by: exercise.seat, text: chosen }, best));
      expect(verdict?.cost).toBe(found?.listed ? found.gain.mean : 0);
    }
    return;
  }
  throw new Error('no position');
});

test('where only conventions answer, another call is wrong at no price', async () => {
  const exercise = exerciseOf('bridge', 'openings');
  const pace = { clock: () => 0, stopped: () => false };
  for await (const position of drillPositions(drilledBy(exercise), 'book', pace)) {
    const { match } = position;
    const best = (await answerTo(position, true, pace)) ?? '';
    const other = legalTexts(match).find((one) => one !== best) ?? '';
    expect(await verdictOn(position, best, other, pace, true)).toEqual({ grade: 'wrong', best });
    return;
  }
  throw new Error('no position');
});

test('the score adds up', () => {
  const score = [
    gradeOf('a', 0, 0.5),
    gradeOf('a', 0.9, 0.5),
    gradeOf('a', 10, 0.5),
    { grade: 'wrong', best: 'a' } as const,
  ].reduce(scored, NO_SCORE);
  expect(score).toMatchObject({ right: 1, nearly: 1, wrong: 2 });
});
