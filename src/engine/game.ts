/**
 * The contract between a game and everything else, in facets: a module is handed the facets it needs and no others. A
 * game is a value, a state is a value, a step is a function; states, moves and observations are plain data that survives
 * JSON. Nothing outside a game's folder looks inside its state or observation.
 *
 * `O` options, `S` state of one deal (with what is carried over), `M` a seat's move, `V` what one
 * observer may know. Methods are declared as methods so that any game fits `AnyGame`.
 */
import type { GenericSchema } from 'valibot';
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';
import type { ChanceEvents, ChanceStep } from './chance-step.ts';
import type { Ended, TakerOf } from './ended.ts';
import type { Extras } from './extras.ts';
import type { Forfeits } from './forfeits.ts';
import type { Term } from './glossary.ts';
import type { Highlight, PlayedDeal } from './highlight.ts';
import type { Lesson } from './lesson.ts';
import type { MatchOptions } from './options.ts';
import type { Aim, Clause, Profile } from './profile.ts';
import type { Random, Streams } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { SearchServices } from './searched.ts';
import type { Sideline } from './sideline.ts';
import type { Note, Pick, Table } from './table.ts';

/** Seats count from 0, clockwise. */
export type Seat = number;
/** The actor when chance makes the next step. */
export const CHANCE = -1;
/** The actor when the deal is over. */
export const NOBODY = -2;
/** A seat, CHANCE or NOBODY. */
type Actor = Seat;

/** The observer who sees what everybody sees. */
export const SPECTATOR = -1;
/** A seat, or SPECTATOR. */
export type Observer = number;

/** A line of the score: the lines of a seat add up to its points. */
export interface ScoreLine {
  readonly seat: Seat;
  /** What the line is about: lines of many deals are summed up by it. */
  readonly id: string;
  readonly label: Text;
  /** The label of a sum over many deals, where the label of one line holds figures. */
  readonly kind?: Text;
  readonly amount: number;
  readonly clause: string;
}

/** The result of a finished deal and of the match so far. Arrays by seat. */
export interface Outcome {
  /** The sheet's word for how the deal ended. */
  readonly why: string;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly lines: readonly ScoreLine[];
  /** Whether the match has reached the end that its sheet defines. */
  readonly over: boolean;
  /** The winners and ranks if the match ends here. */
  readonly winners: readonly Seat[];
  readonly ranks: readonly number[];
  /** Further keys of the deal line, which `rules.ownKeys` names. */
  readonly extra?: { readonly forfeits?: Forfeits; readonly [key: string]: unknown };
}

/** Hidden cards that lie together: a hand, a stock, one face-down card. */
export interface HiddenSlot {
  readonly size: number;
  /** Whether the card may lie here; absent: all may. */
  readonly admits?: (card: Card) => boolean;
}

/** Everything an observer cannot see. The slot sizes add up to the size of the pool. */
export interface Hidden {
  readonly pool: readonly Card[];
  readonly slots: readonly HiddenSlot[];
}

/** Cards for every hidden slot, in order: one way the cards may lie. */
export type Assignment = readonly (readonly Card[])[];

/** The rest of a deal once chance has no part in it any more. */
export interface Endgame {
  /** Upper bound on the moves still to be made. */
  readonly moves: number;
  /** The side of each seat; seats of a side carry the same points. */
  readonly sides: readonly number[];
}

/** How a deal went on from a decision of `seat`. */
export interface Unfolded<S, M> {
  readonly before: S;
  readonly seat: Seat;
  /** Every move from there on, the decision first. */
  readonly steps: readonly { readonly seat: Seat; readonly move: M }[];
  readonly end: S;
}

