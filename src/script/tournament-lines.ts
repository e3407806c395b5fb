/** The matches of a tournament as lines of its file, one for each match, with a checksum each. */
import * as v from 'valibot';
import { readObject } from '../engine/json.ts';
import { isRefusal } from '../engine/refusal.ts';
import { FIRST, followSum, sealLine } from '../engine/sums.ts';
import { seatings } from './duplicate.ts';
import { type Played, pairsAmong, type TournamentPlan } from './tournament.ts';

const lineSchema = v.object({
  match: v.pipe(v.number(), v.safeInteger()),
  forfeits: v.exactOptional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  points: v.array(v.array(v.array(v.array(v.pipe(v.number(), v.safeInteger()))))),
});

/** Writes lines one after another, each sealed with the sum of all before it. */
export function openLines(): {
  readonly write: (match: number, played: Played) => string;
  /** The match of the line of this match; undefined if the line is damaged or another's. */
  readonly read: (match: number, line: string) => Played | undefined;
} {
  let sum: number = FIRST;
  return {
    write(match, { points, forfeits }) {
      const [line, next] = sealLine({ match, points, ...(forfeits && { forfeits }) }, sum);
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
      const { points, forfeits } = output;
      return { points, ...(forfeits && { forfeits }) };
    },
  };
}

/** Whether this is a match of this tournament: every pair, table, and seat; points lack where they were forfeited. */
function fits({ points, forfeits = [] }: Played, { entrants, options }: TournamentPlan): boolean {
  const tables = seatings(options.players).length;
  return (
    points.length === pairsAmong(entrants).length &&
    points.every(
      (pair) =>
        pair.length === tables &&
        pair.every((deals) => deals.every((seats) => seats.length === options.players)),
    ) &&
    points.flat().filter((deals) => deals.length === 0).length === forfeits.length &&
    forfeits.every((at) => at < entrants.length)
  );
}

/** The matches from `from` on, up to the first line that is damaged. */
export function readLines(
  lines: readonly string[],
  from: number,
  plan: TournamentPlan,
): readonly Played[] {
  const { read } = openLines();
  const all: Played[] = [];
  for (const [at, line] of lines.entries()) {
    const played = read(from + at, line);
    if (played === undefined || !fits(played, plan)) break;
    all.push(played);
  }
  return all;
}
