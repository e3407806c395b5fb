/**
 * The search: a single-observer information set MCTS (Cowling, Powley and Whitehouse 2012) under sequential halving
 * at the root (Karnin, Koren and Somekh 2013). World after world is sampled, and in each world every remaining root
 * move is tried and played on, by PUCT in the tree and by the policy beyond the tree. Every seat maximizes its own
 * utility; only the searching seat's observation distinguishes nodes. All root moves meet the same worlds, so that
 * they differ in merit and not in luck: moves significantly behind drop out early, and the lower half drops out after
 * each round. Few worlds say little, so means are shrunk towards the policy. The constants are judgement, measured by
 * `npm run ladder -- GAME`.
 */

import {
  addToSpread,
  at,
  descending,
  deviation,
  largest,
  meanOf,
  newSpread,
  type Spread,
} from '../engine/estimate.ts';
import { NOBODY, type Seat } from '../engine/game.ts';
import { playOut } from './playout.ts';
import { preferred } from './ties.ts';
import {
  chooseArm,
  type FieldHash,
  type Point,
  type Points,
  pointAt,
  recordUtility,
} from './tree.ts';
import {
  type AGame,
  type Meter,
  make,
  movesOf,
  remembering,
  sampleWorld,
  type Task,
  throughChance,
  WORLD_COST,
} from './world.ts';

type MoveKey = string | number;

/** The positions of a slice of a search, which takes about eight milliseconds. */
const SLICE = 1000;
/** The share of a level's positions that solving one endgame may take. */
const ENDING_SHARE = 1 / 100;

interface SearchResult {
  /** The index of the best move. */
  readonly best: number;
  /** What was found of each move, in the order of the legal list; a move without visits was not tried. */
  readonly tried: readonly { readonly utility: number; readonly visits: number }[];
}

/** A search under way. */
interface SearchState<S, M, V> extends Task<S, M, V> {
  readonly meter: Meter;
  /** Positions that solving one endgame may take. */
  readonly endings: number;
  readonly points: Points;
  readonly fields: FieldHash[];
  /** The spread of the utilities at the ends of playouts. */
  readonly seen: Spread;
}

/** A move made at a node of the tree. */
interface Visit {
  readonly point: Point;
  readonly key: MoveKey;
  readonly seat: Seat;
}

const moveKey = <S, M, V>(game: AGame<S, M, V>, move: M): MoveKey =>
  typeof move === 'number' ? move : game.notation.write(move);

const hasMet = (way: readonly Visit[], point: Point): boolean =>
  way.some((visit) => visit.point === point);

/**
 * Walks down the tree to a new node or the end of the deal, adds its visits to `way` and returns the state reached. No
 * node is met twice on a way, because moves that restore what the seat saw before may go round for ever.
 */
function descend<S, M, V>(search: SearchState<S, M, V>, from: S, way: Visit[]): S {
  const { game, random, meter, points } = search;
  let state = throughForced(search, from);
  while (game.rules.actor(state) !== NOBODY) {
    const seen = game.observer.observe(state, search.seat);
    const point = pointAt(points, seen, search.fields);
    if (point === undefined || hasMet(way, point)) return state;
    const seat = game.rules.actor(state);
    const moves = movesOf(game, state, meter);
    const keys = moves.map((move) => moveKey(game, move));
    const own = seat === search.seat ? seen : game.observer.observe(state, seat);
    const weights = game.heuristics.policy?.(own, moves);
    const choice = chooseArm(point, keys, weights, deviation(search.seen));
    way.push({ point, key: at(keys, choice), seat });
    const after = make(game, state, at(moves, choice), meter);
    state = throughForced(search, throughChance(game, after, random, meter));
  }
  return state;
}

/** The most forced moves made at once. Further ones become nodes of the tree, which ends an endless run. */
const MOST_FORCED = 1500;

