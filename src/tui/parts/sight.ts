/** Which part of a list is in sight, where its entries take one row or several. */

export interface Sight {
  readonly from: number;
  /** The entry after the last one in sight. */
  readonly to: number;
}

/** As many whole entries around the cursor as there is room for; always the cursor's own. */
export function inSight(
  count: number,
  at: number,
  space: number,
  rowsOf: (at: number) => number,
): Sight {
  let from = Math.max(0, Math.min(at, count - 1));
  let to = Math.min(count, from + 1);
  let left = space - (count === 0 ? 0 : rowsOf(from));
  const fits = (entry: number): boolean => entry >= 0 && entry < count && rowsOf(entry) <= left;
  while (fits(from - 1) || fits(to)) {
    if (fits(from - 1)) left -= rowsOf(--from);
    if (fits(to)) left -= rowsOf(to++);
  }
  return { from, to };
}
