/** `talon games`. */
import { titleOf } from '../../../engine/profile.ts';
import type { GameEntry } from '../../game-entry.ts';
import { gameList } from '../../game-list.ts';
import type { Call } from '../../parse/call.ts';
import { answer } from '../../print/output.ts';

const seatRange = ({ seats }: GameEntry): string => [...new Set(seats)].join('–');

export async function listGames(call: Call): Promise<number> {
  const rows = gameList.map((entry) => [
    entry.game,
    seatRange(entry),
    titleOf(entry),
    entry.summary,
  ]);
  await answer(call, gameList, [[{ rows }]]);
  return 0;
}
