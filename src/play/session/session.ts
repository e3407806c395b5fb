/**
 * A session: one match at a table, with people and opponents in its seats. A session makes steps, records them and takes
 * steps back. It draws nothing and waits for nobody: `drive` calls `advance` until it is a person's turn, and front ends
 * call `play` when that person has chosen. What follows from a session, such as who decides now, is computed by plain
 * functions (`deciding.ts`, `undo.ts`).
 */
import type { Found } from '../../engine/extras.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import type { Origin } from '../../engine/record.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Text } from '../../lang/text.ts';
import type { Claims } from '../disk/settings.ts';
import type { Journal } from '../kept/journal.ts';
import type { Made, RefusedClaim } from '../steps/steps.ts';
import type { Handed, Order, Rest } from './deputy.ts';
import type { Account, LogEntry } from './log.ts';
import type { Newcomer, Player } from './players.ts';

/** The state of a session: a value, replaced whenever something changes. */
export interface State extends Account {
  /** Who sits where now: between deals new players may take seats over. */
  readonly players: readonly Player[];
  /** The person whose cards are visible, or were last. */
  readonly seated: Seat | undefined;
  readonly orders: readonly Order[];
  /** Deals that are played to their end for a person, as they asked. */
  readonly handed: readonly Handed[];
  /** Certain tricks that are being played out. */
  readonly rest: Rest | undefined;
  /** The deal in which a person would rather play certain tricks themselves. */
  readonly declined: number | undefined;
  readonly claims: readonly RefusedClaim[];
  /** How often the person to act has laid the card in hand at a wrong place. */
  readonly slips: number;
  /** When the person to act was first asked, in milliseconds. */
  readonly since: WeakMap<AnyMatch, number>;
  readonly isClosed: boolean;
  /** Whether the only person plays the hand of a partner who plays for both (`partnerPlayed`). */
  readonly takesPartner: boolean;
}

/**
 * Who decides for the person to act: their standing order, an opponent who plays the rest of the deal, certain tricks
 * that are played out, or the person, who is not asked about certain tricks again in this deal. `partner`: from now on
 * a person who would only look on plays the hand of their partner, who plays for both.
 */
export type Deputy = 'order' | 'stand-in' | 'tricks' | 'self' | 'partner';

/** What counts as help: a hint, a mark of the coach, a step taken back, a deal played out for a person. */
export const HELP_KINDS = ['hint', 'coach', 'undo', 'stand-in'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** The record of a session, and how much of it is on the disk. */
export interface KeptRecord {
  /** Whether everything is kept, or the failure has been reported. */
  readonly isKept: () => boolean;
  /** Resolves when everything is kept, or the failure has been reported. */
  readonly kept: () => Promise<void>;
  /** The id of the save; undefined if the save lacks anything. */
  readonly saved: () => string | undefined;
  /** Notices to show once, such as that the disk is full. */
  readonly notices: () => readonly Text[];
  /** The lines of the record so far. */
  readonly text: () => string;
  /** Whether a hint has been given, a step taken back or a deal played out for a person. */
  readonly isAssisted: () => boolean;
  /** How many decisions have had help of a kind since the session was opened. */
  readonly helped: (kind: HelpKind) => number;
  readonly noteHelp: (kind: HelpKind) => void;
}

export interface Session {
  /** How the session began. */
  readonly setup: SessionSetup & Required<Pick<SessionSetup, 'claims' | 'clock'>>;
  readonly state: () => State;
  readonly match: () => AnyMatch;
  readonly made: () => State['made'];
  readonly log: State['log'];
  readonly outcomes: () => State['outcomes'];
  readonly record: KeptRecord;
  /** Makes a person's step, in any spelling, or refuses it. */
  readonly play: (line: string) => Refusal | undefined;
  /**
   * Makes the person's only step by laying the card in hand at a region, and returns whether it belongs there; a wrong
   * place is no step (`by-hand.ts`).
   */
  readonly lay: (region: string) => boolean;
  /** Seats newcomers where the match waits for them, the newest last, or nobody; refused where they cannot sit. */
  readonly seat: (newcomers: readonly Newcomer[]) => Refusal | undefined;
  /** Lets a deputy decide for the person to act, where that is allowed. */
  readonly entrust: (to: Deputy) => void;
  /** Shows the cards of the next person, who is ready. */
  readonly uncover: () => void;
  /**
   * Lets whoever decides make one step, unless a person decides, and returns the step's entry (`log` has the table's
   * entries around it). Undefined when a person is to act or to say who sits down, when the match has ended, and when
   * the step was dropped because something was taken back or the session was closed meanwhile.
   */
  readonly advance: () => Promise<LogEntry | undefined>;
  /** Takes the person's last decision back (`undo.ts` says when that is refused). */
  readonly undo: () => boolean;
  /** The post-mortem of finished deal `deal`, which may take a second; undefined if `stopped` became true meanwhile. */
  readonly postMortem: (
    deal: number,
    stopped?: () => boolean,
  ) => Promise<readonly Found[] | undefined>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps everything, then lets others open the save; no step is made afterwards. */
  readonly close: () => Promise<void>;
}

export interface SessionSetup extends Origin {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seed: string;
  /** The players at the beginning. */
  readonly players: readonly Player[];
  /** The journal in which the session is saved; absent: it is not saved. */
  readonly journal?: Journal;
  /** The time in milliseconds, which paces thinking and times people where the game has a clock. */
  readonly clock?: () => number;
  /** If false, nobody is asked whether new players sit down, and none do. */
  readonly invites?: false;
  /** Whether certain tricks are played out; `ask` unless given. */
  readonly claims?: Claims;
  /** The session is a prepared position: nothing is suggested, claimed or taken back, and nobody else decides. */
  readonly isChoice?: true;
  /** The choice is the answer to a puzzle, so that no hint is given. */
  readonly isPuzzle?: boolean;
}

/** The point from which a resumed session goes on. */
export interface ResumePoint {
  readonly made: readonly Made[];
  readonly assisted: boolean;
  /** The record lacks lines or ends in half a line, and is rewritten. */
  readonly torn?: boolean;
  /** Notices to show once. */
  readonly notices?: readonly Text[];
}
