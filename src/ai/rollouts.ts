/**
 * The judge: a few moves played on in the same fresh worlds with the same streams, so that any difference
 * between them is due to the move. The worlds are drawn from the seat's observation alone. Nothing is cut
 * short, because the finished deal itself is examined: seats follow agreements before the policy, and an
 * ending is solved only where the game says what the finished deal then looks like.
 */

import { at } from '../engine/estimate.ts';
import { CHANCE, NOBODY, type ScoreLine, type Seat, type Unfolded } from '../engine/game.ts';
import { openQuickStream, type Random } from '../engine/random.ts';
import { chosen } from './playout.ts';
import { type AGame, chanced, list, type Meter, make, sampleWorld, WORLD_COST } from './world.ts';

/** How many worlds: at least `least`, then more while `positions` last, up to `most`. */
export interface Pains {
  readonly least: number;
  readonly most: number;
  readonly positions: number;
}

/** So many times the pains, from the same least on. */
export const timesPains = ({ least, most, positions }: Pains, times: number): Pains => ({
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
}

/** What is to be judged. */
export interface Case<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly side: Side;
  readonly moves: readonly M[];
  /** Names the streams: another name draws other worlds. */
  readonly name: string;
  readonly pains: Pains;
  /** Whether the trials so far suffice, asked after the least pains and then from lot to lot; absent: never. */
  readonly suffice?: ((trials: readonly Trial<M>[]) => boolean) | undefined;
}

/** The result of one move in one world. */
export interface Run {
  /** The seat's points above the mean of its rivals', prospects included; more is better. */
  readonly gain: number;
  readonly success: boolean | undefined;
  readonly events: readonly string[];
  readonly lines: readonly ScoreLine[];
}

/** A move and its results, world by world; other moves are tried in the same worlds. */
export interface Trial<M> {
  readonly move: M;
  readonly runs: readonly Run[];
  /** Events that follow from what is known, in every world. */
  readonly certain: readonly string[];
}

/** What a point of that seat adds to the gain. */
export function shareOf({ seat, rivals, aim }: Side, other: Seat): number {
  const sign = aim === 'most' ? 1 : -1;
  if (other === seat) return sign;
  return rivals.includes(other) ? -sign / rivals.length : 0;
}

/** The seat's points above the mean of its rivals', signed so that more is better. */
export const gainOf = (points: readonly number[], side: Side): number =>
  points.reduce((sum, own, seat) => sum + shareOf(side, seat) * own, 0);

/** The factor that turns computed utilities, which set a seat against all others, into gains. */
export const gainPerUtility = ({ partners, rivals }: Side): number =>
  1 + partners / Math.max(1, rivals.length);

/** A deal still going on after this many moves is given up. */
const LONGEST_DEAL = 1500;

/** The streams of one world, for each seat and each word of chance: the same after every move. */
type WorldStreams = (who: string | Seat) => Random;

function openWorldStreams(name: string): WorldStreams {
  const open = new Map<string | Seat, Random>();
  return (who) => {
    const stream = open.get(who) ?? openQuickStream(`${name}/${who}`);
    open.set(who, stream);
    return stream;
  };
}

/** The move of the seat to act: the agreed one, else one that its policy draws. */
function moveOf<S, M, V>(game: AGame<S, M, V>, state: S, random: Random, meter: Meter): M {
  const moves = list(game, state, meter);
  if (moves.length === 1) return at(moves, 0);
  const { conventions } = game.extras;
  const agreed = conventions?.bookMove(
    game.observer.observe(state, game.rules.actor(state)),
    moves,
  );
  return agreed ?? at(moves, chosen(game, state, moves, random));
}

type Step<M> = Unfolded<unknown, M>['steps'][number];

/** Plays the deal to its end, adding each move to `steps`; undefined where it does not end. */
function playToEnd<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  streams: WorldStreams,
  meter: Meter,
  steps: Step<M>[] = [],
): S | undefined {
  let state = from;
  for (let n = 0; n < LONGEST_DEAL; n++) {
    const seat = game.rules.actor(state);
    if (seat === NOBODY) return state;
    const end = game.extras.openCards?.finish(state);
    if (end !== undefined) return end;
    if (seat === CHANCE) {
      state = chanced(game, state, streams, meter);
    } else {
      const move = moveOf(game, state, streams(seat), meter);
      steps.push({ seat, move });
      state = make(game, state, move, meter);
    }
  }
  return undefined;
}

/** How a deal goes on from a move in a world; undefined where it does not end. */
function playOn<S, M, V>(
  game: AGame<S, M, V>,
  world: S,
  move: M,
  streams: WorldStreams,
  meter: Meter,
): Unfolded<S, M> | undefined {
  const seat = game.rules.actor(world);
  const steps = [{ seat, move }];
  const end = playToEnd(game, make(game, world, move, meter), streams, meter, steps);
  return end === undefined ? undefined : { before: world, seat, steps, end };
}

