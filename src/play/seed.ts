/** Seeds for matches of which nobody has asked for a certain one. */
import { randomBytes } from 'node:crypto';

export const newSeed = (): string => randomBytes(4).toString('hex');
