import { expect, test } from 'vitest';
import { paced } from '../../src/play/choose-move.ts';

/** A computation of so many slices, each of which takes `milliseconds`; gives the slices begun. */
async function begun(slices: number, milliseconds: number): Promise<readonly [number, unknown]> {
  let now = 0;
  let count = 0;
  function* computing(): Generator<void, string> {
    for (count = 1; count < slices; count++) {
      now += milliseconds;
      yield;
    }
    return 'done';
  }
  const done = await paced(computing(), { clock: () => now, stopped: () => true });
  return [count, done];
}

test('a computation yields to others after 12 milliseconds, not before', async () => {
  expect(await begun(9, 12)).toEqual([1, undefined]);
  expect(await begun(9, 11)).toEqual([2, undefined]);
  expect(await begun(9, 4)).toEqual([3, undefined]);
  expect(await begun(9, 1)).toEqual([9, 'done']);
});
