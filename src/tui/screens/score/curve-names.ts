/** Names beside the ends of curves, each as near to its own end as the others allow. */

/** A curve's end: its row from the top, and what is written there. */
interface CurveEnd<T> {
  readonly row: number;
  readonly name: T;
}

/** What stands in each of so many rows, one name a row; names that found no row are left out. */
export function namesAtEnds<T>(
  ends: readonly CurveEnd<T>[],
  height: number,
): readonly (T | undefined)[] {
  const ordered = ends.toSorted((one, other) => one.row - other.row).slice(0, height);
  const rows: number[] = [];
  for (const { row } of ordered) rows.push(Math.max(row, (rows.at(-1) ?? -1) + 1));
  for (let at = rows.length - 1, most = height - 1; at >= 0; at--) {
    rows[at] = Math.min(rows[at] ?? 0, most);
    most = (rows[at] ?? 0) - 1;
  }
  return Array.from({ length: height }, (_, y) => ordered[rows.indexOf(y)]?.name);
}
