/** The plan of a tournament in a partial file, and the result of all its shards. */
import * as v from 'valibot';
import { duplicateOf } from '../../../engine/contest.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { OptionValues } from '../../../engine/options.ts';
import type { PlayedTournament } from '../../../report/tournament.ts';
import type { Merged } from '../../../script/shards/merge.ts';
import type { Head, ShardedRun } from '../../../script/shards/partial.ts';
import {
  endsHere,
  type Hypotheses,
  interimOf,
} from '../../../script/tournament/sequential-test.ts';
import { resultOf } from '../../../script/tournament/standings.ts';
import {
  matchesIn,
  openLeads,
  type RoundResult,
  type TournamentPlan,
} from '../../../script/tournament/tournament.ts';
import { whoNamed } from '../../parse/match-setup.ts';
import { plannedIn, runFields, unread } from '../../parse/shard.ts';

/** A tournament as requested. */
export interface Tournament {
  readonly game: AnyGame;
  readonly plan: TournamentPlan;
  /** Matches of every pair at most. */
  readonly count: number;
  readonly hypotheses?: Hypotheses | undefined;
  /** How many threads play; as many as there are cores unless given. */
  readonly threads?: number | undefined;
}

/** The options of a tournament where no others are asked for. */
export const ownOptions = (game: AnyGame): OptionValues => ({
  deals: 1,
  ...duplicateOf(game)?.options,
});

/** The plan as a partial holds it. JSON leaves out what is undefined. */
export const plannedRun = ({ plan, count, hypotheses }: Tournament): ShardedRun => ({
  game: plan.game,
  options: plan.options,
  seed: plan.seed,
  entrants: plan.entrants.map(({ name, who, positions }) => ({ name, who, positions })),
  gauntlet: plan.gauntlet,
  count,
  sprt: hypotheses,
});

const runSchema = v.object({
  ...runFields,
  entrants: v.array(
    v.object({ name: v.string(), who: v.string(), positions: v.exactOptional(v.number()) }),
  ),
  gauntlet: v.exactOptional(v.literal(true)),
  count: v.number(),
  sprt: v.exactOptional(
    v.object({
      low: v.number(),
      high: v.number(),
      risks: v.exactOptional(v.object({ alpha: v.number(), beta: v.number() })),
    }),
  ),
});

/** The tournament of a plan line. */
export function tournamentOf(head: Head): Tournament {
  const { game, run } = plannedIn(head, runSchema);
  const { options, seed, gauntlet, count, sprt } = run;
  const entrants = run.entrants.map((one) => ({ ...one, who: whoNamed(game, one.who) }));
  const plan = { game: game.id, options, seed, entrants, gauntlet, records: 'none' } as const;
  return { game, plan, count, hypotheses: sprt };
}

/** The result of these matches, up to the interim analysis that decides the tournament. */
export function playedFrom(
  tournament: Tournament,
  matches: readonly RoundResult[],
): PlayedTournament & { readonly over: boolean } {
  const { game, plan, count, hypotheses } = tournament;
  const leads = openLeads(game, plan);
  const interim = interimOf(hypotheses);
  let over = false;
  for (const one of matches) {
    leads.add(one);
    over = endsHere(leads, interim);
    if (over) break;
  }
  const result = resultOf(game, plan, leads, hypotheses);
  over ||= leads.matches() === count;
  return { game, plan, result, over, hypotheses };
}

/** The tournament played from the matches in all shards; a body that is not what its head promises is refused. */
export function mergedTournament({ heads, bodies }: Merged): PlayedTournament {
  const [first] = heads;
  if (first === undefined) return unread(1);
  const tournament = tournamentOf(first);
  const matches = heads.flatMap((head, at) => {
    const read = matchesIn(bodies[at] ?? [], head.from, tournament.plan);
    if (read.length !== bodies[at]?.length) unread(head.shard);
    return read;
  });
  const played = playedFrom(tournament, matches);
  return played.over ? played : unread(heads.length);
}
