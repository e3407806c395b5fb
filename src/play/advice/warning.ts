/** The quiet warning of the coach: whether the move under the cursor gives much away, by the advice for a hint. */
import { isClear, leastOf, swingOf } from '../../ai/index.ts';
import { paced } from '../session/choose-move.ts';
import type { Session } from '../session/session.ts';
import { BRIEF, unhurried } from '../session/unhurried.ts';
import { lossAt } from './analysis.ts';
import { prepareHint } from './give-hint.ts';

/** Milliseconds that the cursor must rest on a move before the move is judged. */
const DWELL = 120;

/** A move gives much away if it loses at least this many times the least difference worth a word. */
const MANY = 3;
/** A move gives much away if it loses at least this part of the swing of deals. */
const PART = 0.15;

/** Whether a move, a text from the legal list, gives much away for the person to act; undefined if stopped. */
export async function givesMuchAway(
  session: Session,
  text: string,
  stopped: () => boolean,
): Promise<boolean | undefined> {
  const begun = prepareHint(session);
  const advice = await begun?.advice;
  if (begun === undefined || advice === undefined || stopped()) return undefined;
  const { match, seat } = begun;
  const { game } = match;
  const { read, write } = game.notation;
  if (write(advice.decision.move) === text) return false;
  await unhurried(DWELL);
  if (stopped()) return undefined;
  const pace = { clock: session.setup.clock, stopped, rest: unhurried, slice: () => BRIEF };
  const loss = await paced(lossAt(match, seat, read(text)), pace);
  if (loss === undefined) return undefined;
  const least = MANY * leastOf(game);
  const [, made] = loss.trials;
  const much = made === undefined ? least : Math.max(least, PART * swingOf(made));
  return isClear(loss.gain, much);
}
