/**
 * Lines whose sums are chained, each to the line before, so that a changed byte and a missing, added or moved line show.
 * Saves and kept reviews consist of such lines.
 */

import { FIRST, followSum, sealLine } from '../../engine/checksums.ts';
import { parsed } from '../../engine/json.ts';

export interface Sealer {
  /** Lines that follow the earlier ones. */
  add(lines: readonly object[]): string;
  /** Lines that begin a record. */
  begin(lines: readonly object[]): string;
}

/** A sealer for a file whose last line has the sum `last`; without `last`, for a new file. */
export function openSealer(last: number = FIRST): Sealer {
  let sum = last;
  const add = (lines: readonly object[]): string =>
    lines
      .map((line) => {
        const [text, next] = sealLine(line, sum);
        sum = next;
        return `${text}\n`;
      })
      .join('');
  return {
    add,
    begin(lines) {
      sum = FIRST;
      return add(lines);
    },
  };
}

/** What the lines of a text hold, up to the first that is damaged or lacks its end. */
export function soundLines(text: string): readonly unknown[] {
  const whole = text.split('\n').slice(0, -1);
  const values: unknown[] = [];
  let sum: number = FIRST;
  for (const line of whole) {
    const next = followSum(sum, line);
    if (typeof next !== 'number') break;
    values.push(parsed(line));
    sum = next;
  }
  return values;
}
