/**
 * What a game may offer beyond its facets: hints in words, practice, odds, an auction with meanings, play with all
 * cards open, and files and analyses shared with other programs.
 */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';
import type { Figures, FigureTable } from './figures.ts';
import type { Interchange } from './interchange.ts';
import type { MatchOptions, OptionValue } from './options.ts';
import type { Clause } from './profile.ts';
import type { Puzzles } from './puzzles.ts';
import type { Agreements, WorldSolver } from './searched.ts';
import type { Fact } from './table.ts';

/** A chapter beside the rules, such as the bidding system the opponents use. */
export interface Chapter {
  readonly title: Text;
  readonly clauses: readonly Clause[];
}

/** What players of the game say of a move: a fact about cards, true however the others' cards lie. */
export interface Cause {
  /**
   * A sentence that names its cards, so that it can stand alone: “[KH] is gone, so nothing takes [AH]”. Its first
   * letter is small where the language allows, and it has no full stop, because it may come after a colon. Whoever is to
   * move is $0, and of two forms in brackets the first goes with “you”: “(you hold|$0 holds) nothing above [KH]”.
   */
  readonly told: Text;
  /** Whether the fact is a reason to make the move or not to. */
  readonly speaks: 'for' | 'against';
  /** The event of `judging.events` by which the fact shows; absent: it must show in the result alone. */
  readonly event?: string;
}

/** A call with its meaning. */
export interface Meant extends Fact {
  /**
   * Of the last call, if it is the observer's: their hand beside it, as in “you have 14 points, 6 [diamonds]”: what it has
   * of what the call shows, or which part it misses.
   */
  readonly held?: Text | undefined;
}

/** What players have agreed beyond the rules: an auction with meanings. */
export interface Conventions<O, M, V> extends Agreements<M, V> {
  /** The agreement in chapters. */
  system(options: O): readonly Chapter[];
  /** The calls made in this deal with their meanings by convention, oldest first. */
  meanings(observation: V): readonly Meant[];
}

/** Something that was found out about a finished deal. */
export type Found = Fact | Figures;

/** What each card that could be played was worth with all cards open. */
export interface OpenResults<M> {
  /** What the figures count. */
  readonly unit: Text;
  /** The figure that the actor wanted. */
  readonly best: number;
  /** The result of the deal after each move of the actor with best play by all. */
  readonly results: readonly { readonly move: M; readonly result: number }[];
}

/** Play with all cards open, which nobody could see at the table: worlds for a search, and deals that are finished. */
export interface OpenCards<S, M> extends WorldSolver<S, M> {
  /** The results of the actor's moves, found whatever that takes; undefined outside the play. Nothing is spent. */
  results(state: S): OpenResults<M> | undefined;
  /** Facts about a finished deal. May take a second; yields often enough for other work to run. */
  facts(finished: S): Generator<void, readonly Found[]>;
}

/** A number that players ask of a hand as it was dealt, such as its points. `cards` are the seat's. */
export interface Quantity<S> {
  readonly meaning: Text;
  readonly least: number;
  /** The most that a hand can have; absent: not known. */
  readonly most?: number;
  /** The quantity is a number of cards of the hand, and so at most the number of its cards. */
  readonly countsCards?: boolean;
  /** The most in one suit, where the quantity may be asked of the cards of one suit alone. */
  readonly mostInSuit?: number;
  of(cards: readonly Card[], dealt: S, seat: number): number;
}

/** A property that a hand as dealt has or has not, such as being balanced. */
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
  /**
   * Quantities by their words. Those that take a search have two words with a dot between: `family.member` is asked as
   * `family.SEAT.member`, after everything else. No family begins the name of a seat.
   */
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
  /** How many times the learner may face the decision in a deal; they are asked one of these times. */
  readonly occasions: number;
  /** Whether conventions alone give the answer, so that there is no use in weighing the moves. */
  readonly isByBook: boolean;
  /** Whether the seat to act faces the decision. */
  isFaced(state: S, seat: number): boolean;
  /** Whether nobody can face the decision any more in this deal; absent: it may come until the end. */
  isPast?(state: S): boolean;
}

/**
 * The services of a game, each with a whole job; the code that serves one asks for it by name and does without where
 * it is absent.
 */
export interface Extras<O extends MatchOptions, S, M, V> {
  readonly dealtHands: DealtHands<S>;
  /**
   * What players say for and against a legal move of the observer, the most telling first. The judge's worlds
   * decide which of it is said.
   */
  causes?(observation: V, move: M): readonly Cause[];
  /** Puzzles, loaded only when they are practised; `npm run puzzles` writes their file. */
  puzzles?(): Promise<Puzzles>;
  /** Drills by the word that asks for them. */
  readonly drills?: Readonly<Record<string, Drill<S>>>;
  /** Tables of what each choice is worth. */
  odds?(options: O): readonly FigureTable[];
  readonly conventions?: Conventions<O, M, V>;
  /** Opens the cards for one decision or one deal; `limit` is what `solve` and `ends` may spend on worlds. */
  openCards?(limit?: number): OpenCards<S, M>;
  readonly interchange?: Interchange;
}