/** What a game contributes when decisions are judged by how deals go on from them. */
interface Judging<S, M, V> {
  /** The smallest mean difference in points that is worth a word. */
  readonly least: number;
  /** What one side wins in a deal the others lose: gains are told in the seat's own points, not as a lead. */
  readonly isShared?: boolean;
  /** How many times the usual worlds are judged at most, where doubt remains; 12 unless given. */
  readonly times?: number;
  /**
   * Seats that play a compared deal on draw each move by its text, not by one number for each decision: for games whose
   * turns have several moves, so that deals differ by little but the moves compared.
   */
  readonly drawsByText?: boolean;
  /** Whether the seat has won the deal: what it set out to do has come about. */
  success?(outcome: Outcome, seat: Seat): boolean;
  /** What has happened to the seat, by names that `display.events` tells in words; each at most once. */
  events?(unfolded: Unfolded<S, M>): readonly string[];
  /** The events that the actor's move brings about whatever the others hold and do. */
  certain?(observation: V, move: M): readonly string[];
  /** What a finished deal is worth beyond its points because of what may follow, as lines of a score. */
  prospects?(finished: S): readonly ScoreLine[];
  /** A key of what a move comes to: moves with one key are ways of one move, such as cards that do the same. */
  sum?(observation: V, move: M): string;
  /** Whether players hardly ever make the move, so that it is advised only where it is surely better; absent: none is. */
  isUnusual?(observation: V, move: M): boolean;
  /** The price of a move in cards: of two as good for one purpose the cheaper is better; undefined: nothing that counts. */
  spends?(observation: V, move: M): Spending | undefined;
}

/** The price of a move in cards. */
export interface Spending {
  /** Only moves with the same purpose are compared. */
  readonly purpose: string;
  /** More is dearer. */
  readonly amount: number;
}

/**
 * The most moves of a legal list. Where the rules allow more, a game lists the likeliest, exactly as many, and
 * `apply` accepts the others all the same.
 */
export const LONGEST_LIST = 2000;

/** Whether a legal list of `count` moves may lack some moves. */
export const isCutShort = (count: number): boolean => count === LONGEST_LIST;

/** Strengths of opponents, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How a deal goes. */
interface Rules<O extends MatchOptions, S, M> {
  readonly chanceEvents: ChanceEvents;
  /** How deals end, by the sheet's word. */
  readonly endReasons: Readonly<Record<string, Text>>;
  /** The words of `endReasons` for a deal that counts for nothing and is dealt again. Absent: every deal counts. */
  readonly redealtAfter?: readonly string[];
  /** The first deal of a match, waiting for its first step. */
  initial(options: O): S;
  /** The deal after a finished one. */
  next(finished: S): S;
  /** Seats at the table. */
  players(state: S): number;
  actor(state: S): Actor;
  /** A seat that has nothing left to decide in this deal, since another one of its side plays for both; absent: never. */
  sideline?(state: S): Sideline | undefined;
  /** The chance step the state waits for. */
  chance(state: S, streams: Streams): ChanceStep;
  applyChance(state: S, step: ChanceStep): S | Refusal;
  /**
   * The actor's moves: without duplicates, in canonical order, from what the actor may know; all of them, unless
   * there are more than LONGEST_LIST.
   */
  legal(state: S): readonly M[];
  /** The state after the actor's move, or a refusal naming the clause. Never mutates. */
  apply(state: S, move: M): S | Refusal;
  /**
   * The mark of a legal move that is made at a player's own risk, since the move stands only while nobody objects: a key
   * of its step in the record. Neither a clock nor the cursor makes such a move for a person. Absent: there is none.
   */
  riskMark?(state: S, move: M): string | undefined;
  /** Turns without a choice make their move by themselves where a person watches. Absent: the person makes it. */
  readonly runsOn?: true;
  /** Every card of the pack, by where it lies now, for the law that none is lost; empty before a deal. */
  zones(state: S): readonly (readonly Card[])[];
  /** The keys that the game adds to lines of its records: elsewhere in them they are refused. Absent: none. */
  readonly ownKeys?: readonly string[];
  /** The outcome of a finished deal, in whose state nobody acts. */
  outcome(finished: S): Outcome;
  /** The points of a finished deal alone, for searches. */
  points?(finished: S): readonly number[];
}

/** What each seat may know. */
interface ObservationRules<S, M, V> {
  observe(state: S, observer: Observer): V;
  /** The move's text as the observer sees it being made in `state`; `?` for a hidden card. */
  mask(state: S, move: M, observer: Observer): string;
  hidden(observation: V): Hidden;
  /** A state that looks like `observation` to its observer, the hidden slots filled. */
  determinize(observation: V, assignment: Assignment): S;
}

