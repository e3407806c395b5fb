/**
 * A whole card as cells: paper with rounded corners, rank and suit in two of them, a picture between,
 * and what marks and picks it. Of a covered card only what the next one leaves in sight is drawn.
 */
import type { BackPattern } from '../../play/disk/settings.ts';
import type { Shape } from '../terminal/measures.ts';
import type { Dye } from '../theme/palettes.ts';
import { FIGURES_IN_ASCII } from './ascii-pictures.ts';
import {
  blank,
  blocksOf,
  drawnIn,
  laidOn,
  type Pixels,
  type Sheet,
  type SheetCell,
  sheetOf,
  twoHeaded,
  written,
} from './cells.ts';
import { indexOf, type Print } from './face.ts';
import {
  fieldInSight,
  fitsField,
  fitsPicture,
  LEAST_FIELD,
  LEAST_NUMBER,
  numberInField,
  numbersOf,
} from './numbers.ts';
import { EMBLEMS, hasField, numeral, PORTRAITS, pixelsOf } from './pictures.ts';

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
  const cellAt = (x: number, y: number): SheetCell => blank(isLight(x, y) ? 'weft' : 'back');
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => cellAt(x, y)),
  );
}

interface CardLook {
  /** The face; absent for a card that shows its back. */
  readonly print?: Print | undefined;
  readonly shape: Shape;
  /** Cells in sight beside the next card; the whole width where no card lies on this one. */
  readonly sight: number;
  /** Whether the card lies on its left neighbour. */
  readonly overlaps: boolean;
  /** A sign that marks the card, and in its last row the sign that picks it. */
  readonly sign: string;
  readonly picks: string;
  /** Whether the text is bold. */
  readonly bold: boolean;
  readonly style: CardStyle;
}

export interface CardStyle {
  /** Pictures of blocks, and rounded corners. */
  readonly art: boolean;
  /** Pictures of ASCII signs in place of blocks. */
  readonly asciiArt: boolean;
  readonly back: BackPattern;
}

/** Cards lower than this have no corners to round, and no second index. */
const LOW = 3;

const isWhole = ({ shape, sight }: CardLook): boolean => sight >= shape.width;

/** Bare paper: rounded where the card is high enough, with a line where it lies on another card. */
function paperOf({ shape: { width, height }, overlaps, style }: CardLook): Sheet {
  const paper = sheetOf(width, height, blank('paper'));
  const edge: SheetCell = { text: '▏', ink: 'edge', ground: 'paper' };
  const edged = overlaps ? laidOn(paper, sheetOf(1, height, edge), 0, 0) : paper;
  if (!style.art || height < LOW) return edged;
  const ground: Partial<SheetCell> = overlaps ? { ground: 'edge' } : {};
  const corner = (text: string, beneath: Partial<SheetCell> = {}): Sheet => [
    [{ text, ink: 'paper', ...beneath }],
  ];
  const right = width - 1;
  const low = height - 1;
  const left = laidOn(laidOn(edged, corner('▟', ground), 0, 0), corner('▜', ground), 0, low);
  return laidOn(laidOn(left, corner('▙'), right, 0), corner('▛'), right, low);
}

/** A card without anything on it. */
export const paperSheet = (shape: Shape, style: CardStyle): Sheet =>
  paperOf({ shape, sight: shape.width, overlaps: false, sign: '', picks: '', bold: false, style });

/** Whether rank and suit in a single row take all that is in sight, the card's edge too. */
const isTight = ({ print, sight, shape }: CardLook): boolean =>
  shape.height < 2 && print?.face.suit !== undefined && indexOf(print).length === sight;

/** Whether the rank alone takes all that is in sight. */
const isRankTight = ({ print, sight }: CardLook): boolean =>
  print?.face.suit !== undefined && print.rank.trim().length === sight;

/** The index in the upper corner: where the next card would hide the suit, in two rows. */
function headOf(look: CardLook): readonly string[] {
  const { print, sight, shape } = look;
  if (print === undefined) return [];
  const index = indexOf(print);
  const fits = index.length < sight || shape.height < 2;
  // A joker is shown as a word, and words are not broken.
  return fits || print.face.suit === undefined
    ? [index.slice(0, Math.max(1, isTight(look) ? sight : sight - 1))]
    : [print.rank.trim(), print.suit];
}

