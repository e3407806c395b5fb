/** The text on a card's face, row by row: rank and suit, pips, and signs. Pure text. */
import type { Shape } from '../measures.ts';
import type { Print } from './face.ts';
import { pipRows } from './pips.ts';

export const indexOf = ({ rank, suit }: Print): string => `${rank.trim()}${suit}`;

interface Marks {
  /** In the upper right corner; below the suit of a covered card. */
  readonly sign: string;
  /** What picks the card, in its last row. */
  readonly picks: string;
  /** Another card lies on it. */
  readonly covered: boolean;
}

/** So low a card has rank and suit side by side, unless the next one would hide the suit. */
const LOW = 3;

/** The first rows: the rank with the suit beside or below it, and a sign. */
function headRows(print: Print, { width, height }: Shape, { sign, covered }: Marks): string[] {
  const isFlat = height === 1 || (height <= LOW && !covered);
  const first = isFlat ? indexOf(print) : print.rank.trim();
  if (covered) return [first, isFlat ? '' : print.suit, sign];
  const free = width - first.length;
  return [first + sign.padStart(free > sign.length ? free - 1 : free), isFlat ? '' : print.suit];
}

/**
 * The last row with what picks the card: left of the corner, alone where it would touch the rank there,
 * after what else the row holds.
 */
function withPicks(row: string, picks: string, isCorner: boolean): string {
  if (picks === '') return row;
  if (isCorner) return row.startsWith('  ') ? `${picks}${row.slice(1)}` : picks;
  return `${row.trimEnd()}${picks}`;
}

/** Pips beside what stands in the first cells of each row. */
export const withPips = (rows: readonly string[], pips: readonly string[]): readonly string[] =>
  pips.map((pip, at) => {
    const row = rows[at] ?? '';
    return pip === '' ? row : row.padEnd(2).slice(0, 2) + pip.slice(2);
  });

/** The text of each row of a face, without its left edge. */
export function faceRows(print: Print, shape: Shape, marks: Marks): readonly string[] {
  const { height } = shape;
  const inner: Shape = { width: shape.width - 1, height };
  const blank = Array.from({ length: height }, () => '');
  const head = [...headRows(print, inner, marks), ...blank].slice(0, height);
  const isCorner = height >= LOW && !marks.covered;
  if (isCorner) head[height - 1] = `${indexOf(print)} `.padStart(inner.width);
  const pips = marks.covered ? [] : pipRows(print, inner);
  const rows = [...(pips.length > 0 ? withPips(head, pips) : head)];
  const last = rows[height - 1] ?? '';
  rows[height - 1] = withPicks(last, marks.picks, isCorner);
  return rows.map((row) => row.padEnd(inner.width).slice(0, inner.width));
}
