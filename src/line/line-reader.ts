/** Lines as a person or a pipe gives them, one at a time. */
import { StringDecoder } from 'node:string_decoder';

/** Stands for a line that was not typed in time. */
export const LATE = Symbol('late');

/** The most characters of a line that are kept: nobody types a longer one. */
const LONGEST = 400;
/** After this many characters without a line break, reading stops. */
const FLOOD = 1_000_000;
/** Lines read ahead; a fast pipe waits while there are more. */
const AHEAD = 1000;

const BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** Waits for a promise, but no longer than this, in milliseconds. */
async function waitAtMost<T>(waited: Promise<T>, ms: number): Promise<T | typeof LATE> {
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

/** Cuts incoming text into lines and holds no more than the beginning of one. */
function openCutter(take: (line: string) => void) {
  let begun = '';
  let length = 0;
  let afterReturn = false;
  const hold = (text: string): void => {
    length += text.length;
    begun += text.slice(0, LONGEST - begun.length);
  };
  const end = (): void => {
    take(begun);
    begun = '';
    length = 0;
  };
  return {
    push(text: string): void {
      const parts = (afterReturn ? text.replace(/^\n/, '') : text).split(BREAK);
      afterReturn = text === '' ? afterReturn : text.endsWith('\r');
      for (const [i, part] of parts.entries()) {
        if (i > 0) end();
        hold(part);
      }
    },
    finish: () => {
      if (length > 0) end();
    },
    isFlood: () => length > FLOOD,
  };
}

/** Reads lines without drawing anything. */
export class LineReader {
  /** Resolves at the end of the input, whether or not all of it has been read. */
  readonly ended: Promise<void>;
  readonly #input: NodeJS.ReadableStream;
  readonly #decoder = new StringDecoder('utf8');
  readonly #cutter = openCutter((line) => this.#ready.push(line));
  readonly #ready: string[] = [];
  #isOver = false;
  #isFlood = false;
  #hasEnded: () => void = () => {};
  /** Wakes the code that waits for a line. */
  #wake: () => void = () => {};
  /** The line asked for but not yet read: a second request waits for the same line. */
  #awaited: Promise<string | undefined> | undefined;

  constructor(input: NodeJS.ReadableStream) {
    this.#input = input;
    this.ended = new Promise((resolve) => {
      this.#hasEnded = resolve;
    });
    input.on('data', this.#take);
    for (const event of ['end', 'close', 'error']) input.on(event, this.#finish);
    input.resume();
  }

  /** The next line; undefined when there is no more. */
  readonly next = (): Promise<string | undefined> => {
    this.#awaited ??= this.#read().finally(() => {
      this.#awaited = undefined;
    });
    return this.#awaited;
  };

  /** The next line, if it comes within this time, in milliseconds. */
  readonly nextWithin = (ms: number): Promise<string | undefined | typeof LATE> =>
    waitAtMost(this.next(), ms);

  /** Whether reading was broken off because the input was not lines. */
  readonly isFlood = (): boolean => this.#isFlood;

  /** Stops reading. The handler of errors stays: a later one no longer matters, but must not end the program. */
  readonly close = (): void => {
    this.#finish();
    this.#input.off('data', this.#take);
    this.#input.pause();
  };

  readonly #take = (chunk: string | Uint8Array): void => {
    if (this.#isOver) return;
    this.#cutter.push(typeof chunk === 'string' ? chunk : this.#decoder.write(Buffer.from(chunk)));
    if (this.#cutter.isFlood()) {
      this.#isFlood = true;
      this.close();
    } else if (this.#ready.length > AHEAD) this.#input.pause();
    this.#wake();
  };

  readonly #finish = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#isFlood) this.#cutter.finish();
    this.#hasEnded();
    this.#wake();
  };

  /**
   * The next line, waited for if none has come; undefined after the last. Input is resumed only while somebody waits,
   * so that a long pipe is not read into memory.
   */
  async #read(): Promise<string | undefined> {
    while (this.#ready.length === 0 && !this.#isOver) {
      this.#input.resume();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#ready.shift();
  }
}

/** Reads a single line and nothing after it; empty at the end of the input. */
export async function readOneLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = new LineReader(input);
  const line = await lines.next();
  lines.close();
  return line?.trim() ?? '';
}
