/** What play says of files it cannot read, and the lines of those it can, as strict UTF-8. */
import { fill, type Text, text } from '../lang/text.ts';
import { codeOf } from './files.ts';

/** Larger files are nobody's save, in bytes. */
export const SIZE_LIMIT = 64_000_000;
const NEWLINE = 10;

const NO_READING = text('it may not be read', 'Lesen ist nicht erlaubt');
const REASONS: Readonly<Record<string, Text>> = {
  EACCES: NO_READING,
  EPERM: NO_READING,
  ENOENT: text('there is nothing there', 'dort ist nichts'),
  ENOTDIR: text('a part of its path is no folder', 'ein Teil des Pfads ist kein Ordner'),
  ELOOP: text('its links lead round in a circle', 'die Verweise führen im Kreis'),
  ENAMETOOLONG: text('its name is too long', 'der Name ist zu lang'),
  EMFILE: text('too many files are open', 'zu viele Dateien sind offen'),
  EFBIG: text(
    `it is larger than ${SIZE_LIMIT / 1_000_000} MB`,
    `es sind mehr als ${SIZE_LIMIT / 1_000_000} MB`,
  ),
};
const ANSWERS = text('the disk reports the error $1', 'der Datenträger meldet den Fehler $1');

/** Why a file or folder cannot be read, by the system's word. */
export const unreadReason = (code: string): Text => REASONS[code] ?? fill(ANSWERS, code || 'EIO');

export const reasonOf = (error: unknown): Text => unreadReason(codeOf(error));

interface TextLines {
  /** Lines without their breaks; undefined for one that is no UTF-8. */
  readonly lines: readonly (string | undefined)[];
  /**
   * What follows the last line break, cut short perhaps, even within a character; empty in a file
   * that is whole.
   */
  readonly rest: string;
  /** Something follows it. */
  readonly isCut: boolean;
}

/** Zeros at the end stand for what was not yet written when the power failed. */
function written(rest: string): string {
  let end = rest.length;
  while (rest.charCodeAt(end - 1) === 0) end--;
  return rest.slice(0, end);
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The parts between line breaks. */
function split(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
    parts.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...parts, bytes.subarray(from)];
}

/** The lines of a file. */
export function textLines(bytes: Uint8Array): TextLines {
  const whole = decoded(bytes)?.split('\n');
  const parts = whole === undefined ? split(bytes) : [];
  const rest = whole?.pop() ?? new TextDecoder().decode(parts.at(-1));
  const lines = whole ?? parts.slice(0, -1).map(decoded);
  return { lines, rest: written(rest), isCut: rest !== '' };
}
