/**
 * Reports as values: sections of paragraphs and tables in every language, which a command, the line mode or a
 * screen shows in its own way. `reportText` is a report as plain text. Figures, columns and lines of words are
 * written here for all of them.
 */
import { type Lang, type Text, text } from './text.ts';

/** A number as each language writes it: with a decimal point or a comma. */
export const decimal = (figures: string): Text => text(figures, figures.replaceAll('.', ','));

type TableCell = Text | string | number;

/** A table of a report. The first row holds the heads of the columns. */
export interface ReportTable {
  readonly rows: readonly (readonly TableCell[])[];
  /** Figures are right-aligned. */
  readonly side?: 'right';
}

/** A part of a report: paragraphs and tables one below the other. */
export type Section = readonly (Text | ReportTable)[];

/** Sections with a blank line between them. */
export type Report = readonly Section[];

/** The width of a text in cells of a screen. */
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

/** The cells padded so that they stand in columns, one line for each row. */
export function columns(rows: readonly (readonly string[])[], side?: ReportTable['side']): string {
  const widths = columnWidths(rows);
  const padded = (cell: string, i: number): string =>
    side === 'right' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

function tableText({ rows, side }: ReportTable, lang: Lang): string {
  const textOf = (cell: TableCell): string =>
    typeof cell === 'object' ? cell[lang] : String(cell);
  return columns(
    rows.map((row) => row.map(textOf)),
    side,
  );
}

/** A report as plain text. */
export function reportText(report: Report, lang: Lang): string {
  const lines: string[] = [];
  for (const [at, section] of report.entries()) {
    if (at > 0) lines.push('');
    for (const part of section) lines.push('rows' in part ? tableText(part, lang) : part[lang]);
  }
  return lines.join('\n');
}

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
