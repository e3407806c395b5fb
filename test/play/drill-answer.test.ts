/** How a choice in a drill is graded. */
import { expect, test } from 'vitest';
import { NO_SCORE, scored, verdictOn } from '../../src/play/drill-answer.ts';

const weighed = [
  { move: 'a', utility: 10 },
  { move: 'b', utility: 9.97 },
  { move: 'c', utility: 9.1 },
  { move: 'd', utility: 0 },
];
const answer = { move: 'a', weighed };

test.each([
  ['a', 'right', 0],
  ['b', 'right', 0.03],
  ['c', 'nearly', 0.9],
  ['d', 'wrong', 10],
] as const)('%s is %s', (chosen, grade, cost) => {
  const verdict = verdictOn(answer, chosen);
  expect(verdict).toMatchObject({ grade, best: 'a' });
  expect(verdict.cost).toBeCloseTo(cost);
});

test('what a strong player does is right though another move was weighed better', () => {
  expect(verdictOn({ move: 'c', weighed }, 'c')).toEqual({ grade: 'right', best: 'c', cost: 0 });
  expect(verdictOn({ move: 'c', weighed }, 'a')).toEqual({ grade: 'right', best: 'c', cost: 0 });
});

test('a move that was not weighed is wrong at no price', () => {
  expect(verdictOn(answer, 'e')).toEqual({ grade: 'wrong', best: 'a' });
  expect(verdictOn({ move: 'a', weighed: [] }, 'b')).toEqual({ grade: 'wrong', best: 'a' });
});

test('the score adds up', () => {
  const score = ['a', 'c', 'd', 'e']
    .map((move) => verdictOn(answer, move))
    .reduce(scored, NO_SCORE);
  expect(score).toMatchObject({ right: 1, nearly: 1, wrong: 2 });
  expect(score.lost).toBeCloseTo(10.9);
});
