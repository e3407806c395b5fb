/** The state of a deal of Bimbo. Hands are bags, since there may be two packs. */
import { zeros } from '../../blocks/scores.ts';
import type { Bag } from '../../cards/bag.ts';
import { type Card, FRENCH_32, manifold, type Pack } from '../../cards/pack.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';

const TWO_PACKS = manifold(FRENCH_32, 2);
export const packOf = ({ packs }: Pick<Options, 'packs'>): Pack =>
  packs === 2 ? TWO_PACKS : FRENCH_32;

export const tokens = FRENCH_32;
const RANKS = tokens.ranks;
export const rank = (card: Card): number => card % RANKS;
export const ACE = RANKS - 1;
export const SEVEN_OF_DIAMONDS = tokens.tokens.indexOf('7D');

/** A card that `knower` knows to be in `owner`'s hand, from an exchange. */
export interface Known {
  readonly owner: Seat;
  readonly knower: Seat;
  readonly card: Card;
}

export type Move =
  | { readonly verb: 'play'; readonly cards: Bag }
  | { readonly verb: 'give'; readonly cards: Bag }
  | { readonly verb: 'pass' };

export interface Play {
  readonly seat: Seat;
  readonly cards: Bag;
}

export interface State {
  readonly phase: 'dealer' | 'deal' | 'give' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  /** Seats of the last deal from König to Bimbo; empty in the first. */
  readonly ranking: readonly Seat[];
  readonly hands: readonly Bag[];
  readonly turn: Seat;
  /** The plays of the pile that lies, oldest first. */
  readonly pile: readonly Play[];
  /** Passes since the last play. */
  readonly passes: readonly Seat[];
  /** Seats without cards, first out first. */
  readonly out: readonly Seat[];
  /** Cards set aside with earlier piles. */
  readonly aside: Bag;
  readonly known: readonly Known[];
}

export const fresh = (
  options: Options,
  played: number,
  totals: readonly number[],
  dealer: Seat,
  ranking: readonly Seat[],
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  ranking,
  hands: zeros(options.players).map(() => []),
  turn: CHANCE,
  pile: [],
  passes: [],
  out: [],
  aside: [],
  known: [],
});

/** What may change; the rest is copied. */
type Change = Partial<
  Pick<State, 'phase' | 'hands' | 'turn' | 'pile' | 'passes' | 'out' | 'aside' | 'known'>
>;

/** Written out so that all states of the play share one hidden class. */
export const changed = (
  state: State,
  {
    phase = state.phase,
    hands = state.hands,
    turn = state.turn,
    pile = state.pile,
    passes = state.passes,
    out = state.out,
    aside = state.aside,
    known = state.known,
  }: Change,
): State => ({
  phase,
  options: state.options,
  played: state.played,
  totals: state.totals,
  dealer: state.dealer,
  ranking: state.ranking,
  hands,
  turn,
  pile,
  passes,
  out,
  aside,
  known,
});
