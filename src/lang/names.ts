/**
 * Names of players, cleaned as they are read. A module of its own because every command reads the settings, and
 * needs nothing else of `lang`.
 */

/** The longest name of a player, in characters. */
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
