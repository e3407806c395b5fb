/** The pips of a card, as on printed ones: two columns and a middle one, over seven heights. */
import type { Shape } from '../measures.ts';
import type { Print } from './face.ts';

/** Heights (0 to 6) of the pips in the outer columns and in the middle one, by their number. */
const PLACES: Readonly<
  Record<number, readonly [outer: readonly number[], middle: readonly number[]]>
> = {
  1: [[], [3]],
  2: [[], [0, 6]],
  3: [[], [0, 3, 6]],
  4: [[0, 6], []],
  5: [[0, 6], [3]],
  6: [[0, 3, 6], []],
  7: [[0, 3, 6], [1]],
  8: [
    [0, 3, 6],
    [1, 5],
  ],
  9: [[0, 2, 4, 6], [3]],
  10: [
    [0, 2, 4, 6],
    [1, 5],
  ],
};

/** Heights of pips, and columns: fewer leave no room for them. */
const HEIGHTS = 7;
const LEAST: Shape = { width: 9, height: HEIGHTS };

/**
 * Rows of text with the pips, as wide as the card; empty where a row has none, and all where the card
 * is too small. A court card has its rank in the middle.
 */
export function pipRows(print: Print, { width, height }: Shape): readonly string[] {
  if (width < LEAST.width || height < LEAST.height) return [];
  const top = Math.floor((height - HEIGHTS) / 2);
  const middle = Math.floor(width / 2);
  const [outer, inner] = PLACES[print.pips] ?? [[], []];
  const put = (columns: readonly number[], sign: string): string =>
    columns.reduce((row, column) => row.padEnd(column) + sign, '');
  return Array.from({ length: height }, (_, y) => {
    const at = y - top;
    if (print.pips === 0)
      return at === 3 ? put([middle - 1], `${print.rank.trim()} ${print.suit}`) : '';
    const columns = [
      ...(outer.includes(at) ? [middle - 2] : []),
      ...(inner.includes(at) ? [middle] : []),
      ...(outer.includes(at) ? [middle + 2] : []),
    ];
    return put(columns, print.suit);
  });
}
