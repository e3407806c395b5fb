/** The log of a bot: what it prints on its standard error, in a file. Of more than a megabyte only the ends are kept. */
import { closeSync, openSync, writeSync } from 'node:fs';

const HALF = 2 ** 19;

/** Writes a piece of the log. A full disk loses what the bot has printed, but costs it no match. */
function writePiece(file: number, piece: Uint8Array): void {
  try {
    writeSync(file, piece);
  } catch {
    // The match goes on without its log.
  }
}

export class BotLog {
  /** The open file; undefined once it is closed, because its number may then be another file's. */
  #file: number | undefined;
  #size = 0;
  #last: Buffer[] = [];
  #kept = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  /** Writes the beginning of the log at once; of what follows only the last part is kept in memory, for the end. */
  push(piece: Buffer): void {
    if (this.#file === undefined) return;
    const first = piece.subarray(0, Math.max(0, HALF - this.#size));
    if (first.length > 0) writePiece(this.#file, first);
    this.#size += piece.length;
    if (first.length < piece.length) this.#keep(piece.subarray(first.length));
  }

  /** Writes the end of the log and closes the file. A second call does nothing. */
  close(): void {
    const file = this.#file;
    if (file === undefined) return;
    const left = this.#size - HALF - this.#kept;
    if (left > 0) writePiece(file, Buffer.from(`\n… ${left} bytes …\n`));
    for (const piece of this.#last) writePiece(file, piece);
    closeSync(file);
    this.#file = undefined;
  }

  /** Keeps the newest bytes, up to half the log, and drops the oldest. */
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
