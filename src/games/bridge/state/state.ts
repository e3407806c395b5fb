/**
 * The state of a deal. What playing a card cannot change lies apart in `Deal`, shared by every state
 * of the play; states are written in one key order everywhere, so that all share one hidden class.
 */
import type { Draft } from '../../../blocks/draft.ts';
import { NO_TRICK, type Tricks, type Voids } from '../../../blocks/trick.ts';
import type { Card } from '../../../cards/pack.ts';
import { EMPTY, type WideSet } from '../../../cards/wide-set.ts';
import { CHANCE, type Seat } from '../../../engine/game.ts';
import {
  DEALS,
  type MatchOptionList,
  playersOption,
  type ValuesOf,
} from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import type { Move, Strain } from './cards.ts';
import { MATCH_POINTS } from './match-points.ts';
import { cardOptions } from './system-card.ts';

export const options = {
  players: { ...playersOption(4, 4, 4), south: 2 },
  scoring: {
    kind: 'choice',
    label: text('scoring', 'Wertung'),
    meaning: text('how deals are scored', 'wie die Spiele gewertet werden'),
    choices: {
      rubber: text(
        'rubber: the first side to win two games',
        'Robber: die erste Partei mit zwei Manchen',
      ),
      chicago: text('Chicago: rounds of four deals', 'Chicago: Runden zu vier Spielen'),
      duplicate: text('duplicate: every board by itself', 'Turnier: jedes Board für sich'),
    },
    contest: { choice: 'duplicate', deals: 4, unit: 'IMPs', steps: MATCH_POINTS },
  },
  rubbers: {
    kind: 'number',
    isLength: true,
    range: [1, 99],
    default: 1,
    label: text('rubbers or Chicago rounds', 'Robber oder Chicago-Runden'),
    meaning: text(
      'rubbers, or Chicago rounds, in a match',
      'Robber oder Chicago-Runden in einer Partie',
    ),
  },
  boards: {
    kind: 'number',
    isLength: true,
    range: [1, 999],
    default: 16,
    label: text('boards of a duplicate match', 'Boards eines Turniers'),
    meaning: text('boards in a duplicate match', 'Boards in einem Turnier'),
  },
  ...cardOptions,
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

/** A side: 0 is North–South, 1 East–West. */
export type Side = 0 | 1;
export const sideOf = (seat: Seat): Side => ((seat & 1) === 0 ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const partnerOf = (seat: Seat): Seat => (seat + 2) & 3;

/** A figure for each side. */
export type BySide = readonly [number, number];

/** The score sheet before the deal. */
export interface Standing {
  /** Deals closed. */
  readonly deals: number;
  /** Deals closed that were not passed out. */
  readonly played: number;
  readonly rubbers: number;
  /** Games won in this rubber. */
  readonly games: BySide;
  /** Points below the line in this game. */
  readonly below: BySide;
  readonly totals: readonly number[];
}

export interface Auction {
  /** Every call, the dealer's first. */
  readonly calls: readonly Move[];
  /** The last bid, or 0. */
  readonly bid: Move;
  readonly bidder: Seat;
  /** What the score is multiplied by: 1, doubled 2, redoubled 4. */
  readonly doubled: number;
  /** Passes since the last other call. */
  readonly passes: number;
}

/** A contract; at level 0 there is none. */
export interface Contract {
  readonly level: number;
  readonly strain: Strain;
  readonly doubled: number;
  readonly declarer: Seat;
  readonly dummy: Seat;
}

export interface Deal {
  readonly options: Options;
  readonly standing: Standing;
  readonly dealer: Seat;
  readonly dealt: readonly WideSet[];
  readonly auction: Auction;
  readonly contract: Contract;
}

export interface State extends Tricks {
  readonly phase: 'dealer' | 'deal' | 'auction' | 'play' | 'over';
  readonly deal: Deal;
  readonly hands: readonly WideSet[];
  /** The seat whose call or card is due; declarer acts for dummy. */
  readonly turn: Seat;
  /** Tricks of North–South. */
  readonly ns: number;
  /** Tricks of East–West. */
  readonly ew: number;
  readonly voids: Voids;
  /** Every card played, the opening lead first. */
  readonly course: readonly Card[];
  /** Tricks of the declarer's side by a claim; −1 without one. */
  readonly claimed: number;
}

export const OPEN_AUCTION: Auction = { calls: [], bid: 0, bidder: -1, doubled: 1, passes: 0 };
export const NO_CONTRACT: Contract = { level: 0, strain: 0, doubled: 1, declarer: -1, dummy: -1 };
export const NO_HANDS: readonly WideSet[] = [EMPTY, EMPTY, EMPTY, EMPTY];

export const OPENING: Standing = {
  deals: 0,
  played: 0,
  rubbers: 0,
  games: [0, 0],
  below: [0, 0],
  totals: [0, 0, 0, 0],
};

/** A deal that awaits its dealer (−1) or its cards. */
export const fresh = (options: Options, standing: Standing, dealer: Seat): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  deal: {
    options,
    standing,
    dealer,
    dealt: NO_HANDS,
    auction: OPEN_AUCTION,
    contract: NO_CONTRACT,
  },
  hands: NO_HANDS,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  ns: 0,
  ew: 0,
  voids: 0,
  course: [],
  claimed: -1,
});

/** A copy to be changed, written out in the order of `fresh` so that all states share one hidden class. */
export const draftOf = (state: State): Draft<State> => ({
  phase: state.phase,
  deal: state.deal,
  hands: state.hands,
  turn: state.turn,
  leader: state.leader,
  trick: state.trick,
  last: state.last,
  ns: state.ns,
  ew: state.ew,
  voids: state.voids,
  course: state.course,
  claimed: state.claimed,
});

export const tricksOf = (
  state: { readonly ns: number; readonly ew: number },
  side: Side,
): number => (side === 0 ? state.ns : state.ew);

/** Whether dummy is face up, as after the opening lead (BRI-3). */
export const isOpen = (state: Pick<State, 'phase' | 'trick' | 'ns' | 'ew'>): boolean =>
  state.phase === 'play' && state.trick.length + state.ns + state.ew > 0;

export function endReasonOf(state: State): 'passed-out' | 'claimed' | 'played' {
  if (state.deal.contract.level === 0) return 'passed-out';
  return state.claimed < 0 ? 'played' : 'claimed';
}
