/**
 * The judge: a few moves are played on in the same fresh worlds with the same streams, so that any difference between
 * them is due to the move. The worlds are drawn from the seat's observation alone. Every deal is played to its end,
 * because the finished deal itself is examined. Seats follow agreements before the policy, and an ending is solved
 * only where the game says what the finished deal then looks like.
 */

import { at } from '../engine/estimate.ts';
import { CHANCE, NOBODY, type ScoreLine, type Seat, type Unfolded } from '../engine/game.ts';
import { openQuickStream, type Random, repeatedQuickStream } from '../engine/random.ts';
import type { WorldSolver } from '../engine/searched.ts';
import { drawByText, turnHash } from './move-luck.ts';
import { drawMove, policyWeights } from './playout.ts';
import {
  type AGame,
  chanced,
  type Meter,
  make,
  movesOf,
  sampleWorld,
  WORLD_COST,
} from './world.ts';

/** How many worlds are played: at least `least`, then more while `positions` last, up to `most`. */
export interface WorldBudget {
  readonly least: number;
  readonly most: number;
  readonly positions: number;
}

/** The budget with the same least number of worlds, and `times` as many at most. */
export const scaleBudget = (
  { least, most, positions }: WorldBudget,
  times: number,
): WorldBudget => ({
  least,
  most: times * most,
  positions: times * positions,
});

/** Whose gain is measured: a seat's points against the mean of its rivals'. */
export interface Side {
  readonly seat: Seat;
  readonly rivals: readonly Seat[];
  /** How many others share the seat's points, being of its party. */
  readonly partners: number;
  readonly aim: 'most' | 'least';
  /**
   * The part of a lead over the rivals that is a gain. Where what one side wins the others lose, a lead holds both, and
   * the part is such that the gain is the seat's own; else 1.
   */
  readonly ownPart: number;
}

/** Moves to be judged, and on how many worlds. */
export interface RolloutTask<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly side: Side;
  readonly moves: readonly M[];
  /** Names the streams: another name draws other worlds. */
  readonly name: string;
  readonly budget: WorldBudget;
  /**
   * Which of the trials are worth more worlds, asked after the least worlds and then after every lot. The others meet
   * no more of them; without any, no more are played. Absent: all are.
   */
  readonly openAmong?: ((trials: readonly Trial<M>[]) => readonly Trial<M>[]) | undefined;
}

/** The result of one move in one world. */
export interface TrialRun {
  /** The seat's gain, prospects included; more is better. */
  readonly gain: number;
  readonly success: boolean | undefined;
  /** Whether the match ends with the deal. */
  readonly endsMatch?: boolean;
  readonly events: readonly string[];
  readonly lines: readonly ScoreLine[];
}

/** A move and its results, world by world. Other moves are tried in the same worlds, but not all of them to the last. */
export interface Trial<M> {
  readonly move: M;
  readonly runs: readonly TrialRun[];
  /** Events that happen in every world, as they follow from what is known. */
  readonly certain: readonly string[];
}

/** How much a point of another seat, or of the seat itself, adds to the gain. */
export function gainShare({ seat, rivals, aim, ownPart }: Side, other: Seat): number {
  const share = aim === 'most' ? ownPart : -ownPart;
  if (other === seat) return share;
  return rivals.includes(other) ? -share / rivals.length : 0;
}

/** The gain of a side: the part that counts of its points above the mean of its rivals', signed so that more is better. */
export const gainOf = (points: readonly number[], side: Side): number =>
  points.reduce((sum, own, seat) => sum + gainShare(side, seat) * own, 0);

/** The factor that turns a computed utility, which compares a seat with all others, into a gain. */
export const gainPerUtility = ({ partners, rivals, ownPart }: Side): number =>
  ownPart * (1 + partners / Math.max(1, rivals.length));

/** A deal still going on after this many moves is given up. */
const LONGEST_DEAL = 1500;

/** The streams of one world, by seat and by word of chance. */
type WorldStreams = (who: string | Seat) => Random;

/** Opens the streams of one world at their beginning, for one move after another: all draw the same numbers. */
function repeatedWorldStreams(name: string): () => WorldStreams {
  const seeded = new Map<string | Seat, () => Random>();
  function openStreamOf(who: string | Seat): Random {
    const open = seeded.get(who) ?? repeatedQuickStream(`${name}/${who}`);
    seeded.set(who, open);
    return open();
  }
  return () => {
    const streams = new Map<string | Seat, Random>();
    return (who) => {
      const stream = streams.get(who) ?? openStreamOf(who);
      streams.set(who, stream);
      return stream;
    };
  };
}

/** What a turn of a seat draws from. */
interface TurnLuck {
  readonly random: Random;
  /** The hash of the turn where moves are drawn by their texts (`judging.drawsByText`). */
  readonly turn: number | undefined;
}

