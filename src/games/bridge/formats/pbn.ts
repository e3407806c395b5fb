/** Portable Bridge Notation 2.1, in and out. */
import { formatOf } from './matches.ts';
import { readPbn } from './pbn-read.ts';
import { writePbn } from './pbn-write.ts';

export const pbn = formatOf(readPbn, writePbn);
