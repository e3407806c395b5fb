/** Charts of a few cells: a sparkline for the course of something, a bar for one value. */
import type { Shape } from '../measures.ts';
import type { Glyphs } from '../theme/glyphs.ts';

/** What a chart spans; zero is always in it. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const rangeOf = (values: readonly number[]): Range => ({
  low: Math.min(0, ...values),
  high: Math.max(0, ...values),
});

/** At most `width` of the values, evenly spread, the last one among them. */
function sampled(values: readonly number[], width: number): readonly number[] {
  if (values.length <= width) return values;
  const step = values.length / width;
  return Array.from({ length: width }, (_, at) => values[Math.ceil((at + 1) * step) - 1] ?? 0);
}

/** Where in the range a value is, from 0 to 1. */
const shareOf = (value: number, { low, high }: Range): number =>
  high === low ? 0 : (value - low) / (high - low);

/** A bar of rising height for each value, as rows from the top; the lowest is drawn too. */
export function sparkline(
  values: readonly number[],
  range: Range,
  { bars }: Glyphs,
  { width, height }: Shape,
): readonly string[] {
  const steps = bars.length;
  const levels = sampled(values, width).map(
    (value) => 1 + Math.round(shareOf(value, range) * (steps * height - 1)),
  );
  const cellOf = (level: number): string => bars[Math.min(level, steps) - 1] ?? ' ';
  return Array.from({ length: height }, (_, row) =>
    levels.map((level) => cellOf(level - steps * (height - 1 - row))).join(''),
  );
}

/** The cells left of zero: at least one on either side that has values. */
function zeroOf(range: Range, width: number): number {
  if (range.low === 0) return 0;
  if (range.high === 0) return width;
  return Math.max(1, Math.min(width - 1, Math.round(shareOf(0, range) * width)));
}

/** A bar from zero, to the left for a negative value; empty for zero alone. */
export function bar(value: number, range: Range, { block }: Glyphs, width: number): string {
  const zero = zeroOf(range, width);
  const room = value < 0 ? zero : width - zero;
  const most = value < 0 ? range.low : range.high;
  const length = value === 0 ? 0 : Math.max(1, Math.round((value / most) * room));
  return ' '.repeat(value < 0 ? zero - length : zero) + block.repeat(length);
}
