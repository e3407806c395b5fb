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
import { beforeLeaving, inTime } from '../../play/disk/leaving.ts';
import type { LawPlan } from '../outside/law-run.ts';
import { loadedFiles } from '../outside/loaded.ts';
import type { ReviewPlan } from '../records/decisions.ts';
import type { Stretch } from '../shards/partial.ts';
import { type Batch, emit, type Outlet, type Plan, runBatch } from '../sim/simulate.ts';
import {
  addTotals,
  noTotals,
  type Summary,
  summaryOf,
  type Totals,
  totalsOf,
} from '../sim/summary.ts';
import type { TournamentPlan } from '../tournament/tournament.ts';
import { DividedRun, openCutter, type Take } from './divided-run.ts';
import { GUARDED, Watch } from './thread-bounds.ts';

/** A computation on text from outside, by the game and the name of the analysis. */
export interface AnalysisPlan {
  readonly game: string;
  readonly analysis: string;
  readonly input: string;
}

/** The input of a worker thread: plain data. */
export type Work =
  | { readonly kind: 'sim'; readonly plan: Plan }
  | { readonly kind: 'tournament'; readonly plan: TournamentPlan }
  | { readonly kind: 'analysis'; readonly plan: AnalysisPlan }
  | { readonly kind: 'review'; readonly plan: ReviewPlan }
  | { readonly kind: 'game'; readonly plan: { readonly path: string; readonly isPlayed: boolean } }
  | { readonly kind: 'laws'; readonly plan: LawPlan };

/** The work, and the files of games from outside that a thread loads for itself. */
export interface WorkerData {
  readonly work: Work;
  readonly files: readonly string[];
}

/** A long run: the work for worker threads, and how this thread does it without them. */
interface Job<B> {
  readonly work: Work;
  readonly here: (stretch: Stretch) => B | Refusal;
  readonly take: Take<B>;
  /** Whether code from outside is run: threads then have bounds, and answer match by match. */
  readonly isGuarded?: boolean;
}

/** The bundle of the worker; missing when running from sources. */
const workerFile = fileURLToPath(new URL('./sim-worker.js', import.meta.url));

/** Whether this program starts threads. */
export const hasThreads = (): boolean => existsSync(workerFile);

/** Plays the run on this thread, stretch by stretch, until it is done or `take` has enough. */
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
  return hasThreads() ? onThreads(range, job, most) : runHere(range, job);
}

/** How long a thread with bounds may take to stop, in milliseconds. */
const STOPPING = 700;
let stopping: Promise<unknown> = Promise.resolve();

/** Whether all threads with bounds have stopped; code that waits for the system cannot be. */
export const haveStopped = (): Promise<boolean> => inTime(stopping, STOPPING);

/** A new worker thread; one that runs a game from outside is bounded in memory, and what it prints is dropped. */
function hired(work: Work, isGuarded: boolean): Worker {
  const data: WorkerData = { work, files: loadedFiles() };
  const bounds = isGuarded ? GUARDED : {};
  const worker = new Worker(workerFile, { workerData: data, ...bounds });
  if (isGuarded) for (const output of [worker.stdout, worker.stderr]) output.resume();
  return worker;
}

async function stopped(workers: readonly Worker[], isGuarded: boolean): Promise<void> {
  const ends = Promise.all(workers.map((worker) => worker.terminate()));
  if (isGuarded) stopping = ends;
  await (isGuarded ? haveStopped() : ends);
}

/**
 * Plays the run on at most `most` threads, all of which are stopped at its end, however it ends. Threads with games
 * from outside are watched, since such a game may never return.
 */
async function onThreads<B>(
  range: Stretch,
  job: Omit<Job<B>, 'here'>,
  most: number,
): Promise<Refusal | undefined> {
  const { work, isGuarded = false } = job;
  const workers: Worker[] = [];
  const hire = (): Worker => {
    const worker = hired(work, isGuarded);
    workers.push(worker);
    return worker;
  };
  const watch = new Watch();
  const take: Take<B> = (stretch, batch) => {
    watch.heard();
    return job.take(stretch, batch);
  };
  const longest = isGuarded ? 1 : undefined;
  const run = new DividedRun({ hire, most, range, take, longest });
  const dismiss = async (): Promise<void> => {
    watch.stop();
    run.stop();
    await stopped(workers, isGuarded);
  };
  // Node aborts if the program ends while a thread is just starting.
  const stay = beforeLeaving(dismiss);
  if (isGuarded) watch.start(run.fail);
  try {
    return await run.complete();
  } finally {
    stay();
    await dismiss();
  }
}

/** The answer of a thread with bounds. */
export async function askThread<B>(work: Work): Promise<B | Refusal> {
  const answers: B[] = [];
  const take: Take<B> = async (_, answer) => {
    answers.push(answer);
    return true;
  };
  const refused = await onThreads({ from: 0, to: 1 }, { work, take, isGuarded: true }, 1);
  const [answer] = answers;
  if (answer !== undefined) return answer;
  if (refused !== undefined) return refused;
  throw new Error('the thread gave no answer');
}

/** The exact sums of the matches of a range, on as many threads as the machine has cores unless `threads` is given. */
export async function sumUp(
  game: AnyGame,
  plan: Plan,
  range: Stretch,
  outlet: Outlet = {},
  threads?: number,
): Promise<Totals | Refusal> {
  let totals = noTotals(plan.options.players);
  const job: Job<Batch> = {
    work: { kind: 'sim', plan },
    here: ({ from, to }) => runBatch(game, plan, from, to),
    take: async ({ to }, { summary, ...results }) => {
      totals = addTotals(totals, totalsOf(summary));
      await emit(results, outlet);
      outlet.onProgress?.(to - range.from);
      return true;
    },
  };
  return (await runStretches(range, job, threads)) ?? totals;
}

/**
 * Plays matches 0 to `count` − 1 of the plan.
 * @returns the sums, or the refusal of the first match that exceeds a limit
 */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  count: number,
  outlet: Outlet = {},
  threads?: number,
): Promise<Summary | Refusal> {
  const totals = await sumUp(game, plan, { from: 0, to: count }, outlet, threads);
  return isRefusal(totals) ? totals : summaryOf(totals);
}
