/**
 * Cards of a kind laid out together, as cells: the first card whole, a strip a column wide for each further one with its
 * suit, and those that replace others on a ground of their own. Complete, they are squared up: its front is a field with
 * a star, red where no card replaces another, else black. A card that lies crosswise under others is here too.
 */
import type { Shape } from '../terminal/measures.ts';
import type { Dye, Tone } from '../theme/palettes.ts';
import { type CardStyle, cardSheet, middleOf, paperSheet } from './card-sheet.ts';
import { blank, drawnIn, laidOn, type Sheet, type SheetCell, sheetOf, written } from './cells.ts';
import { indexOf, type Print } from './face.ts';
import { pixelsOf } from './pictures.ts';

/** A further card. */
export interface Strip {
  readonly sign: string;
  readonly ink: Tone;
  readonly isWild: boolean;
}

export interface KindLook {
  readonly front: Print;
  /** Cells of the whole card in front. */
  readonly shape: Shape;
  readonly strips: readonly Strip[];
  /** Whether the suits stand on the front, below its index, and not on strips beside it. */
  readonly isInside: boolean;
  /** The field of complete cards. */
  readonly field?: Dye | undefined;
  readonly star: string;
  readonly style: CardStyle;
}

/** Cells by which squared cards are thicker than a card. */
export const EDGE = 1;

/** The columns of a strip, which has felt to its right if it is the last. */
function stripSheet({ sign, ink, isWild }: Strip, height: number, isLast: boolean): Sheet {
  const ground: Dye = isWild ? 'lilac' : 'paper';
  const head: SheetCell = { text: sign, ink, ground, bold: true };
  const line: SheetCell = { text: '▏', ink: 'edge', ground };
  const corner: SheetCell = { text: '▛', ink: ground };
  const foot = isLast ? corner : blank(ground);
  return Array.from({ length: height }, (_, row) => {
    if (row === 0) return [head];
    return [row === height - 1 && height > 2 ? foot : line];
  });
}

/**
 * Cards of a kind that are not complete: the first one whole, and at its right a strip a column wide for each further
 * card.
 */
function openSheet({ front, shape, strips, style }: KindLook): Sheet {
  const { width, height } = shape;
  const card = cardSheet({
    print: front,
    shape,
    sight: width,
    overlaps: false,
    sign: '',
    picks: '',
    bold: true,
    style,
  });
  if (strips.length === 0) return card;
  const all = laidOn(sheetOf(width + strips.length, height, blank('paper')), card, 0, 0);
  const isFree = indexOf(front).length < width - 1;
  const straight = isFree
    ? laidOn(
        laidOn(all, [[blank('paper')]], width - 1, 0),
        [[blank('paper')]],
        width - 1,
        height - 1,
      )
    : all;
  return strips.reduce(
    (sheet, strip, at) =>
      laidOn(sheet, stripSheet(strip, height, at === strips.length - 1), width + at, 0),
    straight,
  );
}

/** A card that has nothing but its index in two corners. */
function bareSheet({ front, shape, style }: KindLook): Sheet {
  const { width, height } = shape;
  const index = written([indexOf(front)], { ink: front.tone, ground: 'paper', bold: true });
  const { length } = indexOf(front);
  const card = laidOn(paperSheet(shape, style), index, Math.min(1, width - length), 0);
  return height > 2 ? laidOn(card, index, Math.max(0, width - 1 - length), height - 1) : card;
}

/** Cards of a kind on one card: the suits of the further ones in a row below its index. */
function insideSheet(look: KindLook): Sheet {
  const { shape, strips } = look;
  const row = strips.map(({ sign, ink, isWild }): SheetCell => {
    const ground: Dye = isWild ? 'lilac' : 'paper';
    return { text: sign, ink, ground, bold: true };
  });
  return laidOn(bareSheet(look), [row], Math.floor((shape.width - strips.length) / 2), 1);
}

/** A star of five columns and six half rows. */
const STAR = '..... ..g.. ggggg .ggg. .g.g. .....';
const LEAST_FOR_STAR: Shape = { width: 5, height: 3 };

/** The field in the middle of complete cards, with its star. */
function fieldSheet(field: Dye, star: string, { width, height }: Shape): Sheet {
  const ground = sheetOf(width, height, blank(field));
  const isLarge = width >= LEAST_FOR_STAR.width && height >= LEAST_FOR_STAR.height;
  const drawn = isLarge
    ? drawnIn(pixelsOf(STAR, field), { ground: field })
    : [[{ text: star, ink: 'gold' as const, ground: field, bold: true }]];
  const x = Math.floor((width - (drawn[0]?.length ?? 0)) / 2);
  return laidOn(ground, drawn, x, Math.floor((height - drawn.length) / 2));
}

/** Complete cards, squared up: thicker than a card. */
function squaredSheet(look: KindLook, field: Dye): Sheet {
  const { shape, star } = look;
  const { width, height } = shape;
  const hasFoot = height > 2;
  const inner = { width: width - 2, height: height - 1 - Number(hasFoot) };
  const card = laidOn(bareSheet(look), fieldSheet(field, star, inner), 1, 1);
  return card.map((row, at) => [
    ...row,
    at === 0 ? { text: '▖', ink: 'edge' as const } : blank('edge'),
  ]);
}

export function kindSheet(look: KindLook): Sheet {
  if (look.field !== undefined) return squaredSheet(look, look.field);
  return look.isInside ? insideSheet(look) : openSheet(look);
}

/** Columns at each end of a card that lies crosswise, for its rank and suit. */
const END = 4;

/** A sheet on another ground than paper. */
const onGround = (sheet: Sheet, ground: Dye): Sheet =>
  sheet.map((row) => row.map((cell) => (cell?.ground === 'paper' ? { ...cell, ground } : cell)));

/** Pips of a card that lies crosswise: what stands one below the other is side by side, two columns apart. */
const quarterTurned = (pips: Sheet): Sheet =>
  Array.from({ length: pips[0]?.length ?? 0 }, (_, y) =>
    pips.flatMap((row, x) => (x === 0 ? [row[y]] : [undefined, row[y]])),
  );

/** Between the ends of a crosswise card, in a room of this shape: a picture, or pips, turned where they fit. */
function crossedMiddle(print: Print, room: Shape, style: CardStyle): Sheet | undefined {
  const upright = { width: room.height, height: Math.floor(room.width / 2) };
  const pips = print.pips > 0 ? middleOf(print, upright, style) : undefined;
  return pips === undefined ? middleOf(print, room, style) : quarterTurned(pips);
}

/** A card that lies crosswise: its rank and its suit, if it has one, at both ends, and its picture between them. */
export function crossedSheet(print: Print, { width, height }: Shape, style: CardStyle): Sheet {
  const { rank, suit, tone, face } = print;
  const ground: Dye = 'ice';
  const rows = face.suit === undefined ? [rank.trim()] : [rank.trim(), suit];
  const ends = written(rows, { ink: tone, ground, bold: true });
  const top = Math.max(0, Math.floor((height - 2) / 2));
  const card = sheetOf(width, height, blank(ground));
  const indexed = laidOn(laidOn(card, ends, 1, top), ends, width - 1 - rank.trim().length, top);
  const room = { width: width - 2 * END, height: height - 2 };
  const picture = crossedMiddle(print, room, style);
  if (picture === undefined) return indexed;
  const x = Math.floor((width - (picture[0]?.length ?? 0)) / 2);
  const y = Math.floor((height - picture.length) / 2);
  return laidOn(indexed, onGround(picture, ground), x, y);
}
