/** Computed decisions as hints and reviews tell them: exact where settled, judged in worlds where not. */
import { expect, test } from 'vitest';
import { advise } from '../../src/ai/advise.ts';
import { review } from '../../src/ai/review.ts';
import type { Side } from '../../src/ai/rollouts.ts';
import { atOnce } from '../../src/ai/think.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { choice, end, stateOf, toy } from './toy.ts';

const TREE = choice(0, { good: end(1, 0), bad: end(0, 1), unclear: end(0, 0) });
/** `good` is computed to win; of the others only `bad` can be settled. */
const game = toy({
  heuristics: {
    solveObservation: () => [1, undefined, undefined],
  },
  extras: { solveMove: (_, move) => (move === 'bad' ? -1 : undefined) },
});
const side: Side = { seat: 0, rivals: [1], partners: 0, aim: 'most' };
const pains = { least: 20, most: 20, positions: 0 };
const question = {
  game,
  observation: TREE,
  moves: game.rules.legal(stateOf(TREE)),
  side,
  who: 'hard' as const,
  random: openQuickStream('settle'),
  name: 'settle',
};

test('a move that stays open is judged in worlds beside the computed one, which stays first', () => {
  const { by, decision, trials } = atOnce(advise({ ...question, pains }));
  expect(by).toBe('proved');
  expect(decision.move).toBe('good');
  expect(decision.weighed.map(({ move, utility }) => [move, utility])).toEqual([
    ['good', 1],
    ['bad', -1],
  ]);
  expect(trials.map(({ move, runs }) => [move, runs[0]?.gain])).toEqual([
    ['good', 1],
    ['unclear', 0],
  ]);
});

test('a review is exact about what is settled, and about nothing else', () => {
  const past = { ...question, choosing: pains, measuring: pains, most: 1 };
  expect(atOnce(review({ ...past, made: 'bad' }))).toMatchObject({
    best: 'good',
    gain: { mean: 2, error: 0 },
    exact: true,
  });
  const open = atOnce(review({ ...past, made: 'unclear' }));
  expect(open).toMatchObject({ best: 'good', gain: { mean: 1 }, exact: false });
  expect(open?.trials).toHaveLength(2);
});

test('computed gains count against the rivals alone', () => {
  const partnered = { ...side, rivals: [1, 3], partners: 1 };
  const solved = toy({ heuristics: { solveObservation: () => [1, -1, 0] } });
  const { by, decision } = atOnce(advise({ ...question, game: solved, side: partnered, pains }));
  expect(by).toBe('exact');
  expect(decision.weighed.map(({ utility }) => utility)).toEqual([1.5, -1.5, 0]);
});
