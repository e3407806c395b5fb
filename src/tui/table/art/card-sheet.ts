/**
 * A whole card as cells: paper with rounded corners, rank and suit in two of them, a picture between,
 * and what marks and picks it. Of a covered card only what the next one leaves in sight is drawn.
 */
import type { BackPattern } from '../../../play/disk/settings.ts';
import type { Shape } from '../../measures.ts';
import type { Dye } from '../../theme/palettes.ts';
import { indexOf, type Print } from '../cards/face.ts';
import { blank, type Cell, laidOn, type Sheet, sheetOf, written } from './cells.ts';
import { middleOf } from './middle.ts';

/** Whether a cell of the pattern is light. */
const LIGHT: Readonly<Record<BackPattern, (x: number, y: number) => boolean>> = {
  checks: (x, y) => (x + y) % 2 === 0,
  stripes: (x) => x % 2 === 0,
  diamonds: (x, y) => (x + y) % 4 === 0 || (x - y) % 4 === 0,
  plain: () => false,
};

/** The pattern on the back of a card. */
function patternOf(pattern: BackPattern, { width, height }: Shape): Sheet {
  const isLight = LIGHT[pattern];
  const cellAt = (x: number, y: number): Cell => blank(isLight(x, y) ? 'weft' : 'back');
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => cellAt(x, y)),
  );
}

interface CardLook {
  /** Absent: a back. */
  readonly print?: Print;
  readonly shape: Shape;
  /** Cells in sight beside the next card; all of them where none lies on it. */
  readonly sight: number;
  /** It lies on its left neighbour. */
  readonly overlaps: boolean;
  /** A sign that marks it, and what picks it, in its last row. */
  readonly sign: string;
  readonly picks: string;
  /** Whether the text is bold. */
  readonly bold: boolean;
  readonly style: CardStyle;
}

export interface CardStyle {
  /** Pictures, and rounded corners. */
  readonly art: boolean;
  readonly back: BackPattern;
}

/** Lower cards have no corners to round, and no second index. */
const LOW = 3;

const isWhole = ({ shape, sight }: CardLook): boolean => sight >= shape.width;

/** Bare paper: rounded where it is high enough, a line where it lies on another card. */
function paperOf({ shape: { width, height }, overlaps, style }: CardLook): Sheet {
  const paper = sheetOf(width, height, blank('paper'));
  const edge: Cell = { text: '▏', ink: 'edge', ground: 'paper' };
  const edged = overlaps ? laidOn(paper, sheetOf(1, height, edge), 0, 0) : paper;
  if (!style.art || height < LOW) return edged;
  const ground: Partial<Cell> = overlaps ? { ground: 'edge' } : {};
  const corner = (text: string, beneath: Partial<Cell> = {}): Sheet => [
    [{ text, ink: 'paper', ...beneath }],
  ];
  const [right, low] = [width - 1, height - 1];
  const left = laidOn(laidOn(edged, corner('▟', ground), 0, 0), corner('▜', ground), 0, low);
  return laidOn(laidOn(left, corner('▙'), right, 0), corner('▛'), right, low);
}

/** Whether rank and suit take all that is in sight, the card's edge too. */
const isTight = ({ print, sight }: CardLook): boolean =>
  print?.face.suit !== undefined && indexOf(print).length === sight;

/** The index in the upper corner: where the next card would hide the suit, in two rows. */
function headOf(look: CardLook): readonly string[] {
  const { print, sight, shape } = look;
  if (print === undefined) return [];
  const index = indexOf(print);
  const fits = index.length < sight || isTight(look) || shape.height < 2;
  // What stands for a joker is a word, and words are not broken.
  return fits || print.face.suit === undefined
    ? [index.slice(0, Math.max(1, isTight(look) ? sight : sight - 1))]
    : [print.rank.trim(), print.suit];
}

/** A sheet with the signs at the right of the first row, or below the index of a covered card. */
function withSigns(sheet: Sheet, look: CardLook, head: readonly string[], ink: Dye): Sheet {
  const { sign, picks, shape, sight } = look;
  const style = { ink, ground: 'paper' as const, bold: true };
  const right = Math.min(sight, shape.width) - 1 - (isWhole(look) && shape.width > 4 ? 1 : 0);
  const beside = (head[0]?.length ?? 0) + 1 < right || shape.height < 2;
  const marked = beside
    ? laidOn(sheet, written([sign], style), right, 0)
    : laidOn(sheet, written([sign], style), 1, head.length);
  return laidOn(marked, written([picks], style), 1, shape.height - 1);
}

function faceOf(look: CardLook, print: Print): Sheet {
  const { shape, sight, style, bold } = look;
  const ink = { ink: print.tone, ground: 'paper' as const, bold };
  const head = headOf(look);
  const whole = isWhole(look) && shape.height >= LOW;
  const room = {
    width: whole ? shape.width - 2 : sight - 1,
    height: shape.height - (whole ? 2 : head.length),
  };
  const middle = shape.height > LOW ? middleOf(print, room, style.art) : undefined;
  const paper = paperOf(look);
  const high = middle?.length ?? 0;
  const wide = middle?.[0]?.length ?? 0;
  const x = 1 + Math.floor((room.width - wide) / 2);
  const y = (whole ? 1 : head.length) + Math.floor((room.height - high) / 2);
  const filled = middle === undefined ? paper : laidOn(paper, middle, x, y);
  const indexed = laidOn(filled, written(head, ink), isTight(look) ? 0 : 1, 0);
  const index = indexOf(print);
  const last = whole && look.picks === '';
  const finished = last
    ? laidOn(indexed, written([index], ink), shape.width - 1 - index.length, shape.height - 1)
    : indexed;
  return withSigns(finished, look, head, print.tone);
}

function backOf(look: CardLook): Sheet {
  const { width, height } = look.shape;
  const rim = height > LOW - 1 ? 1 : 0;
  const inner = { width: width - 2, height: height - 2 * rim };
  return withSigns(
    laidOn(paperOf(look), patternOf(look.style.back, inner), 1, rim),
    look,
    [],
    'text',
  );
}

export const cardSheet = (look: CardLook): Sheet =>
  look.print === undefined ? backOf(look) : faceOf(look, look.print);

/** What a card of this shape throws to the right and below on what it lies on. */
export function shadowOf({ width, height }: Shape): Sheet {
  const side: Cell = { text: '▌', ink: 'shadow' };
  const below: Cell = { text: '▀', ink: 'shadow' };
  const hole = Array.from({ length: width }, () => undefined);
  return [
    [...hole, undefined],
    ...Array.from({ length: height - 1 }, () => [...hole, side]),
    [undefined, ...hole.slice(1).map(() => below), { text: '▘', ink: 'shadow' }],
  ];
}
