/** One shard of a simulation, and the result of all of them. */
import * as v from 'valibot';
import type { AnyGame } from '../../../engine/game.ts';
import { keepPartial } from '../../../script/shards/files.ts';
import type { Merged } from '../../../script/shards/merge.ts';
import { type Head, headOf, stretchIn } from '../../../script/shards/partial.ts';
import { sumUp } from '../../../script/sim/pool.ts';
import type { Plan } from '../../../script/sim/simulate.ts';
import {
  addTotals,
  readTotals,
  type Summary,
  summaryOf,
  type Totals,
} from '../../../script/sim/summary.ts';
import { type Call, type Given, orFail } from '../../parse/call.ts';
import { whoNamed } from '../../parse/setup.ts';
import {
  isThere,
  plannedIn,
  reportShard,
  runFields,
  type ShardGiven,
  threadsGiven,
  unread,
} from '../../parse/shard.ts';
import { openProgress } from '../../print/output.ts';
import { openSinks } from './sink.ts';

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
  const head = headOf('sim', { ...run, count }, shard);
  const played = !(await isThere(file, head, call.given));
  const running = { game, plan, head, threads };
  if (played) orFail(await keepPartial(file, head, [await totalsOf(call.given, running)]));
  await reportShard(head, file, call, played);
  return 0;
}

interface Running {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly head: Head;
  readonly threads: number | undefined;
}

/** Plays the matches of a shard. */
async function totalsOf(given: Given, { game, plan, head, threads }: Running): Promise<Totals> {
  const { records, observations } = await openSinks(given);
  const progress = openProgress(head.to - head.from);
  const totals = await sumUp(game, plan, stretchIn(head), {
    threads,
    onLines: records.put,
    onObservations: observations.put,
    onProgress: progress.show,
  });
  progress.end();
  await records.end();
  await observations.end();
  return orFail(totals);
}

const runSchema = v.object({
  ...runFields,
  seats: v.array(v.string()),
  rng: v.exactOptional(v.string()),
  joins: v.exactOptional(v.number()),
});

const totalsIn = ([first, ...more]: readonly object[], { shard }: Head): Totals =>
  (more.length === 0 ? readTotals(first) : undefined) ?? unread(shard);

interface MergedSim {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly summary: Summary;
}

/** The result of all shards together. */
export function mergedSim({ heads, bodies }: Merged): MergedSim {
  const [first] = heads;
  if (first === undefined) return unread(1);
  const { game, run } = plannedIn(first, runSchema);
  const seats = run.seats.map((typed) => whoNamed(game, typed));
  const totals = heads.map((head, at) => totalsIn(bodies[at] ?? [], head));
  const plan = { ...run, seats, records: 'none' } as const;
  return { game, plan, summary: summaryOf(totals.reduce(addTotals)) };
}
