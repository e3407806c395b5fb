/** `talon games`. */
import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import { isGiven } from '../given.ts';
import { columns, writeJson, writeLine } from '../output.ts';
import type { Call } from '../spec.ts';

/** Fewest and most seats, from the game's own option. */
function seatsOf(game: AnyGame): readonly [number, number] {
  const players = game.options.players;
  return players?.kind === 'number' ? [players.least, players.most] : [1, 1];
}

const seatRange = (game: AnyGame): string => [...new Set(seatsOf(game))].join('–');

const asData = (game: AnyGame): object => ({
  game: game.id,
  names: game.names,
  seats: seatsOf(game),
  levels: game.levels,
  summary: game.summary,
});

export async function listGames({ lang, given }: Call): Promise<number> {
  if (isGiven(given, 'json')) await writeJson(games.map(asData));
  else
    await writeLine(
      columns(
        games.map((game) => [game.id, seatRange(game), game.names[lang], game.summary[lang]]),
      ),
    );
  return 0;
}
