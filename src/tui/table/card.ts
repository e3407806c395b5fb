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
import { faceRows, indexOf, withPips } from './face-rows.ts';
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
  /** What picks it: a digit, or a dot; it stands beneath the card, or `inside` it. */
  readonly below?: string;
  readonly inside?: boolean;
  /** A sign in its upper right corner. */
  readonly sign?: string;
}

/** What stands for picking the card: the cursor, a pick, or its digit. */
export const pickSign = ({ focus, picked, below = '' }: CardShown, caret: string): string =>
  focus ? caret : picked ? '+' : below;

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

/** What picks the card, if that stands on it. */
const inside = ({ theme, card }: Drawing): string =>
  card.inside ? pickSign(card, theme.glyphs.caret) : '';

/** The first row of a back, with what marks the card where no other covers it. */
function backHead({ theme, card, covered }: Drawing, width: number, surface: Surface): string {
  const { sign = '' } = card;
  const mark = sign === '' ? '' : covered ? `${sign} ` : ` ${sign} `;
  const back = theme.back(theme.glyphs.shade.repeat(Math.max(0, width - mark.length)), surface);
  const marked = mark === '' ? '' : theme.paint([run(mark, { bold: true })], surface);
  return covered ? marked + back : back + marked;
}

function paintedBack(drawing: Drawing, picks: string): readonly string[] {
  const { theme, card, shape, overlaps } = drawing;
  const surface = surfaceOf(card);
  const edge = overlaps ? theme.edge(theme.glyphs.edge, surface) : '';
  const width = shape.width - (overlaps ? 1 : 0);
  const row = (at: number): string => {
    if (picks !== '' && at === shape.height - 1)
      return theme.paint([run(` ${picks} `.padEnd(width), { bold: true })], surface);
    if (at === 0) return backHead(drawing, width, surface);
    return theme.back(theme.glyphs.shade.repeat(width), surface);
  };
  return Array.from({ length: shape.height }, (_, at) => edge + row(at));
}

function paintedRows(drawing: Drawing): readonly string[] {
  const { theme, card, shape, overlaps, covered } = drawing;
  const { print } = card;
  const picks = inside(drawing);
  if (print === undefined) return paintedBack(drawing, picks);
  const surface = surfaceOf(card);
  const edge = overlaps ? theme.edge(theme.glyphs.edge, surface) : theme.paint([run(' ')], surface);
  const style = { tone: print.tone, bold: surface !== 'faded' };
  return faceRows(print, shape, { sign: card.sign ?? '', covered, picks }).map(
    (row) => edge + theme.paint([run(row, style)], surface),
  );
}

/** A border takes two rows; cards without room for one are tokens. */
const BORDERED = 3;

/** Signs around a token: the cursor, a pick, else what marks or picks it. */
function around(drawing: Drawing): readonly [string, string] {
  const { card } = drawing;
  if (card.focus) return ['[', ']'];
  if (card.picked) return ['+', '+'];
  return [' ', card.sign ?? inside(drawing)];
}

/** What stands before and after a token: the sign alone where there is one cell. */
function besides(drawing: Drawing, cells: number): readonly [string, string] {
  const [left, right] = around(drawing);
  if (cells > 1) return [left, right.padEnd(cells - 1)];
  if (drawing.card.focus) return [drawing.theme.glyphs.pointer, ''];
  return right.trim() === '' ? [left, ''] : ['', right];
}

function tokenRow(drawing: Drawing): string {
  const { theme, card, shape } = drawing;
  const { print } = card;
  const text = print === undefined ? theme.glyphs.shade.repeat(2) : indexOf(print);
  const [left, right] = besides(drawing, shape.width - text.length);
  const style = print === undefined ? {} : { tone: print.tone };
  const runs: Runs = [run(left), run(text, { ...style, bold: !card.dim }), run(right)];
  return theme.paint(runs, card.dim ? 'faded' : 'paper');
}

/** The rows between the borders. A card of one such row that is covered has its suit in the border. */
function borderedText({ theme, card, shape, covered }: Drawing): readonly string[] {
  const { print } = card;
  const inner = shape.width - 2;
  const rows = Array.from({ length: shape.height - 2 }, () => '');
  if (print === undefined) return rows.map(() => theme.glyphs.shade.repeat(inner));
  const pips = covered ? [] : pipRows(print, { width: inner, height: rows.length });
  if (pips.length > 0) return withPips([print.rank.trim(), print.suit], pips);
  rows[0] = covered ? print.rank.trim() : indexOf(print);
  if (rows.length > 1)
    rows[covered ? 1 : rows.length - 1] = covered ? print.suit : indexOf(print).padStart(inner);
  return rows;
}

function borderedRows(drawing: Drawing): readonly string[] {
  const { theme, card, shape, covered } = drawing;
  const { across, corners, down } = theme.glyphs;
  const inner = shape.width - 2;
  const surface = card.dim ? 'faded' : card.wins ? 'winner' : 'paper';
  const frame = card.focus || card.picked ? ({ tone: 'accent' } as const) : {};
  const line = (text: string): string => theme.paint([run(text, frame)], surface);
  const face = card.print === undefined ? {} : { tone: card.print.tone, bold: !card.dim };
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const sign = card.sign ?? '';
  const suit = covered && shape.height === BORDERED ? (card.print?.suit ?? '') : '';
  const side = line(card.focus ? theme.glyphs.thick : down);
  const picks = inside(drawing);
  return [
    line(topLeft) +
      theme.paint([run(suit, face)], surface) +
      line(`${across.repeat(Math.max(0, inner - sign.length - suit.length))}${sign}${topRight}`),
    ...borderedText(drawing).map(
      (row) => side + theme.paint([run(row.padEnd(inner).slice(0, inner), face)], surface) + side,
    ),
    line(`${bottomLeft}${picks}${across.repeat(Math.max(0, inner - picks.length))}${bottomRight}`),
  ];
}

/** The card's lines, top to bottom. */
export function cardRows(drawing: Drawing): readonly string[] {
  const { theme, shape } = drawing;
  if (theme.painted) return paintedRows(drawing);
  if (shape.height >= BORDERED) return borderedRows(drawing);
  const blank = theme.paint([run(' '.repeat(shape.width))], 'paper');
  return Array.from({ length: shape.height }, (_, at) => (at === 0 ? tokenRow(drawing) : blank));
}
