/**
 * Plays a long run on worker threads, so that this thread reacts to Ctrl-C at once however long a
 * match takes. Stretches of matches are taken in match order, so that the result does not depend on the
 * number of threads.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { beforeLeaving } from '../../play/disk/leaving.ts';
import { loadedFiles } from '../loaded.ts';
import type { ReviewPlan } from '../records/decisions.ts';
import type { Stretch } from '../shards/partial.ts';
import type { TournamentPlan } from '../tournament/tournament.ts';
import { Gathering, openCutter, type Take } from './gathering.ts';
import { type Batch, emit, type Outlet, type Plan, runBatch } from './simulate.ts';
import { addTotals, noTotals, type Summary, summaryOf, type Totals, totalsOf } from './summary.ts';

/** The input of a worker thread: plain data. */
export type Work =
  | { readonly kind: 'sim'; readonly plan: Plan }
  | { readonly kind: 'tournament'; readonly plan: TournamentPlan }
  | {
      readonly kind: 'analysis';
      readonly plan: { readonly game: string; readonly analysis: string; readonly input: string };
    }
  | { readonly kind: 'review'; readonly plan: ReviewPlan };

/** The work, and the files of games from outside that a thread loads for itself. */
export interface Given {
  readonly work: Work;
  readonly files: readonly string[];
}

/** A long run: the work for worker threads, and how this thread does it without them. */
interface Job<B> {
  readonly work: Work;
  readonly here: (stretch: Stretch) => B | Refusal;
  readonly take: Take<B>;
}

interface Running extends Outlet {
  /** The most threads to use; by default as many as the machine has cores. */
  readonly threads?: number | undefined;
}

/** The bundle of the worker; missing when running from sources. */
const workerFile = fileURLToPath(new URL('./sim-worker.js', import.meta.url));

async function runHere<B>(range: Stretch, { here, take }: Job<B>): Promise<Refusal | undefined> {
  const cutter = openCutter(range, 1);
  for (let done = 0; ; ) {
    const stretch = cutter.next(done);
    if (stretch === undefined) return undefined;
    const batch = here(stretch);
    if (isRefusal(batch)) return batch;
    if (!(await take(stretch, batch))) return undefined;
    done = stretch.to - range.from;
  }
}

/**
 * Plays the matches of a range.
 * @returns the refusal of the first match that exceeds a limit
 */
export async function runStretches<B>(
  range: Stretch,
  job: Job<B>,
  threads = availableParallelism(),
): Promise<Refusal | undefined> {
  const most = Math.min(threads, range.to - range.from);
  if (most <= 0) return undefined;
  return existsSync(workerFile) ? onThreads(range, job, most) : runHere(range, job);
}

async function onThreads<B>(
  range: Stretch,
  job: Job<B>,
  most: number,
): Promise<Refusal | undefined> {
  const workers: Worker[] = [];
  const hire = (): Worker => {
    const given: Given = { work: job.work, files: loadedFiles() };
    const worker = new Worker(workerFile, { workerData: given });
    workers.push(worker);
    return worker;
  };
  const gathering = new Gathering({ hire, most, range, take: job.take });
  const dismiss = async (): Promise<void> => {
    gathering.stop();
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  // Node aborts if the program ends while a thread is just starting.
  const stay = beforeLeaving(dismiss);
  try {
    return await gathering.run();
  } finally {
    stay();
    await dismiss();
  }
}

/** The exact sums of the matches of a range. */
export async function sumUp(
  game: AnyGame,
  plan: Plan,
  range: Stretch,
  running: Running = {},
): Promise<Totals | Refusal> {
  let totals = noTotals(plan.options.players);
  const job: Job<Batch> = {
    work: { kind: 'sim', plan },
    here: ({ from, to }) => runBatch(game, plan, from, to),
    take: async ({ to }, { summary, ...results }) => {
      totals = addTotals(totals, totalsOf(summary));
      await emit(results, running);
      running.onProgress?.(to - range.from);
      return true;
    },
  };
  return (await runStretches(range, job, running.threads)) ?? totals;
}

/**
 * Plays matches 0 to `count` − 1 of the plan.
 * @returns the sums, or the refusal of the first match that exceeds a limit
 */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  count: number,
  running: Running = {},
): Promise<Summary | Refusal> {
  const totals = await sumUp(game, plan, { from: 0, to: count }, running);
  return isRefusal(totals) ? totals : summaryOf(totals);
}
