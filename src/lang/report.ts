/**
 * What there is to say as a value, made once: sections of paragraphs and tables in every language, which a
 * command, the line mode or a screen then shows in its own way; and how figures, columns and lines of words are
 * written. `written` is the plain text of a report.
 */
import { type Lang, type Text, text } from './text.ts';

/** Figures as each language writes them. */
export const decimal = (figures: string): Text => text(figures, figures.replaceAll('.', ','));

/** A figure with its sign, and none before zero; `shown` is how large it is, as it is to be printed. */
export function signed(amount: number, shown = String(Math.abs(amount)), minus = '−'): string {
  if (amount === 0) return shown;
  return `${amount > 0 ? '+' : minus}${shown}`;
}

type Cell = Text | string | number;

/** Rows of cells; heads are the first row. */
export interface Table {
  readonly rows: readonly (readonly Cell[])[];
  /** Figures are right-aligned. */
  readonly side?: 'right';
}

/** Parts that follow one another line by line. */
export type Section = readonly (Text | Table)[];

/** Sections, a blank line between them. */
export type Report = readonly Section[];

/** How many cells of a screen a text takes. */
type Measure = (text: string) => number;

const inSigns: Measure = ({ length }) => length;

/** The width of each column: that of its widest cell. */
function columnWidths(rows: readonly (readonly string[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return widths;
}

/** Rows of cells in columns. */
export function columns(rows: readonly (readonly string[])[], side?: Table['side']): string {
  const widths = columnWidths(rows);
  const padded = (cell: string, i: number): string =>
    side === 'right' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

function tableText({ rows, side }: Table, lang: Lang): string {
  const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell[lang] : String(cell));
  return columns(
    rows.map((row) => row.map(textOf)),
    side,
  );
}

/** A report as plain text. */
export const written = (report: Report, lang: Lang): string =>
  report
    .flatMap((section, at) => [
      ...(at === 0 ? [] : ['']),
      ...section.map((part) => ('rows' in part ? tableText(part, lang) : part[lang])),
    ])
    .join('\n');

/** The words of a paragraph in lines of at most `width` cells; a longer word has a line of its own. */
export function wordLines(paragraph: string, width: number, measure = inSigns): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
