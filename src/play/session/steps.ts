/**
 * Makes steps, and takes them back: the match before and after each, and its text in canonical form. Steps
 * go back to a person's last decision. A person who plays alone may do so whatever they have seen since,
 * also across deals. In a deal of the day, and where several people play, never past anything hidden that
 * a person has seen since, past another person's step, or past the end of a deal.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor } from '../../engine/match.ts';
import type { Earlier } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { seatingDue } from '../../engine/seating.ts';
import { type ChanceStep, readChance } from '../../engine/step.ts';
import { chooseMove, type Pace, type Who } from './choose-move.ts';
import { happened, type Made } from './log.ts';
import { DAILY, humanSeats, type Player } from './players.ts';
import { lastByPerson } from './seating.ts';

/** The actor's move made, or why it is refused. */
export function moved(before: AnyMatch, move: unknown): Made | Refusal {
  const after = makeMove(before, move);
  if (isRefusal(after)) return after;
  return { before, after, by: matchActor(before), text: before.game.notation.write(move) };
}

/** Whether the actor has nothing to decide in all of this game. */
export const isForcedHere = ({ game, state }: AnyMatch): boolean =>
  game.heuristics.levels.length === 0 && game.rules.legal(state).length === 1;

/** A move that cannot be refused. */
export function sure(before: AnyMatch, move: unknown): Made {
  const made = moved(before, move);
  if (isRefusal(made))
    throw new Error(`${before.game.id} refuses ${before.game.notation.write(move)}`);
  return made;
}

/** The move that `who` chooses as `seat`, the actor; undefined if it was stopped. */
export async function thoughtStep(
  before: AnyMatch,
  seat: Seat,
  who: Who,
  pace: Pace,
): Promise<Made | undefined> {
  const thought = await chooseMove(before, seat, who, pace);
  return thought && sure(before, before.game.notation.read(thought.move));
}

/** The step with which the deal opened when it was played before, where the game accepts it now too. */
function openedBefore(before: AnyMatch, earlier: Earlier | undefined): ChanceStep | undefined {
  const steps = Object.values(before.chanceCounts).reduce((sum, count) => sum + count, 0);
  const line = earlier?.deals[before.deal - 1]?.opening[steps];
  if (line === undefined) return undefined;
  const step = readChance(before.pack, before.game.rules.chanceEvents, line);
  return isRefusal(step) || isRefusal(makeChance(before, step)) ? undefined : step;
}

/** Whether the match waits for new players to sit down, and nothing says yet who does. */
export const isInviting = (before: AnyMatch, earlier: Earlier | undefined): boolean =>
  seatingDue(before) !== undefined && openedBefore(before, earlier) === undefined;

/** The chance step the match waits for: as it was earlier in deals played again, else from its seed. */
export function chanced(before: AnyMatch, earlier?: Earlier): Made {
  const step = openedBefore(before, earlier) ?? chanceOf(before);
  const made = happened(before, step);
  if (isRefusal(made)) throw new Error(`${before.game.id} refuses its own ${step.word}`);
  return made;
}

interface Table {
  readonly seed: string;
  readonly players: readonly Player[];
}

/** Whether nothing is taken back past what somebody has seen since. */
export const isStrict = ({ seed, players }: Table): boolean =>
  seed.startsWith(DAILY) || humanSeats(players).length > 1;

/** What a seat cannot see, as a text: equal for equal multisets. */
function unseen({ game, state }: AnyMatch, seat: Seat): string {
  const { pool } = game.observer.hidden(game.observer.observe(state, seat));
  return [...pool].sort((a, b) => a - b).join(' ');
}

const isDecided = ({ standIn, before }: Made): boolean => standIn !== true && !isForcedHere(before);

/** How many steps remain when `seat` takes its last one back; undefined if it may not. */
export function undoPoint(made: readonly Made[], table: Table, seat: Seat): number | undefined {
  const at = lastByPerson(made, table.players, isDecided);
  const step = made[at];
  const now = made.at(-1)?.after;
  if (step === undefined || now === undefined || step.by !== seat) return undefined;
  if (!isStrict(table)) return at;
  if (made.slice(at).some(({ after }) => after.closed !== undefined)) return undefined;
  return unseen(step.before, seat) === unseen(now, seat) ? at : undefined;
}
