/**
 * The time of one seat in one match: what it has for each move, and what is left of its clock for the whole match. The
 * clock runs only while a turn of the seat is open.
 */
import { omitUndefined } from '../engine/omit-undefined.ts';
import { fill } from '../lang/text.ts';
import type { TurnLimit } from './connection.ts';
import texts from './texts.json' with { type: 'json' };
import type { MoveLimits } from './turn-messages.ts';

const { faults } = texts;

export class SeatClock {
  readonly #limits: MoveLimits;
  #left: number;
  #since = 0;

  constructor(limits: MoveLimits) {
    this.#limits = limits;
    this.#left = limits.clock ?? Number.POSITIVE_INFINITY;
  }

  /** The limits of the next decision, as the bot is told them. */
  told(): MoveLimits {
    const { ms, clock, positions } = this.#limits;
    if (clock === undefined) return this.#limits;
    const left = Math.floor(this.#left);
    const untilDue = ms === undefined ? undefined : Math.min(ms, left);
    return omitUndefined({ ms: untilDue, clock: left, positions });
  }

  /** Begins a turn; returns how long it may take: the time for a move, or less where less is left on the clock. */
  start(): TurnLimit | undefined {
    const { ms, clock } = this.#limits;
    this.#since = performance.now();
    if (clock !== undefined && this.#left < (ms ?? Number.POSITIVE_INFINITY))
      return { ms: this.#left, late: fill(faults.timeOver, clock) };
    return ms === undefined ? undefined : { ms, late: fill(faults.late, ms) };
  }

  stop(): void {
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
  }
}
