/**
 * The statistics of the whole history. Of a large one the sums are kept beside it, with the place they reach to, so
 * that only later matches are read. They are made again where they are missing, damaged or of another build.
 */
import * as v from 'valibot';
import { FIRST, headerSum, sealLine } from '../../engine/sums.ts';
import { findGame } from '../../games/index.ts';
import { buildHash } from '../disk/build-hash.ts';
import { remakeFile } from '../disk/folders.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, sumsPath } from '../disk/paths.ts';
import { WRITTEN } from '../disk/written.ts';
import { type Place, readOn } from '../kept/history.ts';
import { adderTo, type HistorySums, newHistorySums, type Stats, statsIn } from './stats.ts';

interface Kept {
  readonly build: string;
  readonly place: Place;
  readonly sums: HistorySums;
}

/** Bytes of matches that are read again each time. */
const RECENT = 1 << 16;

/** Its checksum says that it is what this build wrote. */
const schema = v.custom<Kept>(
  (value) => v.is(v.object({ build: v.string() }), value) && value.build === buildHash(),
);

async function keptSums(folders: Folders): Promise<Kept | undefined> {
  try {
    const line = (
      await systemOf(folders).files.read(sumsPath(folders), WRITTEN.sums.most)
    ).toString('utf8');
    if (typeof headerSum(line) !== 'number') return undefined;
    const { success, output } = v.safeParse(schema, JSON.parse(line));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Throws where the history exists and cannot be read. */
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
