/**
 * A session: one match at a table, with people and opponents in its seats. It makes the steps,
 * records them and takes steps back. It draws nothing and waits for nobody: `drive` calls `advance`
 * until it is a person's turn, and front ends call `play` when that person has chosen. What follows from
 * it, such as who decides now, is in plain functions (`deciding.ts`).
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

/** What a session knows: a value, replaced whenever something changes. */
export interface State extends Account {
  /** Who sits where now: between deals new players may take seats over. */
  readonly players: readonly Player[];
  /** The person whose cards are visible, or were last. */
  readonly seated: Seat | undefined;
  readonly orders: readonly Order[];
  /** Deals that are played to their end for somebody, as they asked. */
  readonly handed: readonly Handed[];
  /** Sure tricks that are being played out. */
  readonly rest: Rest | undefined;
  /** The deal in which somebody would rather play them alone. */
  readonly declined: number | undefined;
  readonly claims: readonly RefusedClaim[];
  /** When the person to act was first asked, in milliseconds. */
  readonly since: WeakMap<AnyMatch, number>;
  readonly isClosed: boolean;
}

/**
 * Who decides for the person asked: the order they may give, somebody who plays the rest of the deal, sure
 * tricks that are played out, or they themselves, who are not asked about these again in this deal.
 */
export type Deputy = 'order' | 'stand-in' | 'tricks' | 'self';

export interface KeptRecord {
  /** Everything is kept, or the failure has been reported. */
  readonly isKept: () => boolean;
  /** Resolves when that is so. */
  readonly kept: () => Promise<void>;
  /** The id of the save; undefined if it lacks anything. */
  readonly saved: () => string | undefined;
  /** Things to say once, such as that the disk is full. */
  readonly notices: () => readonly Text[];
  /** Its lines so far. */
  readonly text: () => string;
  /** Whether a hint has been given, a step taken back or a deal played out for a person. */
  readonly isAssisted: () => boolean;
  readonly noteHelp: () => void;
}

export interface Session {
  /** How it began. */
  readonly setup: SessionSetup & Required<Pick<SessionSetup, 'claims' | 'clock'>>;
  readonly state: () => State;
  readonly match: () => AnyMatch;
  readonly made: () => State['made'];
  readonly log: () => State['log'];
  readonly outcomes: () => State['outcomes'];
  /** Its record, and how much of it is on the disk. */
  readonly record: KeptRecord;
  /** A person's step in any spelling. */
  readonly play: (line: string) => Refusal | undefined;
  /** Seats newcomers where the match waits for them, the newest last, or nobody; refused where they cannot sit. */
  readonly seat: (newcomers: readonly Newcomer[]) => Refusal | undefined;
  /** Lets somebody else decide for the person asked, where that is open to them. */
  readonly entrust: (to: Deputy) => void;
  /** The next person is ready: their cards are shown. */
  readonly uncover: () => void;
  /**
   * Lets whoever decides make one step, unless it is a person, and returns its entry (`log` has the
   * table's entries around it). Undefined when a person is to act or to say who sits down, when the match
   * has ended, and when the step was dropped because something was taken back or the session closed meanwhile.
   */
  readonly advance: () => Promise<LogEntry | undefined>;
  /** Goes back to this person's previous decision (`deciding.ts` says when that may be done). */
  readonly undo: () => boolean;
  /** The post-mortem of a finished deal, from 1, which may take a second; undefined if `stopped` became true meanwhile. */
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
  /** At the beginning. */
  readonly players: readonly Player[];
  readonly journal?: Journal;
  /** Milliseconds; paces the thinking and times people where the game has a clock. */
  readonly clock?: () => number;
  /** False: nobody is asked whether new players sit down, and none do. */
  readonly invites?: false;
  /** `ask` unless said otherwise. */
  readonly claims?: Claims;
  /** A prepared position: nothing is suggested, claimed or taken back, and nobody else decides. */
  readonly isChoice?: true;
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
