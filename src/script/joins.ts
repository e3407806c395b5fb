/**
 * Newcomers in a simulation: at every step that may seat some, each seat but the first changes hands with
 * a given probability, drawn from a stream of the seed's own. Who sits there plays as before, under another name.
 */
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { openStream, shuffle } from '../engine/random.ts';
import type { SeatEntry } from '../engine/record.ts';
import { type Seating, seatedAfter, seatingDue } from '../engine/seating.ts';
import type { ChanceStep } from '../engine/step.ts';

/** A step that seats newcomers, the newest last, and who they are. */
interface Joining {
  readonly step: ChanceStep;
  readonly seating?: Seating;
}

/** The step of a match that waits for one; undefined: chance makes another. */
export type Joins = (match: AnyMatch) => Joining | undefined;

/** Nothing is drawn from it but who sits down between these deals. */
function seatsDrawn({ seed, game, deal, options }: AnyMatch, share: number): readonly Seat[] {
  const random = openStream(`${seed}/${game.id}/joins/${deal}`);
  const others = Array.from({ length: options.players - 1 }, (_, at) => at + 1);
  return shuffle(
    others.filter(() => random() < share),
    random,
  );
}

/** For one match; `entries` are its seats at the beginning. */
export function openJoins(share: number, entries: readonly SeatEntry[]): Joins {
  let now = entries;
  const taken = new Map<Seat, number>();
  const newcomer = (seat: Seat): SeatEntry => {
    const count = (taken.get(seat) ?? 1) + 1;
    taken.set(seat, count);
    const { name = '', by = 'random' } = entries[seat] ?? {};
    return { name: `${name} ${count}`, by };
  };
  return (match) => {
    const due = seatingDue(match);
    if (due === undefined) return undefined;
    const values = seatsDrawn(match, share);
    if (values.length === 0) return { step: due };
    const seats = Object.fromEntries(values.map((seat) => [seat, newcomer(seat)]));
    const seating = { before: now, seats };
    now = seatedAfter(seating);
    return { step: { ...due, values }, seating };
  };
}
