/**
 * Splits bytes from outside into lines of strict UTF-8, holding no more than one line. A byte-order mark
 * and CRLF are accepted; UTF-16 and NUL bytes end the reading. Nothing here knows what a line means.
 */
import { LINE_LIMIT } from '../../engine/record.ts';
import { type Text, text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { records } = texts;

export type TextLine =
  | {
      readonly number: number;
      readonly text: string;
      /** Whether a line break follows. */
      readonly ended: boolean;
    }
  | { readonly number: number; readonly fault: Text };

/** A line still unfinished after this many bytes may never end: reading stops. */
const ENDLESS = 8 * LINE_LIMIT;
const NEWLINE = 10;
const RETURN = 13;

const TOO_LONG = text(
  `the line is longer than ${LINE_LIMIT} bytes`,
  `die Zeile ist länger als ${LINE_LIMIT} Bytes`,
);

const isUtf16 = (a: number | undefined, b: number | undefined): boolean =>
  (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);

/** Splits the bytes of one file. */
export class LineSplitter {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #held: Uint8Array[] = [];
  #size = 0;
  #number = 0;
  #stopped = false;

  /** Whether a fault has made the rest unreadable. */
  stopped(): boolean {
    return this.#stopped;
  }

  /** The lines that these bytes complete. */
  push(bytes: Uint8Array): readonly TextLine[] {
    const lines: TextLine[] = [];
    let from = 0;
    for (
      let at = bytes.indexOf(NEWLINE);
      at >= 0 && !this.#stopped;
      at = bytes.indexOf(NEWLINE, from)
    ) {
      this.#hold(bytes.subarray(from, at));
      lines.push(this.#finish(true));
      from = at + 1;
    }
    if (from < bytes.length && !this.#stopped) this.#hold(bytes.subarray(from));
    if (this.#size > ENDLESS) lines.push(this.#giveUp());
    return lines;
  }

  /** The line that the last bytes left unfinished, once there are no more bytes; none if all are finished. */
  end(): readonly TextLine[] {
    return this.#size > 0 && !this.#stopped ? [this.#finish(false)] : [];
  }

  #hold(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size <= LINE_LIMIT) this.#held.push(bytes);
    else this.#held = [];
  }

  /**
   * Joins the pieces held of a line. A line beyond the limit was not kept and is a fault; `ended` tells whether a line
   * feed followed.
   */
  #finish(ended: boolean): TextLine {
    this.#number++;
    const [first] = this.#held;
    const bytes =
      this.#held.length === 1 && first !== undefined ? first : Buffer.concat(this.#held);
    const long = this.#size > LINE_LIMIT;
    this.#held = [];
    this.#size = 0;
    if (long) return { number: this.#number, fault: TOO_LONG };
    return this.#decode(ended && bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes, ended);
  }

  /** The text of a line. UTF-16 and NUL bytes end the reading, since no line after them can be trusted. */
  #decode(bytes: Uint8Array, ended: boolean): TextLine {
    const number = this.#number;
    if (number === 1 && isUtf16(bytes[0], bytes[1])) return this.#stop(records.utf16);
    if (bytes.includes(0)) return this.#stop(records.notText);
    try {
      const whole = this.#decoder.decode(bytes);
      return { number, text: number === 1 ? whole.replace(/^\uFEFF/, '') : whole, ended };
    } catch {
      return { number, fault: records.notUtf8 };
    }
  }

  #giveUp(): TextLine {
    this.#number++;
    this.#size = 0;
    return this.#stop(TOO_LONG);
  }

  #stop(fault: Text): TextLine {
    this.#stopped = true;
    return { number: this.#number, fault };
  }
}
