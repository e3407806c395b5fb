/** `talon games`: the games, how many can play each, and what each is about. */
import { titleOf } from '../../../engine/profile.ts';
import type { Call } from '../../call/call.ts';
import { gameList } from '../../games/game-list.ts';
import { answer } from '../../print/output.ts';

export async function listGames(call: Call): Promise<number> {
  const rows = gameList.map((entry) => [
    entry.game,
    [...new Set(entry.seats)].join('–'),
    titleOf(entry),
    entry.summary,
  ]);
  await answer(call, gameList, [[{ rows }]]);
  return 0;
}
