/**
 * Tournaments: entrants play each other in pairs, or the first all others; all pairs play the same deals, each in every seating of
 * `duplicate.ts`. Match i of every pair plays with the seed `S/i`, whoever plays it; only
 * points are kept, as whole numbers; the rest is computed from them in match order.
 */
import * as v from 'valibot';
import { effortAtMost } from '../../ai/index.ts';
import { duplicateOf } from '../../engine/contest.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { type AnyMatch, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { fill } from '../../lang/text.ts';
import { type Automaton, isProgram, seatEntries } from '../../play/session/players.ts';
import type { Stretch } from '../shards/partial.ts';
import { type MatchPlayer, type OnStep, playMatch } from '../sim/match-run.ts';
import { type Plan, recordWriter, seedOfMatch } from '../sim/simulate.ts';
import texts from '../texts.json' with { type: 'json' };
import { leadsOf, seatings, type TablePoints } from './duplicate.ts';

export interface Entrant {
  readonly name: string;
  readonly who: Automaton;
  /** The most positions that a level may search for a move, if it has a limit of its own. */
  readonly positions?: number;
}

/** Who plays for an entrant: a program or one of our own, within its limit. */
export function playerFor(game: AnyGame, { who, positions }: Entrant): MatchPlayer {
  if (positions === undefined || isProgram(who)) return who;
  return effortAtMost(game, who, positions);
}

export interface TournamentPlan {
  readonly game: string;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  /** Only the first meets the others. */
  readonly gauntlet?: true | undefined;
  readonly records: Plan['records'];
}

/** The points of match i: by pair and table; none from a table at which a program has forfeited. */
type Points = readonly (readonly TablePoints[])[];

/** The result of match i for every pair. */
export interface RoundResult {
  readonly points: Points;
  /** The entrants, by their place in the plan, that forfeited: one for each table without points. */
  readonly forfeits?: readonly number[];
}

/** Match i of every pair. */
export interface Round extends RoundResult {
  /** The lines of its records, in the order of the points; empty without records. */
  readonly lines: string;
}

export type EntrantPair = readonly [first: number, second: number];

/** Who meets whom: every entrant every later one, or in a gauntlet the first all others. */
export const pairsOf = ({
  entrants,
  gauntlet,
}: Pick<TournamentPlan, 'entrants' | 'gauntlet'>): readonly EntrantPair[] =>
  (gauntlet === true ? entrants.slice(0, 1) : entrants).flatMap((_, first) =>
    entrants.slice(first + 1).map((_, at): EntrantPair => [first, first + 1 + at]),
  );

/** A match that ended because the program at a seat forfeited it. */
interface Forfeit {
  readonly forfeiter: Seat;
}

/** How a match ended. */
export type Ended = AnyMatch | Forfeit | Refusal;

const isForfeit = (ended: Ended): ended is Forfeit => 'forfeiter' in ended;

/** A table at which a match is to be played. */
export interface TournamentTable {
  /** The number of the table in the whole tournament, from 0. */
  readonly number: number;
  readonly opening: AnyMatch;
  readonly seats: readonly Entrant[];
  readonly onClosed: (after: AnyMatch) => void;
  readonly onStep: OnStep | undefined;
}

/** Opens a table: `points` gives the points by deal once it is played, and its record is written to `lines`. */
function openTable(
  opening: AnyMatch,
  plan: TournamentPlan,
  seats: readonly Entrant[],
  lines: string[],
): { readonly table: Omit<TournamentTable, 'number'>; readonly points: () => TablePoints } {
  const deals: (readonly number[])[] = [];
  const who = seats.map((entrant) => entrant.who);
  const onStep =
    plan.records === 'none'
      ? undefined
      : recordWriter(opening, { ...plan, seats: who }, lines, seatEntries(seats));
  const onClosed = ({ closed }: AnyMatch): void => {
    if (closed !== undefined) deals.push(closed.points.slice(0, opening.options.players));
  };
  return { table: { opening, seats, onClosed, onStep }, points: () => deals };
}

/**
 * Match `index` of every pair, table by table; the caller sends back where each match ended. Refuses the round if a match
 * was refused.
 */
