/** What a bot prints on its standard error, in a file: of more than a megabyte its beginning and its end. */
import { closeSync, openSync, writeSync } from 'node:fs';

const HALF = 2 ** 19;

/** Writes as much as the disk takes. */
function written(file: number, piece: Uint8Array): void {
  try {
    writeSync(file, piece);
  } catch {
    // A full disk costs what is printed, and no match.
  }
}

export class BotLog {
  /** Undefined once closed: its number may be another file's by then. */
  #file: number | undefined;
  #size = 0;
  #last: Buffer[] = [];
  #kept = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  push(piece: Buffer): void {
    if (this.#file === undefined) return;
    const first = piece.subarray(0, Math.max(0, HALF - this.#size));
    if (first.length > 0) written(this.#file, first);
    this.#size += piece.length;
    if (first.length < piece.length) this.#keep(piece.subarray(first.length));
  }

  /** Another time it does nothing. */
  close(): void {
    const file = this.#file;
    if (file === undefined) return;
    const left = this.#size - HALF - this.#kept;
    if (left > 0) written(file, Buffer.from(`\n… ${left} bytes …\n`));
    for (const piece of this.#last) written(file, piece);
    closeSync(file);
    this.#file = undefined;
  }

  #keep(piece: Buffer): void {
    this.#last.push(Buffer.from(piece.subarray(-HALF)));
    this.#kept += Math.min(piece.length, HALF);
    for (let over = this.#kept - HALF; over > 0; over = this.#kept - HALF) {
      const [oldest = piece] = this.#last;
      if (oldest.length > over) this.#last[0] = oldest.subarray(over);
      else this.#last.shift();
      this.#kept -= Math.min(oldest.length, over);
    }
  }
}
