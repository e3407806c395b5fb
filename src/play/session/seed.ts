/** Seeds for matches of which nobody has asked for a certain one. */
import { randomBytes } from 'node:crypto';
import { isProgram, type Player } from './players.ts';

/** What the seeds of the deals of the day begin with. */
export const DAILY = 'daily/';

export const newSeed = (): string => randomBytes(4).toString('hex');

/** A seed that nobody can find by trying: 128 random bits. */
const unguessableSeed = (): string => randomBytes(16).toString('hex');

/** A seed for a match of these players: programs could find a short one by trying. */
export const seedFor = (players: readonly Pick<Player, 'who'>[]): string =>
  players.some(({ who }) => isProgram(who)) ? unguessableSeed() : newSeed();
