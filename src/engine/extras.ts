/**
 * Capabilities that some games have and most have not, each a small contract of its own. The general
 * code that serves one asks for it by name and does without where it is absent.
 */
import type { Text } from '../lang/text.ts';
import type { Clause } from './game.ts';
import type { MatchOptions, OptionValue } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Fact } from './table.ts';

/** A chapter beside the rules, such as the bidding system the opponents use. */
export interface Chapter {
  readonly title: Text;
  readonly clauses: readonly Clause[];
}

/** A table of figures: what the rules of a game yield, or what an analysis has found. */
export interface FigureTable {
  readonly title: Text;
  /** How the figures were reckoned and what they take for granted, or what follows from them. */
  readonly note: Text;
  readonly columns: readonly Text[];
  /** One value a column. */
  readonly rows: readonly { readonly label: Text; readonly values: readonly number[] }[];
}

/** What an analysis has found about one of the things given to it. */
export interface Finding {
  readonly table: FigureTable;
  /** The same for scripts. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Something a game can reckon about a text from outside, such as a deal in a common notation. */
export interface Analysis {
  /** What it reckons and what it reads, one sentence for help. */
  readonly meaning: Text;
  /** What to give it, for an example. */
  readonly example: string;
  /** Findings as they are reckoned; what cannot be read is refused, and then nothing follows. */
  run(input: string): AsyncIterable<Finding | Refusal>;
}

/** How tables that have played the same cards compare, in a game that has a custom for it. */
export interface Duplicate {
  /** The options of such a contest; `deals` among them. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly unit: string;
  /** What it counts to have made so many points more of a deal. */
  compute(points: number): number;
}

/** A figure of a game's own, in the words of `npm run bench`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** What `npm run bench` measures of a game beside its playouts. */
export interface Bench {
  /**
   * What is done `times` times, each time on other cards; how often a second is measured where there
   * is a clock. Some cards may take many times longer than others: `times` evens that out.
   */
  readonly work: { readonly unit: string; readonly times: number; once(random: Random): void };
  /** Figures over so many random deals, which may take minutes: for the game's own bench. */
  figures(deals: number, random: Random): readonly Figure[];
}

/** A match as other programs' files hold it: its options, names by seat, and its steps as texts. */
export interface Transcript {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly names: readonly string[];
  readonly steps: readonly string[];
  /** What the file said that the steps do not. */
  readonly lost?: readonly Text[];
}

/** A notation that other programs share, text to matches and back. */
export interface Format {
  /** The matches a file holds; every step is legal, the last deal may be unfinished. */
  read(source: string): Promise<readonly Transcript[] | Refusal>;
  write(transcripts: readonly Transcript[]): string | Refusal;
}

/** Claims: moves on no legal list, which a seat may put forward when it believes they hold. */
export interface Claims<S, M> {
  /**
   * Whether the move is a claim that may be made now; `apply` accepts or refuses it. A refused one
   * leaves no step, so whoever plays remembers it: its actor has no second in that deal.
   */
  isClaim(state: S, move: M): boolean;
}

/** What opponents agree on beyond the rules, as they use it. */
export interface Conventions<O, V> {
  /** The agreement in chapters. */
  system(options: O): readonly Chapter[];
  /** What has been said in this deal and what it means by that agreement, oldest first. */
  meanings(observation: V): readonly Fact[];
}

/** What can be told of a finished deal with all its cards open. */
export interface PostMortem<S> {
  /** It may take a second: it yields whenever others may go on. */
  facts(finished: S): Generator<void, readonly Fact[]>;
}

/** Time to move: whoever keeps it makes a move at random for a player whose time is up. */
export interface Clock<O, S, M> {
  /** For a move; 0: no clock. */
  seconds(options: O): number;
  /** Whether a player makes this legal move at their own risk: the clock then makes another if there is one. */
  isRisky?(state: S, move: M): boolean;
}

export interface Extras<O extends MatchOptions, S, M, V> {
  readonly claims?: Claims<S, M>;
  readonly conventions?: Conventions<O, V>;
  readonly postMortem?: PostMortem<S>;
  /** Notations of other programs, by the ending of their files. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** What can be computed about texts from outside, by the word that asks for it. */
  readonly analyses?: Readonly<Record<string, Analysis>>;
  /** Absent: points are compared as they are. */
  readonly duplicate?: Duplicate;
  /** Measured by `npm run bench`. */
  readonly bench?: Bench;
  readonly clock?: Clock<O, S, M>;
  /** What a choice is worth, where that can be tabled. */
  odds?(options: O): readonly FigureTable[];
  /** Keys added to the record line of a move; undefined: it has none such. */
  recordKeys?(state: S, move: M): Readonly<Record<string, unknown>> | undefined;
}
