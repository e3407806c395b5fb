/**
 * The contract between a game and everything else. A game is a value, a state is a value, a step
 * is a function; states, moves and views are plain data that survives JSON. Nothing outside a
 * game's folder looks inside its state or view.
 *
 * `O` options, `S` state of one deal (with what is carried over), `M` a seat's move, `V` what one
 * onlooker may know. Methods are declared as methods so that any game fits `AnyGame`.
 */
import type { Card, Pack } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';
import type { OptionList, OptionValue, OptionValues } from './options.ts';
import type { Random, Streams } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { ChanceStep, ChanceWords } from './step.ts';
import type { Fact, Pick, Table } from './table.ts';

/** Seats count from 0, clockwise. */
export type Seat = number;
export const CHANCE = -1;
/** The deal is over. */
export const NOBODY = -2;
export type Actor = Seat;

/** Sees what everybody sees. */
export const SPECTATOR = -1;
/** A seat, or SPECTATOR. */
export type Onlooker = number;

/** A line of the score: the lines of a seat add up to its points. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly label: Text;
  readonly amount: number;
  readonly clause: string;
}

/** What a finished deal came to, and the match with it. Arrays by seat. */
export interface Outcome {
  /** The sheet's word for how the deal ended. */
  readonly why: string;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** The match has come to its sheet's own end. */
  readonly over: boolean;
  /** The winners and ranks if the match ends here. */
  readonly winners: readonly Seat[];
  readonly ranks: readonly number[];
  /** Further keys of the deal line. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Hidden cards that lie together: a hand, a stock, one face-down card. */
export interface HiddenSlot {
  readonly size: number;
  /** Whether the card may lie here; absent: all may. */
  readonly admits?: (card: Card) => boolean;
}

/** All that an onlooker cannot see. The sizes of the slots add up to the pool. */
export interface Hidden {
  readonly pool: readonly Card[];
  readonly slots: readonly HiddenSlot[];
}

/** Cards for every hidden slot, in order. */
export type Filling = readonly (readonly Card[])[];

/** The rest of a deal in which chance has no more part. */
export interface Rest {
  /** Moves still to be made at most. */
  readonly moves: number;
  /** The side of each seat; seats of a side carry the same points. */
  readonly sides: readonly number[];
}

/** Work on one decision, in a unit of the game's own that is about an answer of average cost. */
export interface Work {
  /** Nothing yet: a decision begins, which must not depend on earlier ones. */
  done: number;
  readonly limit: number;
}

/** What opponents know of a game beyond its rules. Nothing here reads a state. */
export interface Mind<S, M, V> {
  hidden(view: V): Hidden;
  /** A state that looks like `view` to its onlooker, the hidden slots filled. */
  imagine(view: V, filling: Filling): S;
  /** Expected points of this deal by seat, as the view stands; for cutting playouts short. */
  judgement?(view: V): readonly number[];
  /** Weights (≥ 0, not all 0) of the actor's legal moves in playouts. */
  habit?(view: V, moves: readonly M[]): readonly number[];
  /**
   * The moves of the actor that are worth a thought, in games whose legal lists grow long: some of
   * the legal ones, never none; undefined: all of them.
   */
  shortlist?(view: V): readonly M[] | undefined;
  /**
   * Exact expected points for the actor after each legal move, where that can be reckoned by
   * looking at a few times `positions`, those of the level that asks.
   */
  solve?(view: V, moves: readonly M[], positions: number): readonly number[] | undefined;
  /** The move that conventions of the game settle without a search, such as a bid or a sure claim. */
  decide?(view: V, moves: readonly M[]): M | undefined;
  /** How likely the filling is by what seats have said and done, 0 to 1; fillings are chosen by it. */
  likelihood?(view: V, filling: Filling): number;
  /**
   * Exact worth for the actor of each move in an imagined state, all cards open; undefined where
   * there is none, or where it would take more work than is left. Adds what it took.
   */
  exact?(state: S, moves: readonly M[], work: Work): readonly number[] | undefined;
  /**
   * What is left to play in an imagined state, if chance has no more part in it: where that is
   * little, a search solves it instead of playing it out.
   */
  rest?(state: S): Rest | undefined;
  /** The view of a player with a bad memory: without some of what he saw a while ago. */
  forget?(view: V, random: Random): V;
  /**
   * Moves which, made in this order whenever the onlooker is on lead, take every remaining trick
   * whatever the others hold; undefined if that is not certain, or could still be to his harm.
   */
  certain?(view: V): readonly M[] | undefined;
}

/** A clause of the rule sheet in our own words. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}

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
  reckon(points: number): number;
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

/** Strengths of opponents, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Options that make a variant people know by a name. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface Game<O extends OptionValues, S, M, V> {
  readonly id: string;
  readonly names: Text;
  /** One sentence for menus. */
  readonly summary: Text;
  /** Prefix of its clauses, such as `BOD`. */
  readonly prefix: string;
  /** Whether points are to be won or avoided. */
  readonly aim: 'most' | 'least';
  /** What the seats are called, where the game itself names them. */
  readonly seatNames?: readonly Text[];
  readonly options: OptionList;
  /** Variants by name; options they do not give keep their defaults. */
  readonly presets?: readonly Preset[];
  /** The levels that beat the one below them (`npm run ladder`); none where nothing is decided. */
  readonly levels: readonly Level[];
  /** A simulated deal stops with an error after this many turns (a turn: another seat acts). */
  readonly turnLimit?: number;
  /** Words of chance this game knows. */
  readonly words: ChanceWords;
  /** How deals end, by the sheet's word. */
  readonly whys: Readonly<Record<string, Text>>;