/** Moves as texts and as sentences. */
export interface Notation<M, V> {
  write(move: M): string;
  /** Reads any spelling into the canonical move, legal or not. */
  read(line: string): M | Refusal;
  /**
   * Every text of a move that these options may ever allow, where they are few: `play C` stands for a card of
   * the pack in each place of `C`. Absent where cards are combined.
   */
  forms?(options: MatchOptions): readonly string[];
  /**
   * Every word of a move's text that is no card of the pack, where cards are combined and there are no `forms`. The
   * place of a word is its number for programs that learn, so a new word comes last.
   */
  words?(options: MatchOptions): readonly string[];
  /**
   * The move in words, for logs and speech: a predicate such as “(play|plays) [TD]”, with forms for “you” and for others
   * (`lang/address.ts`). `observation` is the observer's before the move; a card that they may not see is not named.
   */
  describe(observation: V, move: M): Text;
  /**
   * Whether the move plays cards and does nothing else: where one card from the hand is all that is picked, the name of
   * the card says the whole move. Absent: no move does.
   */
  isPlay?(move: M): boolean;
  /**
   * What a step reveals to everybody beyond itself, as sentences with forms for “you”; takes a spectator's observations,
   * and the move unless chance made the step.
   */
  announcements?(before: V, after: V, move?: M): readonly Text[];
}

/** An order that answers for the player who gave it, such as passing for the rest of the auction. */
export interface StandingOrder {
  /** What the player says, as a command: “pass until the auction is over”. */
  readonly label: Text;
  /** The text of the move that the order makes. A log leaves the move out, because it only lets play go on. */
  readonly move: string;
  /** The order lapses once this value changes or is undefined: then the player must answer themselves. */
  readonly until: string | undefined;
}

/** The table as a person sees it, and what their picks mean. */
export interface Display<S, M, V> {
  table(observation: V): Table;
  /**
   * The table with the cards that a move has laid, where they lie there no more once the move is made; undefined: the
   * table after the move shows them. Absent: it always does.
   */
  laid?(before: V, after: V, move: M): Table | undefined;
  /**
   * The table of a finished deal as everybody sees it before the score: all cards open that the rules
   * or custom turn up, nothing to pick. `observer` sits at the bottom.
   */
  reveal(finished: S, observer: Observer): Table;
  /**
   * How a finished deal ends for the player of a seat, where `takerOf` is given by those who know the steps of the
   * deal; undefined, or absent: general words and the prompt of its table say that.
   */
  ended?(finished: S, seat: Seat, takerOf?: TakerOf): Ended | undefined;
  /** What a finished deal is remembered for, where `observer` reads it; undefined, or absent: nothing. */
  highlight?(deal: PlayedDeal<S, M>, observer: Observer): Highlight | undefined;
  /** The game's own words, cards and buttons, explained. */
  readonly glossary: readonly Term[];
  /** The first lesson; absent in games in which nothing is decided. */
  readonly lesson?: Lesson;
  /** The picks that make a move; where order matters, the last one differs. */
  picks(observation: V, move: M): readonly Pick[];
  /** The text these picks seem to mean, so that its refusal can name the clause. */
  intended(observation: V, picks: readonly Pick[]): string | undefined;
  /**
   * The events that `heuristics.judging` names, in words: “$1 take(|s) the queen”, where $1 is “you” or a name, and of
   * two forms in brackets the first goes with “you”; in German with the verb first. In games for two the other player is
   * told of in both ways, “{the other player scores/you score} jack”.
   */
  readonly events?: Readonly<Record<string, Text>>;
  /** What the picks amount to so far, such as their count towards a minimum. */
  progress?(observation: V, picks: readonly Pick[]): Text | undefined;
  /**
   * What the observer would else count from the cards in sight, the most important first; `move` is the one they are
   * about to make. What has to be remembered is marked so.
   */
  notes?(observation: V, move?: M): readonly Note[];
  /** The order that the observer may give now instead of a move; undefined: none. */
  standingOrder?(observation: V): StandingOrder | undefined;
}

