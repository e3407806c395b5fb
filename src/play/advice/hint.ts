/**
 * Hints: what the strongest opponent would do, judged with its nearest rivals on fresh worlds, and
 * the reasons that can be proved. All of it follows from the seat's observation.
 */
import type { Advice, Side } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch, ShownMatch } from '../../engine/match.ts';
import type { Text } from '../../lang/text.ts';
import { adviceOn, type Pace, type Who } from '../session/choose-move.ts';
import { personOnTurn } from '../session/deciding.ts';
import type { Session } from '../session/session.ts';
import { pagesOf, reasonsOf, sentenceOf, told, weighedBy } from './hint-words.ts';

/** A move that was weighed. */
interface Weighed {
  readonly told: Text;
  /** Points above the mean of the others'; + is good for the person. */
  readonly utility: number;
}

export interface Hint {
  /** A text from the legal list. */
  readonly move: string;
  /** What the opponent would do and how much better that is, as a whole sentence. */
  readonly sentence: Text;
  /** What speaks for the move. */
  readonly reasons: readonly Text[];
  /** Weighed moves, best first. Empty where nothing was weighed. */
  readonly weighed: readonly Weighed[];
  /** What is said the first time, and what more each time it is asked again: no line twice. */
  readonly pages: readonly (readonly Text[])[];
}

/** How many worlds a hint is judged on. */
const PAINS = { least: 40, most: 160, positions: 18_000 };

/** The strongest level a game offers. */
export const strongestOf = (match: AnyMatch): Who => match.game.heuristics.levels.at(-1) ?? 'hard';

/** For a hint whose search was stopped: nobody waits for it any more. */
const NEVER = new Promise<never>(() => {});

/** What a hint rests on; undefined if it was stopped. */
export const adviceFor = (
  match: AnyMatch,
  seat: Seat,
  pace: Pace,
): Promise<Advice<unknown> | undefined> =>
  adviceOn(
    match,
    sideOf(match, seat),
    { who: strongestOf(match), pains: PAINS, name: 'hint' },
    pace,
  );

/** What the strongest opponent would do in the place of `seat`, the seat to act, and why. */
export async function hintOf(
  match: AnyMatch,
  seat: Seat,
  clock: () => number,
  stopped: () => boolean = () => false,
): Promise<Hint> {
  const side = sideOf(match, seat);
  const advice = await adviceFor(match, seat, { clock, stopped });
  if (advice === undefined) return NEVER;
  const telling = { match, side, advice };
  const weighed = weighedBy(telling).map(({ move, utility }) => ({
    told: told(match, seat, move),
    utility,
  }));
  const move = match.game.notation.write(advice.decision.move);
  const reasons = reasonsOf(telling);
  return { move, sentence: sentenceOf(telling), reasons, weighed, pages: pagesOf(telling) };
}

/** The same for the person asked in a session. Throws unless a person is to act. */
export async function hintFor(session: Session): Promise<Hint> {
  const seat = personOnTurn(session);
  if (seat === undefined) throw new Error('a hint was asked for while nobody could use it');
  const { setup, match, state, record } = session;
  const hint = await hintOf(match(), seat, setup.clock, () => state().isClosed);
  if (!state().isClosed) record.noteHelp();
  return hint;
}

/** The seat and its rivals: every other party, or every other seat where each plays for itself. */
export function sideOf({ game, state }: ShownMatch, seat: Seat): Side {
  const { seats } = game.display.table(game.observer.observe(state, seat));
  const party = seats.find((one) => one.seat === seat)?.party;
  const isRival = (one: { readonly seat: Seat; readonly party?: number }): boolean =>
    one.seat !== seat && (party === undefined || one.party !== party);
  const rivals = seats.filter(isRival).map((one) => one.seat);
  return { seat, rivals, partners: seats.length - 1 - rivals.length, aim: game.aim };
}
