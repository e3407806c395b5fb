/** `talon games`. */
import { titleOf } from '../../../engine/game.ts';
import { type GameEntry, gameList } from '../../game-list.ts';
import { type Call, isGiven } from '../../parse/call.ts';
import { columns, writeJson, writeLine } from '../../print/output.ts';

const seatRange = ({ seats }: GameEntry): string => [...new Set(seats)].join('–');

export async function listGames({ lang, given }: Call): Promise<number> {
  const rows = gameList.map((entry) => [
    entry.game,
    seatRange(entry),
    titleOf(entry)[lang],
    entry.summary[lang],
  ]);
  if (isGiven(given, 'json')) await writeJson(gameList);
  else await writeLine(columns(rows));
  return 0;
}
