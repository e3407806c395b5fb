/** Which lines of the log the panel shows of the time since the player's last turn. */
import type { TableShown } from './table-shown.ts';

/** The most lines that tell what a player has done alone. */
const ALONE = 4;

/**
 * How many lines of the log tell what has happened in this deal after the last thing that the player did before the
 * others acted; where nobody else ever has, a few.
 */
export function linesSince({ log, observer }: Pick<TableShown, 'log' | 'observer'>): number {
  const deal = log.at(-1)?.deal;
  const first = log.findIndex((entry) => entry.deal === deal);
  const other = log.findLastIndex(({ by }) => typeof by === 'number' && by !== observer);
  if (other < 0) return Math.min(ALONE, log.length - Math.max(0, first));
  const own = log.slice(0, Math.max(0, other)).findLastIndex(({ by }) => by === observer);
  return log.length - Math.max(0, first, own + 1);
}
