/**
 * A frame as a grid of cells: each a sign with the styles it is written in. Rows end where nothing follows that
 * shows. A sign two columns wide is followed by a cell without a sign.
 */
import {
  type Char,
  reduceAnsiCodesIncremental,
  type StyledChar,
  styledCharsToString,
  type Token,
  tokenize,
} from '@alcalzone/ansi-tokenize';
import { Store } from '../../engine/store.ts';
import { NARROW } from './narrow.ts';

export type Styles = StyledChar['styles'];

export interface Cell extends StyledChar {
  /** The style of its background; absent: what it is put on shows through. */
  readonly ground?: Styles[number] | undefined;
}

export type Row = readonly Cell[];
export type Grid = readonly Row[];

/** The code that ends a background. */
const GROUND_END = '\u001b[49m';
/** What ends the styles that a blank shows: background, underline, inverse, strike-through. */
const ENDS_ON_BLANKS: readonly string[] = [GROUND_END, '\u001b[24m', '\u001b[27m', '\u001b[29m'];

const isGround = ({ endCode }: Styles[number]): boolean => endCode === GROUND_END;

export const BLANK: Cell = { type: 'char', value: ' ', fullWidth: false, styles: [] };

const shownOnBlank = (styles: Styles): Styles =>
  styles.filter(({ endCode }) => ENDS_ON_BLANKS.includes(endCode));

/** The styles that can be seen: of a blank those of its ground. */
export const seenStyles = ({ value, styles }: Cell): Styles =>
  value === ' ' && styles.length > 0 ? shownOnBlank(styles) : styles;

/** Whether a blank looks the same in these styles as in its own. */
export const looksAlike = (blank: Cell, styles: Styles): boolean =>
  sameStyles(shownOnBlank(styles), seenStyles(blank));

/** The second column of a wide sign. */
const secondHalf = (cell: Cell): Cell => ({ ...cell, value: '', fullWidth: false });

const byColumns = (cell: Cell): Row => (cell.fullWidth ? [cell, secondHalf(cell)] : [cell]);

/** A sign in these styles. Cells that are alike and beside each other are one, as on felt. */
function cellOf(sign: Char, styles: Styles, before: Cell | undefined): Cell {
  if (before?.value === sign.value && sameStyles(before.styles, styles)) return before;
  return { ...sign, styles, ground: styles.find(isGround) };
}

const STYLE = String.raw`\u001b\[[\d;]*m`;
const ONE_SIGN = String.raw`[\x20-\x7e${NARROW}]`;

/** Lines whose signs are one column and one code unit each: nothing has to look for where they end. */
const SIMPLE = new RegExp(`^(?:${ONE_SIGN}|${STYLE})*$`, 'u');
const PIECE = new RegExp(`${STYLE}|${ONE_SIGN}`, 'gu');

/** The tokens of escape sequences. A screen has few of them, and each takes longer to read than a whole line of signs. */
const sequences = new Store<string, readonly Token[]>('cells', (tokens) => tokens.length);

const styleTokens = (sequence: string): readonly Token[] =>
  sequences.get(sequence) ?? sequences.set(sequence, tokenize(sequence));

/**
 * The signs and styles of a line. Most lines are simple, and for these a regular expression is much faster than the
 * general tokenizer.
 */
function tokensOf(line: string): readonly Token[] {
  if (!SIMPLE.test(line)) return tokenize(line);
  const pieces = line.match(PIECE) ?? [];
  return pieces.flatMap((piece): readonly Token[] =>
    piece.length > 1 ? styleTokens(piece) : [{ type: 'char', value: piece, fullWidth: false }],
  );
}

/** Reads a painted line into cells, each with the styles in force where its sign stands. */
function parse(line: string): Row {
  const cells: Cell[] = [];
  let styles: Styles = [];
  for (const token of tokensOf(line)) {
    if (token.type === 'ansi') styles = reduceAnsiCodesIncremental(styles, [token]);
    else cells.push(...byColumns(cellOf(token, styles, cells.at(-1))));
  }
  return cells;
}

/** Most lines of a frame are those of the frame before. */
const parsed = new Store<string, Row>('cells', (row) => row.length + 1);

/** The cells of a line of text with the escape sequences of its styles. */
export const rowOf = (line: string): Row => parsed.get(line) ?? parsed.set(line, parse(line));

export const gridOf = (lines: readonly string[]): Grid => lines.map(rowOf);

export const isWide = ({ fullWidth }: Cell): boolean => fullWidth;

const sameStyles = (a: Styles, b: Styles): boolean =>
  a === b || (a.length === b.length && a.every(({ code }, i) => code === b[i]?.code));

/** Whether two cells look the same. */
export function sameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.value !== b.value) return false;
  return a.styles === b.styles || sameStyles(seenStyles(a), seenStyles(b));
}

/** Cells beside each other in the same styles as one: between any two, styles are compared at length. */
function runsOf(cells: Row): StyledChar[] {
  const runs: StyledChar[] = [];
  let last: StyledChar | undefined;
  for (const cell of cells) {
    if (last !== undefined && sameStyles(last.styles, cell.styles)) {
      last.value += cell.value;
      continue;
    }
    last = { ...cell };
    runs.push(last);
  }
  return runs;
}

/** Cells beside each other as text with the escape sequences of their styles. */
export const textOf = (cells: Row): string => styledCharsToString(runsOf(cells));

export const linesOf = (grid: Grid): readonly string[] => grid.map(textOf);

/** A cell on the ground it was put on last: most cells stand on the same one in every frame. */
const standing = new WeakMap<Cell, Cell>();

/** The cell on top of another one: without a ground of its own it stands on that of the cell below. */
export function over(below: Cell, cell: Cell): Cell {
  const { ground } = below;
  if (cell.ground !== undefined || ground === undefined) return cell;
  const last = standing.get(cell);
  if (last?.ground?.code === ground.code) return last;
  const placed = { ...cell, ground, styles: [ground, ...cell.styles] };
  standing.set(cell, placed);
  return placed;
}

/** Whether a cell is as if nothing had been written. */
const isUnseen = ({ value, styles }: Cell): boolean => value === ' ' && styles.length === 0;

/** The row without the blanks at its end that show nothing. */
export function trimmed(row: Row): Row {
  let end = row.length;
  while (end > 0 && isUnseen(row[end - 1] ?? BLANK)) end--;
  return end === row.length ? row : row.slice(0, end);
}

/** Signs of one column that may also be drawn as pictures of two, such as those of suits. */
const TEXT_PICTURE = String.raw`(?!\p{Emoji_Presentation})(?=[\u0080-\u2fff])\p{Extended_Pictographic}`;

const ONE_COLUMN = new RegExp(`[${NARROW}]|${TEXT_PICTURE}`, 'gu');

/** A letter that no mark above or below turns into another one: normalizing leaves it as many signs. */
const LETTER = 'q';

/**
 * A text of the same length and width with a letter for signs of one column. Columns of pictures are counted differently
 * by versions of `wrap-ansi`, and where a text is broken shall not depend on the version that Ink brings along. To
 * measure more than ASCII, `string-width` compiles a list of all emoji, which delays the first frame.
 */
export const measurable = (text: string): string => text.replace(ONE_COLUMN, LETTER);
