/**
 * Weighs a person's decisions while the match is played, in idle time: first those they have made, then the one they
 * think about now, as for a hint. What is found is kept, so that the review is there when the match is over.
 */
import { prepareHint } from '../advice/give-hint.ts';
import { decisionsIn, reviewedSeats } from '../advice/review.ts';
import type { Folders } from '../disk/paths.ts';
import type { Pace } from '../session/choose-move.ts';
import { playersAt, seatEntries } from '../session/players.ts';
import type { Session } from '../session/session.ts';
import { BRIEF, unhurried } from '../session/unhurried.ts';
import { hasChoice, hasDecisions, type Made } from '../steps/steps.ts';
import { type OpenReviews, withReviews } from './reviews.ts';

/** Resolves when anything happens in a session, or somebody leaves. */
function happening(session: Session, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const changed = (): void => {
      off();
      left.removeEventListener('abort', changed);
      resolve();
    };
    const off = session.subscribe(changed);
    left.addEventListener('abort', changed);
  });
}

/** Whether a step of a session is a decision under review. */
function isReviewed(session: Session, one: Made): boolean {
  const made = session.made();
  const players = playersAt(session.setup.players, made.slice(0, made.indexOf(one)));
  return decisionsIn([one], reviewedSeats(seatEntries(players))).length > 0;
}

/** Thinks about the decision of the person to act until it is thought out or made. */
async function thinkAhead(session: Session): Promise<void> {
  const match = session.match();
  if (!match.ended && hasChoice(match)) await prepareHint(session)?.advice;
}

/** Weighs decision after decision until the match is over and nothing is open, or somebody leaves. */
async function weighAlong(
  session: Session,
  { find, noteDecider }: OpenReviews,
  left: AbortSignal,
): Promise<void> {
  const stopped = (): boolean => left.aborted || session.state().isClosed;
  const pace: Pace = {
    clock: () => performance.now(),
    stopped,
    rest: unhurried,
    slice: () => BRIEF,
  };
  const seen = new WeakSet<Made>();
  while (!stopped()) {
    const made = session.made().find((one) => !seen.has(one));
    if (made !== undefined) {
      seen.add(made);
      noteDecider(made);
      if (!isReviewed(session, made)) continue;
      await unhurried();
      await find(made, pace);
    } else if (session.match().ended) return;
    else {
      const changed = happening(session, left);
      await thinkAhead(session);
      await changed;
    }
  }
}

/** A failure shows when the review is asked for; play goes on without it. */
const NOT_NOW = (): void => {};

/**
 * Begins to weigh the decisions of a session that is kept; returns a function that ends that. A match that is over is left
 * to the page at its end, which weighs the decisions in sight of the person.
 */
export function weighAhead(session: Session, folders: Folders): () => void {
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  const match = session.match();
  if (session.setup.journal === undefined || match.ended || !hasDecisions(match)) return leave;
  const work = (reviews: OpenReviews): Promise<void> =>
    weighAlong(session, reviews, leaving.signal);
  withReviews(folders, session.match(), leave, work).catch(NOT_NOW);
  return leave;
}
