/**
 * Cards on the screen: boxes in two sizes that may overlap, or tokens of one row. A picked card is
 * raised (a token gets plus signs), the card under the cursor has another border and a caret, and a
 * playable card has its number or a dot beneath it.
 */
import type { Block, Style } from '../span.ts';
import type { Glyphs } from '../theme.ts';
import { type Canvas, openCanvas } from './canvas.ts';
import type { Print } from './face.ts';

export type CardSize = 'large' | 'medium' | 'small';

export interface CardShown {
  /** Absent: a back. */
  readonly print?: Print;
  readonly focus?: boolean;
  readonly picked?: boolean;
  /** Drawn dim: it cannot be played now. */
  readonly dim?: boolean;
  /** The text beneath it: its number, or the name of who played it. */
  readonly below?: string;
  /** A sign on its upper edge. */
  readonly sign?: string;
}

export interface Fan {
  readonly cards: readonly CardShown[];
  readonly size: CardSize;
  /** Cells of a face. */
  readonly face: number;
  /** Room for raised cards above. */
  readonly raise: boolean;
  /** A row for the text beneath. */
  readonly below: boolean;
  /** Boxes must not overlap, so that names fit beneath. */
  readonly apart?: boolean;
}

interface Measures {
  readonly width: number;
  readonly height: number;
}

const measures = (size: 'large' | 'medium', face: number): Measures =>
  size === 'large' ? { width: face + 4, height: 5 } : { width: face + 2, height: 3 };

const APART = 1;
/** A minimum, so that the cards of a trick do not move as names of different lengths come and go. */
const LEAST_NAME = 8;

/** Cells of the longest name beneath a trick. */
const namesOf = ({ cards }: Fan): number =>
  Math.max(LEAST_NAME, ...cards.map(({ below }) => below?.length ?? 0));

/** Cells from one card to the next so that all fit into `width`; 0 if they cannot. */
function stepOf(fan: Fan, width: number): number {
  if (fan.size === 'small') return fan.face + 2;
  const card = measures(fan.size, fan.face).width;
  const free = fan.apart ? Math.max(card + APART, namesOf(fan) + APART) : card;
  if (fan.cards.length < 2) return card <= width ? free : 0;
  const step = Math.min(free, Math.floor((width - card) / (fan.cards.length - 1)));
  return step >= (fan.apart ? card : fan.face + 1) ? step : 0;
}

/** Whether the fan fits into one row of `width` cells. */
export const fits = (fan: Fan, width: number): boolean =>
  fan.size === 'small' ? fan.cards.length * (fan.face + 2) <= width : stepOf(fan, width) > 0;

function edges(glyphs: Glyphs, focus: boolean) {
  return focus
    ? { corners: glyphs.focusCorners, across: glyphs.focusAcross, down: glyphs.focusDown }
    : { corners: glyphs.corners, across: glyphs.across, down: glyphs.down };
}

const styleOf = (card: CardShown): Style => ({
  ...(card.print?.style ?? {}),
  ...(card.dim ? { dim: true } : { bold: true }),
});

function borderStyle(card: CardShown): Style {
  if (card.focus) return { bold: true, colour: 'cyan' };
  return card.dim ? { dim: true } : {};
}

function drawBox(canvas: Canvas, glyphs: Glyphs, card: CardShown, fan: Fan, x: number, y: number) {
  if (fan.size === 'small') return;
  const { width, height } = measures(fan.size, fan.face);
  const { corners, across, down } = edges(glyphs, card.focus === true);
  const border = borderStyle(card);
  canvas.put(x, y, corners[0] + across.repeat(width - 2) + corners[1], border);
  for (let row = 1; row < height - 1; row++) {
    const assignment = card.print === undefined ? glyphs.back : ' ';
    canvas.put(x, y + row, down + assignment.repeat(width - 2) + down, border);
  }
  canvas.put(x, y + height - 1, corners[2] + across.repeat(width - 2) + corners[3], border);
  if (card.sign !== undefined) canvas.put(x + 2, y, card.sign, { bold: true, colour: 'yellow' });
  drawPrint(canvas, card, fan, x, y);
}

