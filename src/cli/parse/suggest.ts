/** Suggests words for a misspelling. */
import { fill, type Text } from '../../lang/text.ts';

/** Letters to change, drop, add or swap to turn `a` into `b` (optimal string alignment distance). */
export function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : 99;
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Lower case, umlauts spelled out, nothing but letters and digits. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

const LONGEST = 60;

/** How far a word is from what was typed, 0 if alike; a word that begins with it is nearer than any misspelling. */
function closeness(typed: string, word: string): number {
  const a = folded(typed);
  const b = folded(word);
  if (a.length > 1 && b.startsWith(a)) return 0.5;
  return distance(a, b);
}

/** The words most like `typed`, best first, at most three; none if nothing is close. */
export function suggestions(typed: string, words: readonly string[]): readonly string[] {
  if (typed.length > LONGEST) return [];
  return words
    .map((word) => ({ word, far: closeness(typed, word) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** What to say about an unknown word; words that were perhaps meant are the last value. */
export const unknownText = (
  { unknown, unknownBut }: Readonly<Record<'unknown' | 'unknownBut', Text>>,
  near: readonly string[],
  ...values: readonly string[]
): Text =>
  near.length === 0 ? fill(unknown, ...values) : fill(unknownBut, ...values, near.join(', '));
