/**
 * A decision from beginning to end, and what a level may spend on it. The game's exact solution comes first, then
 * sampled worlds that the game can solve with all cards open, then an endgame that is fully known, and else the
 * search. A player gets an observation and the legal list, never a state. Strength is measured in positions searched,
 * never in seconds, so that a decision is the same on every machine. Costs are rough and all constants are judgement,
 * measured by `npm run ladder -- GAME`.
 */

import { at, largest, meanOf } from '../engine/estimate.ts';
import type { Heuristics, Level, Seat } from '../engine/game.ts';
import { below, openQuickStream, type Random } from '../engine/random.ts';
import type { WorldSolver } from '../engine/searched.ts';
import { solveEnding } from './playout.ts';
import { search } from './search.ts';
import { bestPlaces, preferred } from './ties.ts';
import { type AGame, onlyWorld, sampleWorld, type Task } from './world.ts';

export type Who = 'random' | Level;

export interface Effort {
  /** Positions a decision may search: states reached by a move or by chance. */
  readonly positions: number;
  /** Plays with an imperfect memory, where the game says how. */
  readonly forgets: boolean;
  /** Uses the exact solvers a game offers. */
  readonly solves: boolean;
  /** Positions that solving may take, if not as many as searching. */
  readonly solving?: number;
}

const EFFORTS: Readonly<Record<Level, Effort>> = {
  easy: { positions: 100, forgets: true, solves: false },
  medium: { positions: 600, forgets: false, solves: true },
  hard: { positions: 20_000, forgets: false, solves: true },
};

interface Levelled {
  readonly heuristics: Pick<Heuristics<unknown, unknown, unknown>, 'positions'>;
}

/** The effort of a level in a game, which may set the number of positions itself. */
export function effortIn({ heuristics }: Levelled, level: Level): Effort {
  const effort = EFFORTS[level];
  return { ...effort, positions: heuristics.positions?.[level] || effort.positions };
}

/** The effort of a level when at most `positions` may be searched. */
export function effortAtMost(game: Levelled, who: Who, positions: number): Who | Effort {
  if (who === 'random') return who;
  const effort = effortIn(game, who);
  return positions < effort.positions ? { ...effort, positions } : who;
}

/** A move and its expected utility. */
export interface Weighed<M> {
  readonly move: M;
  /** Expected points above the mean of the others'; more is better for the actor. */
  readonly utility: number;
  /** How often the search tried it; 0 where the utility was computed exactly. */
  readonly visits: number;
}

export interface Decision<M> {
  readonly move: M;
  /**
   * Every legal move in the order of the list, except those left open when the best was computed; empty
   * where nothing was weighed.
   */
  readonly weighed: readonly Weighed<M>[];
  /** The utilities are computed, not estimated, and no move left open is better. */
  readonly exact: boolean;
}

/** What a player decides from. */
interface DecisionPoint<M, V> {
  /** The observation of the seat to act. */
  readonly observation: V;
  readonly seat: Seat;
  /** The legal list. */
  readonly moves: readonly M[];
}

/** The stream of a decision: the same seed, seat and ply always decide alike. */
export const playerStream = (seed: string, seat: Seat, ply: number): Random =>
  openQuickStream(`${seed}/ai/${seat}/${ply}`);

/** The best move by computed utilities, of equals the preferred one; moves without a utility were left open. */
function exactDecision<S, M, V>(
  task: Task<S, M, V>,
  utilities: readonly (number | undefined)[],
): Decision<M> {
  const { moves } = task;
  const weighed = moves.flatMap((move, i) => {
    const utility = utilities[i];
    return utility === undefined ? [] : [{ move, utility, visits: 0 }];
  });
  const best = preferred(task, bestPlaces(utilities));
  return { move: at(moves, best), weighed, exact: true };
}

/** The solved endgame, where the observation leaves a single world that is small enough. */
function byEnding<S, M, V>(task: Task<S, M, V>, limit: number): Decision<M> | undefined {
  const { game, observation, hidden, moves } = task;
  const world = onlyWorld(game, observation, hidden);
  const utilities = world && solveEnding(game, world, moves, limit);
  return utilities && exactDecision(task, utilities);
}

function* bySearch<S, M, V>(task: Task<S, M, V>): Generator<void, Decision<M>> {
  const { best, tried } = yield* search(task);
  const weighed = task.moves.map((move, i) => ({ move, ...at(tried, i) }));
  return { move: at(task.moves, best), weighed, exact: false };
}

/** The most worlds that are sampled and solved. */
const MOST = 60;
/** A solved world counts as this many positions. */
const POSITIONS = 75;
/** The number of worlds before which no result is clear. */
const FEW = 12;
/** A move is clearly behind the best if it is behind by more than this many standard errors. */
const CLEARLY = 3;

/** The utility of every move, world by world. */
type Answers = readonly (readonly number[])[];

const meansOf = (answers: Answers, moves: number): readonly number[] =>
  Array.from(
    { length: moves },
    (_, i) => answers.reduce((sum, utilities) => sum + at(utilities, i), 0) / answers.length,
  );