/** The index of the move that the policy of the actor draws. */
function drawnMove<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  moves: readonly M[],
  { random, turn }: TurnLuck,
): number {
  if (turn === undefined) return drawMove(game, state, moves, random);
  const weights = policyWeights(game, state, moves) ?? moves.map(() => 1);
  return drawByText(moves.map(game.notation.write), weights, turn);
}

/** The move of the seat to act: the agreed move, else a move that its policy draws. */
function policyMove<S, M, V>(game: AGame<S, M, V>, state: S, luck: TurnLuck, meter: Meter): M {
  const moves = movesOf(game, state, meter);
  if (moves.length === 1) return at(moves, 0);
  const { conventions } = game.extras;
  const agreed = conventions?.bookMove(
    game.observer.observe(state, game.rules.actor(state)),
    moves,
  );
  return agreed ?? at(moves, drawnMove(game, state, moves, luck));
}

type Step<M> = Unfolded<unknown, M>['steps'][number];

/** The solver of a game that can be played with all cards open. */
type SolverOf<S, M> = WorldSolver<S, M> | undefined;

/** What plays a deal on: chance and policies draw from the streams, and a solver may finish it. */
interface Continuation<S, M> {
  readonly streams: WorldStreams;
  readonly meter: Meter;
  readonly solver: SolverOf<S, M>;
  /** The world's own number between 0 and 1, where moves are drawn by their texts. */
  readonly world?: number | undefined;
}

/** The state at the end of the deal, with each move added to `steps`; undefined where the deal does not end. */
function playToEnd<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  { streams, meter, solver, world }: Continuation<S, M>,
  steps: Step<M>[] = [],
): S | undefined {
  let state = from;
  let last = steps.at(-1)?.seat;
  let turns = 0;
  for (let n = 0; n < LONGEST_DEAL; n++) {
    const seat = game.rules.actor(state);
    if (seat === NOBODY) return state;
    const end = solver?.finish(state);
    if (end !== undefined) return end;
    if (seat === CHANCE) state = chanced(game, state, streams, meter);
    else {
      if (seat !== last) turns++;
      last = seat;
      const turn = world === undefined ? undefined : turnHash(world, seat, turns);
      const move = policyMove(game, state, { random: streams(seat), turn }, meter);
      steps.push({ seat, move });
      state = make(game, state, move, meter);
    }
  }
  return undefined;
}

/** How a deal goes on from a move in a world; undefined where the deal does not end. */
function playOn<S, M, V>(
  game: AGame<S, M, V>,
  world: S,
  move: M,
  by: Continuation<S, M>,
): Unfolded<S, M> | undefined {
  const seat = game.rules.actor(world);
  const steps = [{ seat, move }];
  const end = playToEnd(game, make(game, world, move, by.meter), by, steps);
  return end === undefined ? undefined : { before: world, seat, steps, end };
}

/**
 * What one world brought a move: the gain of its finished deal with what the game expects of later deals, whether the
 * aim was reached, and the events in it.
 */
function trialRun<S, M, V>(task: RolloutTask<S, M, V>, unfolded: Unfolded<S, M>): TrialRun {
  const { game, side } = task;
  const outcome = game.rules.outcome(unfolded.end);
  const prospects = game.heuristics.judging?.prospects?.(unfolded.end) ?? [];
  const ahead = prospects.reduce(
    (sum, { seat, amount }) => sum + gainShare(side, seat) * amount,
    0,
  );
  return {
    gain: gainOf(outcome.points, side) + ahead,
    success: game.heuristics.judging?.success?.(outcome, side.seat),
    endsMatch: outcome.over,
    events: game.heuristics.judging?.events?.(unfolded) ?? [],
    lines: prospects.length === 0 ? outcome.lines : [...outcome.lines, ...prospects],
  };
}

/** How each of the moves turns out in one world; undefined where one of the deals does not end. */
type InWorld<S, M> = (
  world: S,
  moves: readonly M[],
  number: number,
  meter: Meter,
) => readonly Unfolded<S, M>[] | undefined;

/** Plays the moves on in a world, where every seat decides from what it may know. */
const playedOn =
  <S, M, V>({ game, name }: RolloutTask<S, M, V>, solver: SolverOf<S, M>): InWorld<S, M> =>
  (world, moves, number, meter) => {
    const openStreams = repeatedWorldStreams(`${name}/play/${number}`);
    const isByText = game.heuristics.judging?.drawsByText === true;
    const ownNumber = isByText ? openStreams()('moves')() : undefined;
    const all = moves.flatMap((move) => {
      const streams = openStreams();
      return playOn(game, world, move, { streams, meter, solver, world: ownNumber }) ?? [];
    });
    return all.length === moves.length ? all : undefined;
  };

/** World number `number` of a task, drawn from a stream of its own. */
const worldOf = <S, M, V>({ game, observation, name }: RolloutTask<S, M, V>, number: number): S =>
  sampleWorld(
    game,
    observation,
    game.observer.hidden(observation),
    openQuickStream(`${name}/world/${number}/cards`),
  );

