/** Large letters for headlines: five pixels high, with a row below for their shadow, and so three rows of cells. */
import type { Dye } from '../theme/palettes.ts';
import type { Pixels } from './cells.ts';

/**
 * The letters row by row; `x` is ink. Umlauts have their dots in the first row. Numerals are wider and rounder than the
 * letters that look like them.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'xxx x.x xxx x.x x.x',
  B: 'xxx. x..x xxx. x..x xxx.',
  C: 'xxx x.. x.. x.. xxx',
  D: 'xx. x.x x.x x.x xx.',
  E: 'xxx x.. xx. x.. xxx',
  F: 'xxx x.. xx. x.. x..',
  G: 'xxx x.. x.x x.x xxx',
  H: 'x.x x.x xxx x.x x.x',
  I: 'x x x x x',
  J: '..x ..x ..x x.x xxx',
  K: 'x.x x.x xx. x.x x.x',
  L: 'x.. x.. x.. x.. xxx',
  M: 'x...x xx.xx x.x.x x...x x...x',
  N: 'x..x xx.x x.xx x..x x..x',
  O: 'xxx x.x x.x x.x xxx',
  P: 'xxx x.x xxx x.. x..',
  Q: 'xxx x.x x.x xxx ..x',
  R: 'xxx x.x xx. x.x x.x',
  S: 'xxx x.. xxx ..x xxx',
  T: 'xxx .x. .x. .x. .x.',
  U: 'x.x x.x x.x x.x xxx',
  V: 'x.x x.x x.x x.x .x.',
  W: 'x...x x...x x.x.x xx.xx x...x',
  X: 'x.x x.x .x. x.x x.x',
  Y: 'x.x x.x xxx .x. .x.',
  Z: 'xxx ..x .x. x.. xxx',
  Ä: 'x.x ... .x. xxx x.x',
  Ö: 'x.x ... xxx x.x xxx',
  Ü: 'x.x ... x.x x.x xxx',
  0: '.xx. x..x x..x x..x .xx.',
  1: '.x. xx. .x. .x. xxx',
  2: 'xxx. ...x .xx. x... xxxx',
  3: 'xxx. ...x .xx. ...x xxx.',
  4: 'x..x x..x xxxx ...x ...x',
  5: 'xxxx x... xxx. ...x xxx.',
  6: '.xx. x... xxx. x..x .xx.',
  7: 'xxxx ...x ..x. .x.. .x..',
  8: '.xx. x..x .xx. x..x .xx.',
  9: '.xx. x..x .xxx ...x .xx.',
  '-': '... ... xxx ... ...',
  '.': '. . . . x',
  '!': 'x x x . x',
  ' ': '. . . . .',
};

const HEIGHT = 5;
/** Rows of pixels in the lighter of the two colours. */
const LIGHT = 3;

/** A row of pixels for each row of letters: whether it is inked. */
type Inked = readonly (readonly boolean[])[];

/** The words as pixels, letters `gap` columns apart; undefined if a letter has no drawing. */
function inked(words: string, gap: number): Inked | undefined {
  const letters = Array.from(words.toUpperCase(), (sign) => LETTERS[sign]?.split(' '));
  if (letters.includes(undefined)) return undefined;
  return Array.from({ length: HEIGHT }, (_, row) => {
    const line = letters.map((letter) => letter?.[row] ?? '').join('.'.repeat(gap));
    return Array.from(line, (pixel) => pixel === 'x');
  });
}

/** The colours of letters: above, below, and of their shadow; a shadow that is undefined is not drawn. */
export interface Inks {
  readonly upper: Dye;
  readonly lower: Dye;
  readonly shadow?: Dye | undefined;
}

/** Pixels `times` as large. */
const enlarged = (pixels: Pixels, times: number): Pixels =>
  pixels.flatMap((row) => {
    const wide = row.flatMap((pixel) => Array.from({ length: times }, () => pixel));
    return Array.from({ length: times }, () => wide);
  });

/** The words in large letters, `gap` columns apart and then `times` as large; undefined if a letter has no drawing. */
export function lettersOf(
  words: string,
  { upper, lower, shadow }: Inks,
  { gap, times }: Readonly<Record<'gap' | 'times', number>>,
): Pixels | undefined {
  const rows = inked(words, gap);
  if (rows === undefined) return undefined;
  const pixels = Array.from({ length: HEIGHT + 1 }, (_, y) =>
    Array.from({ length: rows[0]?.length ?? 0 }, (__, x) => {
      if (rows[y]?.[x] === true) return y < LIGHT ? upper : lower;
      return rows[y - 1]?.[x] === true ? shadow : undefined;
    }),
  );
  return enlarged(pixels, times);
}
