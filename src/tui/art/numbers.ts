/** The numbers on cards without pips as pixels: on fields in the colours of the cards, or in these colours on paper. */
import type { Shape } from '../terminal/measures.ts';
import type { Dye } from '../theme/palettes.ts';
import { blank, laidOn, type Pixels, type Sheet, sheetOf, written } from './cells.ts';
import type { Print } from './face.ts';
import { FIELDS, numeral, pixelsOf } from './pictures.ts';

/** Whether a picture has room. */
export const fitsPicture = (picture: Pixels, { width, height }: Shape): boolean =>
  (picture[0]?.length ?? 0) <= width && picture.length <= 2 * height;

/** A picture in the middle of a field that fills the room. */
function inField(picture: Pixels, field: Dye, { width, height }: Shape): Pixels {
  const left = Math.ceil((width - (picture[0]?.length ?? 0)) / 2);
  const top = Math.floor((2 * height - picture.length) / 2);
  return Array.from({ length: 2 * height }, (_, y) =>
    Array.from({ length: width }, (__, x) => picture[y - top]?.[x - left] ?? field),
  );
}

/** The least columns in which every number of a pack fits, and in which every one fits within a field. */
export const LEAST_NUMBER = 5;
export const LEAST_FIELD = 7;
/** Columns of the widest large number up to 19: in fewer, none is large, so that all are as high. */
const LARGE = 9;

/** A number in a colour, large where every number would be, and small. */
function numbersIn(rank: string, dye: Dye, { width }: Shape): readonly Pixels[] {
  const small = pixelsOf(numeral(rank), dye);
  return width >= LARGE ? [pixelsOf(numeral(rank, 2), dye), small] : [small];
}

/** A number on bare paper, from the largest to the smallest. */
export const numbersOf = ({ rank }: Print['face'], room: Shape): readonly Pixels[] =>
  numbersIn(rank, 'text', room);

/**
 * A field of the colour of a card all over the room, with the number in it if it is `shown` and has room; undefined for
 * a card without a field.
 */
export function numberInField(
  face: Print['face'],
  room: Shape,
  shown: boolean,
): Pixels | undefined {
  const colours = face.suit ?? face.hue;
  const [field, ink] = (colours && FIELDS[colours]) ?? [];
  if (field === undefined || ink === undefined) return undefined;
  const within = { width: room.width - 2, height: room.height };
  const fitting = numbersIn(face.rank, ink, within).find((one) => fitsPicture(one, room));
  return inField((shown ? fitting : undefined) ?? [], field, room);
}

/** Columns of a covered card in sight that have room for a number of one digit and an edge of its field. */
const LEAST_COVERED = 4;

/** Whether the number of a covered card without a suit has room with an edge of its field, in so many columns. */
export function fitsField({ face }: Print, columns: number): boolean {
  const digits = pixelsOf(numeral(face.rank), 'text')[0]?.length ?? 0;
  return face.hue !== undefined && columns >= Math.max(LEAST_COVERED, digits);
}

/** The colour of a number without a suit on a covered card, with the number in its middle row. */
export function fieldInSight({ face }: Print, { width, height }: Shape): Sheet | undefined {
  const [field, ink] = (face.hue && FIELDS[face.hue]) ?? [];
  if (field === undefined || ink === undefined) return undefined;
  const empty = sheetOf(width, height - 1, blank(field));
  const number = written([face.rank], { ink, ground: field, bold: true });
  const x = Math.floor((width - face.rank.length) / 2);
  return laidOn(empty, number, x, Math.floor((height - 2) / 2));
}
