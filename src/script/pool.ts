/**
 * Plays a long run on worker threads, so that this thread reacts to Ctrl-C at once however long a
 * match takes: one at first, more if the run turns out long. Stretches of matches are taken in match
 * order, so that the result does not depend on the number of threads.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Stretch } from './shards.ts';
import { type Batch, type Plan, runBatch } from './simulate.ts';
import { emptySummary, type Summary } from './summary.ts';
import { addTotals, summaryOf, type Totals, totalsOf } from './totals.ts';
import type { TournamentPlan } from './tournament.ts';

/** How long a stretch should take, in milliseconds. */
const STRETCH_TIME = 60;
const LONGEST_STRETCH = 5000;
/** A run that takes longer gets all its threads; in milliseconds. */
const TRIAL = 300;
/** Stretches a thread has queued, so that it never idles. */
const AHEAD = 2;
/** Stretches for each thread that may wait for an earlier one. */
const BACKLOG = 8;

/** What a worker thread is given: plain data. */
export type Work =
  | { readonly kind: 'sim'; readonly plan: Plan }
  | { readonly kind: 'tournament'; readonly plan: TournamentPlan };

export type Answer<B> =
  | { readonly stretch: Stretch; readonly batch: B }
  | { readonly stretch: Stretch; readonly refusal: Refusal };

/** A long run: for worker threads, and how this thread plays the same without them. */
interface Job<B> {
  readonly work: Work;
  readonly here: (stretch: Stretch) => B | Refusal;
  /** Called in match order; the next waits for it. False ends the run. */
  readonly take: (stretch: Stretch, batch: B) => Promise<boolean>;
}

interface Running {
  /** The most threads to use; by default as many as the machine has cores. */
  readonly threads?: number;
  /** Called with the record lines of each stretch, in match order; the next stretch waits for it. */
  readonly onLines?: (lines: string) => Promise<void>;
  /** The same for the lines of observations. */
  readonly onObservations?: (lines: string) => Promise<void>;
  /** Called for the points of the seat that is plotted, deal by deal. */
  readonly onPlotted?: (points: number) => void;
  readonly onProgress?: (done: number) => void;
}

/** The bundle of the worker; missing when running from sources. */
const workerFile = fileURLToPath(new URL('./sim-worker.js', import.meta.url));

/** Cuts the matches into stretches, longer ones as the speed becomes known. */
function openCutter({ from: first, to }: Stretch): {
  readonly next: (done: number) => Stretch | undefined;
} {
  const start = performance.now();
  let from = first;
  const size = (done: number): number => {
    const spent = Math.max(performance.now() - start, 1);
    const fitting = Math.floor((done / spent) * STRETCH_TIME);
    return Math.max(1, Math.min(LONGEST_STRETCH, fitting));
  };
  return {
    next(done) {
      if (from >= to) return undefined;
      const stretch = { from, to: Math.min(to, from + size(done)) };
      from = stretch.to;
      return stretch;
    },
  };
}

async function runHere<B>(range: Stretch, { here, take }: Job<B>): Promise<Refusal | undefined> {
  const cutter = openCutter(range);
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
    const worker = new Worker(workerFile, { workerData: job.work });
    workers.push(worker);
    return worker;
  };
  try {
    return await new Gathering({ hire, most, range, take: job.take }).run();
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

interface Crew<B> {
  readonly hire: () => Worker;
  /** How many to hire. */
  readonly most: number;
  readonly range: Stretch;
  readonly take: Job<B>['take'];
}

/**
 * Hands stretches out and takes the answers in order. An early one waits while its worker goes on,
 * until too many wait.
 */
class Gathering<B> {
  readonly #crew: Crew<B>;
  readonly #cutter: ReturnType<typeof openCutter>;
  readonly #waiting = new Map<number, Answer<B>>();
  /** Workers that can be sent a stretch; each as often as it can be sent one. */
  readonly #free: Worker[] = [];
  #due: number;
  #draining = false;
  #over = false;
  #resolve: (refusal?: Refusal) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(crew: Crew<B>) {
    this.#crew = crew;
    this.#cutter = openCutter(crew.range);
    this.#due = crew.range.from;
  }

  run(): Promise<Refusal | undefined> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#employ();
      setTimeout(() => {
        for (let i = 1; i < this.#crew.most && !this.#over; i++) this.#employ();
      }, TRIAL).unref();
    });
  }

  #employ(): void {
    const worker = this.#crew.hire();
    worker.on('error', this.#reject);
    worker.on('message', (answer: Answer<B>) => {
      this.#waiting.set(answer.stretch.from, answer);
      this.#free.push(worker);
      this.#feed();
      this.#drain().catch(this.#reject);
    });
    for (let i = 0; i < AHEAD; i++) this.#free.push(worker);
    this.#feed();
  }

  #feed(): void {
    const { most, range } = this.#crew;
    while (this.#waiting.size < most * BACKLOG) {
      const worker = this.#free.shift();
      if (worker === undefined) return;
      const stretch = this.#cutter.next(this.#due - range.from);
      if (stretch !== undefined) worker.postMessage(stretch);
    }
  }

  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if ('refusal' in next) return this.#finish(next.refusal);
      if (!(await this.#crew.take(next.stretch, next.batch))) return this.#finish();
      this.#due = next.stretch.to;
      this.#feed();
    }
    this.#draining = false;
    if (this.#due >= this.#crew.range.to) this.#finish();
  }

  /** The answer that is due, if it is there. */
  #next(): Answer<B> | undefined {
    const answer = this.#waiting.get(this.#due);
    this.#waiting.delete(this.#due);
    return answer;
  }

  #finish(refusal?: Refusal): void {
    this.#over = true;
    this.#resolve(refusal);
  }
}

/** The exact sums of the matches of a range. */
export async function sumUp(
  game: AnyGame,
  plan: Plan,
  range: Stretch,
  running: Running = {},
): Promise<Totals | Refusal> {
  let totals = totalsOf(emptySummary(plan.options.players));
  const job: Job<Batch> = {
    work: { kind: 'sim', plan },
    here: ({ from, to }) => runBatch(game, plan, from, to),
    take: async ({ to }, { summary, lines, observations, plotted }) => {
      totals = addTotals(totals, totalsOf(summary));
      for (const points of plotted) running.onPlotted?.(points);
      if (lines !== '') await running.onLines?.(lines);
      if (observations !== '') await running.onObservations?.(observations);
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
