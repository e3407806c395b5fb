/**
 * Advice on a decision: the move a player would make, judged beside its nearest rivals on fresh worlds. All moves
 * meet the same worlds, so their figures can be compared; the means of a search are unequal samples and cannot.
 */
import { at, descending } from '../engine/estimate.ts';
import type { Random } from '../engine/random.ts';
import { type Decision, type Effort, think, type Weighed, type Who } from './decide.ts';
import { openTrials } from './enough-worlds.ts';
import {
  type Favour,
  favourAmong,
  promiseBySearch,
  type Ranking,
  ranked,
  rankedFirst,
} from './ranking.ts';
import { leadOver } from './reasons.ts';
import {
  gainPerUtility,
  rollOut,
  type Side,
  scaleBudget,
  type Trial,
  type WorldBudget,
} from './rollouts.ts';
import { leastOf } from './verdicts.ts';
import type { AGame } from './world.ts';

/** A computed decision, its utilities as gains of the seat's side. */
interface Settled<M> extends Decision<M> {
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
 * Settles the moves that a computed decision left open, one by one where the game can, for hints and reviews:
 * opponents compute only the best move. Pauses after every move. Moves that the game cannot settle are left out,
 * since they were not worth computing.
 */
export function* settleOpenMoves<S, M, V>(
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
export interface AdviceRequest<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly moves: readonly M[];
  readonly side: Side;
  readonly who: Who | Effort;
  readonly random: Random;
  /** Names the judge's streams. */
  readonly name: string;
  /** The worlds that are judged; several times as many where doubt remains (`MOST_TIMES`). */
  readonly budget: WorldBudget;
  /** How much more players say for a move than against it (`extras.causes`); absent: nothing is said of any move. */
  readonly causes?: Favour<M> | undefined;
  /** Hears the advice as it stands whenever more worlds have been judged. */
  readonly heard?: ((advice: Advice<M>) => void) | undefined;
}

/** Advice: the trial of the move advised is the first, and none has a better figure. */
export interface Advice<M> extends Ranking<M> {
  readonly decision: Decision<M>;
  /**
   * How the move came about: by agreement, by computing every move, by proving that none is better, by
   * certainty, or by what worlds say.
   */
  readonly by: 'agreement' | 'exact' | 'proved' | 'certain' | 'worlds';
}

/** How many times the usual worlds are played where doubt remains, unless the game says. */
const MOST_TIMES = 12;

/** How many times the usual worlds are played at most. */
export const timesIn = <S, M, V>({ heuristics }: AGame<S, M, V>): number =>
  heuristics.judging?.times ?? MOST_TIMES;

/** How many moves are compared. */
const COMPARED = 3;

type MoveChoice<S, M, V> = Pick<AdviceRequest<S, M, V>, 'game' | 'observation' | 'moves'>;

/** The moves in the order of the policy's weights, the most favoured first. */
function favoured<S, M, V>(
  { game, observation }: MoveChoice<S, M, V>,
  moves: readonly M[],
): readonly M[] {
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  return descending(weights).map((place) => at(moves, place));
}

/**
 * The moves in order of promise: the moves that the search tried longest first; if it tried none, the moves that the
 * policy favours.
 */
function ordered<S, M, V>(position: MoveChoice<S, M, V>, { weighed }: Decision<M>): readonly M[] {
  const { game, observation, moves } = position;
  const tried = weighed.filter(({ visits }) => visits > 0);
  if (tried.length === 0)
    return favoured(position, game.heuristics.candidates?.(observation) ?? moves);
  return [...tried]
    .sort((a, b) => b.visits - a.visits || b.utility - a.utility)
    .map(({ move }) => move);
}

/** Returns a key of what a move comes to, equal for all ways to make the move; each is made once. */
export function outcomeKey<S, M, V>({
  game,
  observation,
}: Pick<Computing<S, M, V>, 'game' | 'observation'>): (move: M) => string {
  const keys = new Map<string, string>();
  return (move) => {
    const line = game.notation.write(move);
    const key = keys.get(line) ?? game.heuristics.judging?.sum?.(observation, move) ?? line;
    keys.set(line, key);
    return key;
  };
}

/**
 * The moves to compare: the move decided on and its nearest rivals, each in one way to make it, and another way to
 * make the move decided on, if there is one.
 */
export function contenders<S, M, V>(
  question: MoveChoice<S, M, V>,
  decision: Decision<M>,
): readonly M[] {
  const { write } = question.game.notation;
  const moves = [decision.move, ...ordered(question, decision)];
  const keys = moves.map(outcomeKey(question));
  const rivals = moves.filter((_, i) => keys.indexOf(at(keys, i)) === i).slice(0, COMPARED);
  const otherWay = moves.find(
    (move, i) => keys[i] === keys[0] && write(move) !== write(decision.move),
  );
  return otherWay === undefined ? rivals : [...rivals, otherWay];
}

/** The ranking of a move that was compared with no other. */
const ALONE = { trials: [], leads: [], graded: [], degree: 'better' } as const;

/** Whether a move is on the legal list: claims, which are made only where they hold in any case, are not. */
function isAmongLegal<S, M, V>({ game, moves }: MoveChoice<S, M, V>, move: M): boolean {
  const line = game.notation.write(move);
  return moves.some((one) => game.notation.write(one) === line);
}

/** How a decision that was not computed came about. */
function adviceSource<S, M, V>(
  { game, observation, moves }: AdviceRequest<S, M, V>,
  { move }: Decision<M>,
): Advice<M>['by'] {
  const [sureAdvice] = game.heuristics.claimLine?.(observation) ?? [];
  if (sureAdvice !== undefined && game.notation.write(sureAdvice) === game.notation.write(move))
    return 'certain';
  const agreed = game.extras.conventions?.bookMove(observation, moves);
  return agreed === undefined ? 'worlds' : 'agreement';
}

/**
 * Advice for a move that was decided without worlds, the deals that hidden cards allow: these are played out for the
 * figures only, and a move that they call better than the decided one is left out.
 */
function* sureAdvice<S, M, V>(
  question: AdviceRequest<S, M, V>,
  decision: Decision<M>,
  moves: readonly M[],
  by: Advice<M>['by'],
): Generator<void, Advice<M>> {
  const [chosen, ...others] = yield* rollOut({ ...question, moves });
  if (chosen === undefined) return { ...ALONE, decision, by };
  const worse = others.filter((other) => leadOver(chosen, other).mean >= 0);
  return { ...rankedFirst(chosen, worse), decision, by };
}

/** Advice by worlds: the move that ranks first, however it was found, after as many worlds as the doubt asks for. */
function* adviceByWorlds<S, M, V>(
  question: AdviceRequest<S, M, V>,
  decision: Decision<M>,
  moves: readonly M[],
): Generator<void, Advice<M>> {
  const { game, budget, heard } = question;
  const least = leastOf(game);
  const by = {
    favour: favourAmong(question, moves),
    promise: promiseBySearch(question, decision, least),
    least,
    keyOf: outcomeKey(question),
    isUnusual: (move: M) =>
      game.heuristics.judging?.isUnusual?.(question.observation, move) ?? false,
    spends: (move: M) => game.heuristics.judging?.spends?.(question.observation, move),
  };
  const adviceFrom = (trials: readonly Trial<M>[]): Advice<M> => {
    const ranking = ranked(trials, by);
    const { move } = at(ranking.trials, 0);
    return { ...ranking, decision: { ...decision, move }, by: 'worlds' };
  };
  const openAmong = (trials: readonly Trial<M>[]): readonly Trial<M>[] => {
    const advice = adviceFrom(trials);
    heard?.(advice);
    return openTrials(trials, advice, least, budget.most);
  };
  const whole = scaleBudget(budget, timesIn(game));
  return adviceFrom(yield* rollOut({ ...question, moves, budget: whole, openAmong }));
}

/**
 * Advice on a decision that was computed. Moves that the computation could not rule out (`open`) are compared with its
 * move over sampled deals; without any, the advice is exact.
 */
function* computedAdvice<S, M, V>(
  question: AdviceRequest<S, M, V>,
  decision: Settled<M>,
): Generator<void, Advice<M>> {
  const { move, open } = decision;
  if (open.length === 0) return { ...ALONE, decision, by: 'exact' };
  const few = [move, ...favoured(question, open)].slice(0, COMPARED);
  return yield* sureAdvice(question, decision, few, 'proved');
}

/** Decides and judges, in slices. Exact figures and an only move need no worlds. */
export function* advise<S, M, V>(question: AdviceRequest<S, M, V>): Generator<void, Advice<M>> {
  const { game, observation, side, moves, who, random } = question;
  const decision = yield* think(game, { observation, seat: side.seat, moves }, who, random);
  if (decision.exact)
    return yield* computedAdvice(question, yield* settleOpenMoves(question, decision));
  if (!isAmongLegal(question, decision.move)) return { ...ALONE, decision, by: 'certain' };
  const by = adviceSource(question, decision);
  if (by === 'agreement') return { ...ALONE, decision, by };
  const few = contenders(question, decision);
  if (few.length < 2) return { ...ALONE, decision, by };
  return yield* by === 'certain'
    ? sureAdvice(question, decision, few, by)
    : adviceByWorlds(question, decision, few);
}
