/** Names of players as they are read; a module of its own, since every command reads the settings. */

/** In characters. */
export const LONGEST_NAME = 20;

/** A name safe for the table and the record: no control characters, no markup, not too long. */
export const plainName = (name: string, longest = LONGEST_NAME): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\p{C}\p{Z}\p{M}[\]{}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longest)
    .join('')
    .trim();
