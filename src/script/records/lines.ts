/**
 * Splits outside bytes into lines, strictly UTF-8, holding no more than one line. A byte-order mark
 * and CRLF are accepted; UTF-16 and NUL bytes end the reading. What a line means is decided
 * elsewhere.
 */
import { LINE_LIMIT } from '../../engine/record.ts';
import { type Text, text } from '../../lang/text.ts';

export type Line =
  | {
      readonly number: number;
      readonly text: string;
      /** Whether a line break follows. */
      readonly ended: boolean;
    }
  | { readonly number: number; readonly fault: Text };

interface Splitter {
  /** The lines that these bytes complete. */
  readonly push: (bytes: Uint8Array) => readonly Line[];
  /** What is left when the bytes end. */
  readonly end: () => readonly Line[];
  /** Whether a fault has made the rest unreadable. */
  readonly stopped: () => boolean;
}

/** A line still unfinished after this many bytes may never end: reading stops. */
const ENDLESS = 8 * LINE_LIMIT;
const NEWLINE = 10;
const RETURN = 13;

const NOT_TEXT = text(
  'this is not UTF-8 text: it contains NUL bytes',
  'das ist kein UTF-8-Text: Die Datei enthält NUL-Bytes',
);
const UTF_16 = text(
  'this is UTF-16 text; records are UTF-8',
  'das ist UTF-16-Text; Protokolle sind UTF-8',
);
const NOT_UTF_8 = text('the line is not valid UTF-8', 'die Zeile ist kein gültiges UTF-8');
const TOO_LONG = text(
  `the line is longer than ${LINE_LIMIT} bytes`,
  `die Zeile ist länger als ${LINE_LIMIT} Bytes`,
);

const isUtf16 = (a: number | undefined, b: number | undefined): boolean =>
  (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);

/** A splitter for one file. */
export function openSplitter(): Splitter {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let held: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  let stopped = false;

  function decode(bytes: Uint8Array, ended: boolean): Line {
    if (number === 1 && isUtf16(bytes[0], bytes[1])) return stop(UTF_16);
    if (bytes.includes(0)) return stop(NOT_TEXT);
    try {
      const whole = decoder.decode(bytes);
      return { number, text: number === 1 ? whole.replace(/^\uFEFF/, '') : whole, ended };
    } catch {
      return { number, fault: NOT_UTF_8 };
    }
  }

  function stop(fault: Text): Line {
    stopped = true;
    return { number, fault };
  }

  function giveUp(): Line {
    number++;
    size = 0;
    return stop(TOO_LONG);
  }

  function hold(bytes: Uint8Array): void {
    size += bytes.length;
    if (size <= LINE_LIMIT) held.push(bytes);
    else held = [];
  }

  function finish(ended: boolean): Line {
    number++;
    const bytes = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
    const long = size > LINE_LIMIT;
    held = [];
    size = 0;
    if (long) return { number, fault: TOO_LONG };
    return decode(ended && bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes, ended);
  }

  function push(bytes: Uint8Array): readonly Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0 && !stopped; at = bytes.indexOf(NEWLINE, from)) {
      hold(bytes.subarray(from, at));
      lines.push(finish(true));
      from = at + 1;
    }
    if (from < bytes.length && !stopped) hold(bytes.subarray(from));
    if (size > ENDLESS) lines.push(giveUp());
    return lines;
  }

  return {
    push,
    end: () => (size > 0 && !stopped ? [finish(false)] : []),
    stopped: () => stopped,
  };
}
