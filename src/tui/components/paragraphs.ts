/** Text to scroll through: paragraphs broken into rows, and what can be found or chosen in them. */
import stringWidth from 'string-width';
import { plainText, type Run, type Runs } from '../theme/theme.ts';
import { matchesIn, type Paged } from './pager.ts';
import { sliceRuns, wrapRuns } from './words.tsx';

/** Words of a paragraph; those with a link can be chosen. */
export interface Piece extends Run {
  readonly link?: string;
  /** Which link of the page it is; set when the page is broken into rows. */
  readonly number?: number;
}

export interface Paragraph {
  readonly of: readonly Piece[];
  /** Words in a column of their own beside the first line, such as the name of a key. */
  readonly lead?: Runs;
  /** Under which the page can be opened here. */
  readonly id?: string;
}

export interface ParagraphRow {
  /** From 0. */
  readonly at: number;
  readonly lead: Runs;
  /** Whether the line is set beside the column of leads. */
  readonly indented: boolean;
  readonly of: readonly Piece[];
  /** How the paragraph goes on. */
  readonly further: string;
  /** The paragraph's, on its first row. */
  readonly id?: string;
}

/** An empty line. */
export const BLANK: Paragraph = { of: [] };

/** The paragraphs with an empty line between them. */
export const spaced = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.flatMap((one, at) => (at === 0 ? [one] : [BLANK, one]));

/** The column that holds every lead, and a gap; nothing where there are none. */
export function columnOf(paragraphs: readonly Paragraph[]): number {
  const widest = Math.max(0, ...paragraphs.map(({ lead = [] }) => stringWidth(plainText(lead))));
  return widest === 0 ? 0 : widest + 2;
}

/** Links numbered through the page; adjacent pieces of one link share its number. */
function numbered(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  let number = -1;
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    of: paragraph.of.map((piece, at) => {
      if (piece.link === undefined) return piece;
      if (piece.link !== paragraph.of[at - 1]?.link) number++;
      return { ...piece, number };
    }),
  }));
}

/** Latin letters and the signs of cards and sentences: one cell each, whatever the terminal. */
const NARROW =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2212\u2660-\u2667]*$/;

/** The next words that fit, or the part of a longer word that does. */
const wordsFitting = (width: number): RegExp =>
  new RegExp(` *(\\S(?:.{0,${width - 2}}\\S)?(?= |$)|\\S{${width}})`, 'g');

/** Broken as `wrapRuns` does, but a thousand clauses at once: where cells are characters. */
function wrapParagraph(of: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const whole = plainText(of);
  if (!NARROW.test(whole) || width < 2) return wrapRuns(of, width);
  if (whole.length <= width) return [of];
  return [...whole.matchAll(wordsFitting(width))].map(({ index, 0: all, 1: words = '' }) => {
    const end = index + all.length;
    return sliceRuns(of, end - words.length, end);
  });
}

/** A last line shorter than this part of the width looks left over. */
const LEFT_OVER = 1 / 8;

/** Whether the last of some lines is one word, or little more. */
function isLastLeftOver(lines: readonly Runs[], width: number): boolean {
  const last = plainText(lines.at(-1) ?? []).trim();
  return lines.length > 1 && (!last.includes(' ') || last.length < width * LEFT_OVER);
}

/** Broken into as many lines as `wrapParagraph` makes, but without a last line that looks left over where that can be. */
function wrapEvenly(of: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const lines = wrapParagraph(of, width);
  if (!isLastLeftOver(lines, width)) return lines;
  for (let narrower = width - 1; narrower > width / 2; narrower--) {
    const others = wrapParagraph(of, narrower);
    if (others.length > lines.length) break;
    if (!isLastLeftOver(others, width)) return others;
  }
  return lines;
}

/** How rows are made: beside a column for leads, and without a last line that looks left over. */
interface Breaking {
  readonly column?: number;
  readonly isEven?: boolean;
}

/** Rows of at most `width` cells; those of paragraphs with a lead are beside its column. */
export function rowsOf(
  paragraphs: readonly Paragraph[],
  width: number,
  { column = 0, isEven = false }: Breaking = {},
): readonly ParagraphRow[] {
  const wrap = isEven ? wrapEvenly : wrapParagraph;
  const rows: ParagraphRow[] = [];
  for (const { of, lead, id } of numbered(paragraphs)) {
    const indented = lead !== undefined;
    const lines = wrap(of, Math.max(1, width - (indented ? column : 0)));
    const texts = lines.map(plainText);
    lines.forEach((line, n) => {
      rows.push({
        at: rows.length,
        lead: n === 0 ? (lead ?? []) : [],
        indented,
        of: line,
        further: texts.slice(n + 1).join(' '),
        ...(n === 0 && id !== undefined && { id }),
      });
    });
  }
  return rows;
}

export const pagedOf = (rows: readonly ParagraphRow[], height: number): Paged => ({
  lines: rows.map(({ lead, of }) => {
    const words = plainText(of);
    return lead.length > 0 ? `${plainText(lead)} ${words}` : words;
  }),
  further: rows.map(({ further }) => further),
  height,
});

/** A link, and the row where it begins. */
export interface Linked {
  readonly link: string;
  readonly row: number;
}

/** All links, by their numbers; one that is broken over two rows is where it begins. */
export function linksOf(rows: readonly ParagraphRow[]): readonly Linked[] {
  const links: Linked[] = [];
  for (const { at, of } of rows)
    for (const { link, number } of of)
      if (link !== undefined && number !== undefined) links[number] ??= { link, row: at };
  return links;
}

/** A row with every occurrence of the query lit. */
export function lit({ of, further }: ParagraphRow, query: string): readonly Piece[] {
  const text = plainText(of);
  let from = 0;
  const parts: Piece[] = [];
  for (const [begin, end] of matchesIn(text, further, query)) {
    if (begin < from) continue;
    const found = sliceRuns(of, begin, end);
    parts.push(...sliceRuns(of, from, begin));
    parts.push(...found.map((one) => ({ ...one, surface: 'cursor' as const })));
    from = end;
  }
  return [...parts, ...sliceRuns(of, from, text.length)];
}