  /** Options that make no sense together. */
  check?(options: O): Refusal | undefined;
  /** Seconds for a move, after which the room that keeps time makes one at random; 0: no clock. */
  clock?(options: O): number;
  pack(options: O): Pack;
  /** The clauses, with the options in force. */
  clauses(options: O): readonly Clause[];

  /** The first deal of a match, waiting for its first step. */
  open(options: O): S;
  /** The deal after a finished one. */
  next(finished: S): S;
  actor(state: S): Actor;
  /** The step of chance the state waits for. */
  chance(state: S, streams: Streams): ChanceStep;
  applyChance(state: S, step: ChanceStep): S | Refusal;
  /** The actor's moves: complete, without duplicates, in canonical order, from what he may know. */
  legal(state: S): readonly M[];
  /** The state after the actor's move, or a refusal naming the clause. Never mutates. */
  apply(state: S, move: M): S | Refusal;
  /** Every card of the pack where it lies now, for the law that none is lost; empty before a deal. */
  places(state: S): readonly (readonly Card[])[];
  /** Only of a state in which nobody acts. */
  outcome(finished: S): Outcome;

  view(state: S, onlooker: Onlooker): V;
  /** The move's text as the onlooker sees it being made in `state`; `?` for a hidden card. */
  mask(state: S, move: M, onlooker: Onlooker): string;
  write(move: M): string;
  /** Reads any spelling into the canonical move, legal or not. */
  read(line: string): M | Refusal;
  /**
   * What the move is, for logs and speech: a predicate such as “plays [TD]”. `view` is the
   * onlooker's before the move; a card he may not see is not named.
   */
  tell(view: V, move: M): Text;
  /** What all learn from a step besides itself, such as melds, as sentences; views of a spectator. */
  news?(before: V, after: V): readonly Text[];

  table(view: V): Table;
  /** The picks that make a move; when order matters the last differs. */
  picks(view: V, move: M): readonly Pick[];
  /** The text a person seems to mean by these picks, to be refused with its clause. */
  attempt(view: V, picks: readonly Pick[]): string | undefined;
  /** What the picks come to so far, such as their count towards a minimum. */
  tally?(view: V, picks: readonly Pick[]): Text | undefined;
  readonly mind: Mind<S, M, V>;

  /**
   * Whether the move is a claim that may be made now: never on the legal list, accepted or refused
   * by `apply`. A refused one leaves no step, so the room that plays remembers it: its actor has
   * no second in that deal.
   */
  claims?(state: S, move: M): boolean;

  /** What opponents agree on beyond the rules, as they use it. */
  appendix?(options: O): readonly Chapter[];
  /** What has been said in this deal and what it means by that agreement, oldest first. */
  meanings?(view: V): readonly Fact[];

  /** Notations of other programs, by the ending of their files. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** What can be reckoned about texts from outside, by the word that asks for it. */
  readonly analyses?: Readonly<Record<string, Analysis>>;

  /** Absent: points are compared as they are. */
  readonly duplicate?: Duplicate;

  /** Measured by `npm run bench`. */
  readonly bench?: Bench;

  /** What a choice is worth, where that can be tabled. */
  odds?(options: O): readonly FigureTable[];
  /**
   * What can be told of a finished deal with all its cards open, for its score sheet. It may take
   * a second: it yields whenever others may go on.
   */
  afterwards?(finished: S): Generator<void, readonly Fact[]>;

  /** Keys added to the record line of a move, such as `cheat`; undefined: it has none such. */
  stepExtra?(state: S, move: M): Readonly<Record<string, unknown>> | undefined;
}

/** A game whose types are nobody's business. */
export type AnyGame = Game<OptionValues, unknown, unknown, unknown>;

export type { Random, Streams };
