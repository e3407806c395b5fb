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

/** The last row with what picks the card: left of the corner, else after rank or suit. */
function withPicks(row: string, picks: string, isOnly: boolean): string {
  if (picks === '') return row;
  const isFree = row.startsWith(' ') || row === '';
  return isFree && !isOnly ? `${picks}${row.slice(1)}` : `${row.trimEnd()}${picks}`;
}

/** The text of each row of a face, without its left edge. */
export function faceRows(print: Print, shape: Shape, marks: Marks): readonly string[] {
  const { height } = shape;
  const inner: Shape = { width: shape.width - 1, height };
  const rows = [
    ...headRows(print, inner, marks),
    ...Array.from({ length: height }, () => ''),
  ].slice(0, height);
  if (height >= LOW && !marks.covered)
    rows[height - 1] = `${indexOf(print)} `.padStart(inner.width);
  if (!marks.covered)
    pipRows(print, inner).forEach((pips, at) => {
      if (pips !== '') rows[at] = (rows[at] ?? '').padEnd(2).slice(0, 2) + pips.slice(2);
    });
  const last = rows[height - 1] ?? '';
  rows[height - 1] = withPicks(last, marks.picks, height === 1);
  return rows.map((row) => row.padEnd(inner.width).slice(0, inner.width));
}
