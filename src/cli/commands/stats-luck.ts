/** `talon stats --luck`: computes luck and play of the finished matches that lack them, and enters them. */
import { fill, type Lang } from '../../lang/text.ts';
import { amendHistory, type Entry, foldersOf, reasonOf } from '../../play/index.ts';
import type { Made } from '../../play/log.ts';
import { fortuneTotal } from '../../play/luck.ts';
import { recordPath } from '../../play/paths.ts';
import { madeBy } from '../../play/timeline.ts';
import { BUSY, UNWRITABLE } from '../../script/stats-told.ts';
import { followRecords } from '../records.ts';
import { fail } from '../stop.ts';
import { fortunesIn } from './review-luck.ts';

/** The steps of a match; none where its record is gone or faulty. */
async function stepsOf({ id }: Entry, lang: Lang): Promise<readonly Made[]> {
  const path = recordPath(foldersOf(process.env).history, id);
  const made: Made[] = [];
  const code = await followRecords(path, lang, (before, after, line) => {
    made.push(...madeBy(before, after, line));
  }).catch(() => undefined);
  return code === 0 ? made : [];
}

const isLacking = ({ luck, play }: Entry): boolean => luck === undefined || play === undefined;

/** One match after another, each entered as soon as it is known: stopping loses nothing. */
export async function computeLuck(entries: readonly Entry[], lang: Lang): Promise<void> {
  for (const entry of entries.filter(isLacking)) {
    const fortunes = await fortunesIn(await stepsOf(entry, lang), [entry.seat]);
    if (fortunes.length === 0) continue;
    const { luck, play } = fortuneTotal(fortunes);
    const amended = { ...entry, luck, play };
    const isEntered = await amendHistory(amended, foldersOf(process.env)).catch((error) =>
      fail(fill(UNWRITABLE, reasonOf(error))),
    );
    if (!isEntered) fail(BUSY);
  }
}
