/**
 * What Ink writes to: a stream on which every write of its `debug` output is the text of a whole frame. With the
 * painted boxes it becomes a frame of cells. Ink writes before the elements of a commit are handed to components, so
 * a frame is composed when the commit is over.
 */
import type { WriteStream } from 'node:tty';
import type { Registry } from '../registry.ts';
import { type Grid, gridOf } from './cells.ts';
import { sizeOf } from './surface.ts';

export interface InkOutput {
  readonly stream: WriteStream;
  /** The frame as it is now, or as it was when the output was closed. */
  readonly frame: () => Grid;
  /** Nothing is composed any more: Ink takes its tree down. */
  readonly close: () => void;
}

/** Ink shows the cursor when it unmounts; the terminal does that itself. */
const CURSOR = '\u001b[?25';

/** The terminal as a stream that hands on what is written. */
function textStream(stdout: WriteStream, take: (text: string) => void): WriteStream {
  const write = (data: string, ...rest: readonly unknown[]): boolean => {
    if (data !== '' && !data.startsWith(CURSOR)) take(data);
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

/** Calls `drawn` with every frame that Ink has laid out. */
export function openInkOutput(
  stdout: WriteStream,
  registry: Registry,
  drawn: (frame: Grid) => void,
): InkOutput {
  let text = '';
  let isDue = false;
  let closedWith: Grid | undefined;
  const frame = (): Grid => closedWith ?? registry.composed(gridOf(text.split('\n')));
  // A full last row would scroll.
  const rows = (): number => Math.max(1, sizeOf(stdout).rows - 1);
  const compose = (): void => {
    isDue = false;
    if (closedWith === undefined) drawn(frame().slice(0, rows()));
  };
  const take = (given: string): void => {
    text = given;
    if (isDue) return;
    isDue = true;
    queueMicrotask(compose);
  };
  return {
    stream: textStream(stdout, take),
    frame,
    close() {
      closedWith = frame();
    },
  };
}
