/**
 * Taking steps back: to a person's last decision, but never past anything hidden that a person has
 * seen since, past another person's step, or past the end of a deal.
 */
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { text } from '../lang/text.ts';
import type { Made } from './log.ts';
import type { Player } from './players.ts';
import { lastByPerson } from './seating.ts';

export const NO_UNDO = text(
  'Nothing to take back: no move yet, or you have seen more.',
  'Nichts zurückzunehmen: noch kein Zug, oder Neues gesehen.',
);

/** What a seat cannot see, as a text: equal for equal multisets. */
function unseen({ game, state }: AnyMatch, seat: Seat): string {
  const { pool } = game.observer.hidden(game.observer.observe(state, seat));
  return [...pool].sort((a, b) => a - b).join(' ');
}

/** How many steps remain when `seat` takes its last one back; undefined if it may not. */
export function undoPoint(
  made: readonly Made[],
  players: readonly Player[],
  seat: Seat,
): number | undefined {
  const at = lastByPerson(made, players);
  const step = made[at];
  const now = made.at(-1)?.after;
  if (step === undefined || now === undefined || step.by !== seat) return undefined;
  if (made.slice(at).some(({ after }) => after.closed !== undefined)) return undefined;
  return unseen(step.before, seat) === unseen(now, seat) ? at : undefined;
}
