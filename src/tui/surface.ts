/**
 * Puts frames on the terminal, changed lines only, within a synchronised update. Ink 6.8's own
 * incremental output counts one line too few for a frame that ends above the last row, so that
 * frames creep down the screen, and its other modes erase everything each time; so Ink gets a
 * stream that hands whole frames to this surface.
 */
import type { WriteStream } from 'node:tty';
import type { Size } from './render-context.ts';

export interface Surface {
  /** Draws a frame, given as lines without cursor movement. */
  readonly draw: (frame: string) => void;
  /** Clears the screen; the next frame is drawn whole. */
  readonly clear: () => void;
  /** Redraws the last frame. */
  readonly again: () => void;
  /** The next frame is drawn whole. */
  readonly forget: () => void;
  /** The stream for Ink's `debug` output: every write is a frame. */
  readonly stream: WriteStream;
  /** Nothing is drawn any more. */
  readonly close: () => void;
}

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';
/** Ink shows the cursor when it unmounts; the terminal does that itself. */
const CURSOR = '\u001b[?25';

const at = (row: number): string => `\u001b[${row + 1};1H\u001b[2K`;

/** Escape sequences that turn the lines `before` into the lines `after`. */
export function changes(before: readonly string[], after: readonly string[]): string {
  const rows = Math.max(before.length, after.length);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const next = after[row] ?? '';
    if (next !== (before[row] ?? '')) out += at(row) + next;
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
  let waits = false;

  /** A terminal that is not reading gets the last frame once it does. */
  const isBehind = (): boolean => {
    const behind = stdout.writableNeedDrain;
    if (behind && !waits) stdout.once('drain', catchUp);
    waits = behind;
    return behind;
  };
  const catchUp = (): void => {
    waits = false;
    draw(last);
  };
  const draw = (frame: string): void => {
    last = frame;
    if (closed || isBehind()) return;
    const lines = frame.split('\n').slice(0, Math.max(1, sizeOf(stdout).rows - 1));
    const out = changes(shown, lines);
    shown = lines;
    if (out !== '') stdout.write(`${BEGIN}${out}${END}`);
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
    again: () => draw(last),
    forget,
    stream: frameStream(stdout, draw),
    close() {
      closed = true;
    },
  };
}
