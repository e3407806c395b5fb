/** One shard of a simulation, and the result of all of them. */
import * as v from 'valibot';
import type { AnyGame } from '../../../engine/game.ts';
import type { Merged } from '../../../script/shards/merge.ts';
import { type Head, partialHead, stretchIn } from '../../../script/shards/partial.ts';
import type { Plan } from '../../../script/sim/simulate.ts';
import {
  addTotals,
  readTotals,
  type Summary,
  summaryOf,
  type Totals,
} from '../../../script/sim/summary.ts';
import { sumUp } from '../../../script/threads/pool.ts';
import type { Call } from '../../call/call.ts';
import { orFail } from '../../call/exit-codes.ts';
import { whoNamed } from '../../parse/match-setup.ts';
import {
  keepShard,
  plannedIn,
  runFields,
  type ShardGiven,
  threadsGiven,
  unread,
} from '../../parse/shard.ts';
import { intoSinks } from './sink.ts';

/** Plays a shard of `count` matches in all, unless its result exists. */
export async function simShard(
  call: Call,
  game: AnyGame,
  plan: Plan,
  count: number,
  { shard, file }: ShardGiven,
): Promise<number> {
  const threads = threadsGiven(call.given);
  const { records: _, observations: __, ...run } = plan;
  const head = partialHead('sim', { ...run, count }, shard);
  return keepShard(call, head, file, async () => {
    const { found } = await intoSinks(call.given, head.to - head.from, (outlet) =>
      sumUp(game, plan, stretchIn(head), outlet, threads),
    );
    return [orFail(found)];
  });
}

const runSchema = v.object({
  ...runFields,
  seats: v.array(v.string()),
  rng: v.exactOptional(v.string()),
  joins: v.exactOptional(v.number()),
});

const totalsIn = ([first, ...more]: readonly object[], { shard }: Head): Totals =>
  (more.length === 0 ? readTotals(first) : undefined) ?? unread(shard);

/** A simulation as a plan line describes it. */
interface Simulation {
  readonly game: AnyGame;
  readonly plan: Plan;
}

/** The simulation of a plan line. */
export function simOf(head: Head): Simulation {
  const { game, run } = plannedIn(head, runSchema);
  const seats = run.seats.map((typed) => whoNamed(game, typed));
  return { game, plan: { ...run, seats, records: 'none' } };
}

/** The result of all shards together. */
export function mergedSim({ heads, bodies }: Merged): Simulation & { readonly summary: Summary } {
  const [first] = heads;
  if (first === undefined) return unread(1);
  const totals = heads.map((head, at) => totalsIn(bodies[at] ?? [], head));
  return { ...simOf(first), summary: summaryOf(totals.reduce(addTotals)) };
}
