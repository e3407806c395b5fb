/** What a card shows between its corners: a court, pips, one large pip, a number; as much as fits. */
import type { Shape } from '../../measures.ts';
import type { Dye } from '../../theme/palettes.ts';
import type { Print } from '../cards/face.ts';
import {
  blocksOf,
  drawnIn,
  enlarged,
  type Pixels,
  type Sheet,
  twoHeaded,
  written,
} from './cells.ts';
import { EMBLEMS, FIELDS, numeral, PORTRAITS, pixelsOf } from './pictures.ts';

/** Heights (0 to 6) of the pips in the outer columns, and in the middle one, by their number. */
const PLACES = ' :3 :06 :036 06: 06:3 036: 036:1 036:15 0246:3 0246:15'.split(' ').map((places) => {
  const [outer = [], middle = []] = places.split(':').map((heights) => [...heights].map(Number));
  return { outer, middle };
});
const HIGHEST = 6;
/** Columns and rows of pips, at least. */
const LEAST = 5;

/** The fewest rows with pips; low cards have no room for all heights, and show them side by side. */
const LOW = 3;
const LOW_ROWS = ['', '010', '101', '111', '202', '212', '222', '232', '323', '333', '343'];
const SIDE_BY_SIDE = ['     ', '  x  ', ' x x ', 'x x x', 'xx xx'];

const placedIn = (row: number, rows: number): number => Math.round((row * (rows - 1)) / HIGHEST);

/** The pips as rows of text; none where they do not fit. */
function pipRows(print: Print, { width, height }: Shape): readonly string[] {
  const { pips } = print;
  if (pips === 0 || width < LEAST || height < LOW) return [];
  if (height < LEAST) {
    const [above, middle, below] = [...(LOW_ROWS[pips] ?? '')].map(
      (count) => SIDE_BY_SIDE[Number(count)] ?? '',
    );
    const rows = height === LOW ? [above, middle, below] : [above, middle, '', below];
    return rows.map((row = '') => row.replaceAll('x', print.suit));
  }
  const { outer, middle } = PLACES[pips] ?? { outer: [], middle: [] };
  const rows = Math.min(height, HIGHEST + 1);
  const has = (heights: readonly number[], at: number): string =>
    heights.some((one) => placedIn(one, rows) === at) ? print.suit : ' ';
  const gap = ' '.repeat(width >= 11 ? 2 : 1);
  return Array.from({ length: rows }, (_, at) => {
    const side = has(outer, at);
    return `${side}${gap}${has(middle, at)}${gap}${side}`;
  });
}

const fits = (picture: Pixels, { width, height }: Shape): boolean =>
  (picture[0]?.length ?? 0) <= width && picture.length <= 2 * height;

/** A picture in the middle of a field that fills the room. */
function inField(picture: Pixels, field: Dye, { width, height }: Shape): Pixels {
  const left = Math.floor((width - (picture[0]?.length ?? 0)) / 2);
  const top = Math.floor((2 * height - picture.length) / 2);
  return Array.from({ length: 2 * height }, (_, y) =>
    Array.from({ length: width }, (__, x) => picture[y - top]?.[x - left] ?? field),
  );
}

/** Where not every figure has room for a field, none has one. */
const FRAMED = 5;

/** A number on a field of its colour, where that is seen around it; else in its colour. */
function numbersOf({ rank, suit }: Print['face'], room: Shape): readonly Pixels[] {
  const [field, ink, alone = 'text'] = (suit && FIELDS[suit]) ?? [];
  const drawn = (dye: Dye): readonly Pixels[] => {
    const small = pixelsOf(numeral(rank), dye);
    return rank.length * LEAST <= room.width ? [enlarged(small, 2), small] : [small];
  };
  if (field === undefined || ink === undefined) return drawn(alone);
  const within = { width: room.width - 2, height: room.height - 1 };
  const framed = drawn(ink).filter((number) => room.width >= FRAMED && fits(number, within));
  return [...framed.map((number) => inField(number, field, room)), ...drawn(alone)];
}

/** The pictures of a card, from the largest to the smallest. */
function picturesOf({ face, tone, pips }: Print, room: Shape): readonly Pixels[] {
  const { rank, suit } = face;
  const pixels = (picture: string): Pixels => pixelsOf(picture, tone);
  const portrait = PORTRAITS[rank];
  if (portrait !== undefined) {
    const { slip, bust, half, large } = portrait;
    const whole = [large, half, bust, slip].map((one) => twoHeaded(pixels(one)));
    return [...whole, pixels(bust), pixels(slip)];
  }
  const emblem = rank === 'A' && suit !== undefined ? EMBLEMS[suit] : undefined;
  if (emblem !== undefined) return [pixels(emblem[1]), pixels(emblem[0])];
  return pips > 0 ? [] : numbersOf(face, room);
}

/** A picture in one colour, or pips, as rows of text. */
export function plainRows(print: Print, room: Shape, art: boolean): readonly string[] {
  const pictures = art ? picturesOf(print, room) : [];
  const picture = pictures.find((one) => fits(one, room));
  return picture === undefined ? pipRows(print, room) : blocksOf(picture);
}

/** A picture or pips for this room, without empty cells around them; undefined: nothing fits. */
export function middleOf(print: Print, room: Shape, art: boolean): Sheet | undefined {
  const pictures = art ? picturesOf(print, room) : [];
  const picture = pictures.find((one) => fits(one, room));
  if (picture !== undefined) return drawnIn(picture);
  const rows = pipRows(print, room);
  return rows.length === 0 ? undefined : written(rows, { ink: print.tone, ground: 'paper' });
}