/** Whether a move did as well as the best in every world, or is significantly behind it. */
function isSettledMove(answers: Answers, move: number, best: number): boolean {
  const behind = answers.map((utilities) => at(utilities, best) - at(utilities, move));
  const mean = meanOf(behind);
  const squares = meanOf(behind.map((one) => one * one));
  const error = Math.sqrt(Math.max(0, squares - mean * mean) / behind.length);
  return squares === 0 || mean > CLEARLY * error;
}

/** Whether the answers settle, for every move, that it is the best or clearly behind the best. */
function areClear(answers: Answers, moves: number): boolean {
  if (answers.length < FEW) return false;
  const means = meansOf(answers, moves);
  const best = largest(means);
  return means.every((_, move) => isSettledMove(answers, move, best));
}

/** Solves one sampled world after another until the answers are clear, pausing after each. */
function* answersOf<S, M, V>(
  task: Task<S, M, V>,
  solver: WorldSolver<S, M>,
  budget: number,
): Generator<void, Answers> {
  const { game, observation, hidden, moves, random, limit } = task;
  const most = Math.max(1, Math.min(MOST, Math.floor(limit / POSITIONS)));
  const answers: (readonly number[])[] = [];
  while (answers.length < most && solver.spent() < budget && !areClear(answers, moves.length)) {
    const utilities = solver.solve(sampleWorld(game, observation, hidden, random), moves);
    if (utilities === undefined) break;
    answers.push(utilities);
    yield;
  }
  return answers;
}

/**
 * Perfect-information Monte Carlo (as in Ginsberg's GIB, 2001): the mean utility of every move over sampled
 * worlds, pausing after each; undefined where the game has no exact solution here. The number of worlds grows with
 * the level's positions, and the solver's budget with the square root of the positions.
 */
export function* openHands<S, M, V>(
  task: Task<S, M, V>,
): Generator<void, readonly number[] | undefined> {
  const { game, moves, limit } = task;
  const budget = Math.sqrt(limit);
  const solver = game.extras.openCards?.(budget);
  if (solver === undefined) return undefined;
  try {
    const answers = yield* answersOf(task, solver, budget);
    return answers.length === 0 ? undefined : meansOf(answers, moves.length);
  } finally {
    solver.close();
  }
}

/** The decision by the mean of exact solutions of sampled worlds; undefined where the game cannot solve worlds. */
function* byOpenHands<S, M, V>(task: Task<S, M, V>): Generator<void, Decision<M> | undefined> {
  const utilities = yield* openHands(task);
  if (utilities === undefined) return undefined;
  const weighed = task.moves.map((move, i) => ({ move, utility: at(utilities, i), visits: 1 }));
  const best = preferred(task, bestPlaces(utilities));
  return { move: at(task.moves, best), weighed, exact: false };
}

/**
 * Decides in slices of about eight milliseconds, so that a screen stays responsive; `decide` decides in one go. The
 * decision follows from the arguments alone; `random` is the seat's `playerStream`.
 */
export function* think<S, M, V>(
  game: AGame<S, M, V>,
  { observation, seat, moves }: DecisionPoint<M, V>,
  who: Who | Effort,
  random: Random,
): Generator<void, Decision<M>> {
  if (moves.length === 1) return { move: at(moves, 0), weighed: [], exact: false };
  if (who === 'random')
    return { move: at(moves, below(random, moves.length)), weighed: [], exact: false };
  const effort = typeof who === 'string' ? effortIn(game, who) : who;
  const agreed = game.extras.conventions?.bookMove(observation, moves, effort.positions);
  if (agreed !== undefined) return { move: agreed, weighed: [], exact: false };
  const forgotten = effort.forgets ? game.heuristics.forget?.(observation, random) : undefined;
  const known = forgotten ?? observation;
  const solving = effort.solving ?? effort.positions;
  const hidden = game.observer.hidden(known);
  const limit = effort.positions;
  const isNaive = effort.forgets;
  const all = { game, observation: known, hidden, seat, moves, random, limit, isNaive };
  const solved = effort.solves && game.heuristics.solveObservation?.(known, moves, solving);
  if (solved) return exactDecision(all, solved);
  const few = game.heuristics.candidates?.(known) ?? moves;
  if (few.length === 1) return { move: at(few, 0), weighed: [], exact: false };
  const task = { ...all, moves: few };
  return (yield* byOpenHands(task)) ?? byEnding(task, solving) ?? (yield* bySearch(task));
}

/** Runs a decision to its end in one go. */
export function atOnce<T>(thinking: Generator<void, T>): T {
  for (;;) {
    const slice = thinking.next();
    if (slice.done === true) return slice.value;
  }
}

/** The decision of a player with this observation, in one go; see `think`. */
export function decide<S, M, V>(
  game: AGame<S, M, V>,
  asked: DecisionPoint<M, V>,
  who: Who,
  random: Random,
): Decision<M> {
  return atOnce(think(game, asked, who, random));
}
