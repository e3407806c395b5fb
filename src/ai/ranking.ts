/**
 * Ranks moves that were judged in the same worlds, and says how sure the first place is. A hint always advises one
 * move, in three degrees:
 *
 * - better: ahead of every other by more than two standard errors, and by what is worth a word;
 * - probably: ahead with a probability of two in three at least, but less surely or by less; also where worlds find
 *   neither a likely lead nor that the moves come to the same, as where deals vary much;
 * - equal: no lead is likely, and another is as good by a test of equivalence: the whole interval lies within what is
 *   worth a word.
 *
 * Where worlds leave a difference open, what is known beforehand shifts it: the utilities of the search by half a
 * standard error at most, and what players know, the policy's shares and the causes for a move, by as much again.
 * Players decide which move comes first, and never how surely: among 400 hints in doubt their shift said nothing of the
 * sign on fresh worlds, as that of the search did (by six errors). Every figure that is shown is the figure that ranks.
 * `npm run proofs -- hints GAME --afresh` measures how often each degree holds.
 */
import { at, type Estimate, meanOf } from '../engine/estimate.ts';
import type { Spending } from '../engine/game.ts';
import type { Decision } from './decide.ts';
import { byGain, leadOver, mostWorlds } from './reasons.ts';
import { gainPerUtility, type Side, type Trial } from './rollouts.ts';
import { cautiousLead, type Degree, degreeOf, isDoubtful, isEquivalent } from './verdicts.ts';
import type { AGame } from './world.ts';

/** A lead with the error by which it is judged (`cautiousLead`), and how surely it is one. */
export interface GradedLead extends Estimate {
  readonly degree: Degree;
}

/** Moves in order, the best first. */
export interface Ranking<M> {
  readonly trials: readonly Trial<M>[];
  /** By how much the first trial is ahead of each, itself included; never negative. */
  readonly leads: readonly Estimate[];
  /** How the lead over each is judged. */
  readonly graded: readonly GradedLead[];
  /** How surely the first is the best. */
  readonly degree: Degree;
}

/** How much players favour a move, in standard errors of a difference. */
export type Favour<M> = (move: M) => number;

/** The least share of the policy that a move is given. */
const LEAST = 0.01;

interface Position<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  /** How much more the causes say for a move than against it; absent: nothing is said of any move. */
  readonly causes?: Favour<M> | undefined;
}

/** How much players favour each of the moves: the logarithm of its share of the policy, and its causes. */
export function favourAmong<S, M, V>(
  { game, observation, causes }: Position<S, M, V>,
  moves: readonly M[],
): Favour<M> {
  const { policy, shrinkage } = game.heuristics;
  const shares = policy?.(observation, moves) ?? moves.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const weight = shrinkage?.weight ?? 1;
  const favours = new Map<string, number>();
  moves.forEach((move, i) => {
    const share = Math.max(LEAST, at(shares, i) / total);
    favours.set(game.notation.write(move), weight * Math.log(share) + (causes?.(move) ?? 0));
  });
  return (move) => favours.get(game.notation.write(move)) ?? 0;
}

/** By how much what is known beforehand shifts a difference at most, in standard errors. */
const SHIFT = 0.5;

/** A difference of favours, at most 1 in either direction. */
const limited = (difference: number): number => Math.max(-1, Math.min(1, difference));

/** By how much a favour shifts the lead of one move over another, where worlds leave it open. */
function shiftBy<M>(favour: Favour<M>, one: M, other: M, lead: Estimate): number {
  if (!isDoubtful(lead)) return 0;
  return SHIFT * lead.error * limited(favour(one) - favour(other));
}

/** A difference of the search that counts in full, in multiples of what is worth a word. */
const TELLING = 3;

/**
 * How much the search favours each move that it tried. Its worlds are others, and so is how it plays on: where the
 * judge's worlds leave a lead open, it often knows the sign, as policies and causes do not.
 */
export function promiseBySearch<S, M, V>(
  { game, side }: { readonly game: AGame<S, M, V>; readonly side: Side },
  { weighed }: Decision<M>,
  least: number,
): Favour<M> {
  const { write } = game.notation;
  const unit = gainPerUtility(side) / (TELLING * least);
  const tried = weighed.filter(({ visits }) => visits > 0);
  const promises = new Map(tried.map(({ move, utility }) => [write(move), unit * utility]));
  const middle = meanOf([...promises.values()]);
  return (move) => promises.get(write(move)) ?? middle;
}

