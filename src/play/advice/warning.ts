/** The quiet warning of the coach: whether the move under the cursor gives much away, by the advice for a hint. */
import { FEWEST_WORLDS, isClear, leadOver, rollOut, swingOf } from '../../ai/index.ts';
import { paced } from '../session/choose-move.ts';
import type { Session } from '../session/session.ts';
import { BRIEF, prepareHint, unhurried } from './give-hint.ts';
import { leastOf, sideOf } from './hint.ts';

/** Milliseconds that the cursor must rest on a move before the move is judged. */
const DWELL = 120;

/** A move gives much away if it loses at least this many times the least difference worth a word. */
const MANY = 3;
/** A move gives much away if it loses at least this part of the swing of deals. */
const PART = 0.15;

/** The worlds on which a move is judged that the hint has not compared. */
const COACH_BUDGET = { least: 40, most: 120, positions: 9000 };

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
  const { by, decision, trials } = advice;
  const { game, state } = match;
  const { read, write } = game.notation;
  const isIt = ({ move }: { readonly move: unknown }): boolean => write(move) === text;
  const least = MANY * leastOf(match);
  const most = Math.max(...decision.weighed.map(({ utility }) => utility));
  if (by === 'exact')
    return decision.weighed.some((one) => isIt(one) && most - one.utility >= least);
  if (isIt(decision)) return false;
  const thinking = rollOut({
    game,
    observation: game.observer.observe(state, seat),
    side: sideOf(match, seat),
    moves: [decision.move, read(text)],
    budget: COACH_BUDGET,
    name: `${match.seed}/coach/${seat}/${match.ply}/${text}`,
  });
  await unhurried(DWELL);
  if (stopped()) return undefined;
  const pace = { clock: session.setup.clock, stopped, rest: unhurried, slice: () => BRIEF };
  const compared = trials.some(isIt) ? trials : await paced(thinking, pace);
  const best = compared?.[0];
  const made = compared?.find(isIt);
  if (best === undefined || made === undefined) return undefined;
  if (best.runs.length < FEWEST_WORLDS) return false;
  const lost = leadOver(best, made);
  return lost.mean > 0 && isClear(lost, Math.max(least, PART * swingOf(best)));
}
