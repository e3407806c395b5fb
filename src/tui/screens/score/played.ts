/** What a person has played of a game, for pages that mention it in passing: the menu and the page at the end. */

import { fill, type Text } from '../../../lang/text.ts';
import { systemOf } from '../../../play/disk/lock.ts';
import { type Folders, historyPath } from '../../../play/disk/paths.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { readHistory } from '../../../play/kept/history.ts';
import type { GameStats } from '../../../play/past/stats.ts';
import texts from '../../messages/menu.json' with { type: 'json' };

/** The largest history that is read in passing, in bytes. */
const LARGEST = 4 << 20;

/** What has been played; undefined where there is too much to read in passing. */
export async function historyInPassing(
  folders: Folders,
): Promise<readonly HistoryEntry[] | undefined> {
  const found = await systemOf(folders).files.stat(historyPath(folders));
  return (found?.size ?? 0) > LARGEST ? undefined : readHistory(folders);
}

/** What a person has done in a game. */
export function doneText({ matches, wins, assisted }: GameStats): Text {
  if (matches === 0) return fill(texts.done.helped, assisted.matches);
  return fill(texts.done.played, matches, wins);
}