/** How moves of a game are compared. */
interface Comparing<M> {
  /** What players favour: it shifts which move comes first, never how surely. */
  readonly favour: Favour<M>;
  /** What the search favours (`promiseBySearch`): it shifts both; absent: nothing. */
  readonly promise?: Favour<M> | undefined;
  /** The smallest difference that is worth a word. */
  readonly least: number;
  /** A key of what a move comes to, equal for all ways to make the move. */
  readonly keyOf: (move: M) => string;
  /** Whether players hardly ever make the move (`judging.isUnusual`); absent: none is unusual. */
  readonly isUnusual?: ((move: M) => boolean) | undefined;
  /** What a move spends (`judging.spends`); absent: nothing that counts. */
  readonly spends?: ((move: M) => Spending | undefined) | undefined;
}

/** Whether a move spends less than another for the same purpose. */
function isCheaper<M>({ spends }: Comparing<M>, one: M, other: M): boolean {
  const own = spends?.(one);
  const others = spends?.(other);
  if (own === undefined || others === undefined) return false;
  return own.purpose === others.purpose && own.amount < others.amount;
}

const nothing = (): number => 0;

/** By how much a trial is ahead of another, shifted by what is known beforehand. */
function shiftedLead<M>(
  one: Trial<M>,
  other: Trial<M>,
  { favour, promise = nothing }: Comparing<M>,
): Estimate {
  const lead = leadOver(one, other);
  const byPlayers = shiftBy(favour, one.move, other.move, lead);
  const bySearch = shiftBy(promise, one.move, other.move, lead);
  return { mean: lead.mean + byPlayers + bySearch, error: lead.error };
}

/** A trial behind the first one, and how surely. */
interface RankedTrial<M> {
  readonly trial: Trial<M>;
  /** By how much the first trial is ahead, shifted by what is known beforehand. */
  readonly lead: Estimate;
  readonly graded: GradedLead;
}

/** Whether players hardly ever make the second of two moves, and do make the first. */
const isUsualBeside = <M>({ isUnusual = () => false }: Comparing<M>, one: M, other: M): boolean =>
  isUnusual(other) && !isUnusual(one);

/** How surely worlds alone call a move better by a lead. What spends more is never as good, nor what is hardly made. */
function degreeByWorlds<M>(one: M, other: M, lead: Estimate, by: Comparing<M>): Degree {
  const isPreferred = isCheaper(by, one, other) || isUsualBeside(by, one, other);
  return isPreferred && isEquivalent(lead, by.least) ? 'better' : degreeOf(lead, by.least);
}

/**
 * By how much the first of two moves is better, and how surely. The search may make a lead likely or unlikely, and only
 * worlds make a move better for sure.
 */
function gradedLead<M>(one: Trial<M>, other: Trial<M>, by: Comparing<M>): GradedLead {
  const lead = cautiousLead(one, other, by.least);
  if (degreeByWorlds(one.move, other.move, lead, by) === 'better')
    return { ...lead, degree: 'better' };
  const mean = lead.mean + shiftBy(by.promise ?? nothing, one.move, other.move, lead);
  const shifted = { mean, error: lead.error };
  const degree = degreeOf(shifted, by.least);
  return { ...shifted, degree: degree === 'better' ? 'probably' : degree };
}

/** The degree of the first trial: as sure as its lead over every other. */
function degreeAmong<M>(others: readonly RankedTrial<M>[]): Degree {
  const degrees = others.map(({ graded }) => graded.degree);
  if (degrees.includes('equal')) return 'equal';
  return degrees.includes('probably') ? 'probably' : 'better';
}

/** The other trials, one that is as good as the first before all where there is one. */
function asGoodBeforeAll<M>(others: readonly RankedTrial<M>[]): readonly RankedTrial<M>[] {
  const asGood = others.find(({ graded }) => graded.degree === 'equal');
  if (asGood === undefined) return others;
  return [asGood, ...others.filter((other) => other !== asGood)];
}

