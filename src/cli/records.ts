/** Follows the records of one file for a command and reports every fault on stderr. */
import type { Replay } from '../engine/replay.ts';
import { findGame } from '../games/index.ts';
import { fill, type Lang, type Text, text } from '../lang/text.ts';
import { type Fault, follow, openFollower } from '../script/verify.ts';
import { note, sentence } from './output.ts';
import { bytesOf, fileName } from './source.ts';
import { FAILED } from './stop.ts';

const FAULT = text('$1:$2: $3: $4', '$1:$2: $3: $4');

/** A fault as one line: file, line, clause, reason. */
export const faultText = (file: string, { line, clause, reason }: Fault): Text =>
  fill(FAULT, fileName(file), line, clause, reason);

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
): Promise<number> => followBytes({ file, bytes: bytesOf(file) }, lang, onMoved, pause);

interface Source {
  /** What it is called in messages. */
  readonly file: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The same for records that are not in a file. */
export async function followBytes(
  { file, bytes }: Source,
  lang: Lang,
  onMoved: OnMoved,
  pause?: () => Promise<void>,
): Promise<number> {
  const onFault = (fault: Fault): void => note(`talon: ${sentence(faultText(file, fault), lang)}`);
  const follower = openFollower(findGame, onFault, onMoved);
  await follow(bytes, follower, pause);
  return follower.counts().faults > 0 ? FAILED : 0;
}
