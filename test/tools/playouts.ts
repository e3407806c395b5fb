/**
 * Random play through the contract alone, as fast as a game's own `legal` and `apply` go: the
 * measure of a game's speed. The generator is small and fast, since nothing here is recorded.
 */
import { type AnyGame, CHANCE, NOBODY } from '../../src/engine/game.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { below, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { bench } from '../../src/games/bridge/analysis/bench.ts';
import { TURN_LIMIT } from '../../src/script/sim/match-run.ts';

/** Xorshift over 32 bits. */
export function openXorshift(seed: number): Random {
  let word = seed | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 0x1_0000_0000;
  };
}

function randomStep(game: AnyGame, state: unknown, random: Random): unknown {
  if (game.rules.actor(state) === CHANCE)
    return game.rules.applyChance(
      state,
      game.rules.chance(state, () => random),
    );
  const moves = game.rules.legal(state);
  return game.rules.apply(state, moves[below(random, moves.length)]);
}

/** Plays one deal with random moves. @returns its steps, chance included */
export function playOut(game: AnyGame, options: MatchOptions, random: Random): number {
  let state = game.rules.initial(options);
  let steps = 0;
  while (game.rules.actor(state) !== NOBODY) {
    const after = randomStep(game, state, random);
    if (isRefusal(after)) throw new Error(`${game.id} refuses its own step: ${after.text.en}`);
    state = after;
    if (++steps > TURN_LIMIT) throw new Error(`${game.id}: a deal does not end`);
  }
  return steps;
}

interface Speed {
  readonly playouts: number;
  readonly steps: number;
  readonly seconds: number;
}

const SEED = 0x2545f491;

/** Plays deals out for about `seconds`, after a warm-up of the same length. */
export function measurePlayouts(game: AnyGame, options: MatchOptions, seconds: number): Speed {
  const random = openXorshift(SEED);
  let steps = 0;
  const some = () => {
    for (let i = 0; i < BATCH; i++) steps += playOut(game, options, random);
  };
  timesDone(some, seconds);
  steps = 0;
  const done = timesDone(some, seconds);
  return { playouts: done.times * BATCH, steps, seconds: done.seconds };
}

/** Playouts between two looks at the clock. */
const BATCH = 20;

/** Work repeated on new cards each time, whose rate per second is measured. */
export type Work = (typeof bench)['work'];

/** The rate per second of a game's own work. */
export function measureWork(work: Work): number {
  const random = openXorshift(SEED);
  const start = performance.now();
  for (let i = 0; i < work.times; i++) work.once(random);
  return work.times / ((performance.now() - start) / 1000);
}

/** The same work by two builds, and the seconds of CPU each took. */
export interface TwoSpeeds {
  readonly times: number;
  readonly own: number;
  readonly other: number;
}

/** Does the work once on the next cards of its own stream; the seconds of CPU it took. */
function cpuOf(work: Work): () => number {
  const random = openXorshift(SEED);
  return () => {
    const before = process.cpuUsage();
    work.once(random);
    return process.cpuUsage(before).user / 1e6;
  };
}

/** Piece by piece in turn, each on the same cards, after one that warms both up. */
export function compareWork(own: Work, other: Work, times: number): TwoSpeeds {
  const [ownOnce, otherOnce] = [cpuOf(own), cpuOf(other)];
  const speeds = { times, own: 0, other: 0 };
  for (let i = 0; i <= times; i++) {
    const first = i % 2 === 0 ? ownOnce() : 0;
    const theirs = otherOnce();
    const mine = i % 2 === 0 ? first : ownOnce();
    if (i === 0) continue;
    speeds.own += mine;
    speeds.other += theirs;
  }
  return speeds;
}

function timesDone(
  once: () => void,
  least: number,
): { readonly times: number; readonly seconds: number } {
  const start = performance.now();
  let times = 0;
  let seconds = 0;
  while (seconds < least) {
    once();
    times++;
    seconds = (performance.now() - start) / 1000;
  }
  return { times, seconds };
}
