/**
 * One card as painted lines of exactly its shape: paper in painted themes, else a border, a token
 * where there is no room for one. What it means is said by signs too: the cursor's card is lifted by
 * its fan, a winner carries a star, a trump a dagger.
 */

import { cardSheet, plainRows, shadowOf } from '../../art/card-sheet.ts';
import type { Sheet } from '../../art/cells.ts';
import { indexOf, type Print } from '../../art/face.ts';
import { crossedSheet } from '../../art/kind-sheet.ts';
import type { Stage } from '../../context/render-context.ts';
import { type Grid, gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { drawnOnce, type Runs, run, type Stroke, type Theme } from '../../theme/theme.ts';

export interface CardShown {
  /** The face; absent for a card that shows its back. */
  readonly print?: Print | undefined;
  /** Whether the cursor is on the card. */
  readonly focus?: boolean;
  readonly picked?: boolean;
  /** Whether the card cannot be played now. */
  readonly dim?: boolean;
  readonly wins?: boolean;
  /** Whether the card has just been seen, and is a back otherwise. */
  readonly isFresh?: boolean;
  /** The sign that picks the card, a digit or a dot, beneath the card or `inside` it. */
  readonly below?: string;
  readonly inside?: boolean;
  /** A sign in the card's upper right corner. */
  readonly sign?: string;
}

/** The sign for picking the card: the cursor, a pick, or its digit. */
export function pickSign({ focus, picked, below = '' }: CardShown, caret: string): string {
  if (focus) return caret;
  return picked ? '+' : below;
}

export function surfaceOf({ focus, picked, dim, wins }: CardShown): Surface {
  if (focus || picked) return 'chosen';
  if (wins) return 'winner';
  return dim ? 'faded' : 'paper';
}

/** The card drawn, whether it lies on its left neighbour, and how much another leaves in sight. */
export interface Drawing {
  readonly stage: Pick<Stage, 'theme' | 'cards'>;
  readonly card: CardShown;
  readonly shape: Shape;
  readonly overlaps?: boolean;
  readonly sight?: number;
}

/** What picks the card, if that is on it. */
const inside = ({ stage: { theme }, card }: Drawing): string =>
  card.inside ? pickSign(card, theme.glyphs.caret) : '';

const isCovered = ({ sight, shape }: Drawing): boolean =>
  sight !== undefined && sight < shape.width;

const NOTHING: Stroke = { text: ' ', ink: 'text' };

const isAlike = (a: Stroke, b: Stroke): boolean =>
  a.ground === b.ground && (b.text === ' ' || (a.ink === b.ink && a.bold === b.bold));

/** A sheet as lines, cells alike in one stroke. */
export function paintedSheet(theme: Theme, sheet: Sheet, on: Surface): readonly string[] {
  return sheet.map((row) => {
    const strokes: Stroke[] = [];
    for (const cell of row) {
      const last = strokes.at(-1);
      const next = cell ?? NOTHING;
      if (last === undefined || !isAlike(last, next)) strokes.push(next);
      else strokes[strokes.length - 1] = { ...last, text: last.text + next.text };
    }
    return strokes.map((stroke) => theme.dye(stroke, on)).join('');
  });
}

/**
 * A card in a painted theme, drawn once for each look and kept, since all that it depends on is in the name it is kept
 * by.
 */
function paintedRows(drawing: Drawing): Grid {
  const { stage, card, shape, overlaps = false, sight = shape.width } = drawing;
  const { print, sign = '' } = card;
  const surface = surfaceOf(card);
  const style = stage.cards;
  const look = { shape, sight, overlaps, sign, style, bold: surface !== 'faded' };
  const picks = inside(drawing);
  const { art, asciiArt, back } = stage.cards;
  const name = [
    ...[surface, print?.rank, print?.suit, print?.tone, print?.face.hue, sign, picks],
    ...[shape.width, shape.height, sight, overlaps, art, asciiArt, back],
  ];
  return drawnOnce(stage.theme, name.join('/'), () =>
    paintedSheet(stage.theme, cardSheet({ ...look, picks, print }), surface),
  );
}

/** The shadow of a card on the felt, one column and one row more than the card. */
export const shadowRows = ({ theme }: Pick<Stage, 'theme'>, shape: Shape): Grid =>
  drawnOnce(theme, `shadow ${shape.width}x${shape.height}`, () =>
    paintedSheet(theme, shadowOf(shape), 'felt'),
  );

/** A border takes two rows; cards without room for one are tokens. */
const BORDERED = 3;

/** Signs around a token: the cursor, a pick, else what marks or picks it. */
function around(drawing: Drawing): readonly [string, string] {
  const { card } = drawing;
  if (card.focus) return ['[', ']'];
  if (card.picked) return ['+', '+'];
  return [' ', card.sign ?? inside(drawing)];
}

/** The signs before and after a token; one sign alone where there is a single cell. */
function besides(drawing: Drawing, cells: number): readonly [string, string] {
  const [left, right] = around(drawing);
  if (cells > 1) return [left, right.padEnd(cells - 1)];
  if (drawing.card.focus) return [drawing.stage.theme.glyphs.pointer, ''];
  return right.trim() === '' ? [left, ''] : ['', right];
}

/** A card in a single row, rank and suit alone, for places too low for more. */
function tokenRow(drawing: Drawing): string {
  const { stage, card, shape } = drawing;
  const { theme } = stage;
  const { print } = card;
  const text = print === undefined ? theme.glyphs.shade.repeat(2) : indexOf(print);
  const [left, right] = besides(drawing, shape.width - text.length);
  const style = print === undefined ? {} : { tone: print.tone };
  const runs: Runs = [run(left), run(text, { ...style, bold: !card.dim }), run(right)];
  return theme.paint(runs, card.dim ? 'faded' : 'paper');
}

/** On cards this high the index is in the border and leaves the rest to the picture. */
const HIGH = 5;

interface Bordered {
  /** Words in the border, at the top left and the bottom right. */
  readonly above: string;
  readonly below: string;
  readonly rows: readonly string[];
}

/**
 * The texts of a card that is drawn with a border: what stands in the border above and below, and the rows within it.
 */
function borderedText(drawing: Drawing): Bordered {
  const { stage, card, shape, sight = shape.width } = drawing;
  const { print } = card;
  const inner = shape.width - 2;
  const rows = Array.from({ length: shape.height - 2 }, () => '');
  if (print === undefined)
    return { above: '', below: '', rows: rows.map(() => stage.theme.glyphs.shade.repeat(inner)) };
  const index = indexOf(print);
  const covered = isCovered(drawing);
  const seen = Math.min(inner, sight - 1);
  const isAbove = shape.height >= HIGH && index.length <= seen;
  const isSplit = covered && index.length > seen;
  // A card of one row between its borders whose index has no room in it has its suit in the border.
  const suitAbove = isSplit && shape.height === BORDERED ? print.suit : '';
  const corner = isSplit ? [print.rank.trim(), print.suit] : [index];
  const head = isAbove ? [] : corner;
  const foot = isAbove || covered || rows.length < 2 ? [] : [index.padStart(inner)];
  const room = { width: seen, height: rows.length - head.length - foot.length };
  const shown = plainRows(print, room, stage.cards);
  const left = ' '.repeat(Math.max(0, Math.floor((seen - (shown[0]?.length ?? 0)) / 2)));
  const top = Math.floor((room.height - shown.length) / 2);
  const middle = Array.from({ length: room.height }, (_, at) => left + (shown[at - top] ?? ''));
  return {
    above: isAbove ? index : suitAbove,
    below: isAbove && !covered ? index : '',
    rows: [...head, ...middle, ...foot].slice(0, rows.length),
  };
}

/** A card in a plain theme: an outline of line signs, thick at the cursor, with index and marks in it. */
function borderedRows(drawing: Drawing): readonly string[] {
  const { stage, card, shape } = drawing;
  const { theme } = stage;
  const { across, corners, down } = theme.glyphs;
  const inner = shape.width - 2;
  const lit = card.wins ? 'winner' : 'paper';
  const surface = card.dim ? 'faded' : lit;
  const frame = card.focus || card.picked ? ({ tone: 'accent' } as const) : {};
  const line = (text: string): string => theme.paint([run(text, frame)], surface);
  const face = card.print === undefined ? {} : { tone: card.print.tone, bold: !card.dim };
  const painted = (text: string): string => theme.paint([run(text, face)], surface);
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const sign = card.sign ?? '';
  const side = line(card.focus ? theme.glyphs.thick : down);
  const picks = inside(drawing);
  const { above, below, rows } = borderedText(drawing);
  const edge = (used: number): string => across.repeat(Math.max(0, inner - used));
  return [
    line(topLeft) + painted(above) + line(`${edge(above.length + sign.length)}${sign}${topRight}`),
    ...rows.map((row) => side + painted(row.padEnd(inner).slice(0, inner)) + side),
    line(`${bottomLeft}${picks}${edge(picks.length + below.length)}`) +
      painted(below) +
      line(bottomRight),
  ];
}

/** The token with blank rows below it. */
function tokenRows(drawing: Drawing): readonly string[] {
  const { stage, shape } = drawing;
  const empty = stage.theme.paint([run(' '.repeat(shape.width))], 'paper');
  return Array.from({ length: shape.height }, (_, at) => (at === 0 ? tokenRow(drawing) : empty));
}

/** The card's cells, row by row. */
export function cardRows(drawing: Drawing): Grid {
  if (drawing.stage.theme.painted) return paintedRows(drawing);
  const isBordered = drawing.shape.height >= BORDERED;
  return gridOf(isBordered ? borderedRows(drawing) : tokenRows(drawing));
}

/** A card that lies crosswise under others, so that they leave its ends in sight. */
export function crossedRows({ theme, cards }: Drawing['stage'], print: Print, shape: Shape): Grid {
  if (theme.painted) {
    const name = `crossed ${print.rank}${print.suit}${print.tone} ${shape.width}x${shape.height}`;
    return drawnOnce(theme, name, () =>
      paintedSheet(theme, crossedSheet(print, shape, cards), 'paper'),
    );
  }
  const stage = { theme, cards: { ...cards, art: false } };
  return cardRows({ stage, card: { print: { ...print, pips: 0 } }, shape });
}
