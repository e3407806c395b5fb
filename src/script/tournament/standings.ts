/** The result of a tournament: leads of every pair with their errors, standings, ratings, tests. */
import { duplicateOf } from '../../engine/contest.ts';
import { estimate, meanOf } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import { type Meeting, ratingsOf } from './rating.ts';
import {
  type Entrant,
  type Leads,
  type Pair,
  pairsAmong,
  type TournamentPlan,
} from './tournament.ts';

/** The probability of either error of the test. */
export const RISK = 0.05;
/** Matches between two interim analyses, and before the first: fewer give no variance. */
const INTERVAL = 24;

/** The means of the two hypotheses, the lower first. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** Interim analyses, only after every `every` matches, so that the end does not depend on anything else. */
export interface Interim {
  readonly every: number;
  readonly isOver: (leads: Leads) => boolean;
}

/** Whether the tournament ends here. */
export const endsHere = (leads: Leads, interim: Interim | undefined): boolean =>
  interim !== undefined && leads.matches() % interim.every === 0 && interim.isOver(leads);

type Verdict = 'low' | 'high' | 'open';

/** Where the ratio would be infinite, which JSON cannot say. */
const CERTAIN = 1e9;
const BOUND = Math.log((1 - RISK) / RISK);

/** Above zero for the higher mean. Where all differences are one of the two figures, it is practically certain. */
export function logLikelihoodRatio(found: readonly number[], { low, high }: Hypotheses): number {
  const mean = meanOf(found);
  const spread = meanOf(found.map((one) => (one - mean) ** 2));
  const under = (wanted: number): number => spread + (mean - wanted) ** 2;
  if (found.length === 0) return 0;
  const ratio = (found.length / 2) * Math.log(under(low) / under(high));
  return Math.max(-CERTAIN, Math.min(CERTAIN, ratio));
}

/**
 * A sequential probability ratio test (Wald, “Sequential Tests of Statistical Hypotheses”, Annals of
 * Mathematical Statistics 16, 1945) of paired differences: which of the two figures is their mean more
 * likely to be? Their variance is not known and is fitted under either hypothesis, which makes the test a
 * generalized one (Li, Liu & Ying, Sequential Analysis 33, 2014).
 */
export function verdictOf(found: readonly number[], hypotheses: Hypotheses): Verdict {
  const ratio = logLikelihoodRatio(found, hypotheses);
  if (ratio >= BOUND) return 'high';
  return ratio <= -BOUND ? 'low' : 'open';
}

/** A pair: the lead of the first over the second, and deals won, tied and lost. */
export interface PairResult extends Meeting {
  /** Deal by deal. */
  readonly leads: readonly number[];
  readonly mean: number;
  readonly error: number;
  readonly test?: { readonly logLikelihoodRatio: number; readonly verdict: Verdict };
}

export interface Standing extends Entrant {
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
  readonly standings: readonly Standing[];
}

/** A test ends a tournament once it is decided for every pair. */
export const interimOf = (hypotheses: Hypotheses | undefined): Interim | undefined =>
  hypotheses && {
    every: INTERVAL,
    isOver: ({ byPair }) => byPair.every((found) => verdictOf(found, hypotheses) !== 'open'),
  };

const testOf = (found: readonly number[], hypotheses: Hypotheses) => ({
  logLikelihoodRatio: logLikelihoodRatio(found, hypotheses),
  verdict: verdictOf(found, hypotheses),
});

function pairResult(
  [first, second]: Pair,
  found: readonly number[],
  hypotheses: Hypotheses | undefined,
): PairResult {
  const count = (is: (lead: number) => boolean): number => found.filter(is).length;
  return {
    first,
    second,
    leads: found,
    ...estimate(found),
    wins: count((lead) => lead > 0),
    ties: count((lead) => lead === 0),
    losses: count((lead) => lead < 0),
    ...(hypotheses && { test: testOf(found, hypotheses) }),
  };
}

/** Deal by deal, the mean lead of an entrant over all opponents for whom the deal counts: all play the same cards. */
function leadsOfEntrant(at: number, pairs: readonly Pair[], leads: Leads): readonly number[] {
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

export function resultOf(
  game: AnyGame,
  { entrants }: TournamentPlan,
  leads: Leads,
  hypotheses?: Hypotheses,
): TournamentResult {
  const among = pairsAmong(entrants);
  const pairs = among.map((pair, at) => pairResult(pair, leads.byPair[at] ?? [], hypotheses));
  const ratings = ratingsOf(entrants.length, pairs);
  const standings = entrants.map((entrant, at) => ({
    ...entrant,
    ...estimate(leadsOfEntrant(at, among, leads)),
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
