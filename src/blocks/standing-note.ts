/** A note beside the table that says how far every seat has come, each with a bar; what is below zero is a loss. */
import type { Note, NoteLine } from '../engine/table.ts';
import { joinTexts, same, signed, type Text } from '../lang/text.ts';
import { round } from './seats.ts';

interface PointsBySeat {
  readonly title: Text;
  /** The seat that is told first. */
  readonly observer: number;
  /** By seat, the points so far, and what the deal under way adds to them. */
  readonly totals: readonly number[];
  readonly added?: readonly number[];
  /** What a full bar stands for; longer ones are cut. */
  readonly of: number;
}

/** The line of a seat: its points, what the deal under way adds to them, and a bar of both. */
function lineOf({ totals, added = [], of }: PointsBySeat, seat: number): NoteLine {
  const total = totals[seat] ?? 0;
  const more = added[seat] ?? 0;
  const sum = total < 0 ? signed(total) : same(total);
  if (more === 0) return { label: same(`{${seat}}`), value: sum, bar: { parts: [total], of } };
  return {
    label: same(`{${seat}}`),
    value: joinTexts([sum, signed(more)]),
    bar: {
      parts: [Math.max(0, total), more],
      of,
    },
  };
}

export function standingNote(standing: PointsBySeat): Note {
  const { title, observer, totals } = standing;
  const seats = round(Math.max(0, observer), totals.length);
  return {
    title,
    lines: seats.map((seat) => lineOf(standing, seat)),
  };
}
