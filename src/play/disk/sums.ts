/** Record lines as a save holds them: text with sums, each chained to the one before. */
import { FIRST, sealLine } from '../../engine/sums.ts';

export interface Sealer {
  /** Lines that follow the earlier ones. */
  add(lines: readonly object[]): string;
  /** Lines that begin a record. */
  begin(lines: readonly object[]): string;
}

/** A sealer for a save whose last line has the sum `last`; a new save begins with its header. */
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