/** A sheet with the signs at the right of the first row, or below the index of a covered card. */
function withSigns(sheet: Sheet, look: CardLook, head: readonly string[], ink: Dye): Sheet {
  const { sign, picks, shape, sight } = look;
  const style = { ink, ground: 'paper' as const, bold: true };
  const right = Math.min(sight, shape.width) - 1 - Number(isWhole(look) && shape.width > 4);
  const beside = (head[0]?.length ?? 0) + 1 < right || shape.height < 2;
  const marked = beside
    ? laidOn(sheet, written([sign], style), right, 0)
    : laidOn(sheet, written([sign], style), 1, head.length);
  return laidOn(marked, written([picks], style), 1, shape.height - 1);
}

/** Columns in sight of a covered card that have room for its index alone. */
const STRIP = 2;

/** The one pip of a card with a single row between its indexes; undefined where there is none. */
function signOfLow(look: CardLook, print: Print, head: readonly string[]): Sheet | undefined {
  const { shape, sight } = look;
  if (print.face.suit === undefined) return undefined;
  const hasRoom = shape.height === LOW && head.length < LOW - 1 && sight > STRIP;
  if (!hasRoom) return undefined;
  return written([print.suit], { ink: print.tone, ground: 'paper' });
}

/** A picture or pips, and the cell of the card at which their upper left corner lies. */
interface PlacedPicture {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
}

/** A picture or pips in the middle of a room whose corner is given; nothing where none fit. */
function centred(
  sheet: Sheet | undefined,
  { width, height }: Shape,
  { x, y }: Readonly<Record<'x' | 'y', number>>,
): PlacedPicture | undefined {
  if (sheet === undefined) return undefined;
  const free = { x: width - (sheet[0]?.length ?? 0), y: height - sheet.length };
  return { sheet, x: x + Math.floor(free.x / 2), y: y + Math.floor(free.y / 2) };
}

/**
 * The room for the field of a number, below the index and above the last row: within the edges of the card, and from
 * edge to edge where it is too narrow for that.
 */
function fieldRoom(look: CardLook, head: readonly string[]) {
  const { shape, sight, overlaps } = look;
  const y = head.length;
  const height = Math.max(1, shape.height - y - 1);
  if (!isWhole(look)) return { x: 1, y, width: sight - 1, height };
  if (shape.width - 2 >= LEAST_FIELD) return { x: 1, y, width: shape.width - 2, height };
  const x = Number(overlaps);
  return { x, y, width: shape.width - x, height };
}

/** A number on the field of its colour: the field alone where the next card would cut the number. */
function numberOn(
  look: CardLook,
  print: Print,
  head: readonly string[],
): PlacedPicture | undefined {
  const { face } = print;
  const room = fieldRoom(look, head);
  if (!look.style.art || room.y >= look.shape.height) return undefined;
  const isLow = look.shape.height <= LOW;
  const isInSight = !isLow && fitsField(print, room.width);
  const shown = isWhole(look) || room.width >= LEAST_FIELD || isInSight;
  const pixels = numberInField(face, room, shown);
  return pixels && { sheet: drawnIn(pixels), x: room.x, y: room.y };
}

/** Of a covered card as much of the picture or pips of the whole card as is in sight. */
function leftPart({ shape, sight, style }: CardLook, print: Print): PlacedPicture | undefined {
  const room = { width: shape.width - 2, height: shape.height - 2 };
  const whole = centred(middleOf(print, room, style), room, { x: 1, y: 1 });
  if (whole === undefined || whole.x >= sight) return undefined;
  return { ...whole, sheet: whole.sheet.map((row) => row.slice(0, sight - whole.x)) };
}

