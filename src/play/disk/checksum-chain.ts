/**
 * Seals the lines of saves and kept reviews: the sum of each is chained to that of the line before
 * (`engine/checksums.ts`), so that a changed byte and a missing, added or moved line show.
 */

import { FIRST, sealLine } from '../../engine/checksums.ts';

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
