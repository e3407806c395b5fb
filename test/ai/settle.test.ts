/** Computed decisions as hints and reviews tell them: exact where settled, judged in worlds where not. */
import { expect, test } from 'vitest';
import { advise, contenders } from '../../src/ai/advise.ts';
import { atOnce } from '../../src/ai/decide.ts';
import { review } from '../../src/ai/review.ts';
import type { Side } from '../../src/ai/rollouts.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { choice, end, stateOf, toy } from './toy.ts';

const TREE = choice(0, { good: end(1, 0), bad: end(0, 1), unclear: end(0, 0) });
/** `good` is computed to win; of the others only `bad` can be settled. */
const game = toy({
  heuristics: {
    solveObservation: (_, moves) =>
      moves.length > 1 ? [1, undefined, undefined] : [moves[0] === 'bad' ? -1 : undefined],
  },
});
const side: Side = { seat: 0, rivals: [1], partners: 0, aim: 'most', ownPart: 1 };
const budget = { least: 20, most: 20, positions: 0 };
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
  const { by, decision, trials } = atOnce(advise({ ...question, budget }));
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
  const past = { ...question, budget };
  const advice = atOnce(advise(past));
  expect(atOnce(review(past, advice, 'bad'))).toMatchObject({
    best: 'good',
    gain: { mean: 2, error: 0 },
    exact: true,
  });
  const open = atOnce(review(past, advice, 'unclear'));
  expect(open).toMatchObject({ best: 'good', gain: { mean: 1 }, exact: false });
  expect(open?.trials).toHaveLength(2);
});

test('computed gains count against the rivals alone', () => {
  const partnered = { ...side, rivals: [1, 3], partners: 1 };
  const solved = toy({ heuristics: { solveObservation: () => [1, -1, 0] } });
  const { by, decision } = atOnce(advise({ ...question, game: solved, side: partnered, budget }));
  expect(by).toBe('exact');
  expect(decision.weighed.map(({ utility }) => utility)).toEqual([1.5, -1.5, 0]);
});

test('rivals are other moves; the nearest other way to make the own one comes last', () => {
  const sum = (_: unknown, move: string): string => [...move].sort().join('');
  const ways = toy({ heuristics: { judging: { least: 0, sum } } });
  const weighed = ['ba', 'ab', 'dc', 'cd', 'e', 'f'].map((move, i) => ({
    ...{ move, utility: 0 },
    visits: 9 - i,
  }));
  const decision = { move: 'ab', weighed, exact: false };
  expect(contenders({ ...question, game: ways }, decision)).toEqual(['ab', 'dc', 'e', 'ba']);
  expect(contenders(question, decision)).toEqual(['ab', 'ba', 'dc']);
});

test('ways are told apart only where they differ', () => {
  const sum = (_: unknown, move: string): string => [...move].sort().join('');
  const shown = (other: number) => {
    const points = (plus: number) => ({
      points: ([top = 0]: readonly number[]) => [top + plus, 0],
    });
    const tree = choice(0, { ab: points(2), ba: points(other), c: points(0) });
    const hidden = toy({ pool: [0, 1], heuristics: { judging: { least: 0.5, sum } } });
    const moves = hidden.rules.legal(stateOf(tree));
    const asked = { ...question, game: hidden, observation: tree, moves, budget };
    return atOnce(advise(asked)).trials.map(({ move }) => move);
  };
  expect(shown(2)).toHaveLength(2);
  expect(shown(2)).toContain('c');
  expect(shown(1)).toEqual(['ab', 'ba', 'c']);
});
