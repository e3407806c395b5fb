/**
 * Reads and writes lines over pipes. The length of a line read is bounded by the protocol. All lines written in one
 * turn of the event loop go out in one piece, and wait here while the other side does not read.
 */
import type { Writable } from 'node:stream';
import { LINE_BYTES } from './messages.ts';

const BREAK = 10;

/** Takes the lines that are read. */
interface Taker {
  readonly line: (text: string) => void;
  /** A line is longer than the protocol allows; nothing is read after it. */
  readonly flood: () => void;
}

/** Cuts the pieces that come over a pipe into lines. */
export class LineReader {
  readonly #taker: Taker;
  #parts: Buffer[] = [];
  #size = 0;
  #stopped = false;

  constructor(taker: Taker) {
    this.#taker = taker;
  }

  /** Takes a piece as it comes from the pipe: whole lines are handed on, the rest is held until its line ends. */
  push(piece: Buffer): void {
    if (this.#stopped) return;
    const end = piece.lastIndexOf(BREAK);
    if (end >= 0) {
      const whole = Buffer.concat([...this.#parts, piece.subarray(0, end)]);
      this.#parts = [];
      this.#size = 0;
      this.#give(whole);
    }
    this.#keep(piece.subarray(end + 1));
  }

  stop(): void {
    this.#stopped = true;
    this.#parts = [];
  }

  #keep(piece: Buffer): void {
    if (this.#stopped || piece.length === 0) return;
    this.#parts.push(piece);
    this.#size += piece.length;
    if (this.#size > LINE_BYTES) this.#overflow();
  }

  /** Hands on whole lines; one that is too long, or a taker that has stopped, ends that. */
  #give(whole: Buffer): void {
    const mayBeLong = whole.length > LINE_BYTES;
    for (const line of whole.toString('utf8').split('\n')) {
      if (this.#stopped) return;
      if (mayBeLong && Buffer.byteLength(line) > LINE_BYTES) this.#overflow();
      else this.#taker.line(line);
    }
  }

  #overflow(): void {
    this.stop();
    this.#taker.flood();
  }
}

/** Writes lines to a stream that may be slower than their source. */
export class LineWriter {
  readonly #stream: Writable;
  #lines: string[] = [];
  #size = 0;
  #isDue = false;
  #isFull = false;

  /** `onDrain` is called whenever the stream has taken its input and can take more. */
  constructor(stream: Writable, onDrain: () => void) {
    this.#stream = stream;
    stream.on('error', () => this.#drop());
    stream.on('drain', () => {
      this.#isFull = false;
      this.#flush();
      onDrain();
    });
  }

  /** Characters that the stream has not taken yet. */
  waiting = (): number => this.#size;

  /**
   * Queues a line. All lines put in one turn of the event loop go out as one write; nothing does while the other side
   * does not read.
   */
  put(line: string): void {
    if (this.#stream.destroyed || this.#stream.writableEnded) return;
    this.#lines.push(line, '\n');
    this.#size += line.length + 1;
    if (this.#isDue || this.#isFull) return;
    this.#isDue = true;
    // Flushed on the next tick, when every answer to what was read has been put.
    process.nextTick(() => this.#flush());
  }

  /** Writes the lines that wait, and accepts no more. */
  end(): void {
    this.#flush();
    this.#stream.end();
  }

  /** Writes all that has been put as one piece, and notes whether the other side still reads. */
  #flush(): void {
    this.#isDue = false;
    if (this.#lines.length === 0 || this.#stream.writableEnded) return;
    const text = this.#lines.join('');
    this.#drop();
    this.#isFull = !this.#stream.write(text);
  }

  #drop(): void {
    this.#lines = [];
    this.#size = 0;
  }
}
