/** Lines as a person or a pipe gives them, one at a time. */
import { createInterface } from 'node:readline';

/** Nothing was typed in time. */
export const LATE = Symbol('late');

export interface Lines {
  /** The next line; undefined when there is no more. */
  next(): Promise<string | undefined>;
  /** The next line, if it comes within so many milliseconds. */
  nextWithin(ms: number): Promise<string | undefined | typeof LATE>;
  /** When there is nothing more to come, whether or not all of it has been read. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Longer lines are cut: nobody types them. */
const LONGEST = 400;

/** Waits for a promise, but not longer than so many milliseconds. */
async function within<T>(waited: Promise<T>, ms: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads lines without drawing anything; a fast pipe waits while nobody asks. */
export function readLines(input: NodeJS.ReadableStream): Lines {
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  const ended = new Promise<void>((resolve) => {
    reader.once('close', resolve);
  });
  /** Asked for and not yet come: who asks again waits for the same line. */
  let awaited: Promise<string | undefined> | undefined;
  const read = async (): Promise<string | undefined> => {
    const { value, done } = await lines.next();
    awaited = undefined;
    return done === true ? undefined : String(value).slice(0, LONGEST);
  };
  const next = (): Promise<string | undefined> => {
    awaited ??= read();
    return awaited;
  };
  return {
    next,
    nextWithin: (ms) => within(next(), ms),
    ended,
    close: () => reader.close(),
  };
}
