/** Seeds for matches of which nobody has asked for a certain one. */
import { randomBytes } from 'node:crypto';
import { isProgram, type Player } from './players.ts';

const DAILY = 'daily/';

/** The seed of the deals of a date. */
export const dailySeed = (edition: number, date: string): string => `${DAILY}${edition}/${date}`;

/** Whether others may play the same deals and compare. */
export const isDailySeed = (seed: string): boolean => seed.startsWith(DAILY);

export const newSeed = (): string => randomBytes(4).toString('hex');

/** A seed that nobody can find by trying: 128 random bits. */
const unguessableSeed = (): string => randomBytes(16).toString('hex');

/** A seed for a match of these players: programs could find a short one by trying. */
export const seedFor = (players: readonly Pick<Player, 'who'>[]): string =>
  players.some(({ who }) => isProgram(who)) ? unguessableSeed() : newSeed();
