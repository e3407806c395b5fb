/**
 * Advice: the move a player would make, and it and its nearest rivals judged on fresh worlds. The
 * means of a search are unequal samples and say little about each other; these are not.
 */
import { at, descending } from '../engine/estimate.ts';
import type { Random } from '../engine/random.ts';
import { byGain, isLevel, isSettled } from './doubt.ts';
import { leadOver } from './reasons.ts';
import {
  gainPerUtility,
  type Pains,
  rollOut,
  type Side,
  type Trial,
  timesPains,
} from './rollouts.ts';
import { type Decision, type Effort, think, type Weighed, type Who } from './think.ts';
import type { AGame } from './world.ts';

/** A computed decision, its utilities as gains of the seat's side. */
export interface Settled<M> extends Decision<M> {
  /** Moves nobody knows the exact result of; none of them is better than the best. */
  readonly open: readonly M[];
}

interface Computing<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly moves: readonly M[];
  readonly side: Side;
}

/** Positions that settling one move may take. */
const FOR_ONE_MOVE = 20_000;

/**
 * What hints and reviews may say about a computed decision: opponents compute only the best move, so moves
 * left open are settled here one by one, where possible. Pauses after every move.
 * Where nothing can be settled, the rest was not worth computing.
 */
export function* settle<S, M, V>(
  { game, observation, moves, side }: Computing<S, M, V>,
  decision: Decision<M>,
): Generator<void, Settled<M>> {
  const { solveObservation } = game.heuristics;
  const known = new Map(decision.weighed.map((one) => [game.notation.write(one.move), one]));
  const weighed: Weighed<M>[] = [];
  const open: M[] = [];
  const gain = gainPerUtility(side);
  for (const move of moves) {
    const one = known.get(game.notation.write(move));
    const utility = one?.utility ?? solveObservation?.(observation, [move], FOR_ONE_MOVE)?.[0];
    if (utility !== undefined)
      weighed.push({ move: one?.move ?? move, utility: utility * gain, visits: 0 });
    else if (solveObservation !== undefined) open.push(move);
    if (one === undefined) yield;
  }
  return { ...decision, weighed, open };
}

/** A decision to advise on. */
export interface Question<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly moves: readonly M[];
  readonly side: Side;
  readonly who: Who | Effort;
  readonly random: Random;
  /** Names the judge's streams. */
  readonly name: string;
  /** Where doubt remains, several times as many worlds are judged (`MOST_TIMES`). */
  readonly pains: Pains;
  /** Is told how things stand while more worlds are judged. */
  readonly heard?: ((advice: Advice<M>) => void) | undefined;
}

export interface Advice<M> {
  /** The move advised first, then the others judged, the best first: none has a better figure. */
  readonly trials: readonly Trial<M>[];
  readonly decision: Decision<M>;
  /**
   * How the move came about: by agreement, by computing every move, by proving that none is better, by
   * certainty, or by what worlds say.
   */
  readonly by: 'agreement' | 'exact' | 'proved' | 'certain' | 'worlds';
}

/** How many times the usual worlds are played where doubt remains, unless the game says (`judging.times`). */
const MOST_TIMES = 8;

/** Moves that are compared. */
const COMPARED = 3;

type Position<S, M, V> = Pick<Question<S, M, V>, 'game' | 'observation' | 'moves'>;

/** The moves that the policy favours first. */
function favoured<S, M, V>(
  { game, observation }: Position<S, M, V>,
  moves: readonly M[],
): readonly M[] {
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  return descending(weights).map((place) => at(moves, place));
}

/**
 * The moves in the order of what is known of them: weighed, those the search tried longest first, or else favoured by
 * the policy.
 */
function ordered<S, M, V>(position: Position<S, M, V>, { weighed }: Decision<M>): readonly M[] {
  const { game, observation, moves } = position;
  const tried = weighed.filter(({ visits }) => visits > 0);
  if (tried.length > 0)
    return [...tried]
      .sort((a, b) => b.visits - a.visits || b.utility - a.utility)
      .map(({ move }) => move);
  return favoured(position, game.heuristics.candidates?.(observation) ?? moves);
}

/** What a move comes to, alike for all ways to make it. */
const sumIn = <S, M, V>({ heuristics, notation }: AGame<S, M, V>): ((move: M) => string) =>
  heuristics.judging?.sum ?? notation.write;

