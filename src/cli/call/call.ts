/**
 * A command as data: the help, the parser and the shell completion are all made from it. `run` loads what
 * it needs itself, so that starting one command never loads another. A call is what was given on the
 * command line.
 */
import { clean } from '../../lang/clean.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { misused } from './exit-codes.ts';
import texts from './texts.json' with { type: 'json' };

/** An argument and its meaning. */
export interface ArgumentSpec extends Text {
  /** The argument as commander writes it: `<game>`, `[id]`, `<file...>`. The word tells the completion what to offer. */
  readonly name: string;
  readonly choices?: readonly string[];
}

/** An option and its meaning. */
export interface OptionSpec extends Text {
  /** The flags as commander writes them: `-n, --matches <n>`. */
  readonly flags: string;
  readonly choices?: readonly string[];
  /** Whether the option may be given several times. */
  readonly many?: boolean;
}

/** A command line to copy, and what it does. */
export interface Example extends Text {
  readonly line: string;
}

export interface Call {
  readonly lang: Lang;
  /** The language asked for by a flag, before any settings. */
  readonly langGiven: Lang | undefined;
  /** The names of all commands. */
  readonly commands: readonly string[];
  readonly args: readonly string[];
  readonly given: Flags;
}

/** Does the work of a command and returns the exit code. */
export type RunCommand = (call: Call) => Promise<number>;

export interface CommandSpec {
  readonly name: string;
  /** The heading under which the help lists the command. */
  readonly group: Text;
  readonly meaning: Text;
  readonly examples: readonly Example[];
  readonly args: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Paragraphs that the help shows after the options. */
  readonly more?: Text;
  /** Whether the command runs when none is named. */
  readonly standard?: boolean;
  /** Whether the command is for programs, and so not in the help, the manual or the completion. */
  readonly hidden?: boolean;
  readonly run: RunCommand;
}

/** The flags of a command line, by their names in camel case. */
export class Flags {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  has(key: string): boolean {
    return this.#values[key] === true;
  }

  /** Whether the form with `--no-` is given. */
  denies(key: string): boolean {
    return this.#values[key] === false;
  }

  text(key: string): string | undefined {
    const value = this.#values[key];
    return typeof value === 'string' ? value : undefined;
  }

  list(key: string): readonly string[] {
    const value = this.#values[key];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A whole number within bounds, or the default. */
  number(
    key: string,
    flag: string,
    bounds: { readonly least: number; readonly most: number; readonly standard: number },
  ): number {
    const typed = this.text(key);
    if (typed === undefined) return bounds.standard;
    const value = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    if (value >= bounds.least && value <= bounds.most) return value;
    return misused(fill(texts.misuse.noNumber, flag, clean(typed, 40), bounds.least, bounds.most));
  }

  /** A probability; 0 unless given. */
  share(key: string, flag: string): number {
    const typed = this.text(key) ?? '0';
    const value = /^(\d{1,3}|\d{0,3}\.\d{1,15})$/.test(typed) ? Number(typed) : Number.NaN;
    if (value >= 0 && value <= 1) return value;
    return misused(fill(texts.misuse.noShare, flag, clean(typed, 40)));
  }
}
