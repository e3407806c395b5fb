/** A clause of a rule sheet. */
import type { Text } from '../lang/text.ts';

/** What it says, in our own words. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}
