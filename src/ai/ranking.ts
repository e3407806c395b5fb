/**
 * Ranks moves that were judged in the same worlds, and says how sure the first place is. A hint always advises one
 * move, in three degrees:
 *
 * - better: ahead of every other by more than two standard errors, and by what is worth a word;
 * - probably: ahead, but less surely or by less;
 * - equal: another is as good by a test of equivalence, since the whole interval lies within what matters.
 *
 * Worlds decide beyond one standard error of a difference. Within it decides what players know: the policy's shares and
 * the causes for a move shift a difference that worlds leave open by one standard error at most. Every figure that is
 * shown is the figure that ranks.
 */
import { at, descending, type Estimate } from '../engine/estimate.ts';
import { byGain, type Degree, degreeOf, isDoubtful, stakesThatMatter } from './doubt.ts';
import { leadOver } from './reasons.ts';
import type { Trial } from './rollouts.ts';
import type { AGame } from './world.ts';

/** Moves in order, the best first. */
export interface Ranking<M> {
  readonly trials: readonly Trial<M>[];
  /** By how much the first trial is ahead of each, itself included; never negative. */
  readonly leads: readonly Estimate[];
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

/** A difference of favours, at most 1 in either direction. */
const limited = (difference: number): number => Math.max(-1, Math.min(1, difference));

/** By how much a trial is ahead of the best of the worlds, shrunk towards what players favour where worlds leave it open. */
function shrunkGain<M>(trial: Trial<M>, best: Trial<M>, favour: Favour<M>): number {
  const { mean, error } = leadOver(trial, best);
  if (!isDoubtful({ mean, error })) return mean;
  return mean + error * limited(favour(trial.move) - favour(best.move));
}

/** Whether worlds tell the first trial from a later one. */
function degreeBetween<M>(first: Trial<M>, other: Trial<M>, least: number): Degree {
  return degreeOf(leadOver(first, other), least, stakesThatMatter(first, least));
}

/** The degree of the first trial: as sure as its lead over the least distant rival, and over every other. */
function degreeAmong<M>([first, ...others]: readonly Trial<M>[], least: number): Degree {
  if (first === undefined) return 'better';
  const degrees = others.map((other) => degreeBetween(first, other, least));
  const [next] = degrees;
  if (next === 'equal' || degrees.every((one) => one === 'better')) return next ?? 'better';
  return 'probably';
}

/** A key of what a move comes to, equal for all ways to make the move. */
export type OutcomeKey<M> = (move: M) => string;

/** The order of the moves judged, without other ways to make the first move that are as good. */
export function ranked<M>(
  judged: readonly Trial<M>[],
  favour: Favour<M>,
  least: number,
  keyOf: OutcomeKey<M>,
): Ranking<M> {
  const trials = byGain(judged);
  const [top] = trials;
  if (top === undefined) return { trials: [], leads: [], degree: 'better' };
  const scores = trials.map((trial) => shrunkGain(trial, top, favour));
  const order = descending(scores);
  const first = at(trials, at(order, 0));
  const isKept = (place: number): boolean => {
    const trial = at(trials, place);
    if (trial === first || keyOf(trial.move) !== keyOf(first.move)) return true;
    return degreeBetween(first, trial, least) === 'better';
  };
  const kept = order.filter(isKept);
  const best = at(scores, at(order, 0));
  const leads = kept.map((place) => ({
    mean: best - at(scores, place),
    error: leadOver(first, at(trials, place)).error,
  }));
  const inOrder = kept.map((place) => at(trials, place));
  return { trials: inOrder, leads, degree: degreeAmong(inOrder, least) };
}

/** The ranking of a first move that needs no worlds: its leads are those of the worlds, and it is better for sure. */
export function rankedFirst<M>(first: Trial<M>, others: readonly Trial<M>[]): Ranking<M> {
  const trials = [first, ...byGain(others)];
  return { trials, leads: trials.map((trial) => leadOver(first, trial)), degree: 'better' };
}
