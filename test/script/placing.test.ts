/** Places in the history: partners share one. */
import { expect, test } from 'vitest';
import { placingOf } from '../../src/report/stats.ts';

const entry = (game: string, place: number, players: number, options = {}) => ({
  game,
  place,
  options: { players, ...options },
  seats: Array.from({ length: players }, () => 'human'),
});

test.each([
  [entry('bridge', 1, 4), [1, 2]],
  [entry('bridge', 3, 4), [2, 2]],
  [entry('canasta', 3, 6, { parties: 3 }), [2, 3]],
  [entry('canasta', 5, 6, { parties: 3 }), [3, 3]],
  [entry('canasta', 4, 6), [2, 2]],
  [entry('durak', 3, 4, { pairs: 'together' }), [2, 2]],
  [entry('durak', 3, 4), [3, 4]],
  [entry('boese-dame', 2, 4), [2, 4]],
  [entry('auf-wiedersehen', 1, 1), [1, 1]],
  [entry('gone', 2, 3), [2, 3]],
  [entry('bridge', 3, 4, { scoring: 'unheard of' }), [3, 4]],
])('%j', (kind, placing) => {
  expect(placingOf(kind)).toEqual(placing);
});
