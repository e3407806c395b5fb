/** The decisions in records, which a thread finds again from the lines, and what they cost. */

import { atOnce } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import { findGame } from '../../games/index.ts';
import { decisionsIn, type Finding, findingAt, reviewedSeats } from '../../play/advice/review.ts';
import { madeBy } from '../../play/kept/read-save.ts';
import type { Made } from '../../play/steps/steps.ts';
import { hasDecisions } from '../../play/steps/steps.ts';
import { openFollower } from './verify.ts';

export interface ReviewPlan {
  /** The lines that advanced the records, one record after another. */
  readonly lines: readonly string[];
  /** Whose decisions are weighed; those of the seats that are usually reviewed unless given. */
  readonly seat: Seat | undefined;
}

/**
 * The decisions of the records in order, those of one seat if it is given, else of all seats that reviews judge; games
 * without decisions are left out.
 */
export function decisionsOf({ lines, seat }: ReviewPlan): readonly Made[] {
  const all: Made[] = [];
  const follower = openFollower(
    findGame,
    () => undefined,
    (before, after, line) => {
      if (after.match === undefined || !hasDecisions(after.match)) return;
      const seats = seat === undefined ? reviewedSeats(after.seats) : [seat];
      all.push(...decisionsIn(madeBy(before, after, line), seats));
    },
  );
  for (const [at, text] of lines.entries()) follower.take({ number: at + 1, text, ended: true });
  return all;
}

/** The finding on each step: what the decision cost; undefined for a step that was no decision, such as a claim. */
export const weigh = (decisions: readonly Made[]): readonly (Finding | undefined)[] =>
  decisions.map((made) => atOnce(findingAt(made)));
