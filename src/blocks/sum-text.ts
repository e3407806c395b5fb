/** How the count of a hand comes about, told below its cards. */
import { sum } from '../engine/estimate.ts';
import { same, type Text } from '../lang/text.ts';

/** The values added, and the count where it is not their sum: “5+7+10=22 → 2”, “2+7=9”. */
export function sumText(values: readonly number[], count: number): Text {
  const total = sum(values);
  const added = `${values.join('+')}=${total}`;
  return same(total === count ? added : `${added} → ${count}`);
}

/** The sum without its values, and the count where that is another: “22 → 2”, “9”. */
export function briefSumText(values: readonly number[], count: number): Text {
  const total = sum(values);
  return same(total === count ? String(total) : `${total} → ${count}`);
}
