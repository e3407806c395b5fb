/** Undo: whether the last decision of a person may be taken back, or is refused because of what was seen since. */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Text } from '../../lang/text.ts';
import { isForcedHere, type Made } from '../steps/steps.ts';
import { observerOf, partnerPlayed, runsOut } from './deciding.ts';
import { DAILY, humanSeats, lastByPerson, type Player } from './players.ts';
import type { Session } from './session.ts';
import texts from './texts.json' with { type: 'json' };

/** What decides how far steps may be taken back. */
interface UndoScope {
  readonly seed: string;
  readonly players: readonly Player[];
  /** The seat of the partner whose hand the person plays now. */
  readonly partner?: Seat | undefined;
}

/** Whether undo is refused past what somebody has seen since. */
const isStrict = ({ seed, players }: UndoScope): boolean =>
  seed.startsWith(DAILY) || humanSeats(players).length > 1;

/** The cards that a seat cannot see, as a text that is equal for equal cards. */
function unseen({ game, state }: AnyMatch, seat: Seat): string {
  const { pool } = game.observer.hidden(game.observer.observe(state, seat));
  return [...pool].sort((a, b) => a - b).join(' ');
}

/** Whether a person decided the step themselves. */
const isOwnDecision = ({ standIn, before }: Made): boolean =>
  standIn !== true && !isForcedHere(before);

/** Whether the step was made at the seat of a partner who plays for both. */
const isForBoth = ({ by, before: { game, state } }: Made): boolean =>
  game.rules.sideline?.(state)?.acting === by;

/** The index of the last decision of a person, their partner's hand included where they play it; −1 without one. */
function lastDecision(made: readonly Made[], { players, partner }: UndoScope): number {
  const isPerson = (seat: Seat): boolean => players[seat]?.who === 'human';
  const acting = players.map(
    (player, seat): Player => (seat === partner ? { ...player, who: 'human' } : player),
  );
  return lastByPerson(
    made,
    acting,
    (step) => isOwnDecision(step) && (isPerson(step.by) || isForBoth(step)),
  );
}

/**
 * The number of steps that remain when `seat` takes its last decision back; undefined where undo is refused. A person
 * who plays alone may undo whatever they have seen since, also across deals. In a deal of the day, and where several
 * people play, undo is refused past anything hidden that a person has seen since, past another person's step, and past
 * the end of a deal.
 */
export function undoPoint(made: readonly Made[], scope: UndoScope, seat: Seat): number | undefined {
  const at = lastDecision(made, scope);
  const step = made[at];
  const now = made.at(-1)?.after;
  if (step === undefined || now === undefined) return undefined;
  if (step.by !== seat && scope.partner !== seat) return undefined;
  if (!isStrict(scope)) return at;
  if (made.slice(at).some(({ after }) => after.closed !== undefined)) return undefined;
  return unseen(step.before, seat) === unseen(now, seat) ? at : undefined;
}

const undoScope = (session: Session): UndoScope => ({
  seed: session.setup.seed,
  players: session.state().players,
  partner: partnerPlayed(session),
});

/** The number of steps that remain when the last decision in a session is taken back; undefined where undo is refused. */
export function undoPointIn(session: Session): number | undefined {
  const { setup, made, match, state } = session;
  if (setup.isChoice || state().isClosed || runsOut(session) || match().ended) return undefined;
  return undoPoint(made(), undoScope(session), observerOf(session));
}

/** Takes the last decision back if that is allowed, and returns what to say; the first time also what undo means. */
export function takeBack(session: Session): { readonly isDone: boolean; readonly told: Text } {
  const { firstDone, done, moreSeen, nothingYet } = texts.undo;
  const isFirst = !session.record.isAssisted();
  if (session.undo()) return { isDone: true, told: isFirst ? firstDone : done };
  return { isDone: false, told: isStrict(undoScope(session)) ? moreSeen : nothingYet };
}
