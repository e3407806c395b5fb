/** A command that cannot go on: what to say and the exit code. */
import type { Text } from '../lang/text.ts';

/** Refused or failed. */
export const FAILED = 1;
/** The command line itself is wrong. */
export const USAGE = 2;

export class Stop extends Error {
  readonly code: number;
  readonly sentence: Text;

  constructor(code: number, sentence: Text) {
    super(sentence.en);
    this.code = code;
    this.sentence = sentence;
  }
}

/** Ends the command with exit code 1. */
export function fail(sentence: Text): never {
  throw new Stop(FAILED, sentence);
}

/** Ends the command with exit code 2. */
export function misused(sentence: Text): never {
  throw new Stop(USAGE, sentence);
}
