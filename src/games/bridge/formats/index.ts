/** The notations that bridge programs share. */
import type { Format } from '../../../engine/extras.ts';
import { lin } from './lin.ts';
import { pbn } from './pbn.ts';

export const formats: Readonly<Record<string, Format>> = { pbn, lin };
