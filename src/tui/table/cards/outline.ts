/** The outline of a card that is not there, with a line of words or two in its middle. */
import type { Shape } from '../../terminal/measures.ts';
import type { Glyphs } from '../../theme/glyphs.ts';

/** The signs an outline is drawn with. */
interface Signs {
  readonly line: string;
  readonly side: string;
}

/** Signs of a place that is kept: dotted. */
export const dotted = ({ dash }: Pick<Glyphs, 'dash'>): Signs => ({ line: dash, side: dash });

/** Signs of a place that is certain: drawn through. */
export const drawnThrough = ({ across, down }: Pick<Glyphs, 'across' | 'down'>): Signs => ({
  line: across,
  side: down,
});

/** A word in the middle of so many cells, cut where they are fewer. */
export function centred(word: string, cells: number): string {
  const cut = word.slice(0, cells);
  return cut.padStart(Math.ceil((cells + cut.length) / 2)).padEnd(cells);
}

/** The words in one line if it has room for them, else each in a line. */
function linesOf(words: string, cells: number): readonly string[] {
  return words.length <= cells ? [words] : words.split(' ');
}

/** The rows of an outline; of a single row nothing is drawn. */
export function outlineRows(
  { corners }: Pick<Glyphs, 'corners'>,
  { width, height }: Shape,
  { line, side }: Signs,
  words = '',
): readonly string[] {
  if (height < 2) return [];
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const inner = Math.max(0, width - 2);
  const told = linesOf(words, inner);
  const first = Math.floor((height - 2 - told.length) / 2);
  const between = Array.from({ length: height - 2 }, (_, at) => {
    const word = told[at - first] ?? '';
    return `${side}${centred(word, inner)}${side}`;
  });
  return [
    `${topLeft}${line.repeat(inner)}${topRight}`,
    ...between,
    `${bottomLeft}${line.repeat(inner)}${bottomRight}`,
  ];
}
