/**
 * Gives the hint that the person to act asks for, and marks their decision as helped. The advice is thought out before
 * anybody asks, in slices that keys need not wait for, and rests on nothing but the observation of the person's seat.
 */
import type { Advice } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import type { Text } from '../../lang/text.ts';
import { paced, SLICE } from '../session/choose-move.ts';
import { personOnTurn } from '../session/deciding.ts';
import type { Session } from '../session/session.ts';
import { BRIEF, unhurried } from '../session/unhurried.ts';
import { hasChoice } from '../steps/steps.ts';
import { adviceAt, sideOf } from './analysis.ts';
import { type Hint, hintFrom, NEVER, stillWeighing } from './hint-words.ts';
import texts from './texts.json' with { type: 'json' };

/** The advice for the person to act, while it is thought out and once it is known. */
interface Prepared {
  readonly match: AnyMatch;
  readonly seat: Seat;
  advice?: Promise<Advice<unknown> | undefined>;
  /** The advice as it stands while it is still thought out. */
  early?: Advice<unknown>;
  /** Hears the advice as it stands. */
  heard?: (advice: Advice<unknown>) => void;
  /** The advice is known, so that nothing is said early any more. */
  isSettled: boolean;
  /** The person has asked for the hint and waits for it. */
  isAsked: boolean;
  /** The person has heard a first answer: once they move, the advice need not be thought to its end. */
  isTold: boolean;
}

const prepared = new WeakMap<Session, Prepared>();

const worldsOf = ({ trials }: Advice<unknown>): number => trials[0]?.runs.length ?? 0;

/** Notes the advice as it stands whenever it rests on twice as many worlds as before. */
function hear(begun: Prepared, advice: Advice<unknown>): void {
  if (begun.early !== undefined && worldsOf(advice) < 2 * worldsOf(begun.early)) return;
  begun.early = advice;
  begun.heard?.(advice);
}

/**
 * Thinks the advice out in slices: long ones once the person has asked, brief and unhurried ones before. Stops when
 * the position has gone, unless somebody still waits for a first answer.
 */
async function advised(session: Session, begun: Prepared): Promise<Advice<unknown> | undefined> {
  const { setup, state } = session;
  const { match, seat } = begun;
  const rest = (): Promise<void> => (begun.isAsked ? pause() : unhurried());
  const isWaitedFor = (): boolean => begun.isAsked && !begun.isTold;
  const stopped = (): boolean => state().isClosed || (!isWaitedFor() && session.match() !== match);
  await rest();
  const slice = (): number => (begun.isAsked ? SLICE : BRIEF);
  const pace = { clock: setup.clock, stopped, rest, slice };
  const thinking = adviceAt(match, seat, (advice) => hear(begun, advice));
  const found = await paced(thinking, pace);
  begun.isSettled = true;
  if (found === undefined && prepared.get(session) === begun) prepared.delete(session);
  return found;
}

/** Begins to think out the hint, or goes on with what was begun; undefined where nobody could use one. */
export function prepareHint(session: Session, isAsked = false): Prepared | undefined {
  const match = session.match();
  const seat = personOnTurn(session);
  if (seat === undefined) return undefined;
  let begun = prepared.get(session);
  if (begun?.match !== match) {
    begun = { match, seat, isSettled: false, isAsked, isTold: false };
    prepared.set(session, begun);
    begun.advice = advised(session, begun);
  }
  begun.isAsked ||= isAsked;
  return begun;
}

/** Why no hint is given in a session; undefined where one is. */
export const hintRefused = ({ setup }: Session): Text | undefined =>
  setup.isPuzzle === true ? texts.hint.notInPuzzles : undefined;

/**
 * The hint for the person to act, whose decision counts as helped from now on; where only one move is legal, nothing is
 * decided, and the hint is no help. `heard` gets the hint as it stands
 * whenever it rests on twice as many worlds, marked as one that is still weighed. Throws unless a person is to act.
 */
export async function giveHint(session: Session, heard?: (hint: Hint) => void): Promise<Hint> {
  const begun = prepareHint(session, true);
  if (begun === undefined) throw new Error('a hint was asked for while nobody could use it');
  const { match, seat } = begun;
  const isHelp = hasChoice(match);
  const hintOf = (advice: Advice<unknown>): Hint => {
    if (isHelp && !session.state().isClosed) session.record.noteHelp('hint');
    return hintFrom(match, sideOf(match, seat), advice);
  };
  if (heard !== undefined)
    begun.heard = (advice) => {
      begun.isTold = true;
      heard(stillWeighing(hintOf(advice)));
    };
  if (begun.early !== undefined && !begun.isSettled) begun.heard?.(begun.early);
  const advice = await begun.advice;
  return advice === undefined ? NEVER : hintOf(advice);
}
