/**
 * Capabilities that only some games have, each a small contract of its own. The general code that
 * serves one asks for it by name and does without where it is absent.
 */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';
import type { MatchOptions, OptionValue } from './options.ts';
import type { Clause, Preset } from './profile.ts';
import type { Puzzles } from './puzzles.ts';
import type { Refusal } from './refusal.ts';
import type { Fact } from './table.ts';

/** A chapter beside the rules, such as the bidding system the opponents use. */
export interface Chapter {
  readonly title: Text;
  readonly clauses: readonly Clause[];
}

/** A table of figures: what the rules of a game yield, or what an analysis has found. */
export interface FigureTable extends Figures {
  readonly title: Text;
  /** How the figures were computed and what they assume, or what follows from them. */
  readonly note: Text;
}

export interface Figures {
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
  /**
   * The findings in the input, each computed when it is asked for, in any order and on any thread. Input
   * that cannot be read is refused.
   */
  open(input: string): readonly (() => Finding)[] | Refusal;
}

/** How results of tables that played the same cards are compared, in games with a custom for it. */
interface Duplicate<S> {
  /** The options of such a contest; `deals` among them. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly unit: string;
  /** What a difference in points on a deal counts for. */
  compute(points: number): number;
  /** Whether a finished deal was meant to be played: some only fill the numbers before. */
  counts(finished: S): boolean;
}

/** A match as files of other programs hold it; `replay` of `talon` turns its steps into one. */
export interface Transcript {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By seat. */
  readonly names: readonly string[];
  readonly steps: readonly string[];
  /** What the file says of deals beyond these steps, which may be none. */
  readonly kept?: readonly KeptDeal[];
  /** Where the file contradicts itself or cannot be read; `kept` has it word for word. */
  readonly lost?: readonly Text[];
}

/** All that a file of another program says of a deal, complete or not. */
export interface KeptDeal {
  /** Its number in the match that plays it; absent: no match can. */
  readonly deal?: number;
  /** One of the game's formats, and the deal in it. */
  readonly format: string;
  readonly text: string;
}

/** What a file of another program holds. */
export interface FileRead {
  readonly transcripts: readonly Transcript[];
  /** What had to be left out, and why. */
  readonly faults: readonly Text[];
  /** Remarks about the file: text outside all deals, and what custom supplies where the file is silent. */
  readonly notes: readonly Text[];
}

/** A notation that other programs share, text to matches and back. */
export interface Format {
  /** The matches in a file; every step is legal, the last deal may be unfinished. Refused if there are none. */
  read(source: string): Promise<FileRead | Refusal>;
  write(transcripts: readonly Transcript[]): string | Refusal;
  /** Why the text is not a deal. */
  check(kept: string): Refusal | undefined;
  /** The points by seat that the text gives a deal; undefined where it does not say, or contradicts itself. */
  points?(kept: string): readonly number[] | undefined;
}

