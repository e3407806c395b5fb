/**
 * One card as painted lines of exactly its shape: paper in painted themes, else a border, a token
 * where there is no room for one. What it means is said by signs too: the cursor's card is lifted by
 * its fan, a winner carries a star, a trump a dagger.
 */
import type { Shape } from '../measures.ts';
import type { Surface } from '../theme/palettes.ts';
import { type Runs, run } from '../theme/style.ts';
import type { Theme } from '../theme/theme.ts';
import type { Print } from './face.ts';
import { pipRows } from './pips.ts';

export interface CardShown {
  /** Absent: a back. */
  readonly print?: Print;
  /** The cursor is on it. */
  readonly focus?: boolean;
  readonly picked?: boolean;
  /** It cannot be played now. */
  readonly dim?: boolean;
  readonly wins?: boolean;
  /** The text beneath it: the digit that picks it, or a dot. */
  readonly below?: string;
  /** A sign in its upper right corner. */
  readonly sign?: string;
}

export function surfaceOf({ focus, picked, dim, wins }: CardShown): Surface {
  if (focus || picked) return 'chosen';
  if (wins) return 'winner';
  return dim ? 'faded' : 'paper';
}

/** The card drawn, whether it lies on its left neighbour, and whether another lies on it. */
interface Drawing {
  readonly theme: Theme;
  readonly card: CardShown;
  readonly shape: Shape;
  readonly overlaps: boolean;
  readonly covered: boolean;
}

const indexOf = ({ rank, suit }: Print): string => `${rank.trim()}${suit}`;

/** Cards so low have rank and suit side by side. */
const LOW = 3;

/** The text of each row of a face, without its edge. */
function faceRows(
  print: Print,
  { width, height }: Shape,
  { sign = '', covered }: { readonly sign?: string | undefined; readonly covered: boolean },
): readonly string[] {
  const inner = width - 1;
  const index = indexOf(print);
  const rows = Array.from({ length: height }, () => '');
  const isLow = height <= LOW;
  const first = isLow ? index : print.rank.trim();
  rows[0] = `${first}${sign.padStart(inner - first.length - 1)}`;
  if (!isLow) rows[1] = print.suit;
  if (height >= LOW && !covered) rows[height - 1] = `${index} `.padStart(inner);
  pipRows(print, { width: inner, height }).forEach((pips, at) => {
    if (pips !== '' && !covered) rows[at] = (rows[at] ?? '').padEnd(2).slice(0, 2) + pips.slice(2);
  });
  return rows.map((row) => row.padEnd(inner).slice(0, inner));
}

const BACK = '░';

function paintedRows({ theme, card, shape, overlaps, covered }: Drawing): readonly string[] {
  const surface = surfaceOf(card);
  const edge = overlaps ? theme.edge(theme.glyphs.edge, surface) : theme.paint([run(' ')], surface);
  const { print } = card;
  if (print === undefined) {
    const back = overlaps
      ? edge + theme.back(BACK.repeat(shape.width - 1), surface)
      : theme.back(BACK.repeat(shape.width), surface);
    return Array.from({ length: shape.height }, () => back);
  }
  const style = { tone: print.tone, bold: surface !== 'faded' };
  return faceRows(print, shape, { sign: card.sign, covered }).map(
    (row) => edge + theme.paint([run(row, style)], surface),
  );
}

/** A border takes two rows; cards without room for one are tokens. */
const BORDERED = 3;

function tokenRow({ theme, card, shape }: Drawing): string {
  const text = card.print === undefined ? BACK.repeat(2) : indexOf(card.print);
  const [left, right] = card.focus ? '[]' : card.picked ? '++' : [' ', card.sign ?? ' '];
  const style = card.print === undefined ? {} : { tone: card.print.tone };
  const runs: Runs = [
    run(left ?? ' '),
    run(text, { ...style, bold: !card.dim }),
    run(`${right}`.padEnd(Math.max(1, shape.width - 1 - text.length))),
  ];
  return theme.paint(runs, card.dim ? 'faded' : 'paper');
}

function borderedRows(drawing: Drawing): readonly string[] {
  const { theme, card, shape } = drawing;
  const { glyphs } = theme;
  const [topLeft, topRight, bottomRight, bottomLeft] = glyphs.corners;
  const inner = shape.width - 2;
  const surface = card.dim ? 'faded' : card.wins ? 'winner' : 'paper';
  const frame = { ...(card.focus || card.picked ? { tone: 'accent' as const } : {}) };
  const line = (text: string): string => theme.paint([run(text, frame)], surface);
  const sign = card.sign ?? '';
  const top = `${glyphs.across.repeat(Math.max(0, inner - sign.length))}${sign}`;
  const side = line(card.focus ? '║' : glyphs.down);
  const filled = (text: string): string =>
    side + theme.paint([run(text.padEnd(inner).slice(0, inner), toneOf(card))], surface) + side;
  const middle = Array.from({ length: shape.height - 2 }, (_, at) => {
    if (card.print === undefined) return filled(BACK.repeat(inner));
    if (at === 0) return filled(indexOf(card.print));
    return filled(at === shape.height - 3 ? indexOf(card.print).padStart(inner) : '');
  });
  return [
    line(`${topLeft}${top}${topRight}`),
    ...middle,
    line(`${bottomLeft}${glyphs.across.repeat(inner)}${bottomRight}`),
  ];
}

const toneOf = ({ print, dim }: CardShown) =>
  print === undefined ? {} : { tone: print.tone, bold: !dim };

/** The card's lines, top to bottom. */
export function cardRows(drawing: Drawing): readonly string[] {
  const { theme, shape } = drawing;
  if (theme.painted) return paintedRows(drawing);
  if (shape.height >= BORDERED) return borderedRows(drawing);
  const blank = ' '.repeat(shape.width);
  return Array.from({ length: shape.height }, (_, at) => (at === 0 ? tokenRow(drawing) : blank));
}
