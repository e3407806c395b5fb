/**
 * What the list of games and the help say about every game. The build reckons this module and
 * ships its value, so that listing the games does not load their rules.
 */
import type { AnyGame, Level } from '../engine/game.ts';
import { games } from '../games/index.ts';
import type { Text } from '../lang/text.ts';

export interface GameEntry {
  readonly game: string;
  readonly names: Text;
  /** Fewest and most. */
  readonly seats: readonly [number, number];
  readonly levels: readonly Level[];
  readonly summary: Text;
  /** Whether `talon odds` has figures for it. */
  readonly odds: boolean;
}

/** From the game's own option. */
function seatsOf(game: AnyGame): readonly [number, number] {
  const players = game.options.players;
  return players?.kind === 'number' ? [players.least, players.most] : [1, 1];
}

export const gameList: readonly GameEntry[] = games.map((game) => ({
  game: game.id,
  names: game.names,
  seats: seatsOf(game),
  levels: game.levels,
  summary: game.summary,
  odds: game.odds !== undefined,
}));
