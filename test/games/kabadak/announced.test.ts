/** KAB-6, KAB-12: why a row is something else after a card, as the log says it. */
import { expect, test } from 'vitest';
import type { Observation } from '../../../src/games/kabadak/observation.ts';
import { pack } from '../../../src/games/kabadak/rows.ts';
import { announcements } from '../../../src/games/kabadak/table.ts';

const rows = (...texts: readonly string[]): Observation =>
  ({
    rows: texts.map((text) => text.split(' ').map((token) => pack.tokens.indexOf(token))),
  }) as unknown as Observation;

const told = (before: readonly string[], after: readonly string[]): readonly string[] =>
  announcements(rows(...before), rows(...after)).map(({ en }) => en);

test('a run becomes a set by a card of its top’s rank, and a set a run by a neighbour', () => {
  const [run, set] = ['9C TC JC', '8H 8D 8S'];
  expect(told([run, set], [`${run} JH`, set])).toEqual([
    'row 1 becomes a set: [JH] lies on [JC], a card of its rank',
  ]);
  expect(told([run, set], [run, `${set} 9S`])).toEqual([
    'row 2 becomes a run: [9S] lies on [8S], its neighbour in the suit',
  ]);
  expect(told([run, set], [`${run} QC`, `${set} 8C`])).toEqual([]);
  expect(told([run], [run, set])).toEqual([]);
});
