/** Notation for the table that a finished deal leaves: the lines of `shown`, of what is revealed. */
import { SPECTATOR } from '../../src/engine/game.ts';
import type { Table } from '../../src/engine/table.ts';
import { ending } from './play.ts';
import { shown } from './shown.ts';

type Match = ReturnType<typeof ending>;

/** The table on which the step ends its deal. */
export function revealOf(match: Match, last: string, observer = SPECTATOR): Table {
  const { game, state } = ending(match, last);
  return game.display.reveal(state, observer);
}

/** The same as lines, or those of them that begin with one of `only`. */
export function revealed(
  match: Match,
  last: string,
  observer = SPECTATOR,
  ...only: readonly string[]
): string {
  const table = revealOf(match, last, observer);
  const { game } = match;
  const display = { ...game.display, table: () => table };
  return shown({ ...match, game: { ...game, display } }, observer, ...only);
}
