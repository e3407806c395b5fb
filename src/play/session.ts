/**
 * A sitting: one match at a table, people and opponents in its seats. It makes the steps, keeps
 * the record of them, takes steps back and gives hints. It draws nothing and waits for nobody:
 * screens call `advance` until it is a person's turn, and `play` when that person has chosen.
 */
import type { AnyGame, Observer, Outcome, Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import type { Header } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Fact } from '../engine/table.ts';
import type { Text } from '../lang/text.ts';
import type { Claims } from './autoplay.ts';
import type { Hint } from './hint.ts';
import type { Journal } from './journal.ts';
import type { LogEntry, Made } from './log.ts';
import type { Player } from './players.ts';

export type { Hint } from './hint.ts';
export type { Journal } from './journal.ts';
export type { LogEntry } from './log.ts';
export type { Player } from './players.ts';

export interface Session {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly players: readonly Player[];
  match(): AnyMatch;
  log(): readonly LogEntry[];
  /** Outcomes of finished deals, oldest first. */
  outcomes(): readonly Outcome[];
  /** Whose eyes the screen shows: the person on turn, else the last one; SPECTATOR without people. */
  observer(): Observer;
  /** The person whose move it is; undefined while chance, an opponent or a certain rest runs on. */
  asked(): Seat | undefined;
  /** Hands must be covered: another person takes over and has not yet sat down. */
  covered(): boolean;
  uncover(): void;
  /** A person's step in any spelling. */
  play(line: string): Refusal | undefined;
  /** How many tricks are left, if the person asked is sure of them all and may be offered the rest. */
  offer(): number | undefined;
  /** Yes plays the rest of the deal out by `advance`; no stays no until the next deal. */
  answer(yes: boolean): void;
  /** A certain rest is being played out: nobody need watch each card. */
  runsOut(): boolean;
  /** Milliseconds left to the person asked; undefined without a clock and while hands are covered. */
  timeLeft(): number | undefined;
  /**
   * Lets chance or an opponent make one step and gives its entry (entries of the table stand
   * around it in `log`); a person whose time is up moves at random. Undefined when a person is
   * asked, when the match has ended, and when the step came to nothing because something was
   * taken back or the sitting closed meanwhile.
   */
  advance(): Promise<LogEntry | undefined>;
  canUndo(): boolean;
  /** Goes back to this person's previous decision, if nothing hidden was seen since. */
  undo(): boolean;
  /** What the strongest opponent would do in this person's place. Throws when no person is on turn. */
  hint(): Promise<Hint>;
  /** Whether the person asked may claim: he has not done so in this deal. */
  mayClaim(): boolean;
  /** What is known of a finished deal, from 1, with all its cards open. */
  known(deal: number): readonly Fact[] | undefined;
  /** Reckons that, which may take a second; undefined if `stopped` said so meanwhile. */
  compute(deal: number, stopped?: () => boolean): Promise<readonly Fact[] | undefined>;
  /** Whether a hint was given or a step taken back. */
  assisted(): boolean;
  /**
   * Everything that has happened would survive a power cut, or it was said in `notices` that it
   * cannot be saved. Whoever takes a person's next step waits for it; looking round need not.
   */
  isKept(): boolean;
  /** Resolves when that is so. */
  kept(): Promise<void>;
  /** The id to resume it by, once it is kept; undefined if something of it is not saved. */
  saved(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Keeps everything, then lets others open the save; no step is made from now on. */
  close(): Promise<void>;
  /** Things to be said once, such as a disk that is full. */
  readonly notices: () => readonly Text[];
}

/** Acts at once where everything is kept, else as soon as it is. */
export function whenKept(session: Pick<Session, 'isKept' | 'kept'>, act: () => void): void {
  if (session.isKept()) act();
  else void session.kept().then(act);
}

export interface SessionSetup {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly journal?: Journal;
  /** Milliseconds; paces the thinking and times people where the game has a clock. */
  readonly clock?: () => number;
  /** `ask` unless said otherwise. */
  readonly claims?: Claims;
}

/** What a resumed sitting begins with. */
export interface Past {
  readonly made: readonly Made[];
  readonly assisted: boolean;
  /** The record lacks lines or ends in half of one: it is written anew. */
  readonly torn?: boolean;
  /** What the header says of its deals. */
  readonly deals?: Header['deals'];
  /** Things to be said once. */
  readonly notices?: readonly Text[];
}
