/**
 * Finished matches read back from their records: how every deal and the match ended, and each step. The record is read in
 * slices, as a long one takes a moment.
 */
import type { Outcome } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Header, SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { emptyReplay, type FindGame, replayLine } from '../../engine/replay.ts';
import type { Files } from '../disk/files.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, historyPaths } from '../disk/paths.ts';
import { SIZE_LIMIT, textLines } from '../disk/read-lines.ts';
import { madeBy } from '../kept/read-save.ts';
import { type Pace, paced } from '../session/choose-move.ts';
import type { Made } from '../steps/steps.ts';

export interface EndedMatch {
  readonly header: Header;
  /** Who sat where in the end. */
  readonly seats: readonly SeatEntry[];
  /** The match after its last step. */
  readonly match: AnyMatch;
  readonly made: readonly Made[];
  /** Outcomes of the deals, the first one first. */
  readonly outcomes: readonly Outcome[];
}

/** The match of these lines; undefined where a line is damaged or the match has not ended. */
function* endedIn(
  lines: readonly (string | undefined)[],
  findGame: FindGame,
): Generator<void, EndedMatch | undefined> {
  let replay = emptyReplay;
  const made: Made[] = [];
  for (const line of lines) {
    const after = line === undefined ? undefined : replayLine(replay, line, findGame);
    if (line === undefined || after === undefined || isRefusal(after)) return undefined;
    made.push(...madeBy(replay, after, line));
    replay = after;
    yield;
  }
  const { header, match, seats } = replay;
  if (header === undefined || match === undefined || !match.ended) return undefined;
  const outcomes = made.flatMap(({ after }) => after.closed ?? []);
  return { header, seats, match, made, outcomes };
}

/** The bytes of a record in the first folder that has it; undefined where it has been deleted or cannot be read. */
async function recordBytes(files: Files, paths: readonly string[]): Promise<Buffer | undefined> {
  for (const path of paths) {
    const bytes = await files.read(path, SIZE_LIMIT).catch(() => undefined);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** A finished match by the name of its record; undefined where that is gone or damaged, or the pace stopped. */
export async function readEnded(
  folders: Folders,
  id: string,
  findGame: FindGame,
  pace: Pace,
): Promise<EndedMatch | undefined> {
  const bytes = await recordBytes(systemOf(folders).files, historyPaths(folders, id));
  if (bytes === undefined || pace.stopped()) return undefined;
  const { lines } = textLines(bytes);
  return paced(endedIn(lines, findGame), pace);
}
