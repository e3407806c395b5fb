/**
 * Puts frames on the terminal, one write a frame, within a synchronised update. A frame says what it changes of the
 * one before. While the terminal has not taken the last frame, newer ones replace each other and are not queued.
 */

import type { WriteStream } from 'node:tty';
import type { Grid } from './cells.ts';

type Size = Readonly<Pick<WriteStream, 'columns' | 'rows'>>;

export interface Frame {
  /** The lines as painted. */
  readonly lines: () => readonly string[];
  /** The cells, where the frame was made of cells. */
  readonly grid?: Grid;
  /** Escape sequences that put it in place of the frame before; undefined: of an empty screen. */
  readonly after: (before: Frame | undefined) => string;
}

export interface Surface {
  readonly draw: (frame: Frame) => void;
  /** Clears the screen; the next frame is drawn whole. */
  readonly clear: () => void;
  /** The last frame. */
  readonly shown: () => Frame | undefined;
  /** Redraws the last frame. */
  readonly again: () => void;
  /** The next frame is drawn whole. */
  readonly forget: () => void;
  /** Called whenever the terminal has taken everything drawn so far. */
  readonly onShown: (listener: () => void) => () => void;
  /** The terminal's own stream. */
  readonly stdout: WriteStream;
  /** Nothing is drawn any more. */
  readonly close: () => void;
}

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

/** No table needs more, and drawing more takes seconds. */
const MOST: Size = { columns: 250, rows: 100 };

/** The part of a terminal that is drawn on. */
export const sizeOf = ({ columns, rows }: Partial<Size>): Size => ({
  columns: Math.min(columns || 80, MOST.columns),
  rows: Math.min(rows || 24, MOST.rows),
});

/**
 * Writes frames to a terminal, one at a time. While the terminal has not taken the last write, a newer frame only
 * replaces the one that waits, so that a slow terminal never falls behind.
 */
export function openSurface(stdout: WriteStream): Surface {
  let onScreen: Frame | undefined;
  let last: Frame | undefined;
  let closed = false;
  /** A write that the terminal has not taken yet. */
  let pending = false;
  /** A frame was replaced while one was pending. */
  let late = false;
  const listeners = new Set<() => void>();

  const taken = (): void => {
    pending = false;
    if (late && !closed && last !== undefined) draw(last);
    else for (const listener of [...listeners]) listener();
  };
  const draw = (frame: Frame): void => {
    last = frame;
    late = pending;
    if (closed || pending) return;
    const out = frame.after(onScreen);
    onScreen = frame;
    pending = out !== '';
    if (pending) stdout.write(`${BEGIN}${out}${END}`, taken);
    else setImmediate(taken);
  };
  const forget = (): void => {
    onScreen = undefined;
  };
  return {
    draw,
    clear() {
      forget();
      if (!closed) stdout.write('\u001b[2J');
    },
    shown: () => last,
    again() {
      if (last !== undefined) draw(last);
    },
    forget,
    onShown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stdout,
    close() {
      closed = true;
    },
  };
}
