/** Moves packed into numbers are of the kind they were made of, and about the same. */
import { expect, test } from 'vitest';
import { packedMoves } from '../../src/blocks/packed-moves.ts';

const { kindOf, aboutOf, moveOf } = packedMoves({ play: 0, away: 52, pass: 104, bid: 110 });

test('every kind has the numbers up to the next one, the last kind all above', () => {
  for (const [kind, about] of [
    ['play', 0],
    ['play', 51],
    ['away', 0],
    ['away', 51],
    ['pass', 0],
    ['bid', 0],
    ['bid', 99_999],
  ] as const) {
    const move = moveOf(kind, about);
    expect([kindOf(move), aboutOf(move)]).toEqual([kind, about]);
  }
  expect([moveOf('play', 7), moveOf('pass'), moveOf('bid', 5)]).toEqual([7, 104, 115]);
});

test('no move is below the first', () => {
  expect(() => kindOf(-1)).toThrow(RangeError);
});