/** The move, its nearest rivals, and the nearest other way to make it. */
export function contenders<S, M, V>(
  question: Omit<Question<S, M, V>, 'pains'>,
  decision: Decision<M>,
  most = COMPARED,
): readonly M[] {
  const { write } = question.game.notation;
  const moves = [decision.move, ...ordered(question, decision)];
  const sums = moves.map(sumIn(question.game));
  const rivals = moves.filter((_, i) => sums.indexOf(at(sums, i)) === i).slice(0, most);
  const way = moves.find((move, i) => sums[i] === sums[0] && write(move) !== write(decision.move));
  return way === undefined ? rivals : [...rivals, way];
}

/** The trials in order, without other ways to make the first move that are as good. */
function inOrder<S, M, V>(game: AGame<S, M, V>, trials: readonly Trial<M>[]): readonly Trial<M>[] {
  const [best, ...others] = byGain(trials);
  if (best === undefined) return [];
  const [sum, least] = [sumIn(game), game.heuristics.judging?.least ?? 0];
  const isApart = (one: Trial<M>): boolean =>
    sum(one.move) !== sum(best.move) || !isLevel(leadOver(best, one), least);
  return [best, ...others.filter(isApart)];
}

/** How a decision that was not computed came about. */
function originOf<S, M, V>(
  { game, observation, moves }: Question<S, M, V>,
  { move }: Decision<M>,
): Advice<M>['by'] {
  const [sure] = game.heuristics.claimLine?.(observation) ?? [];
  if (sure !== undefined && game.notation.write(sure) === game.notation.write(move))
    return 'certain';
  const agreed = game.extras.conventions?.bookMove(observation, moves);
  return agreed === undefined ? 'worlds' : 'agreement';
}

/** A move that is sure, and those of the others that worlds do not call better. */
function* sure<S, M, V>(
  question: Question<S, M, V>,
  decision: Decision<M>,
  moves: readonly M[],
  by: Advice<M>['by'],
): Generator<void, Advice<M>> {
  const [chosen, ...others] = yield* rollOut({ ...question, moves });
  if (chosen === undefined) return { trials: [], decision, by };
  const worse = others.filter((other) => leadOver(chosen, other).mean >= 0);
  return { trials: [chosen, ...byGain(worse)], decision, by };
}

/** What worlds say: the move with the best figure, however it was found, after as many as the doubt asks for. */
function* byWorlds<S, M, V>(
  question: Question<S, M, V>,
  decision: Decision<M>,
  moves: readonly M[],
): Generator<void, Advice<M>> {
  const { game, pains, heard } = question;
  const { least = 0, times = MOST_TIMES } = game.heuristics.judging ?? {};
  const found = (trials: readonly Trial<M>[]): Advice<M> => {
    const order = inOrder(game, trials);
    return { trials: order, decision: { ...decision, move: at(order, 0).move }, by: 'worlds' };
  };
  const suffice = (trials: readonly Trial<M>[]): boolean => {
    const advice = found(trials);
    heard?.(advice);
    return isSettled(advice.trials, least, pains.most);
  };
  return found(yield* rollOut({ ...question, moves, pains: timesPains(pains, times), suffice }));
}

/** Moves that stay open are judged beside the computed one, as for other positions. */
function* computed<S, M, V>(
  question: Question<S, M, V>,
  decision: Settled<M>,
): Generator<void, Advice<M>> {
  const { move, open } = decision;
  if (open.length === 0) return { trials: [], decision, by: 'exact' };
  const few = [move, ...favoured(question, open)].slice(0, COMPARED);
  return yield* sure(question, decision, few, 'proved');
}

/** Decides and judges in slices. Exact figures and an only move need no worlds. */
export function* advise<S, M, V>(question: Question<S, M, V>): Generator<void, Advice<M>> {
  const { game, observation, side, moves, who, random } = question;
  const decision = yield* think(game, { observation, seat: side.seat, moves }, who, random);
  if (decision.exact) return yield* computed(question, yield* settle(question, decision));
  const by = originOf(question, decision);
  if (by === 'agreement') return { trials: [], decision, by };
  const few = contenders(question, decision);
  if (few.length < 2) return { trials: [], decision, by };
  return yield* by === 'certain'
    ? sure(question, decision, few, by)
    : byWorlds(question, decision, few);
}
