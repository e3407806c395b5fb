/**
 * The statistics of the whole history. The sums of a large history are kept beside it, with the position up to which
 * they reach, so that only later matches are read. They are made again if they are missing, damaged or of another
 * build.
 */
import * as v from 'valibot';
import { FIRST, headerSum, sealLine } from '../../engine/checksums.ts';
import { findGame } from '../../games/index.ts';
import { buildHash } from '../disk/build-hash.ts';
import { remakeFile } from '../disk/folders.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, sumsPath } from '../disk/paths.ts';
import { WRITTEN } from '../disk/written-files.ts';
import { type HistoryPosition, readOn } from '../kept/history.ts';
import { adderTo, type HistorySums, newHistorySums, type Stats, statsIn } from './stats.ts';

interface KeptSums {
  readonly build: string;
  readonly place: HistoryPosition;
  readonly sums: HistorySums;
}

/** Bytes of matches that may be read again each time before the sums are written anew. */
const RECENT = 1 << 16;

/** The schema of kept sums: the checksum of the file guards its content, so only the build is compared. */
const schema = v.custom<KeptSums>(
  (value) => v.is(v.object({ build: v.string() }), value) && value.build === buildHash(),
);

/**
 * Sums of the history that were kept; undefined where they are missing, damaged or of another form, and must be added
 * up again.
 */
async function keptSums(folders: Folders): Promise<KeptSums | undefined> {
  try {
    const bytes = await systemOf(folders).files.read(sumsPath(folders), WRITTEN.sums.most);
    const line = bytes.toString('utf8');
    if (typeof headerSum(line) !== 'number') return undefined;
    const { success, output } = v.safeParse(schema, JSON.parse(line));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** The statistics of the history. Throws where the history exists and cannot be read. */
export async function keptStats(
  folders: Folders,
  onRead?: (done: number, whole: number) => void,
): Promise<Stats> {
  const before = await keptSums(folders);
  let sums = before?.sums ?? newHistorySums();
  let take = adderTo(sums, findGame);
  let kept = before?.place.size ?? 0;
  const again = (): void => {
    kept = 0;
    sums = newHistorySums();
    take = adderTo(sums, findGame);
  };
  const place = await readOn(before?.place, folders, { take: (one) => take(one), again, onRead });
  if (place !== undefined && place.size - kept > RECENT) {
    const [line] = sealLine({ build: buildHash(), place, sums }, FIRST);
    await remakeFile(systemOf(folders), sumsPath(folders), line).catch(() => {});
  }
  return statsIn(sums, findGame);
}
