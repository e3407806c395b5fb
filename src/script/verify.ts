/** Verifies records: follows every line through the replay and reports the faults. */

import { NOT_JSON } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import {
  emptyReplay,
  type FindGame,
  finishReplay,
  lose,
  type Replay,
  replayLine,
} from '../engine/replay.ts';
import { type Text, text } from '../lang/text.ts';
import { type Line, openSplitter } from './lines.ts';

export interface Fault {
  readonly line: number;
  /** The clause broken; `conventions`, `notation` or `options` outside the sheets. */
  readonly clause: string;
  readonly reason: Text;
}

export interface Counts {
  readonly records: number;
  readonly steps: number;
  readonly faults: number;
}

/** Follows the lines of one file. */
export interface Follower {
  readonly take: (line: Line) => void;
  /** Ends the file. */
  readonly end: () => void;
  readonly counts: () => Counts;
  /** Where the last record stands. */
  readonly replay: () => Replay;
}

const CUT_SHORT = text('the last line is cut short', 'die letzte Zeile ist abgeschnitten');
const NO_RECORD = text('there is no record in it', 'darin steht kein Protokoll');

/** The refusal of a line, in better words for a line that the end of the file cuts. */
const reasonOf = (line: Line, refusal: Refusal): Text =>
  'text' in line && !line.ended && refusal.text === NOT_JSON ? CUT_SHORT : refusal.text;

const readFault = (line: Line): Refusal | undefined =>
  'fault' in line ? refuse('conventions', line.fault) : undefined;

/**
 * A follower that calls `onFault` for every fault and `onStep` for every line that moved a record
 * on. After a fault the rest of that record is passed over.
 */
export function openFollower(
  findGame: FindGame,
  onFault: (fault: Fault) => void,
  onMoved?: (before: Replay, after: Replay, line: string) => void,
): Follower {
  let replay = emptyReplay;
  let records = 0;
  let steps = 0;
  let faults = 0;
  let last = 0;

  function blame(line: number, clause: string, reason: Text): void {
    faults++;
    onFault({ line, clause, reason });
  }

  function accept(after: Replay, line: string): void {
    const before = replay;
    replay = after;
    if (after === before) return;
    if (after.header !== before.header) records++;
    else if (after.match !== before.match) steps++;
    onMoved?.(before, after, line);
  }

  /**
   * A header that is refused for what the record before lacks still opens its record, or is refused
   * for what is wrong with itself.
   */
  function fault(line: Line, refusal: Refusal): void {
    if (!replay.lost || 'text' in line) blame(line.number, refusal.clause, reasonOf(line, refusal));
    replay = lose(replay);
    if (!('text' in line)) return;
    const again = replayLine(replay, line.text, findGame);
    if (!isRefusal(again)) accept(again, line.text);
    else if (again.text.en !== refusal.text.en)
      blame(line.number, again.clause, reasonOf(line, again));
  }

  function take(line: Line): void {
    last = line.number;
    const after = readFault(line) ?? replayLine(replay, 'text' in line ? line.text : '', findGame);
    if (isRefusal(after)) fault(line, after);
    else accept(after, 'text' in line ? line.text : '');
  }

  function end(): void {
    const missing = finishReplay(replay);
    if (missing !== undefined) blame(last, missing.clause, missing.text);
    if (records === 0 && faults === 0) blame(Math.max(last, 1), 'conventions', NO_RECORD);
  }

  return { take, end, counts: () => ({ records, steps, faults }), replay: () => replay };
}

/**
 * Feeds bytes to a follower in flat memory, to the end or to the first unreadable place; `pause`
 * is waited for after each stretch of bytes.
 */
export async function follow(
  bytes: AsyncIterable<Uint8Array>,
  follower: Follower,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> {
  const splitter = openSplitter();
  for await (const chunk of bytes) {
    splitter.push(chunk).forEach(follower.take);
    await pause();
    if (splitter.stopped()) break;
  }
  splitter.end().forEach(follower.take);
  follower.end();
  await pause();
}
