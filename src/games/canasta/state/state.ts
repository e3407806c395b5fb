/** The state of a deal of Canasta. Hands are bags. */
import type { Draft } from '../../../blocks/draft.ts';
import { zeros } from '../../../blocks/seats.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { CHANCE, NOBODY, type Seat } from '../../../engine/game.ts';
import { isRedThree, isWild, packOf } from './cards.ts';
import { drawsPartners, partyCount, type Standing } from './standing.ts';

/** `turn`: to draw or take; `peel`: after a take of CAN-16; `lay`: from there to the discard. */
export type Phase = 'dealer' | 'partners' | 'deal' | 'turn' | 'answer' | 'peel' | 'lay' | 'over';

export interface Meld {
  readonly number: number;
  readonly rank: number;
  /** The cards of the meld, in the order of a set (`cards.ts`). */
  readonly cards: Bag;
  readonly wilds: number;
}

/** The cards before a party. */
export interface Side {
  readonly melds: readonly Meld[];
  /** The last number given to a meld. */
  readonly given: number;
  /** Red threes laid out. */
  readonly reds: Bag;
}

/** CAN-20: whether the player may ask to go out, `open` directly after drawing, and the answer once it is given. */
export type Word = 'closed' | 'open' | 'yes' | 'no';

export interface TurnState {
  readonly seat: Seat;
  /** The cards in hand when the turn began, without red threes (CAN-17). */
  readonly began: number;
  /** The number of the party's last meld when the turn began: higher ones are of this turn (CAN-21). */
  readonly before: number;
  readonly word: Word;
  /** Whether the last card of the stock was drawn and was a red three (CAN-23). */
  readonly last: boolean;
  /** Whether a card was laid in this turn. */
  readonly laid: boolean;
  /** Whether a meld from an earlier turn was added to or merged (CAN-21). */
  readonly touched: boolean;
  /** Seats that have had a turn in this deal, one bit each. */
  readonly been: number;
  /** Seats that laid a card in an earlier turn, one bit each. */
  readonly layers: number;
}

/** A copy of a turn, to be changed. Written out, so that all turns share one hidden class. */
export const draftTurn = (turn: TurnState): Draft<TurnState> => ({
  seat: turn.seat,
  began: turn.began,
  before: turn.before,
  word: turn.word,
  last: turn.last,
  laid: turn.laid,
  touched: turn.touched,
  been: turn.been,
  layers: turn.layers,
});

/** The turn with another word on going out; `last` says that a last red three was drawn (CAN-23). */
export function worded(turn: TurnState, word: Word, last = turn.last): TurnState {
  const after = draftTurn(turn);
  after.word = word;
  after.last = last;
  return after;
}

type EndReason = 'out' | 'stock' | 'red-three';

export interface State {
  readonly phase: Phase;
  readonly standing: Standing;
  readonly turn: TurnState;
  readonly hands: readonly Bag[];
  /** The stock, the next card first. */
  readonly stock: readonly Card[];
  /** The discard pile, the top card last. */
  readonly pile: readonly Card[];
  /** The cards before each party. */
  readonly sides: readonly Side[];
  /** By seat, the cards from taken piles that everyone knows to be in the hand. */
  readonly known: readonly Bag[];
  /** CAN-6: by seat how often red threes have cost 500. */
  readonly fines: readonly number[];
  /** CAN-6: by seat, the red threes in hand that have already cost 500: diamonds + 4 × hearts. */
  readonly fined: readonly number[];
  /** How the deal ended; if `out`, the player in `turn` went out. */
  readonly why: EndReason | '';
}

const NO_TURN: TurnState = {
  seat: CHANCE,
  began: 0,
  before: 0,
  word: 'closed',
  last: false,
  laid: false,
  touched: false,
  been: 0,
  layers: 0,
};

/** A copy of a state, to be changed. Written out, so that all states share one hidden class. */
export const draftOf = (state: State): Draft<State> => ({
  phase: state.phase,
  standing: state.standing,
  turn: state.turn,
  hands: state.hands,
  stock: state.stock,
  pile: state.pile,
  sides: state.sides,
  known: state.known,
  fines: state.fines,
  fined: state.fined,
  why: state.why,
});

export function ended(state: State, why: EndReason): State {
  const after = draftOf(state);
  after.phase = 'over';
  after.why = why;
  return after;
}

const EMPTY_SIDE: Side = { melds: [], given: 0, reds: [] };

function phaseBefore({ options, dealer, seating }: Standing): Phase {
  if (dealer < 0) return 'dealer';
  return drawsPartners(options) && seating.length === 0 ? 'partners' : 'deal';
}

/** A deal before its first step, which chance makes. */
export function waiting(standing: Standing): State {
  const none = zeros(standing.options.players);
  const hands = none.map(() => []);
  return {
    phase: phaseBefore(standing),
    standing,
    turn: NO_TURN,
    hands,
    stock: [],
    pile: [],
    sides: zeros(partyCount(standing.options)).map(() => EMPTY_SIDE),
    known: hands,
    fines: none,
    fined: none,
    why: '',
  };
}

export const isDealt = (phase: Phase): boolean =>
  phase !== 'dealer' && phase !== 'partners' && phase !== 'deal';

/** The seat to act; while an answer is due, the partner of the player in `turn`. */
export function actor(state: Pick<State, 'phase' | 'turn' | 'standing'>): Seat {
  if (state.phase === 'over') return NOBODY;
  const { seat } = state.turn;
  return state.phase === 'answer' ? (state.standing.partner[seat] ?? CHANCE) : seat;
}

export const partyOf = (standing: Standing, seat: Seat): number => standing.party[seat] ?? 0;

type Lying = Pick<State, 'sides' | 'standing'>;

export const sideOfParty = ({ sides }: Pick<Lying, 'sides'>, party: number): Side =>
  sides[party] ?? EMPTY_SIDE;

export const sideOf = (lying: Lying, seat: Seat): Side =>
  sideOfParty(lying, partyOf(lying.standing, seat));

/** A copy of a list with one entry replaced, made by a plain loop since the search calls it all the time. */
export function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

/** CAN-8: the number of cards that make a canasta. */
export const CANASTA = 7;
export const hasCanasta = (melds: readonly Meld[]): boolean => {
  for (const meld of melds) if (meld.cards.length >= CANASTA) return true;
  return false;
};

/** CAN-13: whether the pile is frozen for everybody, by a wild card or a red three in it. */
export const isFrozen = (pile: readonly Card[]): boolean => {
  for (const card of pile) if (isWild(card) || isRedThree(card)) return true;
  return false;
};

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (!isDealt(state.phase)) return [];
  const sides = state.sides.flatMap((side) => [side.reds, ...side.melds.map((meld) => meld.cards)]);
  return [...state.hands, state.stock, state.pile, ...sides];
}

export const orderOf = (standing: Standing): readonly Card[] => packOf(standing.options).order;

const MINIMA: readonly { readonly below: number; readonly least: number }[] = [
  { below: 0, least: 15 },
  { below: 1500, least: 50 },
  { below: 3000, least: 90 },
];
const HIGHEST_MINIMUM = 120;

/** CAN-11: the least value of a first meld, by the party's total before the deal. */
export function minimumOf(standing: Standing, seat: Seat): number {
  const total = standing.totals[seat] ?? 0;
  for (const { below, least } of MINIMA) if (total < below) return least;
  return HIGHEST_MINIMUM;
}
