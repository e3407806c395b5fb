/**
 * Advice: the move a player would make, and it and its nearest rivals judged on fresh worlds. The
 * means of a search are unequal samples and say little about each other; these are not.
 */
import type { Estimate } from '../engine/estimate.ts';
import type { SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import type { Who } from './level.ts';
import { at } from './pick.ts';
import { isClear, leadOver, meanGain } from './reasons.ts';
import { type Case, type Pains, rollOut, type Side, type Trial } from './rollouts.ts';
import { type Decision, think } from './think.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** A decision to advise on. */
export interface Question<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly moves: readonly M[];
  readonly side: Side;
  readonly who: Who;
  readonly random: Random;
  /** Names the judge's streams. */
  readonly name: string;
  readonly pains: Pains;
}

export interface Advice<M> {
  /** The move advised first, then the others judged, the best first. */
  readonly trials: readonly Trial<M>[];
  readonly decision: Decision<M>;
  /** How the move came about: by agreement, by computing it, by certainty, or by what worlds say. */
  readonly by: 'agreement' | 'exact' | 'certain' | 'worlds';
}

/** Moves that are compared. */
const COMPARED = 3;

/** The moves in the order of what is known of them: weighed, or else favoured by the policy. */
function ordered<S, M, V>(
  { game, observation, moves }: Pick<Question<S, M, V>, 'game' | 'observation' | 'moves'>,
  { weighed, exact }: Decision<M>,
): readonly M[] {
  const tried = weighed.filter(({ visits }) => exact || visits > 0);
  if (tried.length > 0)
    return [...tried].sort((a, b) => b.utility - a.utility).map(({ move }) => move);
  const few = game.heuristics.candidates?.(observation) ?? moves;
  const weights = game.heuristics.policy?.(observation, few) ?? few.map(() => 1);
  return few
    .map((move, i) => ({ move, weight: at(weights, i) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => move);
}

/** The move and its nearest rivals. */
export function contenders<S, M, V>(
  question: Omit<Question<S, M, V>, 'pains'>,
  decision: Decision<M>,
): readonly M[] {
  const text = question.game.notation.write;
  const own = text(decision.move);
  const others = ordered(question, decision).filter((move) => text(move) !== own);
  return [decision.move, ...others].slice(0, COMPARED);
}

const byGain = <M>(trials: readonly Trial<M>[]): readonly Trial<M>[] =>
  [...trials].sort((a, b) => meanGain(b) - meanGain(a));

/** The move decided on first, unless the worlds clearly speak against it. */
function settled<M>(
  trials: readonly Trial<M>[],
  least: number,
  firm: boolean,
): readonly Trial<M>[] {
  const [chosen, ...others] = trials;
  if (chosen === undefined) return [];
  const sorted = byGain(others);
  const [rival] = sorted;
  if (firm || rival === undefined) return [chosen, ...sorted];
  const lead: Estimate = leadOver(chosen, rival);
  return lead.mean < 0 && isClear(lead, least) ? byGain(trials) : [chosen, ...sorted];
}

/** How a decision came about. */
function originOf<S, M, V>(
  { game, observation, moves }: Question<S, M, V>,
  { exact, move }: Decision<M>,
): Advice<M>['by'] {
  const [sure] = game.heuristics.claimLine?.(observation) ?? [];
  if (sure !== undefined && game.notation.write(sure) === game.notation.write(move))
    return 'certain';
  if (exact) return 'exact';
  const agreed = game.heuristics.bookMove?.(observation, moves);
  return agreed === undefined ? 'worlds' : 'agreement';
}

/** Decides and judges in slices. Exact figures and an only move need no worlds. */
export function* advise<S, M, V>(question: Question<S, M, V>): Generator<void, Advice<M>> {
  const { game, observation, side, moves, who, random, name, pains } = question;
  const decision = yield* think(game, observation, side.seat, moves, who, random);
  const by = originOf(question, decision);
  const few = contenders(question, decision);
  if (by === 'exact' || few.length < 2) return { trials: [], decision, by };
  const task: Case<S, M, V> = { game, observation, side, moves: few, name, pains };
  const trials = yield* rollOut(task);
  const least = game.heuristics.judging?.least ?? 0;
  const order = settled(trials, least, by !== 'worlds');
  return { trials: order, decision: { ...decision, move: at(order, 0).move }, by };
}
