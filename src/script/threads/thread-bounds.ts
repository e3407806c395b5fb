/**
 * Bounds of threads that run code from outside: how long a thread may take for one piece of work, and how much memory
 * the program may hold meanwhile. Whatever the code does, the run ends with a reason, and nothing that it prints is
 * shown.
 */
import type { WorkerOptions } from 'node:worker_threads';

/** Why a thread gives no answer: it takes too long or too much memory, or has ended by itself. */
type Loss = 'late' | 'full' | 'ended';

export class LostThread extends Error {
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(`a thread is lost: ${loss}`);
    this.loss = loss;
  }
}

/** The longest that one piece of work, such as a match, may take, in milliseconds. */
const PATIENCE = 10_000;
/** The most memory that the whole program may hold, in bytes. */
const MOST_MEMORY = 350_000_000;
/** Milliseconds between two looks: memory that fills up is noticed before much more of it is filled. */
const EVERY = 20;

export const GUARDED: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: 160 },
  stdout: true,
  stderr: true,
};

/** The error of a thread that has run out of memory, as a lost thread that is full; any other error unchanged. */
export const lostThread = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new LostThread('full')
    : error;

export class Watch {
  #timer: NodeJS.Timeout | undefined;
  #heard = performance.now();

  /** Calls `lose` once a bound is exceeded. */
  start(lose: (lost: LostThread) => void): void {
    this.#timer = setInterval(() => {
      if (performance.now() - this.#heard > PATIENCE) lose(new LostThread('late'));
      if (process.memoryUsage.rss() > MOST_MEMORY) lose(new LostThread('full'));
    }, EVERY);
  }

  /** Notes that a piece of work is done, so that the thread is not late. */
  readonly heard = (): void => {
    this.#heard = performance.now();
  };

  stop(): void {
    clearInterval(this.#timer);
  }
}
