/**
 * Styled text, line by line: what every screen consists of before it reaches the terminal. Widths
 * are terminal cells. Nothing here knows a game, a colour scheme or Ink.
 */
import stringWidth from 'string-width';
import type { Style as Toned } from './theme/style.ts';

export type Colour =
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'cyan'
  | 'magenta'
  | 'brightRed'
  | 'brightBlue';

export interface Style extends Toned {
  readonly colour?: Colour;
  readonly dim?: boolean;
  readonly inverse?: boolean;
}

export interface Span extends Style {
  readonly text: string;
}

export type Line = readonly Span[];
export type Block = readonly Line[];

/** Letters and signs of one cell and one code unit each; everything else is measured. */
const PLAIN =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2500-\u25fc\u2605\u2660-\u2667\u2698\u2717\u2767]*$/;

/** The width of a text in cells. */
export const cells = (text: string): number => (PLAIN.test(text) ? text.length : stringWidth(text));

export const span = (text: string, style: Style = {}): Span => ({ ...style, text });
export const line = (text: string, style: Style = {}): Line => [{ ...style, text }];

export const widthOf = (row: Line): number => row.reduce((sum, { text }) => sum + cells(text), 0);
export const blockWidth = (block: Block): number =>
  block.reduce((width, row) => Math.max(width, widthOf(row)), 0);

export const plainOf = (row: Line): string => row.map(({ text }) => text).join('');

const segmenter = new Intl.Segmenter();

/** The beginning of a text that takes at most `width` cells. */
function clip(text: string, width: number): string {
  if (cells(text) <= width) return text;
  if (PLAIN.test(text)) return text.slice(0, Math.max(0, width));
  let clipped = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    used += cells(segment);
    if (used > width) return clipped;
    clipped += segment;
  }
  return clipped;
}

/** A text of at most `width` cells, with `…` for what was cut. */
export function crop(row: Line, width: number, mark = '…'): Line {
  if (widthOf(row) <= width) return row;
  const kept: Span[] = [];
  let left = width;
  for (const part of row) {
    const size = cells(part.text);
    if (size < left) kept.push(part);
    else {
      if (left > 0) kept.push({ ...part, text: `${clip(part.text, left - 1)}${mark}` });
      return kept;
    }
    left -= size;
  }
  return kept;
}

const blanks = (count: number): Line => (count > 0 ? [{ text: ' '.repeat(count) }] : []);

type Side = 'left' | 'right' | 'centre';

/** A line of exactly `width` cells. */
export function pad(row: Line, width: number, side: Side = 'left'): Line {
  const fitted = crop(row, width);
  const space = width - widthOf(fitted);
  if (space === 0) return fitted;
  const before = side === 'left' ? 0 : side === 'right' ? space : Math.floor(space / 2);
  return [...blanks(before), ...fitted, ...blanks(space - before)];
}

/** Blocks next to each other, aligned at the top. */
export function beside(blocks: readonly Block[], gap = 1): Block {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map(blockWidth);
  return Array.from({ length: height }, (_, y) =>
    blocks.flatMap((block, i) => {
      const last = i === blocks.length - 1;
      const row = pad(block[y] ?? [], widths[i] ?? 0);
      return last ? row : [...row, ...blanks(gap)];
    }),
  );
}

export const indent = (block: Block, by: number): Block =>
  block.map((row) => [...blanks(by), ...row]);

export const centred = (block: Block, width: number): Block =>
  indent(block, Math.max(0, Math.floor((width - blockWidth(block)) / 2)));

/** Splits a line into words and the blanks between them, keeping the styles. */
const wordsOf = (row: Line): readonly Span[] =>
  row.flatMap((part) =>
    part.text
      .split(/(\s+)/)
      .filter((text) => text !== '')
      .map((text) => ({ ...part, text })),
  );

const isBlank = (part: Span): boolean => part.text.trim() === '';

/** Words without a blank between them stay together: “(” and a card, say. */
function joined(row: Line): readonly Line[] {
  const groups: Span[][] = [];
  let open = false;
  for (const word of wordsOf(row)) {
    if (isBlank(word)) groups.push([word]);
    else if (open) groups.at(-1)?.push(word);
    else groups.push([word]);
    open = !isBlank(word);
  }
  return groups;
}

/** A line broken at blanks into lines of at most `width` cells; words longer than that are cut. */
export function wrap(row: Line, width: number): Block {
  const rows: Span[][] = [[]];
  let used = 0;
  for (const group of joined(row)) {
    const size = widthOf(group);
    const blank = group.every(isBlank);
    if (used + size > width && used > 0) {
      rows.push([]);
      used = 0;
      if (blank) continue;
    }
    rows.at(-1)?.push(...crop(group, width));
    used += Math.min(size, width);
  }
  return rows;
}
