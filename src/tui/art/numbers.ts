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
  const left = Math.floor((width - (picture[0]?.length ?? 0)) / 2);
  const top = Math.floor((2 * height - picture.length) / 2);
  return Array.from({ length: 2 * height }, (_, y) =>
    Array.from({ length: width }, (__, x) => picture[y - top]?.[x - left] ?? field),
  );
}

/** The least columns in which every number of a pack fits, and in which every one fits within a field. */
export const LEAST_NUMBER = 5;
const LEAST_FIELD = 7;
/** Columns of the widest large number up to 19: in fewer, none is large, so that all are as high. */
const LARGE = 9;

/** Whether numbers are drawn without fields in so many columns, which are too few for a field around each of them. */
export const areBareIn = (columns: number): boolean =>
  columns >= LEAST_NUMBER && columns < LEAST_FIELD;

/**
 * A number on a field of its colour, or in its colour where numbers are `bare` or have no room on a field; and of a
 * card that has no room for every number of its pack, the field alone.
 */
export function numbersOf(
  { rank, suit, hue }: Print['face'],
  room: Shape,
  bare: boolean,
): readonly Pixels[] {
  const colours = suit ?? hue;
  const [field, ink, alone = 'text'] = (colours && FIELDS[colours]) ?? [];
  const drawn = (dye: Dye, { width }: Shape): readonly Pixels[] => {
    const small = pixelsOf(numeral(rank), dye);
    return width >= LARGE ? [pixelsOf(numeral(rank, 2), dye), small] : [small];
  };
  if (field === undefined || ink === undefined) return drawn(alone, room);
  if (room.width < LEAST_NUMBER) return [inField([], field, { ...room, height: room.height - 1 })];
  const within = { width: room.width - 2, height: room.height - 1 };
  const framed = bare ? [] : drawn(ink, within).filter((number) => fitsPicture(number, within));
  const empty = inField([], field, room);
  return [...framed.map((number) => inField(number, field, room)), ...drawn(alone, room), empty];
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
