/** The result of a tournament: leads of every pair with their errors, standings, ratings, and tests if asked for. */
import { duplicateOf } from '../../engine/contest.ts';
import { estimate, meanOf } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import { type Meeting, ratingsOf } from './rating.ts';
import { type Hypotheses, type TestResult, testOf } from './sequential-test.ts';
import { superiorityOf } from './superiority.ts';
import {
  type Entrant,
  type EntrantPair,
  type Leads,
  pairsOf,
  type TournamentPlan,
} from './tournament.ts';

/** A pair: the lead of the first over the second, and deals won, tied and lost. */
interface PairResult extends Meeting {
  /** Deal by deal. */
  readonly leads: readonly number[];
  readonly mean: number;
  readonly error: number;
  /** The probability that the first is the better one. */
  readonly superiority: number;
  /** Undefined in a tournament without a test. */
  readonly test?: TestResult | undefined;
}

/** How an entrant did over all opponents. */
export interface EntrantStanding extends Entrant {
  /** The lead per deal over the others, as the mean over them. */
  readonly mean: number;
  readonly error: number;
  readonly rating: number;
  readonly ratingError: number;
  /** Tables that its program has forfeited. */
  readonly forfeits: number;
}

export interface TournamentResult {
  readonly matches: number;
  /** Differences of every pair, without those dropped for a forfeit. */
  readonly deals: number;
  /** The unit of the means: points, or what the game compares by. */
  readonly unit: string;
  readonly pairs: readonly PairResult[];
  readonly standings: readonly EntrantStanding[];
}

/**
 * What the deals between two entrants say: the mean lead of the first with its error, and how sure it is that the
 * first is the stronger.
 */
function pairResult(
  [first, second]: EntrantPair,
  leads: readonly number[],
  hypotheses: Hypotheses | undefined,
): PairResult {
  const count = (is: (lead: number) => boolean): number => leads.filter(is).length;
  const lead = estimate(leads);
  return {
    first,
    second,
    leads,
    ...lead,
    superiority: leads.length < 2 ? 0.5 : superiorityOf(lead),
    wins: count((lead) => lead > 0),
    ties: count((lead) => lead === 0),
    losses: count((lead) => lead < 0),
    test: hypotheses === undefined ? undefined : testOf(leads, hypotheses),
  };
}

/** Deal by deal, the mean lead of an entrant over all opponents for whom the deal counts: all play the same cards. */
function leadsOfEntrant(
  at: number,
  pairs: readonly EntrantPair[],
  leads: Leads,
): readonly number[] {
  const own = pairs.flatMap(([first, second], pair) =>
    first === at || second === at
      ? [{ sign: first === at ? 1 : -1, found: leads.byMatch[pair] ?? [] }]
      : [],
  );
  return Array.from({ length: leads.matches() }, (_, match) => {
    const counted = own.filter(({ found }) => (found[match]?.length ?? 0) > 0);
    return (counted[0]?.found[match] ?? []).map((_lead, deal) =>
      meanOf(counted.map(({ sign, found }) => sign * (found[match]?.[deal] ?? 0))),
    );
  }).flat();
}

/**
 * The result of a tournament, as far as it was played: every pair, and every entrant with mean lead, rating and
 * forfeits.
 */
export function resultOf(
  game: AnyGame,
  plan: TournamentPlan,
  leads: Leads,
  hypotheses?: Hypotheses,
): TournamentResult {
  const { entrants } = plan;
  const pairsPlayed = pairsOf(plan);
  const pairs = pairsPlayed.map((pair, at) => pairResult(pair, leads.byPair[at] ?? [], hypotheses));
  const ratings = ratingsOf(entrants.length, pairs);
  const standings = entrants.map((entrant, at) => ({
    ...entrant,
    ...estimate(leadsOfEntrant(at, pairsPlayed, leads)),
    rating: ratings[at]?.rating ?? 0,
    ratingError: ratings[at]?.error ?? 0,
    forfeits: leads.forfeits[at] ?? 0,
  }));
  return {
    matches: leads.matches(),
    deals: Math.max(0, ...leads.byPair.map((found) => found.length)),
    unit: duplicateOf(game)?.unit ?? 'points',
    pairs,
    standings,
  };
}
