/**
 * Laying cards by hand: in a game that decides nothing, a person may show the place of each card themselves. A wrong
 * place is no step but a slip, which the record has with the next step, and so it has the time that each card took.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Home } from '../../engine/table.ts';
import { isForcedHere, type Made } from '../steps/steps.ts';
import { askedSeat, timeSinceAsked } from './deciding.ts';
import type { Session } from './session.ts';

/** Where a person may lay the card in hand, and where it belongs. */
export interface Laying {
  readonly homes: readonly Home[];
  readonly home: string;
}

function layingOf({ game, state }: AnyMatch, seat: Seat): Laying | undefined {
  const { homes, home } = game.display.table(game.observer.observe(state, seat));
  return homes === undefined || home === undefined ? undefined : { homes, home };
}

/** What the person to act may lay by hand; undefined where they have something to decide, or others act. */
export function layingIn(session: Session): Laying | undefined {
  const match = session.match();
  const seat = askedSeat(session);
  return seat === undefined || !isForcedHere(match) ? undefined : layingOf(match, seat);
}

/** The region at which the card of this step was laid. */
export const homeOfStep = ({ before, by }: Made): string | undefined =>
  by < 0 ? undefined : layingOf(before, by)?.home;

/**
 * Cards laid by hand, of all that were laid; wrong places, and the milliseconds it took, also for a card that was given
 * up and then played itself.
 */
export interface HandCount {
  readonly laid: number;
  readonly of: number;
  readonly slips: number;
  readonly ms: number;
}

const NOTHING: HandCount = { laid: 0, of: 0, slips: 0, ms: 0 };

/** The count with a card that was laid by hand, or that played itself. */
function withStep(sum: HandCount, { ms, slips = 0, givenUp }: Made): HandCount {
  return {
    laid: ms === undefined ? sum.laid : sum.laid + 1,
    of: sum.of + 1,
    slips: sum.slips + slips + (givenUp?.slips ?? 0),
    ms: sum.ms + (ms ?? 0) + (givenUp?.ms ?? 0),
  };
}

/** What was laid by hand in a deal. */
export const handCountOf = (made: readonly Made[], deal: number): HandCount =>
  made.filter(({ before, by }) => before.deal === deal && by >= 0).reduce(withStep, NOTHING);

/** Whether anybody has laid a card by hand in what was counted, or tried to. */
export const isByHand = ({ laid, slips }: HandCount): boolean => laid > 0 || slips > 0;

/**
 * The step of a card that plays itself or is laid by a stand-in, with what the person has spent on it before, if they
 * were asked.
 */
export function withGivenUp(session: Session, made: Made): Made {
  const { since, slips } = session.state();
  const { before, by } = made;
  if (!since.has(before) || by < 0 || layingOf(before, by) === undefined) return made;
  return { ...made, givenUp: { ms: timeTaken(session), slips } };
}

/** Whole milliseconds since the person to act was first asked where the card in hand belongs. */
export const timeTaken = (session: Session): number =>
  Math.max(0, Math.round(timeSinceAsked(session)));

/**
 * What has been laid by hand in the deal under way, with the card in hand now if a person is laying it, or has been
 * asked to.
 */
export function handCountIn(session: Session, isLaying: boolean): HandCount {
  const sum = handCountOf(session.made(), session.match().deal);
  const { slips, since } = session.state();
  if (!isLaying && !since.has(session.match())) return sum;
  return { ...sum, slips: sum.slips + slips, ms: sum.ms + timeTaken(session) };
}
