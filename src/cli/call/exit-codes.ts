/**
 * How commands end that cannot go on: they throw a `Stop`, with a sentence, a code for programs and the exit code. `run.ts`
 * turns it into the exit code of the process.
 */
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Text } from '../../lang/text.ts';

/** The exit code of a command that was refused or has failed. */
export const FAILED = 1;
/** The exit code of a command line that is wrong itself. */
export const USAGE = 2;

/** What programs are told of an error beside its sentence. */
export type ErrorCode =
  | 'usage'
  | 'unknown-command'
  | 'unknown-game'
  | 'unknown-option'
  | 'unknown-preset'
  | 'unknown-field'
  | 'missing-argument'
  | 'missing-value'
  | 'excess-arguments'
  | 'invalid-argument'
  | 'failed'
  | 'no-file'
  | 'unreadable'
  | 'too-large'
  | 'unwritable'
  | 'game-failed'
  | 'forfeited'
  | 'internal';

export class Stop extends Error {
  readonly exitCode: number;
  readonly sentence: Text;
  /** An `ErrorCode`, or the clause of a refusal. */
  readonly code: string;

  constructor(exitCode: number, sentence: Text, code: string) {
    super(sentence.en);
    this.exitCode = exitCode;
    this.sentence = sentence;
    this.code = code;
  }
}

/** Ends the command with exit code 1. */
export function fail(sentence: Text, code: ErrorCode = 'failed'): never {
  throw new Stop(FAILED, sentence, code);
}

/** Ends the command with exit code 2. */
export function misused(sentence: Text, code: ErrorCode = 'usage'): never {
  throw new Stop(USAGE, sentence, code);
}

/** The result, unless it is a refusal, which ends the command. */
export function orFail<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Stop(FAILED, result.text, result.clause);
  return result;
}
