/** What can be wrong with a bot: a code, and a sentence that quotes the bot. */
import { fill, type Text } from '../lang/text.ts';
import type { FaultCode } from './messages.ts';

export interface Fault {
  readonly code: FaultCode;
  /** The clause that an illegal move breaks. */
  readonly clause?: string;
  readonly text: Text;
  /** There is no such program, or it may not be run. */
  readonly isUnstarted?: true;
}

/** What a bot wrote, shortened and without anything that looks like markup. */
function quoted(written: string): string {
  const line = written.replace(/[\p{C}\p{Z}[\]{}]+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** A fault; strings may come from the bot. */
export const fault = (
  code: FaultCode,
  sentence: Text,
  ...values: readonly (Text | string | number)[]
): Fault => ({
  code,
  text: fill(sentence, ...values.map((one) => (typeof one === 'string' ? quoted(one) : one))),
});
