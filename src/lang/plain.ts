/** Text from outside: the characters that a terminal would obey, or that change the reading direction. */
export const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Whether a text of at most `most` characters may be kept and shown as it is: no control characters. */
export const isPlainUpTo =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most && text.search(UNSAFE) < 0;

/** Whether a text may go into a record as it is: no control characters, not too long. */
export const isPlain = isPlainUpTo(200);
