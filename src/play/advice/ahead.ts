/**
 * Thinks ahead for the person who is to act: the hint is worked out before they ask for it, and from its judgement of
 * the position follows whether a move gives much away. Everything is derived from the observation of the person's
 * seat.
 */
import { type Advice, FEWEST_WORLDS, isClear, leadOver, rollOut, swingOf } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { paced, SLICE } from '../session/choose-move.ts';
import { personOnTurn } from '../session/deciding.ts';
import type { Session } from '../session/session.ts';
import { adviceFor, type Hint, hintFrom, leastOf, NEVER, sideOf } from './hint.ts';

/** The advice for the person to act, while it is thought out and once it is known. */
interface Ahead {
  readonly match: AnyMatch;
  readonly seat: Seat;
  advice?: Promise<Advice<unknown> | undefined>;
  /** The advice as it stands while it is still thought out. */
  early?: Advice<unknown>;
  /** Hears the advice as it stands. */
  heard?: (advice: Advice<unknown>) => void;
  /** The person has asked for the hint and waits for it. */
  isAsked: boolean;
  /** The person has heard a first answer: once they move, the advice need not be thought to its end. */
  isTold: boolean;
}

const ahead = new WeakMap<Session, Ahead>();

/** Milliseconds between two slices of work that nobody waits for, so that keys are answered at once. */
const UNHURRIED = 6;
/** Milliseconds of a slice of work that nobody waits for. */
const BRIEF = 1;
/** Milliseconds that the cursor must rest on a move before the move is judged. */
const DWELL = 120;

const worldsOf = ({ trials }: Advice<unknown>): number => trials[0]?.runs.length ?? 0;

/** Notes the advice as it stands whenever it rests on twice as many worlds as before. */
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

/** Begins to think ahead, or goes on with what was begun; undefined where nobody could use a hint. */
export function foresee(session: Session, isAsked = false): Ahead | undefined {
  const match = session.match();
  const seat = personOnTurn(session);
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
 * The hint for the person to act in a session. `heard` gets the hint as it stands whenever it rests on twice as many
 * worlds. Throws unless a person is to act.
 */
export async function hintFor(session: Session, heard?: (hint: Hint) => void): Promise<Hint> {
  const begun = foresee(session, true);
  if (begun === undefined) throw new Error('a hint was asked for while nobody could use it');
  const { match, seat } = begun;
  const hintOf = (advice: Advice<unknown>): Hint => {
    if (!session.state().isClosed) session.record.noteHelp('hint');
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
  const best = compared?.[0];
  const made = compared?.find(isIt);
  if (best === undefined || made === undefined) return undefined;
  if (best.runs.length < FEWEST_WORLDS) return false;
  const lost = leadOver(best, made);
  return lost.mean > 0 && isClear(lost, Math.max(least, PART * swingOf(best)));
}
