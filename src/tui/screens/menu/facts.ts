/** What home says besides the games: what was left off, how far the deal of the day is, what one has played. */

import { findGame } from '../../../games/index.ts';
import { fill, joinTexts } from '../../../lang/text.ts';
import {
  type ComingBack,
  comingBack,
  dueMistakes,
  mistakesKept,
} from '../../../play/coach/mistakes.ts';
import { readPractice } from '../../../play/coach/practice.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { leftOff } from '../../../play/kept/latest.ts';
import type { SaveEntry } from '../../../play/kept/listing.ts';
import {
  type Daily,
  dailyOf,
  firstTry,
  localDate,
  streakOf,
  type Try,
} from '../../../play/past/daily.ts';
import { type GameStats, statsOf } from '../../../play/past/stats.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { historyInPassing } from '../score/played.ts';
import { type MenuEntry, TODAY } from './entries.ts';
import type { MenuGame } from './menu-game.ts';

export interface Facts {
  readonly left?: SaveEntry | undefined;
  /** The game played last. */
  readonly last?: string | undefined;
  readonly daily: Daily;
  /** The state of today’s first try; absent where the history cannot be read, or is too large for this. */
  readonly state?: Try['kind'];
  readonly streak: number;
  readonly played: readonly GameStats[];
  /** How many of one's own mistakes are due. */
  readonly due: number;
  /** How many of one's own mistakes come back later, and when. */
  readonly later?: ComingBack | undefined;
}

/**
 * What home tells a person: the game left off, the deal of the day, what was played and which mistakes are due. What
 * cannot be read is missing here; the screens it belongs to say why.
 */
export async function homeFacts(): Promise<Facts> {
  const folders = foldersOf(process.env);
  // The disk is asked first: the frame must not wait for anything.
  const left = await leftOff(folders);
  const daily = dailyOf(localDate(new Date()));
  const lines = await readPractice(folders);
  const due = dueMistakes(lines, Date.now()).length;
  const later = comingBack(mistakesKept(lines), lines);
  const least = { left, last: left?.game, daily, streak: 0, played: [], due, later };
  try {
    const entries = await historyInPassing(folders);
    if (entries === undefined) return least;
    const { time = 0, game } = entries.at(-1) ?? {};
    const last = (left?.time ?? 0) > time ? left?.game : game;
    const { kind } = await firstTry(daily, folders, entries);
    const { games } = statsOf(entries, findGame);
    const streak = streakOf(entries, daily.date);
    return { left, last, daily, state: kind, streak, played: games, due, later };
  } catch {
    return least;
  }
}

/** The deal of the day: its game, the days in a row, and whether it has been played. */
export function todayEntry({ daily, state, streak }: Facts, games: readonly MenuGame[]): MenuEntry {
  const game = games.find((one) => one.game === daily.game.id);
  const inRow = streak > 1 ? fill(practiceTexts.daily.streak, streak) : undefined;
  const done = state && practiceTexts.daily.states[state];
  const said = [inRow, done].filter((part) => part !== undefined);
  return {
    id: TODAY,
    label: joinTexts([practiceTexts.daily.title, daily.game.names], ': '),
    hint: joinTexts(said, ' · '),
    game,
  };
}

/** The points of the last matches, per deal. */
export const courseOf = ({ course }: GameStats): readonly number[] => course.slice(-8);
