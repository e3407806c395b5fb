/** The figures of a hint in columns: each move, how far it is behind the first, and how often it wins. */

import stringWidth from 'string-width';
import type { HintRow, HintTable } from '../../../play/advice/hint-table.ts';
import type { Paragraph } from '../../components/paragraphs.ts';
import { wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';

const FAINT = { tone: 'faint' } as const;

/** Cells between columns. */
const GAP = 2;

/** The figures of a row or the headings above them, in the order of the columns. */
function figureCells(stage: Stage, { behind, chance }: Pick<HintRow, 'behind' | 'chance'>) {
  return [behind, chance].flatMap((cell) => (cell === undefined ? [] : say(stage, cell)));
}

/** Cells of each column of figures: as many as its longest. */
function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const [heads = []] = rows;
  return heads.map((_, at) => Math.max(...rows.map((row) => stringWidth(row[at] ?? ''))));
}

/** Words in a column that others follow. */
function padded(words: Runs, width: number): Runs {
  const missing = width - stringWidth(plainText(words));
  return missing > 0 ? [...words, run(' '.repeat(missing))] : words;
}

/** The figures of a row, each at the right of its column. */
function figureRuns(
  cells: readonly string[],
  widths: readonly number[],
  style: Omit<Run, 'text'>,
): Runs {
  return widths.map((width, at) => {
    const cell = cells[at] ?? '';
    return run(' '.repeat(GAP + width - stringWidth(cell)) + cell, style);
  });
}

/**
 * The table of a hint in lines of at most `width` cells: the headings, then the moves, the advised one first and bold,
 * then on what the figures rest. A long move is broken; of many moves, the first `most` are shown.
 */
export function figureParagraphs(
  stage: Stage,
  voices: Voices,
  { heads, rows: all, note }: HintTable,
  { width, most = all.length }: { readonly width: number; readonly most?: number },
): readonly Paragraph[] {
  const rows = all.slice(0, most);
  const headings = figureCells(stage, heads);
  const figures = rows.map((row) => figureCells(stage, row));
  const widths = widthsOf([headings, ...figures]);
  const taken = widths.reduce((sum, one) => sum + GAP + one, 0);
  const names = rows.map(({ name }, at) => phrase(stage, voices, name, { bold: at === 0 }));
  const longest = Math.max(...names.map((name) => stringWidth(plainText(name))));
  const column = Math.min(longest, width - taken);
  const top = [...padded([run('')], column), ...figureRuns(headings, widths, FAINT)];
  const lines = names.flatMap((name, at) => {
    const [first = [], ...further] = wrapRuns(name, column);
    const cells = figureRuns(figures[at] ?? [], widths, { bold: at === 0 });
    return [[...padded(first, column), ...cells], ...further];
  });
  return [top, ...lines, phrase(stage, voices, note, FAINT)].map((of) => ({ of }));
}
