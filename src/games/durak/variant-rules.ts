/**
 * Everything about Durak that a variant may change, as one value. The core asks this value and never
 * an option; `variants/` holds one file a variant, each of which changes some fields and says what
 * it means.
 */
import type { Card, Pack } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Text } from '../../lang/text.ts';
import type { Words } from './cards.ts';
import type { Move, Way } from './moves.ts';
import type { Options } from './options.ts';
import type { Bout, Direction, State } from './state.ts';

/** A way a pass may go on, and where the game then goes. */
export interface Turning {
  readonly way: Way;
  /** Of the bout from now on. */
  readonly direction: Direction;
  /** Of the play after the bout. */
  readonly play: Direction;
}

/** What a player is to bear when a game is over (DUR-36). */
interface Forfeits {
  readonly vodka: boolean;
  readonly strip: boolean;
  /** Seats that are to pay, before anyone is let off. */
  readonly payers: (state: State) => readonly Seat[];
  /** The first out says who pays. */
  readonly chosen: boolean;
  /** A player bears one thing a game at most. */
  readonly once: boolean;
}

export interface VariantRules {
  readonly options: Options;
  readonly players: number;
  readonly pack: Pack;

  /** The lowest rank of the deck. */
  readonly lowest: number;
  /** Secret cards a player (DUR-34). */
  readonly secret: number;
  /** Whether a card is turned for trump (DUR-1). */
  readonly turnsUp: boolean;
  /** The trump suit of all where no card is turned, by the dealer's sixth card. */
  readonly trumpUnturned: (sixth: Card) => number;
  /** That card is then shown to all. */
  readonly showsSixth: boolean;
  /** When every player says his own trump suit (DUR-29). */
  readonly declares: 'never' | 'before' | 'after';
  /** The card drawn last before the turned one makes trump (DUR-28). */
  readonly lastMakesTrump: boolean;
  /** Ways to ask for a new hand: the moves open to a seat with these cards (DUR-27). */
  readonly newHands: readonly ((hands: Words, seat: Seat, players: number) => readonly Move[])[];

  /** The partner of each seat, or −1 (DUR-24). */
  readonly partners: readonly Seat[];
  /** Whether partners go out together. */
  readonly outTogether: boolean;
  /** Whether hands may leave the game unseen. */
  readonly leaves: boolean;

  /** Most attacking cards in the first bout of a game, and later (DUR-6). */
  readonly mostFirst: number;
  readonly most: number;
  /** Whether a covering card beats a lying one, for a defender with this trump suit. */
  readonly beats: (lying: Card, cover: Card, trump: number) => boolean;
  /** A Weli may lie as a six of every suit (DUR-33). */
  readonly weli: boolean;
  /** Fewest cards that pass on so many lying ones (DUR-21). */
  readonly passLeast: (lying: number) => number;
  /** Whether a ticket may be shown that was shown so often in this bout and is held so often. */
  readonly ticket: (shown: number, held: number) => boolean;
  /** Where a pass may go (DUR-23). */
  readonly turnings: (bout: Direction, play: Direction) => readonly Turning[];
  /** False covers and adds may be tried (DUR-35). */
  readonly cheats: boolean;
  /** Who may add after `take`, in the order asked, and how many cards in all (DUR-30). */
  readonly piling: (bout: Bout, others: readonly Seat[]) => readonly Seat[];
  readonly mostPiled: number;

  /** Whether hands are filled from the stock; if not it counts as empty (DUR-26). */
  readonly fills: boolean;
  /** What follows a bout when hands are filled and it is settled who is out. */
  readonly goOn: (rules: VariantRules, state: State, beaten: boolean) => State;

  /** New players may take seats between games (DUR-20). */
  readonly joins: boolean;
  /** The first out says who deals (DUR-37). */
  readonly dealerChosen: boolean;
  readonly forfeits: Forfeits;
}

/** A variant: one sheet clause, and the rules it changes under these options. */
export interface Variant {
  readonly clause: string;
  readonly told: (options: Options) => Text;
  readonly change: (rules: VariantRules, options: Options) => Partial<VariantRules>;
}
