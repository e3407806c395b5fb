/**
 * What Ink writes to: a stream on which every write of its `debug` output says that something has been laid out anew.
 * Ink writes before the elements of a commit are handed to components, so a frame is composed when the commit is over.
 */
import type { WriteStream } from 'node:tty';
import type { Registry } from './context/registry.ts';
import type { Grid } from './surface/cells.ts';
import { sizeOf } from './surface/surface.ts';
import type { Size } from './terminal/measures.ts';

interface InkOutput {
  readonly stream: WriteStream;
  /** The frame as it is now, or as it was when the output was closed. */
  readonly frame: () => Grid;
  /** Nothing is composed any more: Ink takes its tree down. */
  readonly close: () => void;
}

/** The terminal as a stream that tells of every write and writes nothing. */
function silentStream(stdout: WriteStream, onWrite: () => void): WriteStream {
  const write = (_: string, ...rest: readonly unknown[]): boolean => {
    onWrite();
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

/** The part of a frame that the window has room for: for a moment after a resize, frames have the size of before. */
function withinWindow(frame: Grid, { columns, rows }: Size): Grid {
  const seen = frame.slice(0, rows);
  return seen.map((row) => (row.length > columns ? row.slice(0, columns) : row));
}

/** Calls `drawn` with every frame that Ink has laid out. */
export function openInkOutput(
  stdout: WriteStream,
  registry: Registry,
  drawn: ((frame: Grid) => void) | undefined,
): InkOutput {
  let isDue = false;
  let isClosed = false;
  /** The frame as it was composed last; undefined when something has been laid out since. */
  let last: Grid | undefined;
  const frame = (): Grid => {
    last ??= withinWindow(registry.frame(), sizeOf(stdout));
    return last;
  };
  const compose = (): void => {
    isDue = false;
    if (isClosed) return;
    // Composed before the end of the commit, a frame may lack something.
    last = undefined;
    drawn?.(frame());
  };
  const onWrite = (): void => {
    if (isClosed) return;
    last = undefined;
    if (isDue) return;
    isDue = true;
    queueMicrotask(compose);
  };
  return {
    stream: silentStream(stdout, onWrite),
    frame,
    close() {
      frame();
      isClosed = true;
    },
  };
}