function drawPrint(canvas: Canvas, card: CardShown, fan: Fan, x: number, y: number): void {
  const { print } = card;
  if (print === undefined) return;
  const text = `${print.rank}${print.suit}`.padEnd(fan.face);
  canvas.put(x + 1, y + 1, text, styleOf(card));
  if (fan.size === 'large') canvas.put(x + 3, y + 3, text, styleOf(card));
}

const CARET: Style = { bold: true, colour: 'cyan' };

function drawBelow(canvas: Canvas, glyphs: Glyphs, card: CardShown, x: number, y: number) {
  if (card.focus) canvas.put(x, y, glyphs.caret, CARET);
  else if (card.below !== undefined) canvas.put(x, y, card.below, { dim: card.below.length > 2 });
}

function drawBoxes(fan: Fan, glyphs: Glyphs, width: number): Block {
  if (fan.size === 'small') return [];
  const step = stepOf(fan, width);
  const box = measures(fan.size, fan.face);
  const top = fan.raise ? 1 : 0;
  const wide =
    step * Math.max(0, fan.cards.length - 1) +
    Math.max(box.width, fan.apart ? namesOf(fan) + APART : 0);
  const canvas = openCanvas(Math.min(width, wide), top + box.height + (fan.below ? 1 : 0));
  fan.cards.forEach((card, i) => {
    drawBox(canvas, glyphs, card, fan, i * step, card.picked ? top - 1 : top);
  });
  const focus = fan.cards.findIndex((card) => card.focus);
  const focused = fan.cards[focus];
  if (focused !== undefined && step >= box.width - 1)
    drawBox(canvas, glyphs, focused, fan, focus * step, focused.picked ? top - 1 : top);
  if (fan.below)
    fan.cards.forEach((card, i) => {
      const shift = (card.below?.length ?? 0) > 2 && !card.focus ? 0 : Math.floor(fan.face / 2) + 1;
      const below = card.below?.slice(0, Math.max(2, step - 1));
      drawBelow(
        canvas,
        glyphs,
        { ...card, ...(below === undefined ? {} : { below }) },
        i * step + shift,
        top + box.height,
      );
    });
  return canvas.block();
}

function drawToken(canvas: Canvas, glyphs: Glyphs, card: CardShown, fan: Fan, x: number): void {
  const print = card.print;
  const text =
    print === undefined
      ? glyphs.back.repeat(fan.face)
      : `${print.rank}${print.suit}`.padEnd(fan.face);
  const frame = borderStyle(card);
  const left = card.focus ? '[' : card.picked ? '+' : ' ';
  const right = card.picked ? '+' : card.focus ? ']' : (card.sign ?? ' ');
  canvas.put(x, 0, left, frame);
  canvas.put(x + 1, 0, text, styleOf(card));
  canvas.put(x + 1 + fan.face, 0, right, frame);
  if (!fan.below) return;
  if (card.focus) canvas.put(x + 1 + Math.floor(fan.face / 2), 1, glyphs.caret, CARET);
  else if (card.below !== undefined)
    canvas.put(x + 1, 1, card.below.slice(0, fan.face + 1).padStart(Math.min(fan.face, 2)), {});
}

function drawTokens(fan: Fan, glyphs: Glyphs, width: number): Block {
  const step = fan.face + 2;
  const perRow = Math.max(1, Math.floor(width / step));
  const rows: Block[] = [];
  for (let start = 0; start < fan.cards.length; start += perRow) {
    const cards = fan.cards.slice(start, start + perRow);
    const canvas = openCanvas(cards.length * step, fan.below ? 2 : 1);
    cards.forEach((card, i) => {
      drawToken(canvas, glyphs, card, fan, i * step);
    });
    rows.push(canvas.block());
  }
  return rows.flat();
}

/** The fan in at most `width` cells; boxes must fit (`fits`), tokens take as many rows as needed. */
export const drawFan = (fan: Fan, glyphs: Glyphs, width: number): Block =>
  fan.size === 'small' ? drawTokens(fan, glyphs, width) : drawBoxes(fan, glyphs, width);