/** The fewest worlds between two looks at which moves are worth more worlds. */
const LOT = 20;
/** The worlds between two looks, as a part of those played before, once that is more. */
const LOT_SHARE = 1 / 8;

const lotAfter = (worlds: number): number => Math.max(LOT, Math.floor(LOT_SHARE * worlds));

/** The trials of the moves, from the results of each. */
const trialsOf = <S, M, V>(
  { game, observation, moves }: RolloutTask<S, M, V>,
  runs: readonly (readonly TrialRun[])[],
): readonly Trial<M>[] =>
  moves.map((move, i) => ({
    move,
    runs: [...at(runs, i)],
    certain: game.heuristics.judging?.certain?.(observation, move) ?? [],
  }));

/**
 * Plays the moves on in world after world, until none is worth more worlds or the budget of worlds or positions is
 * spent. Every world costs some positions, even if nothing is searched in it.
 */
function* inWorlds<S, M, V>(
  task: RolloutTask<S, M, V>,
  unfold: InWorld<S, M>,
): Generator<void, readonly Trial<M>[]> {
  const { moves, budget, openAmong } = task;
  const { least, most, positions } = budget;
  const meter = { positions: 0 };
  const runs: TrialRun[][] = moves.map(() => []);
  let open = moves;
  let nextCheck = least;
  for (let n = 0; n < most && (n < least || meter.positions < positions); n++) {
    if (openAmong !== undefined && n === nextCheck) {
      open = openAmong(trialsOf(task, runs)).map(({ move }) => move);
      if (open.length === 0) break;
      nextCheck += lotAfter(n);
    }
    meter.positions += WORLD_COST;
    const unfolded = unfold(worldOf(task, n), open, n, meter);
    unfolded?.forEach((one, i) => {
      at(runs, moves.indexOf(at(open, i))).push(trialRun(task, one));
    });
    yield;
  }
  return trialsOf(task, runs);
}

/** How much more than usual is solved where the budget allows more worlds. */
const openShare = ({ most }: WorldBudget): number =>
  Math.min(OPEN_TIMES, Math.max(1, most / OPEN_SHARE));

/** Judges the moves in worlds played to their end with all cards open; undefined where the game cannot. */
function* withOpenCards<S, M, V>(
  task: RolloutTask<S, M, V>,
  solver: SolverOf<S, M>,
): Generator<void, readonly Trial<M>[] | undefined> {
  const { moves, side, budget } = task;
  if (solver?.ends(worldOf(task, 0), moves) === undefined) return undefined;
  const most = Math.min(budget.most, Math.round(OPEN_WORLDS * openShare(budget)));
  const few = { ...budget, least: OPEN_LEAST, most };
  return yield* inWorlds({ ...task, budget: few }, (world, open) =>
    solver.ends(world, open)?.map((end, i) => ({
      before: world,
      seat: side.seat,
      steps: [{ seat: side.seat, move: at(open, i) }],
      end,
    })),
  );
}

/** What solving worlds may cost, in the game's own unit, for every `OPEN_SHARE` worlds of the budget. */
const OPEN_BUDGET = 640;
/** The most worlds that are solved for every `OPEN_SHARE` worlds of the budget. */
const OPEN_WORLDS = 60;
/** The fewest worlds that are solved. */
const OPEN_LEAST = 20;
/** The number of worlds played on for which `OPEN_WORLDS` are solved. */
const OPEN_SHARE = 160;
/** The cost grows to this many times at most: a solved world says more than one played on, and takes longer. */
const OPEN_TIMES = 4;

/** Judges the moves of a task, pausing after every world. */
export function* rollOut<S, M, V>(
  task: RolloutTask<S, M, V>,
): Generator<void, readonly Trial<M>[]> {
  const { game, budget } = task;
  const solver = game.extras.openCards?.(OPEN_BUDGET * openShare(budget));
  try {
    const solved = yield* withOpenCards(task, solver);
    return solved ?? (yield* inWorlds(task, playedOn(task, solver)));
  } finally {
    solver?.close();
  }
}

/** The gains of a side in `deals` other deals with the same scores and dealer, pausing after each deal. */
export function* expectedGains<S, M, V>(
  game: AGame<S, M, V>,
  /** The deal waiting for its first step of chance. */
  opening: S,
  side: Side,
  name: string,
  deals: number,
): Generator<void, readonly number[]> {
  const gains: number[] = [];
  const solver = game.extras.openCards?.();
  try {
    for (let deal = 0; deal < deals; deal++) {
      const streams = repeatedWorldStreams(`${name}/${deal}`)();
      const end = playToEnd(game, opening, { streams, meter: { positions: 0 }, solver });
      if (end !== undefined && game.rules.actor(end) === NOBODY)
        gains.push(gainOf(game.rules.outcome(end).points, side));
      yield;
    }
    return gains;
  } finally {
    solver?.close();
  }
}