/** The state once forced moves have been made, up to `MOST_FORCED`. */
function throughForced<S, M, V>({ game, random, meter }: SearchState<S, M, V>, from: S): S {
  let state = from;
  for (let n = 0; n < MOST_FORCED && game.rules.actor(state) !== NOBODY; n++) {
    const [only, second] = movesOf(game, state, meter);
    if (only === undefined || second !== undefined) return state;
    state = throughChance(game, make(game, state, only, meter), random, meter);
  }
  return state;
}

/** Tries a move once in a world; returns the utility for the searching seat. */
function tryMove<S, M, V>(search: SearchState<S, M, V>, world: S, move: M): number {
  const { game, random, meter, seat } = search;
  const way: Visit[] = [];
  const after = throughChance(game, make(game, world, move, meter), random, meter);
  const leaf = descend(search, after, way);
  const utilities = playOut(search, leaf);
  addToSpread(search.seen, utilities[seat] ?? 0);
  for (const step of way) recordUtility(step.point, step.key, utilities[step.seat] ?? 0);
  return utilities[seat] ?? 0;
}

/** A root move and its utilities, one for each world; remaining arms have met the same worlds. */
export interface Arm {
  readonly place: number;
  /** The logarithm of the policy's share times the weight of the policy; 0 where the policy does not count. */
  readonly prior: number;
  /** A mean over more worlds than this is no surer, since playouts err alike in all worlds. */
  readonly enough: number;
  readonly utilities: number[];
}

/** The number of worlds before which no arm drops out. */
const WARMING = 16;
/** An arm drops out early if it is behind the leader by more than this many standard errors. */
const FAR_BEHIND = 3.5;

export const meanUtility = ({ utilities }: Arm): number => meanOf(utilities);

/** What the policy adds to the mean: a standard error of the mean for each unit of the prior. */
const favour = ({ prior, enough }: Arm, visits: number, spread: number): number =>
  (spread * prior) / Math.sqrt(Math.min(enough, Math.max(1, visits)));

/** The mean utility, shrunk towards the policy. */
const ratingOf = (arm: Arm, spread: number): number =>
  meanUtility(arm) + favour(arm, arm.utilities.length, spread);

/** The best arm, where utilities have this standard deviation; of equals, the earlier move. */
export const leaderOf = (arms: readonly Arm[], spread: number): Arm =>
  at(arms, largest(arms.map((arm) => ratingOf(arm, spread))));

/** Whether an arm may still be as good as the leader, by the paired differences in the same worlds. */
function isInReach(arm: Arm, leader: Arm): boolean {
  const n = leader.utilities.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const behind = at(leader.utilities, i) - at(arm.utilities, i);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean <= FAR_BEHIND * error;
}

/** By how much an arm is behind the leader in the worlds both have met, shrunk towards the policy. */
export function behind(arm: Arm, leader: Arm, spread: number): number {
  const met = arm.utilities.length;
  const sum = arm.utilities.reduce((total, own, i) => total + at(leader.utilities, i) - own, 0);
  return sum / Math.max(1, met) + favour(leader, met, spread) - favour(arm, met, spread);
}

/** The arms that are not significantly behind the leader. */
export function inReach(arms: readonly Arm[], spread: number): readonly Arm[] {
  const leader = leaderOf(arms, spread);
  if (leader.utilities.length < WARMING) return arms;
  return arms.filter((arm) => arm === leader || isInReach(arm, leader));
}

/** The better half of the arms, rounded up, in the order of the legal list. */
export function betterHalf(arms: readonly Arm[], spread: number): readonly Arm[] {
  const order = descending(arms.map((arm) => ratingOf(arm, spread)));
  const kept = new Set(order.slice(0, Math.ceil(arms.length / 2)));
  return arms.filter((_, place) => kept.has(place));
}

/** Where the game has a policy, only this many moves are searched: those that the policy prefers. */
const STARTERS = 16;

/** The least share of the policy that a move is given. */
const LEAST = 0.01;

/** The shrinkage of means where the game gives none. */
const USUAL = { weight: 1, worlds: Number.POSITIVE_INFINITY };

