/**
 * Ranks moves that were judged in the same worlds, and says how sure the first place is. A hint always advises one
 * move, in three degrees:
 *
 * - better: ahead of every other by more than two standard errors, and by what is worth a word;
 * - probably: ahead with a probability of four in five, but less surely or by less; also where worlds find
 *   neither a likely lead nor that the moves come to the same, as where deals vary much;
 * - equal: no lead is likely, and another is as good by a test of equivalence: the whole interval lies within what is
 *   worth a word.
 *
 * Worlds decide beyond half a standard error of a difference. Within it decides what players know: the policy's shares
 * and the causes for a move shift a difference that worlds leave open by half an error at most, which alone never makes
 * a lead likely. Every figure that is shown is the figure that ranks. `npm run proofs -- hints GAME --afresh` measures
 * how often each degree holds.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import type { Spending } from '../engine/game.ts';
import { byGain, leadOver, mostWorlds } from './reasons.ts';
import type { Trial } from './rollouts.ts';
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

/** By how much what players favour shifts a difference at most, in standard errors: less than a likely lead. */
const SHIFT = 0.5;

/** A difference of favours, at most 1 in either direction. */
const limited = (difference: number): number => Math.max(-1, Math.min(1, difference));

/** By how much a trial is ahead of the best of the worlds, shrunk towards what players favour where worlds leave it open. */
function shrunkGain<M>(trial: Trial<M>, best: Trial<M>, favour: Favour<M>): number {
  const { mean, error } = leadOver(trial, best);
  if (!isDoubtful({ mean, error })) return mean;
  return mean + SHIFT * error * limited(favour(trial.move) - favour(best.move));
}

/** How moves of a game are compared. */
interface Comparing<M> {
  readonly favour: Favour<M>;
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

/** A trial behind the first one, and how surely. */
interface RankedTrial<M> {
  readonly trial: Trial<M>;
  /** By how much the first trial is ahead, shrunk. */
  readonly lead: Estimate;
  readonly graded: GradedLead;
}

/** Whether players hardly ever make the second of two moves, and do make the first. */
const isUsualBeside = <M>({ isUnusual = () => false }: Comparing<M>, one: M, other: M): boolean =>
  isUnusual(other) && !isUnusual(one);

/**
 * How surely worlds call the first of two moves better. What spends more for the same is never as good, nor what players
 * hardly ever do.
 */
function degreeByWorlds<M>(one: Trial<M>, other: Trial<M>, by: Comparing<M>): Degree {
  const lead = cautiousLead(one, other, by.least);
  const isPreferred =
    isCheaper(by, one.move, other.move) || isUsualBeside(by, one.move, other.move);
  return isPreferred && isEquivalent(lead, by.least) ? 'better' : degreeOf(lead, by.least);
}

/**
 * How surely the first move is better than another, by a lead of the size `mean`, which is shrunk: players alone never
 * make a move better for sure.
 */
function gradedLead<M>(
  first: Trial<M>,
  other: Trial<M>,
  mean: number,
  by: Comparing<M>,
): GradedLead {
  const lead = { mean, error: cautiousLead(first, other, by.least).error };
  if (degreeByWorlds(first, other, by) === 'better') return { ...lead, degree: 'better' };
  const degree = degreeOf(lead, by.least);
  return { ...lead, degree: degree === 'better' ? 'probably' : degree };
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

/** The order of the moves tried, without other ways to make the first move that are as good. */
export function ranked<M>(tried: readonly Trial<M>[], by: Comparing<M>): Ranking<M> {
  const [top] = byGain(tried);
  if (top === undefined) return { trials: [], leads: [], graded: [], degree: 'better' };
  const gains = new Map(tried.map((trial) => [trial, shrunkGain(trial, top, by.favour)]));
  const gainOf = (trial: Trial<M>): number => gains.get(trial) ?? 0;
  const inOrder = wholeFirst(byGain(tried).toSorted((a, b) => gainOf(b) - gainOf(a)));
  const [first = top, ...others] = cheapestFirst(usualFirst(inOrder, by), by);
  const placeOf = (trial: Trial<M>): RankedTrial<M> => {
    // A usual move, or one that spends less, may be behind by a difference that is none.
    const mean = Math.max(0, gainOf(first) - gainOf(trial));
    const lead = { mean, error: leadOver(first, trial).error };
    return { trial, lead, graded: gradedLead(first, trial, mean, by) };
  };
  const key = by.keyOf(first.move);
  const kept = others.filter(
    (one) => by.keyOf(one.move) !== key || degreeByWorlds(first, one, by) === 'better',
  );
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
