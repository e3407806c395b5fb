/** The seeds of bots' own choices. */
import { createHash } from 'node:crypto';
import type { Seat } from '../engine/game.ts';

/**
 * What the `match` message of match `index` of a run, from 0, carries for a seat. The function is one-way:
 * nobody finds the secret, nor what another seat was given.
 */
export const rngOf = (secret: string, index: number, seat: Seat): string =>
  createHash('sha256').update(`talon bot/${index}/${seat}/${secret}`).digest('hex');
