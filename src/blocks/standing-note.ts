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
  /** The points are the totals of the match, not of a deal. */
  readonly areTotals?: true;
  /** What a full bar stands for; longer ones are cut. */
  readonly of: number;
  /** Sums that decide something. */
  readonly thresholds?: readonly number[];
}

/** The line of a seat: its points, what the deal under way adds to them, and a bar of both. */
function lineOf({ totals, added = [], of, thresholds }: PointsBySeat, seat: number): NoteLine {
  const total = totals[seat] ?? 0;
  const more = added[seat] ?? 0;
  const label = same(`{${seat}}`);
  const scale = thresholds === undefined ? { of } : { of, thresholds };
  if (more === 0) return { label, value: same(total), bar: { parts: [total], ...scale } };
  return {
    label,
    value: joinTexts([same(total), signed(more)]),
    bar: { parts: [Math.max(0, total), more], ...scale },
  };
}

export function standingNote(standing: PointsBySeat): Note {
  const { title, observer, totals, added = [], areTotals } = standing;
  const seats = round(Math.max(0, observer), totals.length);
  const lines = seats.map((seat) => lineOf(standing, seat));
  const isStanding = areTotals === true && added.every((more) => more === 0);
  return isStanding ? { title, lines, isStanding } : { title, lines };
}
