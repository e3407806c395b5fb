/**
 * Seating: new players may take seats over in the middle of a match, at a chance event that allows it
 * (`ChanceEvent.seating`). Who sits where follows from the seats of the header and the `seats` of the steps since.
 */
import { fill } from '../lang/text.ts';
import { type ChanceStep, readChance } from './chance-step.ts';
import { CHANCE } from './game.ts';
import { type AnyMatch, chanceOf, matchActor } from './match.ts';
import type { SeatEntry, StepLine } from './record.ts';
import { isRefusal, problem, type Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

/** The players who sit down, by seat. */
export type Newcomers = Readonly<Record<string, SeatEntry>>;

/** A step that seated new players: who sat where before, and who sits down. */
export interface Seating {
  readonly before: readonly SeatEntry[];
  readonly seats: Newcomers;
}

export const seatedAfter = ({ before, seats }: Seating): readonly SeatEntry[] =>
  before.map((entry, seat) => seats[seat] ?? entry);

/** Who sits where after the steps, if `header` are the seats at the beginning. */
export function seatsAt(
  header: readonly SeatEntry[],
  steps: readonly { readonly seating?: Seating }[],
): readonly SeatEntry[] {
  const last = steps.findLast(({ seating }) => seating !== undefined)?.seating;
  return last === undefined ? header : seatedAfter(last);
}

const isSeating = ({ game }: AnyMatch, word: string): boolean =>
  game.rules.chanceEvents[word]?.seating === true;

/** The chance step, seating nobody, at which new players may sit down; undefined if the match waits for none. */
export function seatingDue(match: AnyMatch): ChanceStep | undefined {
  const { chanceEvents } = match.game.rules;
  if (matchActor(match) !== CHANCE) return undefined;
  if (!Object.keys(chanceEvents).some((word) => isSeating(match, word))) return undefined;
  const step = chanceOf(match);
  return isSeating(match, step.word) ? step : undefined;
}

/** The seats that a step offers to new players; undefined for a step that seats nobody. */
function seatsOffered(match: AnyMatch, line: string): readonly number[] | undefined {
  if (matchActor(match) !== CHANCE) return undefined;
  const step = readChance(match.pack, match.game.rules.chanceEvents, line);
  return isRefusal(step) || !isSeating(match, step.word) ? undefined : step.values;
}

/** The players who sit down at a step. In other steps the key `seats` has no use, and readers pass over it. */
export const newcomersIn = (
  match: AnyMatch,
  { seats, do: line }: Pick<StepLine, 'seats' | 'do'>,
): Newcomers | undefined => (seatsOffered(match, line) === undefined ? undefined : seats);

/** Why a step line may not say who sits down there. */
export function seatingFault(match: AnyMatch, { seats, do: line }: StepLine): Refusal | undefined {
  const named = seatsOffered(match, line);
  if (seats === undefined || named === undefined) return undefined;
  const fits =
    named.length === Object.keys(seats).length && named.every((seat) => Object.hasOwn(seats, seat));
  return fits ? undefined : problem(fill(texts.seating.others, line.slice(0, 40)));
}