/** The picture or pips between the indexes of a card; where none fit, as much of the whole card as is in sight. */
function pictureOn(
  look: CardLook,
  print: Print,
  head: readonly string[],
): PlacedPicture | undefined {
  const { shape, sight, style } = look;
  const isUncovered = isWhole(look) && shape.height >= LOW;
  const above = isUncovered ? 1 : head.length;
  const room = {
    width: isUncovered ? shape.width - 2 : sight - 1,
    height: shape.height - (isUncovered ? 2 : head.length),
  };
  const isLow = shape.height <= LOW;
  const isStrip = !isUncovered && !isLow && room.width < LEAST;
  const isCoveredField = !isUncovered && !isLow && style.art && !fitsField(print, room.width);
  const field = isCoveredField ? fieldInSight(print, room) : undefined;
  if (field !== undefined) return { sheet: field, x: 1, y: above };
  const number = numberOn(look, print, head);
  if (number !== undefined) return number;
  if (isStrip && print.pips > 0) return shape.height - 2 < LOW ? undefined : leftPart(look, print);
  const middle = isLow ? signOfLow(look, print, head) : middleOf(print, room, style);
  const fitting = centred(middle, room, { x: 1, y: above });
  return fitting ?? (isUncovered || isLow ? undefined : leftPart(look, print));
}

/**
 * A face-up card: paper, a picture or pips in the middle, and rank and suit in the top corner, and in the bottom one
 * too unless the card is covered or the sign of a pick stands there.
 */
function faceSheet(look: CardLook, print: Print): Sheet {
  const { shape, bold } = look;
  const ink = { ink: print.tone, ground: 'paper' as const, bold };
  const upperIndex = headOf(look);
  const picture = pictureOn(look, print, upperIndex);
  const paper = paperOf(look);
  const filled = picture === undefined ? paper : laidOn(paper, picture.sheet, picture.x, picture.y);
  const indexX = isTight(look) || isRankTight(look) ? 0 : 1;
  const indexed = laidOn(filled, written(upperIndex, ink), indexX, 0);
  const index = indexOf(print);
  const hasLowerIndex = isWhole(look) && shape.height >= LOW && look.picks === '';
  const finished = hasLowerIndex
    ? laidOn(indexed, written([index], ink), shape.width - 1 - index.length, shape.height - 1)
    : indexed;
  return withSigns(finished, look, upperIndex, print.tone);
}

/** The back of a card: the pattern of its style in a rim of paper, which low cards leave out above and below. */
function backOf(look: CardLook): Sheet {
  const { width, height } = look.shape;
  const rim = Number(height > LOW - 1);
  const inner = { width: width - 2, height: height - 2 * rim };
  return withSigns(
    laidOn(paperOf(look), patternOf(look.style.back, inner), 1, rim),
    look,
    [],
    'text',
  );
}

export const cardSheet = (look: CardLook): Sheet =>
  look.print === undefined ? backOf(look) : faceSheet(look, look.print);

/** The shadow of a card of this shape, to the right of it and below. */
export function shadowOf({ width, height }: Shape): Sheet {
  const side: SheetCell = { text: '▌', ink: 'shadow' };
  const below: SheetCell = { text: '▀', ink: 'shadow' };
  const hole = Array.from({ length: width }, () => undefined);
  return [
    [...hole, undefined],
    ...Array.from({ length: height - 1 }, () => [...hole, side]),
    [undefined, ...hole.slice(1).map(() => below), { text: '▘', ink: 'shadow' }],
  ];
}

/** Heights (0 to 6) of the pips in the outer columns, and in the middle one, by their number. */
const PLACES = ' :3 :06 :036 06: 06:3 036: 036:1 036:15 0246:3 0246:15'.split(' ').map((places) => {
  const [outer = [], middle = []] = places.split(':').map((heights) => [...heights].map(Number));
  return { outer, middle };
});
const HIGHEST = 6;
/** The least columns and rows that pips take. */
const LEAST = 5;

/** For each number of pips, how many stand side by side in each of the three rows of a low card. */
const LOW_ROWS = ['', '010', '101', '111', '202', '212', '222', '232', '323', '333', '343'];
const SIDE_BY_SIDE = ['     ', '  x  ', ' x x ', 'x x x', 'xx xx'];
const CLOSE = ['   ', ' x ', 'x x', 'xxx', 'xxxx'];

const placedIn = (row: number, rows: number): number => Math.round((row * (rows - 1)) / HIGHEST);

