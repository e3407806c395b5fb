/**
 * Makes outside text safe to print: no control sequence that a terminal would obey, and nothing that
 * changes the reading direction, ever leaves the program.
 */
import { LONGEST_TEXT, UNSAFE } from './plain.ts';
import { type Text, text } from './text.ts';

const spelled = (char: string): string =>
  `\\u{${(char.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** The text with every control character spelled out, cut to `most` characters. */
export function clean(text: string, most = 300): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(UNSAFE, spelled);
}

/** The message of a thrown value, which may be anything at all; “?” if it cannot even be written. */
export function messageOf(error: unknown, most?: number): string {
  try {
    return clean(String(error instanceof Error ? error.message : error), most);
  } catch {
    return '?';
  }
}

const PLAIN = /^[\x20-\x7e]*$/;

const escapedUnits = (char: string): string =>
  Array.from({ length: char.length }, (_, at) => char.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** JSON on one line, in which control characters are escaped. */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value);
  return PLAIN.test(json) ? json : json.replace(UNSAFE, escapedUnits);
}

/** Both languages of a text, made safe. */
export const cleanText = ({ en, de }: Text, most = LONGEST_TEXT): Text =>
  text(clean(en, most), clean(de, most));

/** A word as a shell reads it back. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
