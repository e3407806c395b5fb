/**
 * Divides a long run among workers: one at first, all of them if it turns out long. Each is sent
 * stretches of matches, and their results are taken in match order.
 */
import type { Worker } from 'node:worker_threads';
import type { Refusal } from '../../engine/refusal.ts';
import type { Stretch } from '../shards/partial.ts';
import { LostThread, lostThread } from './thread-bounds.ts';

/** How long a stretch should take, in milliseconds. */
const STRETCH_TIME = 60;
const LONGEST_STRETCH = 5000;
/** A run that takes longer, or will, gets all its threads; in milliseconds. */
const TRIAL = 300;
/** The shortest run that predicts how long the rest will take, in milliseconds. */
const SAMPLE = 30;
/** Near the end a stretch is this fraction of the work left per thread, so that all end together. */
const ENDING = 4;
/** Stretches a thread has queued, so that it never idles. */
const AHEAD = 2;
/** Stretches for each thread that may wait for an earlier one. */
const BACKLOG = 8;

/** What a worker has made of a stretch. */
export type Answer<B> =
  | { readonly stretch: Stretch; readonly batch: B }
  | { readonly stretch: Stretch; readonly refusal: Refusal };

/** Takes the results of a stretch, in match order; the next results wait for it. False ends the run. */
export type Take<B> = (stretch: Stretch, batch: B) => Promise<boolean>;

/** Cuts the matches into stretches, longer ones as the speed becomes known, and short ones at the end. */
export function openCutter(
  { from: first, to }: Stretch,
  threads: number,
  longest = LONGEST_STRETCH,
): {
  readonly next: (done: number) => Stretch | undefined;
} {
  const start = performance.now();
  let from = first;
  const size = (done: number): number => {
    const spent = Math.max(performance.now() - start, 1);
    const fitting = Math.floor((done / spent) * STRETCH_TIME);
    const ending = Math.ceil((to - from) / (ENDING * threads));
    return Math.max(1, Math.min(longest, fitting, ending));
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

interface Crew<B> {
  readonly hire: () => Worker;
  /** How many workers to hire at most. */
  readonly most: number;
  readonly range: Stretch;
  readonly take: Take<B>;
  /** The most matches in a stretch. */
  readonly longest?: number | undefined;
}

/**
 * Hands stretches out and takes the answers in order. An early answer waits while its worker goes on,
 * until too many wait.
 */
export class DividedRun<B> {
  readonly #crew: Crew<B>;
  readonly #cutter: ReturnType<typeof openCutter>;
  readonly #waiting = new Map<number, Answer<B>>();
  /** Workers that can take a stretch, each listed once per stretch it can take. */
  readonly #free: Worker[] = [];
  #due: number;
  readonly #start = performance.now();
  #draining = false;
  #isWhole = false;
  #over = false;
  #resolve: (refusal?: Refusal) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(crew: Crew<B>) {
    this.#crew = crew;
    this.#cutter = openCutter(crew.range, crew.most, crew.longest);
    this.#due = crew.range.from;
  }

  /** Begins with one worker. The others are hired after a while, so that a short run does not pay for their start. */
  complete(): Promise<Refusal | undefined> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#employ();
      setTimeout(() => this.#employAll(), TRIAL).unref();
    });
  }

  /** Ends the run with an error. */
  readonly fail = (error: unknown): void => this.#reject(error);

  /** Stops hiring and taking results. */
  stop(): void {
    this.#over = true;
  }

  #employAll(): void {
    if (this.#isWhole || this.#over) return;
    this.#isWhole = true;
    for (let i = 1; i < this.#crew.most; i++) this.#employ();
  }

  /** Whether the rest will take long, judging by the speed so far. */
  #willTakeLong(): boolean {
    const { from, to } = this.#crew.range;
    const spent = performance.now() - this.#start;
    const left = (spent * (to - this.#due)) / Math.max(1, this.#due - from);
    return spent > SAMPLE && left > TRIAL;
  }

  /** Hires a worker and queues it several times, so that its next stretch waits there when it has finished one. */
  #employ(): void {
    const worker = this.#crew.hire();
    worker.on('error', (error) => this.#reject(lostThread(error)));
    worker.on('exit', () => {
      if (!this.#over) this.#reject(new LostThread('ended'));
    });
    worker.on('message', (answer: Answer<B>) => {
      this.#waiting.set(answer.stretch.from, answer);
      this.#free.push(worker);
      this.#feed();
      this.#drain().catch(this.#reject);
    });
    for (let i = 0; i < AHEAD; i++) this.#free.push(worker);
    this.#feed();
  }

  /** Sends stretches to free workers, unless too many results wait for one that is late. */
  #feed(): void {
    const { most, range } = this.#crew;
    while (this.#waiting.size < most * BACKLOG) {
      const worker = this.#free.shift();
      if (worker === undefined) return;
      const stretch = this.#cutter.next(this.#due - range.from);
      if (stretch !== undefined) worker.postMessage(stretch);
    }
  }

  /**
   * Hands on, in match order, the results that are due, and ends the run after the last one. Only one call at a time
   * does so: results that arrive meanwhile are found by the call that is at work.
   */
  async #drain(): Promise<void> {
    if (this.#draining || this.#over) return;
    this.#draining = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if ('refusal' in next) return this.#finish(next.refusal);
      if (!(await this.#crew.take(next.stretch, next.batch))) return this.#finish();
      this.#due = next.stretch.to;
      this.#feed();
      if (this.#willTakeLong()) this.#employAll();
    }
    this.#draining = false;
    if (this.#due >= this.#crew.range.to) this.#finish();
  }

  /** The answer that is due, if it has arrived. */
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
