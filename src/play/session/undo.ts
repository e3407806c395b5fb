/**
 * Taking steps back, to a person's last decision. A person who plays alone may do so whatever they have
 * seen since, also across deals. In a deal of the day, and where several people play, never past anything
 * hidden that a person has seen since, past another person's step, or past the end of a deal.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { type Text, text } from '../../lang/text.ts';
import type { Made } from './log.ts';
import { isForcedHere } from './making.ts';
import { humanSeats } from './players.ts';
import { lastByPerson } from './seating.ts';
import { DAILY } from './seed.ts';
import type { Session } from './session.ts';

const NOTHING_YET = text(
  'Nothing to take back: you have made no move yet.',
  'Nichts zurückzunehmen: Du hast noch keinen Zug gemacht.',
);
const SEEN = text(
  'Nothing to take back: no move yet, or you have seen more.',
  'Nichts zurückzunehmen: noch kein Zug, oder Neues gesehen.',
);
const TAKEN_BACK = text('The last move has been taken back.', 'Der letzte Zug ist zurückgenommen.');
const ASSISTED_NOW = text(
  'Taken back. This match now counts as played with help.',
  'Zurückgenommen. Diese Partie zählt nun als mit Hilfe gespielt.',
);

type Table = Pick<Session, 'seed' | 'players'>;

const isStrict = ({ seed, players }: Table): boolean =>
  seed.startsWith(DAILY) || humanSeats(players).length > 1;

/** What a seat cannot see, as a text: equal for equal multisets. */
function unseen({ game, state }: AnyMatch, seat: Seat): string {
  const { pool } = game.observer.hidden(game.observer.observe(state, seat));
  return [...pool].sort((a, b) => a - b).join(' ');
}

const isDecided = ({ standIn, before }: Made): boolean => standIn !== true && !isForcedHere(before);

/** How many steps remain when `seat` takes its last one back; undefined if it may not. */
export function undoPoint(made: readonly Made[], table: Table, seat: Seat): number | undefined {
  const at = lastByPerson(made, table.players, isDecided);
  const step = made[at];
  const now = made.at(-1)?.after;
  if (step === undefined || now === undefined || step.by !== seat) return undefined;
  if (!isStrict(table)) return at;
  if (made.slice(at).some(({ after }) => after.closed !== undefined)) return undefined;
  return unseen(step.before, seat) === unseen(now, seat) ? at : undefined;
}

/** Takes the last step back, and what is said of it; the first time also what it means for the match. */
export function takeBack(session: Session): { readonly isDone: boolean; readonly told: Text } {
  const first = !session.assisted();
  if (session.undo()) return { isDone: true, told: first ? ASSISTED_NOW : TAKEN_BACK };
  return { isDone: false, told: isStrict(session) ? SEEN : NOTHING_YET };
}