export function* tablesOf(
  game: AnyGame,
  plan: TournamentPlan,
  index: number,
): Generator<TournamentTable, Round | Refusal, Ended> {
  const lines: string[] = [];
  const forfeits: number[] = [];
  const points: (readonly TablePoints[])[] = [];
  const opening = openMatch(game, plan.options, seedOfMatch(plan.seed, index));
  const pairs = pairsOf(plan);
  const turns = seatings(plan.options.players);
  let number = index * pairs.length * turns.length;
  for (const numbers of pairs) {
    const pair = numbers.flatMap((at) => plan.entrants[at] ?? []);
    const tables: TablePoints[] = [];
    for (const sides of turns) {
      const seated = sides.flatMap((side) => pair[side] ?? []);
      const { table, points: made } = openTable(opening, plan, seated, lines);
      const ended = yield { ...table, number: number++ };
      if (isRefusal(ended))
        return refuse(ended.clause, fill(texts.sim.inMatch, index, opening.seed, ended.text));
      const side = isForfeit(ended) ? sides[ended.forfeiter] : undefined;
      if (side !== undefined) forfeits.push(numbers[side]);
      tables.push(side === undefined ? made() : []);
    }
    points.push(tables);
  }
  const round = { points, lines: lines.join('') };
  return forfeits.length === 0 ? round : { ...round, forfeits };
}

/** Plays match `index` of every pair. */
function playRound(game: AnyGame, plan: TournamentPlan, index: number): Round | Refusal {
  const tables = tablesOf(game, plan, index);
  let next = tables.next();
  while (next.done !== true) {
    const { opening, seats, onClosed, onStep } = next.value;
    const who = seats.map((entrant) => playerFor(game, entrant));
    next = tables.next(playMatch(opening, who, onClosed, onStep));
  }
  return next.value;
}

/** Plays a stretch of matches. */
export function playRounds(
  game: AnyGame,
  plan: TournamentPlan,
  { from, to }: Stretch,
): readonly Round[] | Refusal {
  const rounds: Round[] = [];
  for (let index = from; index < to; index++) {
    const round = playRound(game, plan, index);
    if (isRefusal(round)) return round;
    rounds.push(round);
  }
  return rounds;
}

/** The leads of every pair, match by match: the basis of errors, ratings and tests. */
export interface Leads {
  readonly add: (played: RoundResult) => void;
  /** By pair: how much the first led the second by. */
  readonly byPair: readonly (readonly number[])[];
  /** By pair and match: how much the first led the second by; nothing from a match with a forfeited table. */
  readonly byMatch: readonly (readonly (readonly number[])[])[];
  /** Tables forfeited, by entrant. */
  readonly forfeits: readonly number[];
  readonly matches: () => number;
}

/**
 * Adds up leads by pair and by match as matches end. A match in which a table was forfeited has no leads, since its
 * deals were not played in every seating.
 */
export function openLeads(game: AnyGame, plan: TournamentPlan): Leads {
  const byPair: number[][] = pairsOf(plan).map(() => []);
  const byMatch: (readonly number[])[][] = byPair.map(() => []);
  const forfeited = plan.entrants.map(() => 0);
  let matches = 0;
  return {
    byPair,
    byMatch,
    forfeits: forfeited,
    matches: () => matches,
    add({ points, forfeits = [] }) {
      matches++;
      for (const at of forfeits) forfeited[at] = (forfeited[at] ?? 0) + 1;
      for (const [at, leads] of byPair.entries()) {
        const tables = points[at] ?? [];
        const isWhole = tables.every((deals) => deals.length > 0);
        const found = isWhole ? leadsOf(game, plan.options, tables) : [];
        leads.push(...found);
        byMatch[at]?.push(found);
      }
    },
  };
}

/** The deals of one duplicate match. */
export const dealsPerMatch = (game: AnyGame, options: MatchOptions): number =>
  duplicateOf(game) === undefined ? 1 : Math.max(1, options.deals);

/* Matches as the results of a partial: anything else is dropped when they are read back. */

const schema = v.object({
  match: v.pipe(v.number(), v.safeInteger()),
  forfeits: v.exactOptional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  points: v.array(v.array(v.array(v.array(v.pipe(v.number(), v.safeInteger()))))),
});

/** Matches as the results of a partial, numbered from `from`. */
export const resultsOf = (matches: readonly RoundResult[], from: number): readonly object[] =>
  matches.map(({ points, forfeits }, at) => {
    const result = { match: from + at, points };
    return forfeits === undefined ? result : { ...result, forfeits };
  });

/** Whether this is a match of this tournament: every pair, table, and seat; forfeited tables have no points. */
function isOfTournament({ points, forfeits = [] }: RoundResult, plan: TournamentPlan): boolean {
  const { entrants, options } = plan;
  const tables = seatings(options.players).length;
  return (
    points.length === pairsOf(plan).length &&
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
): readonly RoundResult[] {
  const all: RoundResult[] = [];
  for (const [at, result] of results.entries()) {
    const { success, output } = v.safeParse(schema, result);
    if (!success || output.match !== from + at) break;
    const { match: _, ...played } = output;
    if (!isOfTournament(played, plan)) break;
    all.push(played);
  }
  return all;
}
