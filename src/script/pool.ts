/**
 * Runs a simulation on worker threads, so that this thread reacts to Ctrl-C at once however long a
 * match takes: one at first, more if the run turns out long. Stretches of matches are collected in
 * match order, so that the result does not depend on the number of threads.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type Batch, type Plan, runBatch } from './simulate.ts';
import { addSummaries, emptySummary, type Summary } from './summary.ts';
import type { Answer, Stretch } from './worker.ts';

/** How long a stretch should take, in milliseconds. */
const STRETCH_TIME = 60;
const LONGEST_STRETCH = 5000;
/** A run that takes longer gets all its threads; in milliseconds. */
const TRIAL = 300;
/** Stretches a thread has queued, so that it never idles. */
const AHEAD = 2;

interface Running {
  /** The most threads to use; by default as many as the machine has cores. */
  readonly threads?: number;
  /** Called with the record lines of each stretch, in match order; the next stretch waits for it. */
  readonly onLines?: (lines: string) => Promise<void>;
  /** The same for the lines of observations. */
  readonly onObservations?: (lines: string) => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** The bundle of the worker; missing when running from sources. */
const workerFile = fileURLToPath(new URL('./sim-worker.js', import.meta.url));

interface Ledger {
  readonly summary: () => Summary;
  readonly take: (stretch: Stretch, batch: Batch) => Promise<void>;
}

function openLedger(plan: Plan, running: Running): Ledger {
  let summary = emptySummary(plan.options.players);
  return {
    summary: () => summary,
    async take(stretch, batch) {
      summary = addSummaries(summary, batch.summary);
      if (batch.lines !== '') await running.onLines?.(batch.lines);
      if (batch.observations !== '') await running.onObservations?.(batch.observations);
      running.onProgress?.(stretch.to);
    },
  };
}

/** Cuts the matches into stretches, longer ones as the speed becomes known. */
function openCutter(count: number): { readonly next: (done: number) => Stretch | undefined } {
  const start = performance.now();
  let from = 0;
  const size = (done: number): number => {
    const spent = Math.max(performance.now() - start, 1);
    const fitting = Math.floor((done / spent) * STRETCH_TIME);
    return Math.max(1, Math.min(LONGEST_STRETCH, fitting));
  };
  return {
    next(done) {
      if (from >= count) return undefined;
      const stretch = { from, to: Math.min(count, from + size(done)) };
      from = stretch.to;
      return stretch;
    },
  };
}

async function runHere(
  game: AnyGame,
  plan: Plan,
  count: number,
  ledger: Ledger,
): Promise<Refusal | undefined> {
  const cutter = openCutter(count);
  for (;;) {
    const stretch = cutter.next(ledger.summary().matches);
    if (stretch === undefined) return undefined;
    const batch = runBatch(game, plan, stretch.from, stretch.to);
    if (isRefusal(batch)) return batch;
    await ledger.take(stretch, batch);
  }
}

/**
 * Plays matches 0 to `count` − 1 of the plan.
 * @returns the tally, or the refusal of the first match that exceeds a limit
 */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  count: number,
  running: Running = {},
): Promise<Summary | Refusal> {
  const ledger = openLedger(plan, running);
  const most = Math.min(running.threads ?? availableParallelism(), count);
  const refused = existsSync(workerFile)
    ? await onThreads(plan, count, most, ledger)
    : await runHere(game, plan, count, ledger);
  return refused ?? ledger.summary();
}

async function onThreads(
  plan: Plan,
  count: number,
  most: number,
  ledger: Ledger,
): Promise<Refusal | undefined> {
  const workers: Worker[] = [];
  const hire = (): Worker => {
    const worker = new Worker(workerFile, { workerData: plan });
    workers.push(worker);
    return worker;
  };
  try {
    return await gather(hire, most, count, ledger);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands stretches out and collects the answers in order; an early one waits. */
function gather(
  hire: () => Worker,
  most: number,
  count: number,
  ledger: Ledger,
): Promise<Refusal | undefined> {
  const cutter = openCutter(count);
  const waiting = new Map<number, { readonly answer: Answer; readonly worker: Worker }>();
  let due = 0;
  let draining = false;
  return new Promise((resolve, reject) => {
    const send = (worker: Worker): void => {
      const stretch = cutter.next(due);
      if (stretch !== undefined) worker.postMessage(stretch);
    };
    const drain = async (): Promise<void> => {
      if (draining) return;
      draining = true;
      for (let item = waiting.get(due); item !== undefined; item = waiting.get(due)) {
        waiting.delete(due);
        if ('refusal' in item.answer) return resolve(item.answer.refusal);
        await ledger.take(item.answer.stretch, item.answer.batch);
        due = item.answer.stretch.to;
        send(item.worker);
      }
      draining = false;
      if (due >= count) resolve(undefined);
    };
    const employ = (): void => {
      const worker = hire();
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        waiting.set(answer.stretch.from, { answer, worker });
        drain().catch(reject);
      });
      for (let i = 0; i < AHEAD; i++) send(worker);
    };
    employ();
    setTimeout(() => {
      for (let i = 1; i < most && due < count; i++) employ();
    }, TRIAL).unref();
  });
}
