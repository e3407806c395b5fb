/**
 * The state of a game of Durak, and how to build one. `course` holds what lasts for the game, `bout`
 * what lasts for a bout, `unseen` the cards that nobody, or only their owner, sees.
 */
import type { Draft as DraftOf } from '../../../blocks/draft.ts';
import { zeros } from '../../../blocks/seats.ts';
import type { Card } from '../../../cards/pack.ts';
import { CHANCE, type Seat } from '../../../engine/game.ts';
import { emptyWords, type Lying, NO_CARDS, NO_TRUMP, type SuitWords } from './cards.ts';
import type { Options } from './options.ts';

export const NO_SEAT: Seat = -1;
export const LEFT = 1;
export const RIGHT = -1;
/** The direction in which seats follow: LEFT to the next seat, RIGHT to the one before. */
export type Direction = number;

export type Phase =
  | 'dealer'
  | 'dealer-choice'
  | 'join'
  | 'declare'
  | 'deal'
  | 'new-hands'
  | 'redeal'
  | 'attack'
  | 'defend'
  | 'ask'
  | 'pile-on'
  | 'forfeit-choice'
  | 'over';

/** The part of a state that is settled for the whole game, mostly before the first card. */
export interface MatchSetting {
  readonly options: Options;
  /** Games finished before this one, and games lost by seat. */
  readonly played: number;
  readonly totals: readonly number[];
  /** Games lost in a row before this one, by seat. */
  readonly runs: readonly number[];
  readonly dealer: Seat;
  /** The seat attacked first, or NO_SEAT if the holder of the lowest trump attacks. */
  readonly target: Seat;
  /** Who names the dealer, and the seats they may name, as bits (DUR-37). */
  readonly chooser: Seat;
  readonly choices: number;
  /** Seats that have had a new hand in this game, as bits. */
  readonly newHands: number;
  /** Seats whose new hand costs no glass, as bits (DUR-27). */
  readonly freeHands: number;
  /** Heats won by seat, and heats begun (DUR-26). */
  readonly heats: readonly number[];
}

/** Cards that lie face down, or left the game face down. Words are by seat. */
export interface Unseen {
  /** The whole stock of the deal; `top` of the state says where it begins now. */
  readonly stock: readonly Card[];
  readonly secrets: readonly (readonly Card[])[];
  /** Hands that left the game unseen; each seat knows its own. */
  readonly away: SuitWords;
  /** Secret cards that left the game unseen. */
  readonly lost: readonly Card[];
  /** The cards that each seat put back for a new hand and knows to be in the stock. */
  readonly returned: SuitWords;
}

/** A ticket shown in a bout (DUR-22). */
interface Ticket {
  readonly seat: Seat;
  readonly card: Card;
  /** Attacking cards on the table at that moment. */
  readonly lying: number;
}

/** The state of the bout to go back to when a false card is caught (DUR-35). */
export interface Before {
  readonly phase: Phase;
  readonly bout: Bout;
  /** The direction of play, not of the bout. */
  readonly direction: Direction;
}

export interface Bout {
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The defender's neighbour who is not the attacker, or NO_SEAT. */
  readonly other: Seat;
  readonly direction: Direction;
  /** The most attacking cards (DUR-6). */
  readonly most: number;
  readonly attacks: readonly Lying[];
  /** The cover of each attacking card, or −1. */
  readonly covers: readonly Lying[];
  /** Uncovered attacking cards. */
  readonly open: number;
  /** Ranks on the table, as bits, without a false card that may still be caught. */
  readonly ranks: number;
  readonly tickets: readonly Ticket[];
  /** The index of the false card that may still be caught, or −1; `adder` is NO_SEAT if it covers. */
  readonly doubted: number;
  readonly adder: Seat;
  /** The bout as it lay before the false card was played. */
  readonly before: Before | null;
  /** The seats caught in this bout, as bits. */
  readonly caught: number;
}

/** How a game ended; `losers` is empty unless there is a durak. */
export interface Close {
  readonly why: 'durak' | 'draw' | 'stalemate';
  readonly losers: readonly Seat[];
  /** The seats chosen to pay a forfeit, in the order of choice (DUR-36). */
  readonly chosen: readonly Seat[];
}

