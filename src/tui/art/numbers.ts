/** The numbers of cards as pictures: large or small, on a field of their colour where there is room for one. */
import type { Shape } from '../terminal/measures.ts';
import type { Dye } from '../theme/palettes.ts';
import { blank, laidOn, type Pixels, type Sheet, sheetOf, written } from './cells.ts';
import type { Print } from './face.ts';
import { FIELDS, numeral, pixelsOf } from './pictures.ts';

/** Whether a picture has room. */
export const fitsPicture = (picture: Pixels, { width, height }: Shape): boolean =>
  (picture[0]?.length ?? 0) <= width && picture.length <= 2 * height;

/** Columns of the widest large number of one digit, and of two up to 19. */
const WIDEST = [6, 9];

/** A picture in the middle of a field that fills the room. */
function inField(picture: Pixels, field: Dye, { width, height }: Shape): Pixels {
  const left = Math.floor((width - (picture[0]?.length ?? 0)) / 2);
  const top = Math.floor((2 * height - picture.length) / 2);
  return Array.from({ length: 2 * height }, (_, y) =>
    Array.from({ length: width }, (__, x) => picture[y - top]?.[x - left] ?? field),
  );
}

/** The least columns in which numbers have a field: in fewer, not every number would fit one. */
export const FRAMED = 5;

/**
 * A number on a field of its colour where the field is seen around the number; where it is not, the number in its
 * colour; and of a card that has no room for every number of its pack, the field alone.
 */
export function numbersOf({ rank, suit, hue }: Print['face'], room: Shape): readonly Pixels[] {
  const colours = suit ?? hue;
  const [field, ink, alone = 'text'] = (colours && FIELDS[colours]) ?? [];
  const drawn = (dye: Dye, { width }: Shape): readonly Pixels[] => {
    const small = pixelsOf(numeral(rank), dye);
    const isRoom = (WIDEST[rank.length - 1] ?? width + 1) <= width;
    return isRoom ? [pixelsOf(numeral(rank, 2), dye), small] : [small];
  };
  if (field === undefined || ink === undefined) return drawn(alone, room);
  if (room.width < FRAMED) return [inField([], field, { ...room, height: room.height - 1 })];
  const within = { width: room.width - 2, height: room.height - 1 };
  const framed = drawn(ink, within).filter((number) => fitsPicture(number, within));
  const bare = inField([], field, room);
  return [...framed.map((number) => inField(number, field, room)), ...drawn(alone, room), bare];
}

/** The colour of a number on a covered card, with the number in its middle row; nothing for cards of other kinds. */
export function fieldInSight({ face }: Print, { width, height }: Shape): Sheet | undefined {
  const colours = face.suit ?? face.hue;
  const [field, ink] = (colours && FIELDS[colours]) ?? [];
  if (field === undefined || ink === undefined) return undefined;
  const bare = sheetOf(width, height - 1, blank(field));
  const number = written([face.rank], { ink, ground: field, bold: true });
  const x = Math.floor((width - face.rank.length) / 2);
  return laidOn(bare, number, x, Math.floor((height - 2) / 2));
}