/**
 * The arms of a search: the root moves that the policy favours most. An arm’s prior, from its share of the policy,
 * wanes while the arm is tried in its first `enough` worlds; a naive level has no priors.
 */
function starters<S, M, V>({ game, observation, moves, isNaive }: Task<S, M, V>): readonly Arm[] {
  const { policy, shrinkage = USUAL } = game.heuristics;
  const { weight, worlds: enough } = shrinkage;
  const shares = policy?.(observation, moves);
  if (shares === undefined)
    return moves.map((_, place) => ({ place, prior: 0, enough, utilities: [] }));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const priorOf = (share: number): number =>
    isNaive === true ? 0 : weight * Math.log(Math.max(LEAST, share / total));
  const chosen = new Set(descending(shares).slice(0, STARTERS));
  return shares
    .map((share, place): Arm => ({ place, prior: priorOf(share), enough, utilities: [] }))
    .filter(({ place }) => chosen.has(place));
}

/** Tries the arms in sampled worlds until `limit`, pausing after every slice, and returns the arms that are left. */
function* round<S, M, V>(
  search: SearchState<S, M, V>,
  arms: readonly Arm[],
  limit: number,
): Generator<void, readonly Arm[]> {
  const { game, observation, hidden, random, meter, moves, seen } = search;
  let left = arms;
  for (let pause = meter.positions + SLICE; meter.positions < limit && left.length > 1; ) {
    meter.positions += WORLD_COST;
    const world = sampleWorld(game, observation, hidden, random);
    for (const { place, utilities } of left)
      utilities.push(tryMove(search, world, at(moves, place)));
    if (meter.positions < pause) continue;
    left = inReach(left, deviation(seen));
    pause = meter.positions + SLICE;
    yield;
  }
  return left;
}

/** The fewest worlds in which two moves must have done alike to count as worth the same. */
const ALIKE = 4;

/** Whether an arm did as well as the leader in every world that both met, at least half of those of the leader. */
const isTied = ({ utilities }: Arm, leader: Arm): boolean =>
  utilities.length >= Math.max(ALIKE, leader.utilities.length / 2) &&
  utilities.every((one, i) => one === leader.utilities[i]);

/** The place of the leader, or of the move that players prefer among those as good in all worlds. */
function preferredPlace<S, M, V>(task: Task<S, M, V>, all: readonly Arm[], leader: Arm): number {
  const tied = all.filter((arm) => arm === leader || isTied(arm, leader));
  return preferred(
    task,
    tied.map(({ place }) => place),
  );
}

/** What was found of each move. An arm that dropped out gets the leader's mean less its deficit in the worlds both met. */
function triedMoves<M>(
  moves: readonly M[],
  all: readonly Arm[],
  leader: Arm,
  spread: number,
): SearchResult['tried'] {
  const tried = new Map(all.map((arm) => [arm.place, arm]));
  const most = meanUtility(leader);
  return moves.map((_, place) => {
    const arm = tried.get(place);
    if (arm === undefined) return { utility: 0, visits: 0 };
    return { utility: most - behind(arm, leader, spread), visits: arm.utilities.length };
  });
}

/** Searches the moves within the budget, pausing after every slice. */
export function* search<S, M, V>(task: Task<S, M, V>): Generator<void, SearchResult> {
  const game = remembering(task.game, task.seat);
  const meter = { positions: 0 };
  const endings = task.limit * ENDING_SHARE;
  const points = new Map();
  const seen = newSpread();
  const running: SearchState<S, M, V> = { ...task, game, meter, endings, points, fields: [], seen };
  const all = starters(task);
  const rounds = Math.ceil(Math.log2(all.length));
  let left = all;
  for (let n = 1; n <= rounds && left.length > 1; n++) {
    left = yield* round(running, left, (task.limit * n) / rounds);
    if (n < rounds) left = betterHalf(left, deviation(seen));
  }
  const spread = deviation(seen);
  const leader = leaderOf(left, spread);
  const best = preferredPlace(task, all, leader);
  return { best, tried: triedMoves(task.moves, all, leader, spread) };
}
