/**
 * A session: one match at a table, with people and opponents in its seats. It makes the steps,
 * records them, takes steps back and gives hints. It draws nothing and waits for nobody: screens
 * call `advance` until it is a person's turn, and `play` when that person has chosen.
 */
import type { AnyGame, Observer, Outcome, Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import type { Earlier, Header, Origin } from '../../engine/record.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Fact } from '../../engine/table.ts';
import { type Text, text } from '../../lang/text.ts';
import type { Hint } from '../advice/hint.ts';
import type { Journal } from '../disk/journal.ts';
import type { Claims } from '../disk/settings.ts';
import type { LogEntry, Made } from './log.ts';
import type { Player } from './players.ts';
import type { Newcomer } from './seating.ts';

export type { Hint } from '../advice/hint.ts';
export type { Journal } from '../disk/journal.ts';
export type { LogEntry } from './log.ts';
export type { Player } from './players.ts';

export interface Session {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Who sits where now: between deals new players may take seats over. */
  readonly players: readonly Player[];
  /** Whether its deals come from elsewhere than from the seed. */
  readonly deals: Header['deals'];
  /** The position of a record from which it was played on. */
  readonly branch: Header['branch'];
  /** The deals it plays again, with what was made of them then. */
  readonly earlier: Earlier | undefined;
  match(): AnyMatch;
  /** The lines of its record so far. */
  record(): string;
  /** Every step so far, chance included. */
  made(): readonly Made[];
  log(): readonly LogEntry[];
  /** Outcomes of finished deals, oldest first. */
  outcomes(): readonly Outcome[];
  /** Whose observation the screen shows: the person to act, else the last one; SPECTATOR without people. */
  observer(): Observer;
  /** The person to act; undefined while chance or an opponent acts or sure tricks are played out. */
  asked(): Seat | undefined;
  /** The seats that new players may take over now: the match waits for `seat`. */
  invitation(): readonly Seat[] | undefined;
  /** Seats them, the newest last, or nobody; refused where they cannot sit. */
  seat(newcomers: readonly Newcomer[]): Refusal | undefined;
  /** Whether hands must be covered: another person takes over and is not ready yet. */
  covered(): boolean;
  uncover(): void;
  /** A person's step in any spelling. */
  play(line: string): Refusal | undefined;
  /** How many tricks are left, if they are certain for the person asked and autoplay may be offered. */
  offer(): number | undefined;
  /** Yes: `advance` plays the rest of the deal out. No holds until the next deal. */
  answer(yes: boolean): void;
  /** Whether sure tricks are being played out: nobody decides any more or need watch each card. */
  runsOut(): boolean;
  /** The move the person asked would look at first, as a text; found without a search. */
  likely(): string | undefined;
  /** Whether the person asked has nothing to decide in all of this game: their moves make themselves. */
  isForced(): boolean;
  /** What the person asked may order once for a while: it then decides for them. */
  order(): Text | undefined;
  /** Gives that order: `advance` makes its moves until it lapses. */
  giveOrder(): void;
  /** `advance` plays the rest of the deal for the person asked, which counts as help. */
  finish(): void;
  /** Milliseconds left to the person asked; undefined without a clock and while hands are covered. */
  timeLeft(): number | undefined;
  /**
   * Lets chance or an opponent make one step and returns its entry (`log` has the table's entries
   * around it); a random move is made for a person whose time is up. Undefined when a person is to
   * act or to say who sits down, when the match has ended, and when the step was dropped because something was taken back
   * or the session closed meanwhile.
   */
  advance(): Promise<LogEntry | undefined>;
  canUndo(): boolean;
  /** Goes back to this person's previous decision (`undo.ts` says when that may be done). */
  undo(): boolean;
  /** What the strongest opponent would do in this person's place. Throws unless a person is to act. */
  hint(): Promise<Hint>;
  /** Whether the person asked may claim: they have not yet claimed in this deal. */
  mayClaim(): boolean;
  /** The post-mortem of a finished deal, from 1, if it has been computed. */
  known(deal: number): readonly Fact[] | undefined;
  /** Computes the post-mortem, which may take a second; undefined if `stopped` became true meanwhile. */
  compute(deal: number, stopped?: () => boolean): Promise<readonly Fact[] | undefined>;
  /** Whether a hint has been given, a step taken back or a deal played out for a person. */
  assisted(): boolean;
  /**
   * Whether everything so far would survive a power cut, or `notices` say that it cannot be saved. A
   * person's next step must wait for it; looking around need not.
   */
  isKept(): boolean;
  /** Resolves once `isKept` holds. */
  kept(): Promise<void>;
  /** The id for resuming, once the session is kept; undefined if part of it is not saved. */
  saved(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Keeps everything, then lets others open the save; no step is made afterwards. */
  close(): Promise<void>;
  /** Things to say once, such as that the disk is full. */
  readonly notices: () => readonly Text[];
}

/** Acts at once if everything is kept, else as soon as it is. */
export function whenKept(session: Pick<Session, 'isKept' | 'kept'>, act: () => void): void {
  if (session.isKept()) act();
  else void session.kept().then(act);
}

/** Whether nothing keeps the session, as in a lesson: whoever leaves it cannot go on. */
export const isUnsaved = ({ isKept, saved }: Pick<Session, 'isKept' | 'saved'>): boolean =>
  isKept() && saved() === undefined;

const HELPED = text(
  'Assisted: a hint, an undo or a deal played out for you.',
  'Mit Hilfe: Tipp, Rücknahme oder für dich zu Ende gespielt.',
);
const BRANCHED = text(
  'Assisted: played on from a record.',
  'Mit Hilfe: von einer Stelle eines Protokolls aus gespielt.',
);

/** Why a match counts as assisted; undefined if it does not. */
export function helpText({ assisted, branch }: Session): Text | undefined {
  if (!assisted()) return undefined;
  return branch === undefined ? HELPED : BRANCHED;
}

export interface SessionSetup extends Origin {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** At the beginning. */
  readonly players: readonly Player[];
  readonly journal?: Journal;
  /** Milliseconds; paces the thinking and times people where the game has a clock. */
  readonly clock?: () => number;
  /** False: nobody is asked whether new players sit down, and none do. */
  readonly invites?: false;
  /** `ask` unless said otherwise. */
  readonly claims?: Claims;
}

/** What a resumed session starts from. */
export interface Past {
  readonly made: readonly Made[];
  readonly assisted: boolean;
  /** The record lacks lines or ends in half a line: it is rewritten. */
  readonly torn?: boolean;
  /** Things to say once. */
  readonly notices?: readonly Text[];
}
