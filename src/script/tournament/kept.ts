/** The matches of a tournament as the results of a partial: anything else is dropped when they are read back. */
import * as v from 'valibot';
import { seatings } from './duplicate.ts';
import { type Played, pairsAmong, type TournamentPlan } from './tournament.ts';

const schema = v.object({
  match: v.pipe(v.number(), v.safeInteger()),
  forfeits: v.exactOptional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  points: v.array(v.array(v.array(v.array(v.pipe(v.number(), v.safeInteger()))))),
});

/** Matches as results, numbered from `from`. */
export const resultsOf = (matches: readonly Played[], from: number): readonly object[] =>
  matches.map(({ points, forfeits }, at) => ({
    match: from + at,
    points,
    ...(forfeits && { forfeits }),
  }));

/** Whether this is a match of this tournament: every pair, table, and seat; forfeited tables have no points. */
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

/** The matches from `from` on, up to the first result out of sequence. */
export function matchesIn(
  results: readonly object[],
  from: number,
  plan: TournamentPlan,
): readonly Played[] {
  const all: Played[] = [];
  for (const [at, result] of results.entries()) {
    const { success, output } = v.safeParse(schema, result);
    if (!success || output.match !== from + at) break;
    const { match: _, ...played } = output;
    if (!fits(played, plan)) break;
    all.push(played);
  }
  return all;
}
