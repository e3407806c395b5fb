/**
 * What is thought out for the person asked before they ask: the hint, and from its judgement of the position whether
 * a move gives much away. All of it follows from their seat's observation.
 */
import { type Advice, FEWEST_WORLDS, isClear, leadOver, rollOut, swingOf } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { paced, SLICE } from '../session/choose-move.ts';
import { personOnTurn } from '../session/deciding.ts';
import type { Session } from '../session/session.ts';
import { adviceFor, type Hint, hintFrom, leastOf, NEVER, sideOf } from './hint.ts';

/** The advice to the person asked, as it is being thought out or known. */
interface Ahead {
  readonly match: AnyMatch;
  readonly seat: Seat;
  advice?: Promise<Advice<unknown> | undefined>;
  /** How it stands while it is being thought out, and who wants to know. */
  early?: Advice<unknown>;
  heard?: (advice: Advice<unknown>) => void;
  /** The person waits for it, so it is thought to its end; no longer once they have had a first answer and moved. */
  isAsked: boolean;
  isTold: boolean;
}

const ahead = new WeakMap<Session, Ahead>();

/** Milliseconds between two slices of what nobody waits for, so that no key does either. */
const UNHURRIED = 6;
/** And of such a slice. */
const BRIEF = 1;
/** A move the cursor merely passes over is not looked at. */
const DWELL = 120;

const worldsOf = ({ trials }: Advice<unknown>): number => trials[0]?.runs.length ?? 0;

/** Takes notice of how the advice stands whenever it rests on twice as many worlds. */
function hear(begun: Ahead, advice: Advice<unknown>): void {
  if (begun.early !== undefined && worldsOf(advice) < 2 * worldsOf(begun.early)) return;
  begun.early = advice;
  begun.heard?.(advice);
}

const unhurried = (ms = UNHURRIED): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

async function advised(session: Session, begun: Ahead): Promise<Advice<unknown> | undefined> {
  const { setup, state } = session;
  const { match, seat } = begun;
  const rest = (): Promise<void> => (begun.isAsked ? pause() : unhurried());
  const isWaitedFor = (): boolean => begun.isAsked && !begun.isTold;
  const stopped = (): boolean => state().isClosed || (!isWaitedFor() && session.match() !== match);
  await rest();
  const slice = (): number => (begun.isAsked ? SLICE : BRIEF);
  const pace = { clock: setup.clock, stopped, rest, slice };
  const found = await adviceFor(match, seat, pace, (advice) => hear(begun, advice));
  if (found === undefined && ahead.get(session) === begun) ahead.delete(session);
  return found;
}

/** Begins to think before a hint is asked for, which then goes on from there; undefined: nobody could use it. */
export function foresee(session: Session, isAsked = false): Ahead | undefined {
  const [match, seat] = [session.match(), personOnTurn(session)];
  if (seat === undefined) return undefined;
  let begun = ahead.get(session);
  if (begun?.match !== match) {
    begun = { match, seat, isAsked, isTold: false };
    ahead.set(session, begun);
    begun.advice = advised(session, begun);
  }
  begun.isAsked ||= isAsked;
  return begun;
}

/**
 * The hint for the person asked in a session; `heard` is told what it says so far, whenever that rests on twice as many
 * worlds. Throws unless a person is to act.
 */
export async function hintFor(session: Session, heard?: (hint: Hint) => void): Promise<Hint> {
  const begun = foresee(session, true);
  if (begun === undefined) throw new Error('a hint was asked for while nobody could use it');
  const { match, seat } = begun;
  const hintOf = (advice: Advice<unknown>): Hint => {
    if (!session.state().isClosed) session.record.noteHelp();
    return hintFrom(match, sideOf(match, seat), advice);
  };
  if (heard !== undefined)
    begun.heard = (advice) => {
      begun.isTold = true;
      heard(hintOf(advice));
    };
  if (begun.early !== undefined) begun.heard?.(begun.early);
  const advice = await begun.advice;
  return advice === undefined ? NEVER : hintOf(advice);
}

/** Much is as many times the least difference worth a word, and this part of what deals differ by. */
const MANY = 3;
const PART = 0.15;

/** How many worlds a move is judged on that the hint has not compared. */
const COACH_BUDGET = { least: 40, most: 120, positions: 9000 };

/** Whether a text from the legal list gives much away for whoever is to act; undefined if it was stopped. */
export async function givesMuchAway(
  session: Session,
  text: string,
  stopped: () => boolean,
): Promise<boolean | undefined> {
  const begun = foresee(session);
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
  const [best, made] = [compared?.[0], compared?.find(isIt)];
  if (best === undefined || made === undefined) return undefined;
  if (best.runs.length < FEWEST_WORLDS) return false;
  const lost = leadOver(best, made);
  return lost.mean > 0 && isClear(lost, Math.max(least, PART * swingOf(best)));
}
