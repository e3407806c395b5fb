/**
 * Cards as rows of coloured cells, before a theme paints them. Pictures are pixels: two of them, one
 * above the other, are a cell with half a block in it.
 */
import type { Dye } from '../theme/palettes.ts';

export interface SheetCell {
  readonly text: string;
  readonly ink: Dye;
  /** The dye of the cell's ground; absent where the ground beneath shows through. */
  readonly ground?: Dye;
  readonly bold?: boolean;
}

/** Rows of cells; a hole leaves what it is laid on. */
export type Sheet = readonly (readonly (SheetCell | undefined)[])[];

/** Rows of pixels; a hole is paper. */
export type Pixels = readonly (readonly (Dye | undefined)[])[];

export const blank = (ground: Dye): SheetCell => ({ text: ' ', ink: 'text', ground });

export const sheetOf = (width: number, height: number, cell: SheetCell): Sheet =>
  Array.from({ length: height }, () => Array.from({ length: width }, () => cell));

/** The sheet with another laid on it; what would lie beyond its edges is cut. */
export function laidOn(sheet: Sheet, top: Sheet, x: number, y: number): Sheet {
  return sheet.map((row, at) => {
    const above = top[at - y];
    return above === undefined ? row : row.map((cell, column) => above[column - x] ?? cell);
  });
}

/** Rows of text; blanks are holes. */
export const written = (rows: readonly string[], style: Omit<SheetCell, 'text'>): Sheet =>
  rows.map((row) =>
    Array.from(row, (sign) => (sign === ' ' ? undefined : { ...style, text: sign })),
  );

const ON_PAPER: Pick<SheetCell, 'ground'> = { ground: 'paper' };

/** Two pixels as a cell; a hole beside a pixel has the ground `beneath`, if there is one. */
function stacked(
  upper: Dye | undefined,
  lower: Dye | undefined,
  beneath: Pick<SheetCell, 'ground'>,
): SheetCell | undefined {
  if (upper === lower) return upper && blank(upper);
  if (upper === undefined) return { text: '▄', ink: lower ?? 'paper', ...beneath };
  return { text: '▀', ink: upper, ...(lower === undefined ? beneath : { ground: lower }) };
}

export const drawnIn = (pixels: Pixels, beneath: Pick<SheetCell, 'ground'> = ON_PAPER): Sheet =>
  Array.from({ length: Math.ceil(pixels.length / 2) }, (_, y) =>
    (pixels[2 * y] ?? []).map((upper, x) => stacked(upper, pixels[2 * y + 1]?.[x], beneath)),
  );

/** Dyes that stay blank where a picture has one colour. */
const PALE: readonly (Dye | undefined)[] = [undefined, 'skin', 'linen', 'cream', 'sand', 'rose'];

/** A picture in one colour: blocks and halves of blocks. */
export const blocksOf = (pixels: Pixels): readonly string[] =>
  Array.from({ length: Math.ceil(pixels.length / 2) }, (_, y) =>
    (pixels[2 * y] ?? [])
      .map((upper, x) => {
        const isUpper = !PALE.includes(upper);
        const isLower = !PALE.includes(pixels[2 * y + 1]?.[x]);
        if (isUpper) return isLower ? '█' : '▀';
        return isLower ? '▄' : ' ';
      })
      .join(''),
  );

/** A picture turned upside down. */
const turned = (pixels: Pixels): Pixels => pixels.toReversed().map((row) => row.toReversed());

/** A figure with a second one below it, upside down. */
export const twoHeaded = (half: Pixels): Pixels => [...half, ...turned(half)];
