/**
 * What is thought out for the person asked before they ask: the hint, and from its judgement of the position whether
 * a move gives much away. All of it follows from their seat's observation.
 */
import { type Advice, isClear, leadOver, type Trial } from '../../ai/index.ts';
import { type Estimate, estimate } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { trialsOn } from '../session/choose-move.ts';
import { personOnTurn } from '../session/deciding.ts';
import type { Session } from '../session/session.ts';
import { adviceFor, type Hint, hintFrom, leastOf, NEVER, sideOf } from './hint.ts';

/** The advice to the person asked, as it is being thought out or known. */
interface Ahead {
  readonly match: AnyMatch;
  readonly seat: Seat;
  advice?: Promise<Advice<unknown> | undefined>;
  /** The person waits for it, so it is thought to its end. */
  isAsked: boolean;
  /** Moves that were looked at, and whether they give much away. */
  readonly seen: Map<string, boolean>;
}

const ahead = new WeakMap<Session, Ahead>();

/** Milliseconds between two slices of what nobody waits for, so that no key does either. */
const UNHURRIED = 15;

const unhurried = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, UNHURRIED));

async function advised(session: Session, begun: Ahead): Promise<Advice<unknown> | undefined> {
  const { setup, state } = session;
  const { match, seat } = begun;
  const rest = (): Promise<void> => (begun.isAsked ? pause() : unhurried());
  const stopped = (): boolean => state().isClosed || (!begun.isAsked && session.match() !== match);
  await rest();
  const found = await adviceFor(match, seat, { clock: setup.clock, stopped, rest });
  if (found === undefined && ahead.get(session) === begun) ahead.delete(session);
  return found;
}

/** Begins to think before a hint is asked for, which then goes on from there; undefined: nobody could use it. */
export function foresee(session: Session, isAsked = false): Ahead | undefined {
  const [match, seat] = [session.match(), personOnTurn(session)];
  if (seat === undefined) return undefined;
  let begun = ahead.get(session);
  if (begun?.match !== match) {
    begun = { match, seat, isAsked, seen: new Map() };
    ahead.set(session, begun);
    begun.advice = advised(session, begun);
  }
  begun.isAsked ||= isAsked;
  return begun;
}

/** The hint for the person asked in a session. Throws unless a person is to act. */
export async function hintFor(session: Session): Promise<Hint> {
  const begun = foresee(session, true);
  if (begun === undefined) throw new Error('a hint was asked for while nobody could use it');
  const { match, seat } = begun;
  const advice = await begun.advice;
  if (advice === undefined) return NEVER;
  if (!session.state().isClosed) session.record.noteHelp();
  return hintFrom(match, sideOf(match, seat), advice);
}

/** Much is as many times the least difference worth a word, and this part of what deals differ by. */
const MANY = 3;
const PART = 0.15;

/** How many worlds a move is rolledOut on that the hint has not compared. */
const PAINS = { least: 40, most: 120, positions: 9000 };

/** What the move advised is ahead by, and what it came to. */
interface Loss {
  readonly lost: Estimate;
  readonly best: Trial<unknown> | undefined;
}

/** By the hint's own figures; undefined where it has none for the move. */
function knownLoss(
  { game }: AnyMatch,
  { by, decision, trials }: Advice<unknown>,
  text: string,
): Loss | undefined {
  const isIt = ({ move }: { readonly move: unknown }): boolean =>
    game.notation.write(move) === text;
  const [best, made] = [trials[0], trials.find(isIt)];
  if (best !== undefined && made !== undefined) return { lost: leadOver(best, made), best };
  const weighed = by === 'exact' ? decision.weighed.find(isIt) : undefined;
  if (weighed === undefined) return undefined;
  const most = Math.max(...decision.weighed.map(({ utility }) => utility));
  return { lost: { mean: most - weighed.utility, error: 0 }, best: undefined };
}

/** How far the results of deals lie from their mean. */
function swingOf({ runs }: Trial<unknown>): number {
  const { error } = estimate(runs.map(({ gain }) => gain));
  return error * Math.sqrt(runs.length - 1);
}

function isMuch(match: AnyMatch, { lost, best }: Loss): boolean {
  const swing = best === undefined ? 0 : swingOf(best);
  return lost.mean > 0 && isClear(lost, Math.max(MANY * leastOf(match), PART * swing));
}

/** A move against the one advised, where the hint has not compared them. */
async function rolledOut(
  { setup }: Session,
  { match, seat }: Ahead,
  best: unknown,
  text: string,
  stopped: () => boolean,
): Promise<Loss | undefined> {
  const move = match.game.notation.read(text);
  if (isRefusal(move)) return undefined;
  const asked = { pains: PAINS, name: `coach/${text}` };
  const pace = { clock: setup.clock, stopped, rest: unhurried };
  const trials = await trialsOn(match, sideOf(match, seat), [best, move], asked, pace);
  const [one, other] = trials ?? [];
  return one && other && { lost: leadOver(one, other), best: one };
}

/**
 * Whether a move gives much away; it is a text from the legal list of the person to act. Undefined if nobody is, or it was
 * stopped.
 */
export async function givesMuchAway(
  session: Session,
  text: string,
  stopped: () => boolean,
): Promise<boolean | undefined> {
  const begun = foresee(session);
  const advice = await begun?.advice;
  if (begun === undefined || advice === undefined || stopped()) return undefined;
  const { match, seen } = begun;
  const { move: best } = advice.decision;
  if (match.game.notation.write(best) === text) return false;
  const known = seen.get(text);
  if (known !== undefined) return known;
  const loss =
    knownLoss(match, advice, text) ?? (await rolledOut(session, begun, best, text, stopped));
  if (loss === undefined) return undefined;
  seen.set(text, isMuch(match, loss));
  return seen.get(text);
}
