/** Seeds for matches of which nobody has asked for a certain one. */
import { randomBytes } from 'node:crypto';

export const newSeed = (): string => randomBytes(4).toString('hex');

/** A seed that nobody can find by trying: 128 random bits. */
export const unguessableSeed = (): string => randomBytes(16).toString('hex');