function runOf<S, M, V>(task: Case<S, M, V>, unfolded: Unfolded<S, M>): Run {
  const { game, side } = task;
  const outcome = game.rules.outcome(unfolded.end);
  const prospects = game.heuristics.judging?.prospects?.(unfolded.end) ?? [];
  const ahead = prospects.reduce((sum, { seat, amount }) => sum + shareOf(side, seat) * amount, 0);
  return {
    gain: gainOf(outcome.points, side) + ahead,
    success: game.heuristics.judging?.success?.(outcome, side.seat),
    events: game.heuristics.judging?.events?.(unfolded) ?? [],
    lines: prospects.length === 0 ? outcome.lines : [...outcome.lines, ...prospects],
  };
}

/** How each move turns out in one world; undefined where one of the deals does not end. */
type InWorld<S, M> = (
  world: S,
  number: number,
  meter: Meter,
) => readonly Unfolded<S, M>[] | undefined;

/** Every seat decides from what it may know. */
const playedOn =
  <S, M, V>({ game, moves, name }: Case<S, M, V>): InWorld<S, M> =>
  (world, number, meter) => {
    const all = moves.flatMap((move) => {
      const streams = openWorldStreams(`${name}/play/${number}`);
      return playOn(game, world, move, streams, meter) ?? [];
    });
    return all.length === moves.length ? all : undefined;
  };

/** The world, drawn from a stream of its own. */
const worldOf = <S, M, V>({ game, observation, name }: Case<S, M, V>, number: number): S =>
  sampleWorld(
    game,
    observation,
    game.observer.hidden(observation),
    openWorldStreams(`${name}/world/${number}`)('cards'),
  );

/** Worlds between two looks at whether they suffice. */
const LOT = 20;

/** The trials that worlds add up to. */
const trialsOf = <S, M, V>(
  { game, observation, moves }: Case<S, M, V>,
  worlds: readonly (readonly Run[])[],
): readonly Trial<M>[] =>
  moves.map((move, i) => ({
    move,
    runs: worlds.map((runs) => at(runs, i)),
    certain: game.heuristics.judging?.certain?.(observation, move) ?? [],
  }));

function* inWorlds<S, M, V>(
  task: Case<S, M, V>,
  unfold: InWorld<S, M>,
): Generator<void, readonly Trial<M>[]> {
  const { pains, suffice } = task;
  const meter = { positions: 0 };
  const worlds: (readonly Run[])[] = [];
  for (let n = 0; n < pains.most && (n < pains.least || meter.positions < pains.positions); n++) {
    const isCheck = n >= pains.least && (n - pains.least) % LOT === 0;
    if (suffice !== undefined && isCheck && suffice(trialsOf(task, worlds))) break;
    meter.positions += WORLD_COST;
    const unfolded = unfold(worldOf(task, n), n, meter);
    if (unfolded !== undefined) worlds.push(unfolded.map((one) => runOf(task, one)));
    yield;
  }
  return trialsOf(task, worlds);
}

/** Plays worlds to their end with all cards open, where the game can. */
function* withOpenCards<S, M, V>(
  task: Case<S, M, V>,
): Generator<void, readonly Trial<M>[] | undefined> {
  const { game, moves, side, pains } = task;
  const share = Math.min(OPEN_TIMES, Math.max(1, pains.most / OPEN_SHARE));
  const solver = game.extras.openCards?.solver(OPEN_BUDGET * share);
  try {
    if (solver?.ends(worldOf(task, 0), moves) === undefined) return undefined;
    const few = {
      ...pains,
      least: OPEN_LEAST,
      most: Math.min(pains.most, Math.round(OPEN_WORLDS * share)),
    };
    return yield* inWorlds({ ...task, pains: few }, (world) =>
      solver.ends(world, moves)?.map((end, i) => ({
        before: world,
        seat: side.seat,
        steps: [{ seat: side.seat, move: at(moves, i) }],
        end,
      })),
    );
  } finally {
    solver?.close();
  }
}

/** What solving worlds may cost, in the game's own unit, and how many there are at most, for so many others. */
const OPEN_BUDGET = 640;
const OPEN_WORLDS = 60;
const OPEN_LEAST = 20;
const OPEN_SHARE = 160;
/** No more times as many: a solved world says more than one played on, and takes longer. */
const OPEN_TIMES = 4;

/** Judges the moves, pausing after every world. */
export function* rollOut<S, M, V>(task: Case<S, M, V>): Generator<void, readonly Trial<M>[]> {
  return (yield* withOpenCards(task)) ?? (yield* inWorlds(task, playedOn(task)));
}

/** The gains of a side in `deals` other deals with the same scores and dealer, pausing after each. */
export function* expectedGains<S, M, V>(
  game: AGame<S, M, V>,
  /** The deal waiting for its first step of chance. */
  opening: S,
  side: Side,
  name: string,
  deals: number,
): Generator<void, readonly number[]> {
  const gains: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const streams = openWorldStreams(`${name}/${deal}`);
    const end = playToEnd(game, opening, streams, { positions: 0 });
    if (end !== undefined && game.rules.actor(end) === NOBODY)
      gains.push(gainOf(game.rules.outcome(end).points, side));
    yield;
  }
  return gains;
}
