/**
 * Puts frames on the terminal: changed runs of cells only, one write a frame, within a synchronised
 * update. Ink 6.8's own incremental output counts one line too few for a frame that ends above the last
 * row, so that frames creep down the screen, and its other modes erase everything each time; so Ink
 * gets a stream that hands whole frames to this surface. While the terminal has not taken the last
 * frame, newer ones replace each other and are not queued.
 */

import type { WriteStream } from 'node:tty';
import {
  type StyledChar,
  styledCharsFromTokens,
  styledCharsToString,
  tokenize,
} from '@alcalzone/ansi-tokenize';
import { Store } from '../engine/store.ts';
import type { Size } from './measures.ts';

export interface Surface {
  /** Draws a frame, given as lines without cursor movement. */
  readonly draw: (frame: string) => void;
  /** Clears the screen; the next frame is drawn whole. */
  readonly clear: () => void;
  /** The last frame. */
  readonly shown: () => string;
  /** Redraws the last frame. */
  readonly again: () => void;
  /** The next frame is drawn whole. */
  readonly forget: () => void;
  /** Called whenever the terminal has taken everything drawn so far. */
  readonly onShown: (listener: () => void) => () => void;
  /** The stream for Ink's `debug` output: every write is a frame. */
  readonly stream: WriteStream;
  /** Nothing is drawn any more. */
  readonly close: () => void;
}

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';
/** Ink shows the cursor when it unmounts; the terminal does that itself. */
const CURSOR = '\u001b[?25';
const ERASE_REST = '\u001b[K';

const at = (row: number, column: number): string => `\u001b[${row + 1};${column + 1}H`;

/** Lines of the last frames and their cells: what a frame shows is parsed again for the next. */
const parsed = new Store<string, readonly StyledChar[]>('cells', (cells) => cells.length + 1);

/** What ends the styles that a blank shows: background, underline, inverse, strike-through. */
const ON_BLANKS: readonly string[] = ['\u001b[49m', '\u001b[24m', '\u001b[27m', '\u001b[29m'];

type Styles = StyledChar['styles'];

const shownOnBlank = (styles: Styles): Styles =>
  styles.filter(({ endCode }) => ON_BLANKS.includes(endCode));

/** A blank has only the styles it shows, so that blanks which look alike are the same. */
const bare = (cell: StyledChar): StyledChar =>
  cell.value === ' ' ? { ...cell, styles: shownOnBlank(cell.styles) } : cell;

const sameStyles = (a: Styles, b: Styles): boolean =>
  a.length === b.length && a.every(({ code }, i) => code === b[i]?.code);

/** Blanks take the styles of the cell before where that looks the same: nothing need be said between. */
function joined(cells: readonly StyledChar[]): StyledChar[] {
  let before: Styles = [];
  return cells.map((cell) => {
    const carries = cell.value === ' ' && sameStyles(shownOnBlank(before), cell.styles);
    if (!carries) before = cell.styles;
    return carries ? { ...cell, styles: before } : cell;
  });
}

function cellsOf(line: string): readonly StyledChar[] {
  const known = parsed.get(line);
  if (known !== undefined) return known;
  return parsed.set(line, styledCharsFromTokens(tokenize(line)).map(bare));
}

const sameCell = (a: StyledChar | undefined, b: StyledChar | undefined): boolean =>
  a !== undefined && b !== undefined && a.value === b.value && sameStyles(a.styles, b.styles);

const widthOf = ({ fullWidth }: StyledChar): number => (fullWidth ? 2 : 1);

/** Equal cells between two changed runs that cost less than moving the cursor. */
const GAP = 6;

/** The runs of cells of `after` that differ from `before`, as index ranges. */
function changedRuns(
  before: readonly StyledChar[],
  after: readonly StyledChar[],
): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  after.forEach((cell, i) => {
    if (sameCell(before[i], cell)) return;
    const last = runs.at(-1);
    if (last !== undefined && i - last[1] <= GAP) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs;
}

/** Wide cells shift what follows, so such lines are drawn whole. */
const isEven = (cells: readonly StyledChar[]): boolean =>
  cells.every((cell) => widthOf(cell) === 1);

function lineChange(row: number, before: string, after: string): string {
  // An empty row has nothing to compare with; on the first frame that saves reading every cell.
  if (before === '') return `${at(row, 0)}${after}`;
  const [old, next] = [cellsOf(before), cellsOf(after)];
  const shorter = next.length < old.length ? ERASE_REST : '';
  if (!isEven(old) || !isEven(next)) return `${at(row, 0)}${after}${ERASE_REST}`;
  const runs = changedRuns(old, next).map(
    ([from, to]) => at(row, from) + styledCharsToString(joined(next.slice(from, to))),
  );
  return runs.join('') + (shorter === '' ? '' : at(row, next.length) + shorter);
}

/** Escape sequences that turn the lines `before` into the lines `after`. */
export function changes(before: readonly string[], after: readonly string[]): string {
  const rows = Math.max(before.length, after.length);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const [old = '', next = ''] = [before[row], after[row]];
    if (next !== old) out += lineChange(row, old, next);
  }
  return out;
}

/** No table needs more, and drawing more takes seconds. */
const MOST: Size = { columns: 250, rows: 100 };

/** The part of a terminal that is drawn on. */
export const sizeOf = ({ columns, rows }: Partial<Size>): Size => ({
  columns: Math.min(columns || 80, MOST.columns),
  rows: Math.min(rows || 24, MOST.rows),
});

/** The terminal as a stream on which every write is a frame. */
function frameStream(stdout: WriteStream, draw: (frame: string) => void): WriteStream {
  const write = (data: string, ...rest: readonly unknown[]): boolean => {
    if (data !== '' && !data.startsWith(CURSOR)) draw(data);
    const done = rest.find((one) => typeof one === 'function');
    if (typeof done === 'function') setImmediate(() => done());
    return true;
  };
  return new Proxy(stdout, {
    get(target, key) {
      if (key === 'write') return write;
      if (key === 'columns' || key === 'rows') return sizeOf(target)[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export function openSurface(stdout: WriteStream): Surface {
  let shown: readonly string[] = [];
  let last = '';
  let closed = false;
  /** A write that the terminal has not taken yet. */
  let pending = false;
  /** A frame was replaced while one was pending. */
  let late = false;
  const listeners = new Set<() => void>();

  const taken = (): void => {
    pending = false;
    if (late && !closed) draw(last);
    else for (const listener of [...listeners]) listener();
  };
  const draw = (frame: string): void => {
    last = frame;
    late = pending;
    if (closed || pending) return;
    const lines = frame.split('\n').slice(0, Math.max(1, sizeOf(stdout).rows - 1));
    const out = changes(shown, lines);
    shown = lines;
    pending = out !== '';
    if (pending) stdout.write(`${BEGIN}${out}${END}`, taken);
    else setImmediate(taken);
  };
  const forget = (): void => {
    shown = [];
  };
  return {
    draw,
    clear() {
      forget();
      if (!closed) stdout.write('\u001b[2J');
    },
    shown: () => last,
    again: () => draw(last),
    forget,
    onShown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stream: frameStream(stdout, draw),
    close() {
      closed = true;
    },
  };
}
