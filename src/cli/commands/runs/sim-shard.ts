/** One shard of a simulation, and the result of all of them. */
import * as v from 'valibot';
import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { findGame } from '../../../games/index.ts';
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
import { isThere, reportShard, type ShardGiven, unread } from '../../parse/shard.ts';
import { openProgress } from '../../print/output.ts';
import { openSinks } from './sink.ts';

/** Plays a shard of `count` matches in all, unless its result exists. */
export async function simShard(
  call: Call,
  game: AnyGame,
  plan: Plan,
  count: number,
  { shard, file, threads }: ShardGiven & { readonly threads: number | undefined },
): Promise<number> {
  const { options, seed, seats, rng, joins } = plan;
  const more = { ...(rng !== undefined && { rng }), ...(joins !== undefined && { joins }) };
  const run = { game: game.id, options, seed, seats, ...more, count };
  const head = headOf('sim', run, shard);
  const played = !(await isThere(file, head, call.given));
  if (played) await playShard(call.given, { game, plan, head, file, threads });
  await reportShard(head, file, call, played);
  return 0;
}

interface Playing {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly head: Head;
  readonly file: string;
  readonly threads: number | undefined;
}

async function playShard(
  given: Given,
  { game, plan, head, file, threads }: Playing,
): Promise<void> {
  const { records, observations } = await openSinks(given);
  const progress = openProgress(head.to - head.from);
  const totals = await sumUp(game, plan, stretchIn(head), {
    ...(threads === undefined ? {} : { threads }),
    onLines: records.put,
    onObservations: observations.put,
    onProgress: progress.show,
  });
  progress.end();
  await records.end();
  await observations.end();
  orFail(await keepPartial(file, head, [orFail(totals)]));
}

const runSchema = v.object({
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  seed: v.string(),
  seats: v.array(v.string()),
  rng: v.exactOptional(v.string()),
  joins: v.exactOptional(v.number()),
});

/** The plan of a simulation; undefined if this program cannot play it. */
function planOf({ run }: Head): { readonly game: AnyGame; readonly plan: Plan } | undefined {
  const { success, output } = v.safeParse(runSchema, run);
  const game = success ? findGame(output.game) : undefined;
  if (!success || game === undefined) return undefined;
  const options = matchOptions(game, output.options);
  if (isRefusal(options)) return undefined;
  const seats = output.seats.map((typed) => whoNamed(game, typed));
  const { seed, rng, joins } = output;
  const drawn = { ...(rng !== undefined && { rng }), ...(joins !== undefined && { joins }) };
  return { game, plan: { game: game.id, options, seed, seats, ...drawn, records: 'none' } };
}

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
  const planned = first && planOf(first);
  if (first === undefined || planned === undefined) return unread(first?.shard ?? 1);
  const totals = heads.map((head, at) => totalsIn(bodies[at] ?? [], head));
  return { ...planned, summary: summaryOf(totals.reduce(addTotals)) };
}
