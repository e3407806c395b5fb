/**
 * The seed of a bot's own choices. It is made by a one-way function, so that a bot learns from it neither
 * what the run's `rng` is nor what another seat was given.
 */
import { createHash } from 'node:crypto';
import type { Seat } from '../engine/game.ts';

/** What `match` messages carry: for match `index` of a run, from 0. */
export const rngOf = (rng: string, index: number, seat: Seat): string =>
  createHash('sha256').update(`${rng}/rng/${index}/${seat}`).digest('hex').slice(0, 32);
