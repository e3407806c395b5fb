/**
 * A command as data: the help, the parser and the shell completion are all made from it. `run`
 * loads what it needs itself, so that starting one command never loads another.
 */
import type { Lang, Text } from '../lang/text.ts';

export interface ArgumentSpec {
  /** As commander writes it: `<game>`, `[id]`, `<file...>`. The word tells the completion what to offer. */
  readonly name: string;
  readonly meaning: Text;
  readonly choices?: readonly string[];
}

export interface OptionSpec {
  /** As commander writes it: `-n, --matches <n>`. */
  readonly flags: string;
  readonly meaning: Text;
  readonly choices?: readonly string[];
  /** May be given several times. */
  readonly many?: boolean;
}

/** A command line to copy, and what it does. */
export type Example = readonly [line: string, meaning: Text];

export type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Call {
  readonly lang: Lang;
  /** The language asked for by a flag, before any settings. */
  readonly langGiven: Lang | undefined;
  /** The names of all commands. */
  readonly commands: readonly string[];
  readonly args: readonly string[];
  readonly given: Given;
}

/** Does the work and returns the exit code. */
type Run = (call: Call) => Promise<number>;

export interface CommandSpec {
  readonly name: string;
  readonly meaning: Text;
  readonly examples: readonly Example[];
  readonly args: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Shown after the options. */
  readonly more?: Text;
  /** Runs when no command is named; hidden from the help. */
  readonly standard?: boolean;
  readonly run: Run;
}
