/** Text from outside: the characters that a terminal would obey, or that change the reading direction. */
export const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Whether a text may be kept and shown as it is: no control characters, no more than `most` characters. */
export const isPlain = (text: string, most = 200): boolean =>
  text.length <= most && text.search(UNSAFE) < 0;
