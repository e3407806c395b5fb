/**
 * Reads files from the folders of saves: regular ones alone, never more than a save can hold, as
 * strict UTF-8. A pipe, a device or a file that grows for ever keeps nobody waiting.
 */
import { constants, type Stats } from 'node:fs';
import { lstat, open, stat } from 'node:fs/promises';
import { fill, type Text, text } from '../lang/text.ts';

/** Larger files are nobody's save, in bytes. */
export const SIZE_LIMIT = 64_000_000;
const NEWLINE = 10;

/** What stands in a folder under a name. */
export type Kind = 'file' | 'folder' | 'pipe' | 'socket' | 'device' | 'link';

const REASONS: Readonly<Record<string, Text>> = {
  EACCES: text('it may not be read', 'Lesen ist nicht erlaubt'),
  EPERM: text('it may not be read', 'Lesen ist nicht erlaubt'),
  ENOENT: text('there is nothing there', 'dort ist nichts'),
  ENOTDIR: text('a part of its path is no folder', 'ein Teil des Pfads ist kein Ordner'),
  ELOOP: text('its links lead round in a circle', 'seine Verweise führen im Kreis'),
  ENAMETOOLONG: text('its name is too long', 'sein Name ist zu lang'),
  EMFILE: text('too many files are open', 'zu viele Dateien sind offen'),
};
const ANSWERS = text('the system answers $1', 'das System antwortet $1');

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EIO';

/** Why a file or folder cannot be read. */
export const whyUnread = (error: unknown): Text =>
  REASONS[codeOf(error)] ?? fill(ANSWERS, codeOf(error));

type Asked = Pick<
  Stats,
  'isFile' | 'isDirectory' | 'isFIFO' | 'isSocket' | 'isSymbolicLink' | 'isBlockDevice'
>;

export function kindOf(found: Asked): Kind {
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  if (found.isSymbolicLink()) return 'link';
  if (found.isFIFO()) return 'pipe';
  return found.isSocket() ? 'socket' : 'device';
}

export interface Read {
  readonly kind: Kind;
  /** Undefined for anything but a file, and for one that is too large. */
  readonly bytes?: Uint8Array;
  /** When it was last changed, in milliseconds since 1970. */
  readonly time: number;
}

/** What a path leads to, without opening it. */
async function look(path: string): Promise<Stats> {
  const found = await lstat(path);
  return found.isSymbolicLink() ? stat(path) : found;
}

async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!(await file.stat()).isFile()) return undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(65_536));
      if (bytesRead === 0) return Buffer.concat(chunks);
      size += bytesRead;
      if (size > SIZE_LIMIT) return undefined;
      chunks.push(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** The bytes of a file. Throws what the system answers. */
export async function readFile(path: string): Promise<Read> {
  const found = await look(path);
  const kind = kindOf(found);
  if (kind !== 'file' || found.size > SIZE_LIMIT) return { kind, time: found.mtimeMs };
  const bytes = await bytesOf(path);
  return { kind, time: found.mtimeMs, ...(bytes && { bytes }) };
}

export interface TextLines {
  /** Lines without their breaks; undefined for one that is no UTF-8. */
  readonly lines: readonly (string | undefined)[];
  /**
   * What follows the last line break, cut short perhaps, even within a character; empty in a file
   * that is whole.
   */
  readonly rest: string;
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
  if (whole !== undefined) return { rest: whole.pop() ?? '', lines: whole };
  const parts = split(bytes);
  const rest = new TextDecoder().decode(parts.at(-1));
  return { rest, lines: parts.slice(0, -1).map(decoded) };
}
