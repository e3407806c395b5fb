/** Moves drawn by their texts: as often as their weights say, and the same ones whatever else may be chosen. */
import { describe, expect, test } from 'vitest';
import { drawByText, turnHash } from '../../src/ai/move-luck.ts';

const TURNS = 20_000;
const WORLD = 0.37;
const turns = Array.from({ length: TURNS }, (_, turn) => turnHash(WORLD, turn % 4, turn));

const drawn = (
  texts: readonly string[],
  weights: readonly number[],
): readonly (string | undefined)[] => turns.map((turn) => texts[drawByText(texts, weights, turn)]);

describe('a move is drawn by its text', () => {
  test('as often as its weight says', () => {
    const found = drawn(['draw', 'take', 'call'], [1, 3, 0]);
    const share = found.filter((text) => text === 'take').length / TURNS;
    const error = Math.sqrt((0.75 * 0.25) / TURNS);
    expect(Math.abs(share - 0.75)).toBeLessThan(4 * error);
    expect(found).not.toContain('call');
  });

  test('also where another move was drawn before in the same turn', () => {
    const many = drawn(['a', 'b', 'c'], [1, 1, 1]);
    const few = drawn(['b', 'c'], [1, 1]);
    const kept = many.filter((text, turn) => text === 'a' || text === few[turn]);
    expect(kept).toHaveLength(TURNS);
  });

  test('in whatever order the moves are listed', () => {
    expect(drawn(['a', 'b', 'c'], [1, 2, 3])).toEqual(drawn(['c', 'a', 'b'], [3, 1, 2]));
  });

  test('anew in another world, for another seat and in another turn', () => {
    const texts = ['a', 'b', 'c', 'd'];
    const by = (world: number, seat: number, turn: number) =>
      drawByText(texts, [1, 1, 1, 1], turnHash(world, seat, turn));
    const runs = [by, (w: number, s: number, t: number) => by(w + 0.1, s, t)].map((run) =>
      Array.from({ length: 200 }, (_, turn) => run(WORLD, 1, turn)),
    );
    const seats = Array.from({ length: 200 }, (_, turn) => by(WORLD, 2, turn));
    const alike = (one: readonly number[] = [], other: readonly number[] = []) =>
      one.filter((move, at) => move === other[at]).length;
    for (const other of [runs[1], seats]) expect(alike(runs[0], other)).toBeLessThan(90);
  });
});
