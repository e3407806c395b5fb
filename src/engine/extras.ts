/**
 * Capabilities that only some games have, each a small contract of its own. The general code that
 * serves one asks for it by name and does without where it is absent.
 */
import type { Text } from '../lang/text.ts';
import type { Clause } from './clause.ts';
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
  /** How the figures were computed and what they assume, or what follows from them. */
  readonly note: Text;
  readonly columns: readonly Text[];
  /** One value for each column. */
  readonly rows: readonly { readonly label: Text; readonly values: readonly number[] }[];
}

/** What an analysis found about one item of its input. */
export interface Finding {
  readonly table: FigureTable;
  /** The same for scripts. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Something a game can compute from outside text, such as a deal in a common notation. */
export interface Analysis {
  /** What it computes and what it reads, in one sentence for the help. */
  readonly meaning: Text;
  /** Sample input for an example. */
  readonly example: string;
  /** Findings as they are computed. Input that cannot be read is refused, and nothing follows. */
  run(input: string): AsyncIterable<Finding | Refusal>;
}

/** How results of tables that played the same cards are compared, in games with a custom for it. */
interface Duplicate {
  /** The options of such a contest; `deals` among them. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly unit: string;
  /** What a difference of so many points in a deal counts for. */
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
   * Work repeated `times` times, on new cards each time; the bench measures its rate per second.
   * Some cards take many times longer than others: `times` evens that out.
   */
  readonly work: { readonly unit: string; readonly times: number; once(random: Random): void };
  /** Figures over so many random deals; may take minutes, so only the game's own bench asks for them. */
  figures(deals: number, random: Random): readonly Figure[];
}

/** A match as files of other programs hold it: its options, names by seat, and its steps as texts. */
export interface Transcript {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly names: readonly string[];
  readonly steps: readonly string[];
  /** What the file says that the steps cannot. */
  readonly lost?: readonly Text[];
}

/** A notation that other programs share, text to matches and back. */
export interface Format {
  /** The matches in a file; every step is legal, the last deal may be unfinished. */
  read(source: string): Promise<readonly Transcript[] | Refusal>;
  write(transcripts: readonly Transcript[]): string | Refusal;
}

/** Claims: moves outside the legal list that a seat may make when it believes they hold. */
interface Claims<S, M> {
  /**
   * Whether the move is a claim that may be made now; `apply` accepts or refuses it. A refused claim
   * leaves no step, so the session remembers it: its actor may not claim again in that deal.
   */
  isClaim(state: S, move: M): boolean;
}

/** The conventions opponents play by, beyond the rules. */
interface Conventions<O, V> {
  /** The agreement in chapters. */
  system(options: O): readonly Chapter[];
  /** What has been said in this deal and what it means by convention, oldest first. */
  meanings(observation: V): readonly Fact[];
}

/** What can be said about a finished deal with all its cards open. */
export interface PostMortem<S> {
  /** May take a second; yields whenever others may run. */
  facts(finished: S): Generator<void, readonly Fact[]>;
}

/** What each card of a deal was worth with all cards open: facts, which nobody could know then. */
interface CardByCard<S, M> {
  /** What the figures count. */
  readonly unit: Text;
  /** The result of the deal after each move of the actor with best play by all; undefined outside the play. */
  results(state: S): readonly { readonly move: M; readonly result: number }[] | undefined;
  /** Whether the actor wants the figure to be high. */
  wantsMost(state: S): boolean;
}

/** Time to move: whoever keeps it makes a move at random for a player whose time is up. */
interface Clock<O, S, M> {
  /** For a move; 0: no clock. */
  seconds(options: O): number;
  /** Whether a player makes this legal move at their own risk: the clock then makes another if there is one. */
  isRisky?(state: S, move: M): boolean;
}

/**
 * An order that answers for the player who gave it until it lapses, such as passing for the
 * rest of the auction.
 */
interface StandingOrder<M, V> {
  /** What the player says, as a command: “pass until the auction is over”. */
  readonly label: Text;
  /** Whether the actor may give it now, instead of a move. */
  isOpen(observation: V): boolean;
  /** The legal move it makes for the player now, given when the table was `given`; undefined: it has lapsed. */
  move(given: V, now: V): M | undefined;
}

export interface Extras<O extends MatchOptions, S, M, V> {
  readonly standingOrder?: StandingOrder<M, V>;
  readonly claims?: Claims<S, M>;
  readonly conventions?: Conventions<O, V>;
  readonly postMortem?: PostMortem<S>;
  readonly cardByCard?: CardByCard<S, M>;
  /** Notations of other programs, by the ending of their files. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** What can be computed from outside text, by the word that asks for it. */
  readonly analyses?: Readonly<Record<string, Analysis>>;
  /** Absent: points are compared as they are. */
  readonly duplicate?: Duplicate;
  /** Measured by `npm run bench`. */
  readonly bench?: Bench;
  readonly clock?: Clock<O, S, M>;
  /** Tables of what each choice is worth. */
  odds?(options: O): readonly FigureTable[];
  /** Keys added to the record line of a move; undefined: none. */
  recordKeys?(state: S, move: M): Readonly<Record<string, unknown>> | undefined;
}
