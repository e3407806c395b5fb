/** The points of a tournament as lines of its file, one for each match, with a checksum each. */
import * as v from 'valibot';
import { readObject } from '../engine/json.ts';
import { isRefusal } from '../engine/refusal.ts';
import { FIRST, followSum, sealLine } from '../engine/sums.ts';
import { seatings } from './duplicate.ts';
import { type Points, pairsAmong, type TournamentPlan } from './tournament.ts';

const lineSchema = v.object({
  match: v.pipe(v.number(), v.safeInteger()),
  points: v.array(v.array(v.array(v.array(v.pipe(v.number(), v.safeInteger()))))),
});

/** Writes lines one after another, each sealed with the sum of all before it. */
export function openLines(): {
  readonly write: (match: number, points: Points) => string;
  /** The points of the line of this match; undefined if the line is damaged or another's. */
  readonly read: (match: number, line: string) => Points | undefined;
} {
  let sum: number = FIRST;
  return {
    write(match, points) {
      const [line, next] = sealLine({ match, points }, sum);
      sum = next;
      return `${line}\n`;
    },
    read(match, line) {
      const next = followSum(sum, line);
      const read = readObject(line);
      if (typeof next !== 'number' || isRefusal(read)) return undefined;
      const { success, output } = v.safeParse(lineSchema, read.object);
      if (!success || output.match !== match) return undefined;
      sum = next;
      return output.points;
    },
  };
}

/** Whether points are those of a match of this tournament: every pair, table, and seat. */
function fits(points: Points, { entrants, options }: TournamentPlan): boolean {
  const tables = seatings(options.players).length;
  return (
    points.length === pairsAmong(entrants).length &&
    points.every(
      (pair) =>
        pair.length === tables &&
        pair.every(
          (deals) => deals.length > 0 && deals.every((seats) => seats.length === options.players),
        ),
    )
  );
}

/** The points of the matches from `from` on, up to the first line that is damaged. */
export function readLines(
  lines: readonly string[],
  from: number,
  plan: TournamentPlan,
): readonly Points[] {
  const { read } = openLines();
  const all: Points[] = [];
  for (const [at, line] of lines.entries()) {
    const points = read(from + at, line);
    if (points === undefined || !fits(points, plan)) break;
    all.push(points);
  }
  return all;
}
