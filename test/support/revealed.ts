/** The lines of a finished deal's reveal, as `shown` writes those of a table. */

import type { AnyMatch } from '../../src/engine/match.ts';
import type { Table } from '../../src/engine/table.ts';
import { ending } from './play.ts';
import { shown } from './shown.ts';

/** What the deal shows that this step ends, from before the step. */
export const revealOf = (match: AnyMatch, step: string, observer = 0): Table =>
  match.game.display.reveal(ending(match, step).state, observer);

/** The same as lines, or those of them that begin with one of `only`. */
export function revealed(
  match: AnyMatch,
  step: string,
  observer = 0,
  ...only: readonly string[]
): string {
  const table = revealOf(match, step, observer);
  const display = { ...match.game.display, table: () => table };
  return shown({ ...match, game: { ...match.game, display } }, observer, ...only);
}
