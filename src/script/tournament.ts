/**
 * Tournaments: entrants play each other in pairs, all pairs the same deals, each in every seating of
 * `duplicate.ts`. Match i of every pair plays with the seed `S/i`, whoever plays it; kept are whole
 * points alone, and whatever follows is computed from them in match order.
 */
import type { Who } from '../ai/index.ts';
import type { AnyGame } from '../engine/game.ts';
import { type AnyMatch, openMatch } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill } from '../lang/text.ts';
import { seatEntries } from '../play/players.ts';
import { leadsOf, type Side, seatings, type TablePoints } from './duplicate.ts';
import { playMatch } from './match-run.ts';
import type { Stretch } from './shards.ts';
import { IN_MATCH, type Plan, recorder, seedOfMatch } from './simulate.ts';

export interface Entrant {
  readonly name: string;
  readonly who: Who;
}

export interface TournamentPlan {
  readonly game: string;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  readonly records: Plan['records'];
}

/** The points of match i: by pair and table. */
export type Points = readonly (readonly TablePoints[])[];

/** Match i of every pair. */
export interface Round {
  readonly points: Points;
  /** Its record lines, in the order of the points; empty without records. */
  readonly lines: string;
}

export type Pair = readonly [first: number, second: number];

/** Everybody with everybody named later. */
export const pairsAmong = (entrants: readonly Entrant[]): readonly Pair[] =>
  entrants.flatMap((_, first) =>
    entrants.slice(first + 1).map((_, at): Pair => [first, first + 1 + at]),
  );

/** The points by deal at one table; its record goes to `lines`. */
function playTable(
  opening: AnyMatch,
  plan: TournamentPlan,
  seats: readonly Entrant[],
  lines: string[],
): TablePoints | Refusal {
  const deals: (readonly number[])[] = [];
  const who = seats.map((entrant) => entrant.who);
  const onStep =
    plan.records === 'none'
      ? undefined
      : recorder(opening, { ...plan, seats: who }, lines, seatEntries(seats));
  const onClosed = ({ closed }: AnyMatch): void => {
    if (closed !== undefined) deals.push(closed.points);
  };
  const match = playMatch(opening, who, onClosed, onStep);
  return isRefusal(match) ? match : deals.map((points) => points.slice(0, opening.options.players));
}

const seated = (sides: readonly Side[], pair: readonly Entrant[]): readonly Entrant[] =>
  sides.flatMap((side) => pair[side] ?? []);

/** Match `index` of every pair; refused if a table exceeds a limit. */
function playRound(game: AnyGame, plan: TournamentPlan, index: number): Round | Refusal {
  const lines: string[] = [];
  const points: (readonly TablePoints[])[] = [];
  const opening = openMatch(game, plan.options, seedOfMatch(plan.seed, index));
  for (const [first, second] of pairsAmong(plan.entrants)) {
    const pair = [first, second].flatMap((at) => plan.entrants[at] ?? []);
    const tables: TablePoints[] = [];
    for (const sides of seatings(plan.options.players)) {
      const table = playTable(opening, plan, seated(sides, pair), lines);
      if (isRefusal(table))
        return refuse(table.clause, fill(IN_MATCH, index, opening.seed, table.text));
      tables.push(table);
    }
    points.push(tables);
  }
  return { points, lines: lines.join('') };
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

/** The leads of every pair, match by match: what errors, ratings and tests are computed from. */
export interface Leads {
  readonly add: (points: Points) => void;
  /** By pair: how much the first led the second by. */
  readonly byPair: readonly (readonly number[])[];
  readonly matches: () => number;
}

export function openLeads(game: AnyGame, plan: TournamentPlan): Leads {
  const byPair: number[][] = pairsAmong(plan.entrants).map(() => []);
  let matches = 0;
  return {
    byPair,
    matches: () => matches,
    add(points) {
      matches++;
      for (const [at, leads] of byPair.entries())
        leads.push(...leadsOf(game, plan.options, points[at] ?? []));
    },
  };
}

/** The deals of one duplicate match. */
export const dealsOf = (game: AnyGame, options: MatchOptions): number =>
  game.extras.duplicate === undefined ? 1 : Math.max(1, options.deals);