/** What players of the game say of a move: a fact about cards, true however the others' cards lie. */
export interface Cause {
  /**
   * A sentence that names its cards, so that it can stand alone: “[KH] is gone, so nothing takes [AH]”. It
   * begins small where the language does and has no full stop, because it may come after a colon. Whoever is to
   * move is $0, and of two forms in brackets the first goes with “you”: “(you hold|$0 holds) nothing above [KH]”.
   */
  readonly told: Text;
  /** Whether the fact is a reason to make the move or not to. */
  readonly speaks: 'for' | 'against';
  /** The event of `judging.events` by which it shows; absent: it must show in the result alone. */
  readonly event?: string;
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

export type Found = Fact | Figures;

/** What can be said about a finished deal with all its cards open. */
export interface PostMortem<S> {
  /** May take a second; yields often enough for other work to run. */
  facts(finished: S): Generator<void, readonly Found[]>;
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

/** An order that answers for the player who gave it until it lapses, such as passing for the rest of the auction. */
interface StandingOrder<M, V> {
  /** What the player says, as a command: “pass until the auction is over”. */
  readonly label: Text;
  /** Whether the actor may give this order now instead of making a move. */
  isOpen(observation: V): boolean;
  /** The legal move it makes for the player now, given when the table was `given`; undefined: it has lapsed. */
  move(given: V, now: V): M | undefined;
}

/** A number that players ask of a hand as it was dealt, such as its points. `cards` are the seat's. */
export interface Quantity<S> {
  readonly meaning: Text;
  readonly least: number;
  /** No hand has more; absent: not known. */
  readonly most?: number;
  /** It counts cards of the hand, so none has more than it has cards. */
  readonly countsCards?: boolean;
  of(cards: readonly Card[], dealt: S, seat: number): number;
}

/** What a hand as dealt is or is not, such as balanced. */
interface Quality<S> {
  readonly meaning: Text;
  holds(cards: readonly Card[], dealt: S, seat: number): boolean;
}

/**
 * What conditions on a deal may ask of the hands, beyond their cards, suits and ranks. `dealt` is a
 * state whose cards have just been dealt. Names are lower-case words.
 */
export interface DealtHands<S> {
  cards(dealt: S, seat: number): readonly Card[];
  readonly quantities: Readonly<Record<string, Quantity<S>>>;
  readonly qualities?: Readonly<Record<string, Quality<S>>>;
}

/** A decision to practise: opponents play until the learner faces it, and the learner chooses. */
export interface Drill<S> {
  readonly names: Text;
  /** What the learner decides, in one sentence. */
  readonly meaning: Text;
  /** Options the drill needs; all others keep their defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many times the learner may face it in a deal; they are asked at one of them. */
  readonly occasions: number;
  /** Only conventions answer it: there is no use in weighing the moves. */
  readonly isByBook: boolean;
  /** Whether the seat to act faces the decision. */
  isFaced(state: S, seat: number): boolean;
  /** Whether nobody can face it any more in this deal; absent: it may come until the end. */
  isPast?(state: S): boolean;
}

/**
 * Capabilities by name. A game offers one from its own modules under the name it has here, and the code
 * that serves it asks for that name. The facets hold what several games have; here one game is enough.
 */
interface Capabilities<O extends MatchOptions, S, M, V> {
  /** Variants by name; options they do not give keep their defaults. */
  readonly presets: readonly Preset[];
  /**
   * Whether a log passes over the move, because it only lets play go on and is made again and again.
   * What follows from it is announced. Absent: none is passed over.
   */
  isSilent(move: M): boolean;
  /** What a player is called who loses a match in which nobody wins; absent: somebody wins. */
  readonly loser: Text;
  /**
   * What players say for and against a legal move of the observer, the most telling first. The judge's worlds
   * decide which of it is said.
   */
  causes(observation: V, move: M): readonly Cause[];
  readonly standingOrder: StandingOrder<M, V>;
  readonly claims: Claims<S, M>;
  readonly conventions: Conventions<O, V>;
  readonly postMortem: PostMortem<S>;
  readonly cardByCard: CardByCard<S, M>;
  /** Notations of other programs, by the ending of their files. */
  readonly formats: Readonly<Record<string, Format>>;
  /** What can be computed from outside text, by the word that asks for it. */
  readonly analyses: Readonly<Record<string, Analysis>>;
  /** Absent: points are compared as they are. */
  readonly duplicate: Duplicate<S>;
}

export interface Extras<O extends MatchOptions, S, M, V> extends Partial<Capabilities<O, S, M, V>> {
  readonly dealtHands: DealtHands<S>;
  /** Loaded only when they are practised; the file is written by `npm run puzzles`. */
  puzzles?(): Promise<Puzzles>;
  /** By the word that asks for them. */
  readonly drills?: Readonly<Record<string, Drill<S>>>;
  /** Tables of what each choice is worth. */
  odds?(options: O): readonly FigureTable[];
}
