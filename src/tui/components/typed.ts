/** A text field of one line, which is written at its end: what typing, pasting and Backspace make of its text. */

/** The text with as much of what follows as it may hold, in characters. */
export function lengthened(text: string, following: string, longest: number): string {
  const room = Math.max(0, longest - [...text].length);
  return text + [...following].slice(0, room).join('');
}

/** The text without its last character. */
export const shortened = (text: string): string => [...text].slice(0, -1).join('');