/** The trials with the first replaced by one that is as good and spends less for the same. */
function cheapestFirst<M>(trials: readonly Trial<M>[], by: Comparing<M>): readonly Trial<M>[] {
  let first = at(trials, 0);
  for (const trial of trials) {
    const isLevel = isEquivalent(cautiousLead(at(trials, 0), trial, by.least), by.least);
    if (isLevel && isCheaper(by, trial.move, first.move)) first = trial;
  }
  return [first, ...trials.filter((trial) => trial !== first)];
}

/** The trials with an unusual first move after the best usual one, unless its lead over that is beyond doubt. */
function usualFirst<M>(
  trials: readonly Trial<M>[],
  { isUnusual = () => false }: Comparing<M>,
): readonly Trial<M>[] {
  const first = at(trials, 0);
  const usual = trials.find(({ move }) => !isUnusual(move));
  if (usual === undefined || usual === first) return trials;
  if (!isDoubtful(leadOver(first, usual))) return trials;
  return [usual, ...trials.filter((trial) => trial !== usual)];
}

/**
 * The trials with one in front that has met the most worlds: another way to make the first move, which is no longer
 * played on, would leave it in doubt.
 */
function wholeFirst<M>(trials: readonly Trial<M>[]): readonly Trial<M>[] {
  const worlds = mostWorlds(trials);
  const whole = trials.find(({ runs }) => runs.length === worlds);
  if (whole === undefined) return trials;
  return [whole, ...trials.filter((trial) => trial !== whole)];
}

/**
 * The trials without other ways to make a move that are no longer played on: their figures would be compared with those
 * of more worlds. A way that is clearly worse stays.
 */
function withoutStaleWays<M>(tried: readonly Trial<M>[], by: Comparing<M>): readonly Trial<M>[] {
  const replaces = (one: Trial<M>, other: Trial<M>): boolean =>
    one.runs.length > other.runs.length &&
    by.keyOf(one.move) === by.keyOf(other.move) &&
    gradedLead(one, other, by).degree !== 'better';
  return tried.filter((trial) => !tried.some((other) => replaces(other, trial)));
}

/** The order of the moves tried, without other ways to make the first move that are as good. */
export function ranked<M>(all: readonly Trial<M>[], by: Comparing<M>): Ranking<M> {
  const tried = withoutStaleWays(all, by);
  const [top] = byGain(tried);
  if (top === undefined) return { trials: [], leads: [], graded: [], degree: 'better' };
  const gains = new Map(tried.map((trial) => [trial, shiftedLead(trial, top, by).mean]));
  const gainOf = (trial: Trial<M>): number => gains.get(trial) ?? 0;
  const inOrder = wholeFirst(byGain(tried).toSorted((a, b) => gainOf(b) - gainOf(a)));
  const [first = top, ...others] = cheapestFirst(usualFirst(inOrder, by), by);
  const placeOf = (trial: Trial<M>): RankedTrial<M> => {
    const { mean, error } = shiftedLead(first, trial, by);
    // A usual move, or one that spends less, may be behind by a difference that is none.
    const lead = { mean: Math.max(0, mean), error };
    return { trial, lead, graded: gradedLead(first, trial, by) };
  };
  const key = by.keyOf(first.move);
  const isWorseWay = (one: Trial<M>): boolean => gradedLead(first, one, by).degree === 'better';
  const kept = others.filter((one) => by.keyOf(one.move) !== key || isWorseWay(one));
  const behind = asGoodBeforeAll(kept.map(placeOf));
  const places = [placeOf(first), ...behind];
  return {
    trials: places.map(({ trial }) => trial),
    leads: places.map(({ lead }) => lead),
    graded: places.map(({ graded }) => graded),
    degree: degreeAmong(behind),
  };
}

/** The ranking of a first move that needs no worlds: its leads are those of the worlds, and it is better for sure. */
export function rankedFirst<M>(first: Trial<M>, others: readonly Trial<M>[]): Ranking<M> {
  const trials = [first, ...byGain(others)];
  const leads = trials.map((trial) => leadOver(first, trial));
  const graded = leads.map((lead): GradedLead => ({ ...lead, degree: 'better' }));
  return { trials, leads, graded, degree: 'better' };
}