export interface State {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly course: MatchSetting;
  /** The trump suit by seat, common or each their own; NO_TRUMP where there is none. */
  readonly trumps: readonly number[];
  readonly hands: SuitWords;
  readonly sizes: readonly number[];
  /** The cards that everyone knows to be in each hand. */
  readonly known: SuitWords;
  readonly unseen: Unseen;
  /** Cards drawn from the stock so far. */
  readonly top: number;
  /** The trump card under the stock, or −1. */
  readonly turned: Card;
  readonly beaten: SuitWords;
  readonly bout: Bout;
  /** The direction of play; the bout may have its own. */
  readonly direction: Direction;
  readonly bouts: number;
  /** Bouts taken in succession in which nothing was drawn and nobody went out (DUR-11). */
  readonly stale: number;
  /** The seats that are out, first out first. */
  readonly out: readonly Seat[];
  readonly close: Close | null;
}

export const NO_BOUT: Bout = {
  attacker: NO_SEAT,
  defender: NO_SEAT,
  other: NO_SEAT,
  direction: LEFT,
  most: 0,
  attacks: [],
  covers: [],
  open: 0,
  ranks: 0,
  tickets: [],
  doubted: -1,
  adder: NO_SEAT,
  before: null,
  caught: 0,
};

export type BoutDraft = DraftOf<Bout>;

/** A copy of a bout, to be changed field by field. Written out, so that all bouts share one hidden class. */
export const boutDraft = (bout: Bout): BoutDraft => ({
  attacker: bout.attacker,
  defender: bout.defender,
  other: bout.other,
  direction: bout.direction,
  most: bout.most,
  attacks: bout.attacks,
  covers: bout.covers,
  open: bout.open,
  ranks: bout.ranks,
  tickets: bout.tickets,
  doubted: bout.doubted,
  adder: bout.adder,
  before: bout.before,
  caught: bout.caught,
});

/** A game before its first step, in `phase`. */
export function waiting(course: MatchSetting, phase: Phase, turn: Seat = CHANCE): State {
  const { players } = course.options;
  const none = emptyWords(players);
  return {
    phase,
    turn,
    course,
    trumps: zeros(players).map(() => NO_TRUMP),
    hands: none,
    sizes: zeros(players),
    known: none,
    unseen: {
      stock: [],
      secrets: zeros(players).map(() => []),
      away: none,
      lost: [],
      returned: none,
    },
    top: 0,
    turned: -1,
    beaten: NO_CARDS,
    bout: NO_BOUT,
    direction: LEFT,
    bouts: 0,
    stale: 0,
    out: [],
    close: null,
  };
}

/**
 * A copy of a state for a function to change field by field before anyone else sees it. Written out,
 * so that all states share one hidden class.
 */
export type StateDraft = DraftOf<State>;

export const draftOf = (state: State): StateDraft => ({
  phase: state.phase,
  turn: state.turn,
  course: state.course,
  trumps: state.trumps,
  hands: state.hands,
  sizes: state.sizes,
  known: state.known,
  unseen: state.unseen,
  top: state.top,
  turned: state.turned,
  beaten: state.beaten,
  bout: state.bout,
  direction: state.direction,
  bouts: state.bouts,
  stale: state.stale,
  out: state.out,
  close: state.close,
});

/** The state with some fields changed; `draftOf` is faster. */
export const withChanges = (state: State, change: Partial<State>): State =>
  Object.assign(draftOf(state), change);

/** A copy of the state in which `turn` is to act in `phase`, perhaps with a changed bout. */
export function asking(
  state: State,
  phase: Phase,
  turn: Seat,
  bout: Bout = state.bout,
): StateDraft {
  const after = draftOf(state);
  after.phase = phase;
  after.turn = turn;
  after.bout = bout;
  return after;
}

/** Whether cards have been dealt; own trumps are named before the deal or after it. */
export function isDealt(phase: Phase, sizes: readonly number[]): boolean {
  switch (phase) {
    case 'dealer':
    case 'dealer-choice':
    case 'join':
    case 'deal':
      return false;
    case 'declare':
      return (sizes[0] ?? 0) > 0;
    default:
      return true;
  }
}

/** Cards left in the stock, the turned one included. */
export const stockSize = (state: State): number => state.unseen.stock.length - state.top;

/** The seats whose new hand costs a glass where vodka is drunk, as bits (DUR-36). */
export const glassesAsked = ({ newHands, freeHands }: MatchSetting): number =>
  newHands & ~freeHands;

export const bit = (seat: Seat): number => 1 << seat;
export const hasBit = (bits: number, seat: Seat): boolean => ((bits >>> seat) & 1) === 1;
