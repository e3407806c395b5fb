/** The notes about the boards of a file as sentences, one for all boards with the same note. */
import { fill, plural, type Text } from '../../../lang/text.ts';
import type { Board, Note } from './board.ts';
import texts from './texts.json' with { type: 'json' };

const { notes, boards: words } = texts;

const KINDS: readonly Note[] = [
  'number',
  'table',
  'dealer',
  'firstHand',
  'vulnerable',
  'irregular',
  'results',
  'openResults',
];

/** `1–4, 7`: numbers in their order, those in a row as their first and last. */
function rangesOf(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ');
}

/** One sentence for each kind of note, naming the boards concerned as ranges such as “3–5”. */
export function notesOf(boards: readonly Board[]): readonly Text[] {
  return KINDS.flatMap((kind) => {
    const noted = boards.filter((board) => board.notes?.includes(kind));
    if (noted.length === 0) return [];
    const sentence = plural(noted.length, words.at, words.all);
    return [fill(sentence, rangesOf(noted.map(({ number }) => number)), notes[kind])];
  });
}
