/**
 * The search: world after world is sampled and played on, in the tree by what moves came to so
 * far, beyond it by habit. Every seat plays for its own worth; only the onlooker's view tells the
 * points of the tree apart.
 */
import { type Game, type Hidden, NOBODY, type Seat } from '../engine/game.ts';
import type { OptionValues } from '../engine/options.ts';
import type { Random } from '../engine/random.ts';
import { SLICE, WORLD_COST } from './level.ts';
import { at } from './pick.ts';
import { type Meter, make, playOut, throughChance } from './playout.ts';
import { chooseArm, learn, newPoint, type Point } from './tree.ts';
import { sampleWorld } from './world.ts';
import { worthsAtEnd } from './worth.ts';

type Key = string | number;

/** A decision to be searched. */
export interface Task<S, M, V> {
  readonly game: Game<OptionValues, S, M, V>;
  readonly view: V;
  readonly hidden: Hidden;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly random: Random;
  /** Positions that may be searched. */
  readonly limit: number;
}

/** What a move came to. */
export interface Tried {
  readonly worth: number;
  readonly visits: number;
}

interface Search<S, M, V> extends Task<S, M, V> {
  readonly meter: Meter;
  readonly root: Point;
  readonly rootKeys: readonly Key[];
  readonly points: Map<string, Point>;
  readonly seen: Spread;
}

/** Running mean and deviation of the worths at the ends of playouts. */
interface Spread {
  count: number;
  mean: number;
  squares: number;
}

const deviation = ({ count, squares }: Spread): number =>
  count < 2 ? 1 : Math.sqrt(squares / count) || 1;

function note(spread: Spread, worth: number): void {
  spread.count++;
  const off = worth - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (worth - spread.mean);
}

interface Footstep {
  readonly point: Point;
  readonly key: Key;
  readonly seat: Seat;
}

const keyOf = <S, M, V>(game: Game<OptionValues, S, M, V>, move: M): Key =>
  typeof move === 'number' ? move : game.write(move);

/** The known point a state is at; a new one is founded and undefined returned. */
function pointAt<S, M, V>(search: Search<S, M, V>, state: S): Point | undefined {
  const name = JSON.stringify(search.game.view(state, search.seat));
  const point = search.points.get(name);
  if (point === undefined) search.points.set(name, newPoint());
  return point;
}

/** Down the tree from the root until a new point; gives the state reached and the way there. */
function descend<S, M, V>(search: Search<S, M, V>, world: S, way: Footstep[]): S {
  const { game, random, meter } = search;
  let state = world;
  let point: Point | undefined = search.root;
  while (point !== undefined) {
    const seat = game.actor(state);
    const atRoot = point === search.root;
    const moves = atRoot ? search.moves : game.legal(state);
    const keys = atRoot ? search.rootKeys : moves.map((move) => keyOf(game, move));
    const weights = game.mind.habit?.(game.view(state, seat), moves);
    const choice = chooseArm(point, keys, weights, deviation(search.seen));
    way.push({ point, key: at(keys, choice), seat });
    state = throughChance(game, make(game, state, at(moves, choice), meter), random, meter);
    state = throughForced(search, state);
    if (game.actor(state) === NOBODY) return state;
    point = pointAt(search, state);
  }
  return state;
}

/** Makes moves that are the only one. */
function throughForced<S, M, V>({ game, random, meter }: Search<S, M, V>, from: S): S {
  let state = from;
  while (game.actor(state) !== NOBODY) {
    const [only, second] = game.legal(state);
    if (only === undefined || second !== undefined) return state;
    state = throughChance(game, make(game, state, only, meter), random, meter);
  }
  return state;
}

function iterate<S, M, V>(search: Search<S, M, V>, players: number): void {
  const { game, view, hidden, random, meter, seat } = search;
  meter.positions += WORLD_COST;
  const way: Footstep[] = [];
  const leaf = descend(search, sampleWorld(game, view, hidden, random), way);
  const worths =
    game.actor(leaf) === NOBODY
      ? worthsAtEnd(game, leaf)
      : playOut(game, leaf, players, random, meter);
  note(search.seen, worths[seat] ?? 0);
  for (const step of way) learn(step.point, step.key, worths[step.seat] ?? 0);
}

/** The lead of the best move can no longer be caught up with what is left to spend. */
function settled<S, M, V>({ root, rootKeys, meter, limit }: Search<S, M, V>): boolean {
  const visits = rootKeys.map((key) => root.arms.get(key)?.visits ?? 0).sort((a, b) => b - a);
  const left = ((limit - meter.positions) * root.visits) / meter.positions;
  return at(visits, 0) - at(visits, 1) > left;
}

/** Searches every move within the limit, pausing after every slice. */
export function* search<S, M, V>(
  task: Task<S, M, V>,
  players: number,
): Generator<void, readonly Tried[]> {
  const running: Search<S, M, V> = {
    ...task,
    meter: { positions: 0 },
    root: newPoint(),
    rootKeys: task.moves.map((move) => keyOf(task.game, move)),
    points: new Map(),
    seen: { count: 0, mean: 0, squares: 0 },
  };
  const { meter, root, rootKeys } = running;
  for (let breath = SLICE; meter.positions < task.limit; ) {
    iterate(running, players);
    if (meter.positions < breath) continue;
    if (settled(running)) break;
    breath += SLICE;
    yield;
  }
  return rootKeys.map((key) => {
    const { visits, worth } = root.arms.get(key) ?? { visits: 0, worth: 0 };
    return { visits, worth: worth / Math.max(1, visits) };
  });
}
