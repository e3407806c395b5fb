/** Opens files, with plain error messages, and follows the records in them; every fault is reported on stderr. */
import { closeSync, createReadStream, existsSync, fstatSync, openSync } from 'node:fs';
import type { Replay } from '../../engine/replay.ts';
import { findGame } from '../../games/index.ts';
import { clean } from '../../lang/clean.ts';
import { fill, type Lang, same, type Text } from '../../lang/text.ts';
import { codeOf } from '../../play/disk/files.ts';
import { MEGABYTE } from '../../play/disk/written-files.ts';
import { recordNamed } from '../../play/kept/latest.ts';
import { type Fault, follow, openFollower } from '../../script/records/verify.ts';
import scriptTexts from '../../script/texts.json' with { type: 'json' };
import { FAILED, fail } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };
import { fault } from '../print/output.ts';

const { files } = texts;

/** The name of a file in messages. */
export const fileName = (file: string): Text => {
  if (file === '-') return files.stdin;
  const name = clean(file, 200);
  return { en: name, de: name };
};

/** The system's error code; EIO for an error without one. */
export const faultCode = (error: unknown): string => codeOf(error) || 'EIO';

function refuseFile(file: string, code: string): never {
  if (code === 'ENOENT') return fail(fill(files.missing, fileName(file)), 'no-file');
  if (code === 'EISDIR') return fail(fill(files.directory, fileName(file)), 'unreadable');
  return fail(fill(scriptTexts.files.unreadable, fileName(file), code), 'unreadable');
}

/** Opens a file for reading. A folder can be opened too and fails only when read, so it is refused here. */
function openFile(file: string): number {
  try {
    const handle = openSync(file, 'r');
    if (!fstatSync(handle).isDirectory()) return handle;
    closeSync(handle);
  } catch (error) {
    return refuseFile(file, faultCode(error));
  }
  return refuseFile(file, 'EISDIR');
}

const CHUNK = 256 * 1024;

/** The bytes of a file, or of standard input for `-`. Stops with exit code 1 if it is not readable. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  const stream =
    file === '-'
      ? process.stdin
      : createReadStream('', { fd: openFile(file), highWaterMark: CHUNK });
  try {
    yield* stream;
  } catch (error) {
    refuseFile(file, faultCode(error));
  }
}

/** A file of this name, else the record of the game that `saves`, `history` and `resume` call so. */
async function recordFile(named: string): Promise<string> {
  if (named === '-' || existsSync(named)) return named;
  return (await recordNamed(named)) ?? named;
}

/** The bytes of a record, which is named by its file or by the id of its game; `-` is standard input. */
export async function* recordBytes(named: string): AsyncGenerator<Uint8Array> {
  yield* bytesOf(await recordFile(named));
}

/** The longest text read as a whole, in bytes. */
const TEXT_LIMIT = 4_000_000;

/** The encoding that a byte-order mark names. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Decodes UTF-16 with a byte-order mark, UTF-8, or Latin-1 as older programs write it. */
function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** At most `most` bytes of a file, or of standard input for `-`. Stops with exit code 1 as `bytesOf` does. */
export async function wholeOf(file: string, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytesOf(file)) {
    size += chunk.length;
    if (size > most)
      fail(fill(scriptTexts.files.tooLarge, fileName(file), most / MEGABYTE), 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The text of a file, or of standard input for `-`. */
export const readText = async (file: string): Promise<string> =>
  decodeText(await wholeOf(file, TEXT_LIMIT));

/** A fault as one line: file, line, clause, reason. */
export const faultText = (file: string, { line, clause, reason }: Fault): Text =>
  fill(same('$1:$2: $3: $4'), fileName(file), line, clause, reason);

/** Faults of a file that are told one by one. */
export const TOLD = 10;

/** How many faults of a file are not told one by one; nothing if all are. */
export const moreFaults = (file: string, faults: number): readonly Text[] =>
  faults > TOLD ? [fill(files.moreFaults, fileName(file), faults - TOLD)] : [];

type OnMoved = (before: Replay, after: Replay, line: string) => void;

/**
 * Calls `onMoved` for every line that advanced a record, and `pause` between chunks.
 * @returns the exit code: 1 if there was a fault
 */
export const followRecords = (
  file: string,
  lang: Lang,
  onMoved: OnMoved,
  pause?: () => Promise<void>,
): Promise<number> => followBytes({ file, bytes: recordBytes(file) }, lang, onMoved, pause);

interface Source {
  /** The name in messages. */
  readonly file: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Follows records whose bytes do not come from a file of their own. */
export async function followBytes(
  { file, bytes }: Source,
  lang: Lang,
  onMoved: OnMoved,
  pause?: () => Promise<void>,
): Promise<number> {
  let told = 0;
  const onFault = (found: Fault): void => {
    if (told++ < TOLD) fault(faultText(file, found), lang, found.clause);
  };
  const follower = openFollower(findGame, onFault, onMoved);
  await follow(bytes, follower, pause);
  for (const said of moreFaults(file, told)) fault(said, lang);
  return told > 0 ? FAILED : 0;
}