/** What opponents know of a game beyond its rules. Reads observations and determinized states, never a real state. */
export interface Heuristics<S, M, V> {
  /** The levels, each of which beats the level below it (`npm run ladder`); none where nothing is decided. */
  readonly levels: readonly Level[];
  /** The positions that a decision of a level searches, where another number than the usual suits the game. */
  readonly positions?: Partial<Readonly<Record<Level, number>>>;
  /** How root means are shrunk towards the policy: `weight` times the usual, as if over at most `worlds` worlds. */
  readonly shrinkage?: { readonly weight: number; readonly worlds: number };
  /** Weights (≥ 0, not all 0) of the actor's legal moves, for playouts and the tree. */
  policy?(observation: V, moves: readonly M[]): readonly number[];
  /** The expected points of this deal by seat, from this observation. */
  evaluate?(observation: V): readonly number[];
  /** The number of moves after which a playout is cut short by `evaluate`. */
  readonly evaluatedAfter?: number;
  /** The actor's moves worth searching, where legal lists are long: at least one; undefined: all of them. */
  candidates?(observation: V): readonly M[] | undefined;
  /** How likely the assignment is, given what seats have said and done, 0 to 1; weights sampled worlds. */
  likelihood?(observation: V, assignment: Assignment): number;
  /** The observation of a player with a bad memory: without some of what they saw a while ago. */
  forget?(observation: V, random: Random): V;
  /**
   * Exact expected utility of each legal move: the actor's points above the mean of the others', more
   * is better; where a few times `positions` evaluated positions suffice. `positions` is the budget of
   * the level that asks. A move left open is undefined: none of those is better than the best of the rest.
   * A move asked for alone is answered by itself, where that can be done.
   */
  solveObservation?(
    observation: V,
    moves: readonly M[],
    positions: number,
  ): readonly (number | undefined)[] | undefined;
  /** What the figures of `solveObservation` take for granted, as a sentence for the player who reads them. */
  readonly assumes?: Text;
  /**
   * The endgame that is left in a world once chance has no more part in it. A search solves a short endgame instead of
   * playing it out.
   */
  endgame?(world: S): Endgame | undefined;
  /** The points in the end, where each seat has one move left and no choice. */
  lastTrick?(world: S): readonly number[] | undefined;
  /**
   * Moves that take every remaining trick if the observer makes them in this order whenever they are
   * on lead, whatever the others hold; undefined if that is not certain or could cost the observer.
   */
  claimLine?(observation: V): readonly M[] | undefined;
  readonly judging?: Judging<S, M, V>;
}

/** An earlier observation and its published form. */
export interface PublishedBefore<V> {
  readonly observation: V;
  readonly told: Readonly<Record<string, unknown>>;
}

/**
 * The published form of an observation, for other programs: plain data with cards as tokens. Its shape is given by a
 * schema, from which its type and its JSON Schema follow.
 */
export interface Published<O, V> {
  /** The schema, which names every key that there may be. */
  readonly schema: GenericSchema;
  /**
   * The published form, which depends on the observation alone; sets are sorted as a new pack is. What has not changed
   * since `before` may be taken from there, which saves work.
   */
  publish(observation: V, before?: PublishedBefore<V>): unknown;
  /** The observation of the seat to act, from what was published of it as the schema says. */
  restore(told: unknown, options: O): V;
}

/** What a search works with. */
export interface SearchedGame<O extends MatchOptions, S, M, V> {
  readonly id: string;
  readonly aim: Aim;
  readonly rules: Rules<O, S, M>;
  readonly observer: ObservationRules<S, M, V>;
  readonly notation: { write(move: M): string };
  readonly heuristics: Heuristics<S, M, V>;
  readonly extras: SearchServices<S, M, V>;
}

/** The facets that serve people: everything but the heuristics. */
interface ShownGame<O extends MatchOptions, S, M, V> extends Profile<O> {
  readonly rules: Rules<O, S, M>;
  readonly observer: ObservationRules<S, M, V>;
  readonly notation: Notation<M, V>;
  readonly display: Display<S, M, V>;
  readonly extras: Extras<O, S, M, V>;
}

export interface Game<O extends MatchOptions, S, M, V> extends ShownGame<O, S, M, V> {
  readonly heuristics: Heuristics<S, M, V>;
  readonly published: Published<O, V>;
}

/** A game whose state, move and observation types are opaque. */
export type AnyGame = Game<MatchOptions, unknown, unknown, unknown>;

/** A game as screens and the line mode get it: without what opponents know. */
export type AnyShownGame = ShownGame<MatchOptions, unknown, unknown, unknown>;

/** A game from its profile and its facets. */
export const defineGame = <O extends MatchOptions, S, M, V>(
  profile: Profile<O>,
  facets: Omit<Game<O, S, M, V>, keyof Profile<O> | 'extras'>,
  extras: Extras<O, S, M, V>,
): Game<O, S, M, V> => ({ ...profile, ...facets, extras });

export type { Clause, Random, Streams };
