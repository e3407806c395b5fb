/** Reads files as lines of strict UTF-8, and says why a file cannot be read. */
import { fill, type Text } from '../../lang/text.ts';
import { codeOf } from './files.ts';
import texts from './texts.json' with { type: 'json' };
import { MEGABYTE, WRITTEN } from './written-files.ts';

/** The largest size of a save, in bytes. */
export const SIZE_LIMIT = WRITTEN.save.most;
export const NEWLINE = 10;

const { unread } = texts;
const REASONS: Readonly<Record<string, Text>> = {
  EACCES: unread.noAccess,
  EPERM: unread.noAccess,
  ENOENT: unread.nothing,
  ENOTDIR: unread.noFolder,
  ELOOP: unread.loop,
  ENAMETOOLONG: unread.longName,
  EMFILE: unread.manyFiles,
  EFTYPE: unread.notRegular,
  EFBIG: fill(unread.tooLarge, SIZE_LIMIT / MEGABYTE),
};

/** Why a file or folder cannot be read, by the system's error code. */
export const unreadReason = (code: string): Text =>
  REASONS[code] ?? fill(texts.disk.error, code || 'EIO');

export const reasonOf = (error: unknown): Text => unreadReason(codeOf(error));

interface TextLines {
  /** The lines without their breaks; undefined for a line that is not UTF-8. */
  readonly lines: readonly (string | undefined)[];
  /** What follows the last line break, perhaps cut off, even within a character; empty in a complete file. */
  readonly rest: string;
  /** Whether something follows the last line break. */
  readonly isCut: boolean;
}

/** The text without trailing zeros, left by data not yet written when the power failed. */
function withoutZeros(rest: string): string {
  let end = rest.length;
  while (rest.charCodeAt(end - 1) === 0) end--;
  return rest.slice(0, end);
}

/** Bytes as text; undefined if they are not strict UTF-8. A byte-order mark stays. */
function decodedUtf8(bytes: Uint8Array): string | undefined {
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
  const whole = decodedUtf8(bytes)?.split('\n');
  const parts = whole === undefined ? split(bytes) : [];
  const rest = whole?.pop() ?? new TextDecoder().decode(parts.at(-1));
  const lines = whole ?? parts.slice(0, -1).map(decodedUtf8);
  return { lines, rest: withoutZeros(rest), isCut: rest !== '' };
}
