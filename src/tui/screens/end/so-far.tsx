/** What one has done in the game so far, and how this match stands among it. */
import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { foldersOf, type Session } from '../../../play/index.ts';
import { luckLine, streakLine } from '../../../report/stats.ts';
import { type GameStats, perDeal, statsOf } from '../../../script/stats.ts';
import { SO_FAR } from '../../messages/end.ts';
import { doneText, entriesOf } from '../menu/facts.ts';
import { Note } from './sections.tsx';

export interface SoFar {
  readonly stats: GameStats;
  /** From 1, by points per deal among those without help; absent: with help. */
  readonly place?: number;
}

/** From the history; undefined where the match is not in it, or it cannot be read now. */
export async function soFarOf({ setup: { game }, record }: Session): Promise<SoFar | undefined> {
  await record.kept();
  const id = record.saved();
  if (id === undefined) return undefined;
  const entries = (await entriesOf(foldersOf(process.env)).catch(() => undefined)) ?? [];
  const stats = statsOf(entries, findGame).games.find((one) => one.game === game.id);
  const own = entries.filter((one) => one.game === game.id && one.assisted !== true);
  const [now, sign] = [own.find((one) => one.id === id), game.aim === 'most' ? 1 : -1];
  if (stats === undefined) return undefined;
  if (now === undefined) return { stats };
  const isBetter = (one: typeof now): boolean => sign * (perDeal(one) - perDeal(now)) > 0;
  return { stats, place: 1 + own.filter(isBetter).length };
}

function placeText({ stats, place }: SoFar): Text | undefined {
  if (place === undefined || stats.matches < 2) return undefined;
  return place === 1 ? SO_FAR.best : fill(SO_FAR.place, place, stats.matches);
}

export function SoFarNote(soFar: SoFar): ReactNode {
  const { stats } = soFar;
  const lines = [
    placeText(soFar),
    doneText(stats),
    stats.streaks.longest > 1 ? streakLine(stats) : undefined,
    luckLine(stats),
  ];
  return <Note title={SO_FAR.title} lines={lines.filter((line) => line !== undefined)} />;
}
