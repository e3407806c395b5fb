/** Where melds lie: in cells by their numbers, from which none moves while it is there. */
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/tui/table/middle/meld-cells.ts';
import { lying, region } from './made-up.ts';

const CELLS = 4;

/** The melds after each list of numbers, as `3@2`: meld 3 in the cell with index 2. */
function lain(...numbers: readonly (readonly number[])[]): readonly string[] {
  let cells: ReadonlyMap<string, number> = new Map();
  return numbers.map((some) => {
    const melds = some.map((number) => region(`meld-${number}`, 'meld', lying('AC')));
    cells = cellsOf(cells, melds, CELLS);
    return [...cells].map(([id, cell]) => `${id.slice(5)}@${cell}`).join(' ');
  });
}

test('a meld lies in the cell of its number, with holes where others have been merged', () => {
  expect(lain([1, 2, 4])).toEqual(['1@0 2@1 4@3']);
});

test('a number beyond the last cell goes into a hole', () => {
  expect(lain([1, 3, 4, 5])).toEqual(['1@0 3@2 4@3 5@1']);
});

test('it stays there when holes before it open', () => {
  expect(lain([1, 2, 4, 5], [2, 4, 5], [2, 4, 5, 6])).toEqual([
    '1@0 2@1 4@3 5@2',
    '2@1 4@3 5@2',
    '2@1 4@3 5@2 6@0',
  ]);
});

test('more melds than cells leave the last ones out', () => {
  expect(lain([1, 2, 3, 4, 5])).toEqual(['1@0 2@1 3@2 4@3']);
});

test('in fewer cells than before, melds move together', () => {
  const melds = [1, 4].map((number) => region(`meld-${number}`, 'meld', lying('AC')));
  expect([
    ...cellsOf(
      new Map([
        ['meld-1', 0],
        ['meld-4', 3],
      ]),
      melds,
      2,
    ).values(),
  ]).toEqual([0, 1]);
});
