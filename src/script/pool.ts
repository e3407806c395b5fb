/**
 * Runs a simulation. Random players are quick: they play here, in stretches that let the event
 * loop breathe, until the run turns out long; all else goes to worker threads, so that a Ctrl-C
 * is heard at once. Stretches are taken up in match order, so that the result is the same however
 * many threads there were.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { playersOf } from '../engine/match.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type Batch, type Plan, runBatch } from './simulate.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';
import type { Answer, Stretch } from './worker.ts';

/** How long a stretch should take, in milliseconds. */
const STRETCH_TIME = 60;
/** Threads pay when more than this is left, in milliseconds. */
const WORTH_THREADS = 1000;
/** Time after which the speed is known well enough. */
const TRIAL = 250;
/** Stretches a thread holds at once, so that it never waits. */
const AHEAD = 2;

export interface Running {
  /** At most so many threads. Absent: as many as the machine has cores. */
  readonly threads?: number;
  /** Record lines of a stretch, in match order; the next waits for it. */
  readonly onLines?: (lines: string) => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** The bundle of the worker; missing when running from sources. */
const workerFile = fileURLToPath(new URL('./sim-worker.js', import.meta.url));

interface Ledger {
  readonly tally: () => Tally;
  readonly take: (stretch: Stretch, batch: Batch) => Promise<void>;
}

function openLedger(plan: Plan, running: Running): Ledger {
  let tally = emptyTally(playersOf(plan.options));
  return {
    tally: () => tally,
    async take(stretch, batch) {
      tally = addTallies(tally, batch.tally);
      if (batch.lines !== '') await running.onLines?.(batch.lines);
      running.onProgress?.(stretch.to);
    },
  };
}

/** How many matches take about `STRETCH_TIME`, by the speed so far. */
const stretchSize = (done: number, spent: number): number =>
  Math.max(1, Math.min(5000, Math.floor((done / Math.max(spent, 0.01)) * STRETCH_TIME)));

/**
 * Plays matches 0 to `count` − 1 of the plan.
 * @returns the sums, or the refusal of the first match that passes a limit
 */
export async function simulate(
  game: AnyGame,
  plan: Plan,
  count: number,
  running: Running = {},
): Promise<Tally | Refusal> {
  const ledger = openLedger(plan, running);
  const threads = existsSync(workerFile) ? (running.threads ?? availableParallelism()) : 0;
  const slow = plan.seats.some((who) => who !== 'random');
  const start = performance.now();
  let done = 0;
  while (done < count) {
    const spent = performance.now() - start;
    const size = done === 0 ? 1 : stretchSize(done, spent);
    const left = (spent / Math.max(done, 1)) * (count - done);
    if (threads > 0 && (slow || (spent > TRIAL && left > WORTH_THREADS))) {
      const refused = await onThreads(plan, { from: done, to: count }, size, threads, ledger);
      return refused ?? ledger.tally();
    }
    const to = Math.min(count, done + size);
    const batch = runBatch(game, plan, done, to);
    if (isRefusal(batch)) return batch;
    await ledger.take({ from: done, to }, batch);
    done = to;
    await breathe();
  }
  return ledger.tally();
}

function* stretchesOf(whole: Stretch, size: number): Generator<Stretch> {
  for (let from = whole.from; from < whole.to; from += size)
    yield { from, to: Math.min(whole.to, from + size) };
}

/** Plays the stretch on threads; answers out of turn wait for theirs. */
async function onThreads(
  plan: Plan,
  whole: Stretch,
  size: number,
  threads: number,
  ledger: Ledger,
): Promise<Refusal | undefined> {
  const workers = Array.from(
    { length: Math.min(threads, whole.to - whole.from) },
    () => new Worker(workerFile, { workerData: plan }),
  );
  try {
    return await gather(workers, stretchesOf(whole, size), whole, ledger);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function gather(
  workers: readonly Worker[],
  stretches: Iterator<Stretch>,
  whole: Stretch,
  ledger: Ledger,
): Promise<Refusal | undefined> {
  const waiting = new Map<number, { readonly answer: Answer; readonly worker: Worker }>();
  let due = whole.from;
  let busy = false;
  return new Promise((resolve, reject) => {
    const send = (worker: Worker): void => {
      const next = stretches.next();
      if (next.done !== true) worker.postMessage(next.value);
    };
    const drain = async (): Promise<void> => {
      if (busy) return;
      busy = true;
      for (let item = waiting.get(due); item !== undefined; item = waiting.get(due)) {
        waiting.delete(due);
        if ('refusal' in item.answer) return resolve(item.answer.refusal);
        await ledger.take(item.answer.stretch, item.answer.batch);
        due = item.answer.stretch.to;
        send(item.worker);
      }
      busy = false;
      if (due >= whole.to) resolve(undefined);
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        waiting.set(answer.stretch.from, { answer, worker });
        drain().catch(reject);
      });
      for (let i = 0; i < AHEAD; i++) send(worker);
    }
  });
}
