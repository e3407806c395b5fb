/**
 * Plain text: text of bounded length without characters that a terminal would obey or that change the reading
 * direction.
 */

/** Characters that plain text does not have. */
export const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The longest text that anybody is shown, in characters. */
export const LONGEST_TEXT = 2000;

/** The beginning of a text in one line, without control characters and without anything that looks like markup. */
export function excerptOf(written: string, most: number): string {
  const line = written.replace(/[\p{C}\p{Z}[\]{}]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

const isPlainUpTo =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most && text.search(UNSAFE) < 0;

/** Whether a text may go into a record as it is. */
export const isPlain = isPlainUpTo(200);

/** Whether a text may be shown as it is. */
export const isPlainText = isPlainUpTo(LONGEST_TEXT);