/** The pips in three rows of text, close together on a narrow card; no rows where they do not fit. */
function lowRows({ pips, suit }: Print, width: number): readonly string[] {
  const placed = width < LEAST ? CLOSE : SIDE_BY_SIDE;
  const [above = '', middle = '', below = ''] = [...(LOW_ROWS[pips] ?? '')].map(
    (count) => placed[Number(count)] ?? '',
  );
  const rows = [above, middle, below];
  if (rows.some((row) => row.length > width)) return [];
  return rows.map((row) => row.replaceAll('x', suit));
}

/** The pips as rows of text; no rows where pips do not fit. */
function pipRows(print: Print, { width, height }: Shape): readonly string[] {
  const { pips, suit } = print;
  // Two rows have no room for pips in their places: one sign stands for all.
  if (pips > 0 && height === LOW - 1) return [suit];
  if (pips === 0 || height < LOW) return [];
  if (height < LEAST) return lowRows(print, width);
  if (width < LEAST) return [];
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

/** Rows of pixels of a head without shoulders. */
const HEAD = 4;

/** The pictures of a card, from the largest to the smallest. */
function picturesOf({ face, tone, pips }: Print, room: Shape): readonly Pixels[] {
  const { rank, suit } = face;
  const pixels = (picture: string): Pixels => pixelsOf(picture, tone);
  const portrait = PORTRAITS[rank];
  if (portrait !== undefined) {
    const { slip, bust, half, large } = portrait;
    const whole = [large, half, bust, slip].map((one) => twoHeaded(pixels(one)));
    return [...whole, pixels(bust), pixels(slip), pixels(slip).slice(0, HEAD)];
  }
  const emblem = rank === 'A' && suit !== undefined ? EMBLEMS[suit] : undefined;
  if (emblem !== undefined) return [pixels(emblem[1]), pixels(emblem[0])];
  return pips > 0 ? [] : numbersOf(face, room);
}

/** A number drawn with hash signs. */
const hashed = (number: string): readonly string[] =>
  numeral(number)
    .split(' ')
    .map((row) => row.replaceAll('s', '#').replaceAll('.', ' '));

/** A figure or a number of ASCII signs, or the rank alone; no rows for a card with pips, or where nothing fits. */
function asciiRows({ face: { rank }, rank: printed, pips }: Print, room: Shape): readonly string[] {
  if (pips > 0) return [];
  const numbers = /^\d+$/.test(rank) ? [hashed(rank)] : [];
  const drawings = FIGURES_IN_ASCII[rank] ?? numbers;
  const fitting = drawings.find(
    (rows) => rows.length <= room.height && rows.every(({ length }) => length <= room.width),
  );
  return fitting ?? (room.width < LEAST ? [] : [printed.trim()]);
}

/** The largest picture of blocks that fits; undefined where no picture fits or the player wants no pictures. */
function pictureFor(print: Print, room: Shape, style: CardStyle): Pixels | undefined {
  const pictures = style.art ? picturesOf(print, room) : [];
  return pictures.find((one) => fitsPicture(one, room));
}

/** A picture without blocks: signs of ASCII, or pips. */
function signRows(print: Print, room: Shape, { asciiArt }: CardStyle): readonly string[] {
  const rows = asciiArt ? asciiRows(print, room) : [];
  return rows.length === 0 ? pipRows(print, room) : rows;
}

/**
 * A picture in one colour, or pips, as rows of text. A field in one colour would hide its number, which is therefore
 * drawn without one; where not every number of a pack fits, cards have the sign of their suit alone.
 */
export function plainRows(print: Print, room: Shape, style: CardStyle): readonly string[] {
  const isNumber = hasField(print.face);
  if (isNumber && room.width < LEAST_NUMBER) return [print.suit];
  const bare = isNumber ? { ...print, face: { rank: print.face.rank } } : print;
  const picture = pictureFor(bare, room, style);
  return picture === undefined ? signRows(bare, room, style) : blocksOf(picture);
}

/** A picture or pips for this room, without empty cells around them; undefined where nothing fits. */
export function middleOf(print: Print, room: Shape, style: CardStyle): Sheet | undefined {
  const picture = pictureFor(print, room, style);
  if (picture !== undefined) return drawnIn(picture);
  const rows = signRows(print, room, style);
  return rows.length === 0 ? undefined : written(rows, { ink: print.tone, ground: 'paper' });
}
