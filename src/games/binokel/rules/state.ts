/** The state of a deal of Binokel. */
import type { Draft } from '../../../blocks/draft.ts';
import { right, zeros } from '../../../blocks/seats.ts';
import { NO_TRICK, type Tricks } from '../../../blocks/trick.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { CHANCE, type Seat } from '../../../engine/game.ts';
import {
  DEALS,
  type MatchOptionList,
  playersOption,
  type ValuesOf,
} from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { type Move, RANKS, rankOfBid, SUITS, WEG } from './cards.ts';
import type { Meld } from './melds.ts';

export const options = {
  players: playersOption(3, 4, 3),
  minBid: {
    kind: 'number',
    range: [10, 500],
    step: 10,
    default: 150,
    label: text('lowest bid', 'niedrigstes Gebot'),
    meaning: text('lowest bid', 'niedrigstes Gebot'),
  },
  target: {
    kind: 'number',
    range: [500, 10_000],
    default: 1000,
    label: text('points that end the match', 'Punkte, mit denen Schluss ist'),
    meaning: text('points that end the match', 'Punktestand, mit dem die Partie endet'),
  },
  lostFactor: {
    kind: 'number',
    among: [1, 2],
    default: 2,
    rare: true,
    label: text('how often a lost bid is charged', 'so oft zählt ein verlorenes Gebot'),
    meaning: text('how many times a lost bid is charged', 'wievielfach ein verlorenes Gebot zählt'),
  },
  untendurch: {
    kind: 'flag',
    default: false,
    rare: true,
    label: text('Untendurch may be played', 'Untendurch ist erlaubt'),
    meaning: text(
      'Untendurch (no trick at all) may be played',
      'Untendurch (kein Stich) ist erlaubt',
    ),
  },
  rufen: {
    kind: 'flag',
    default: false,
    rare: true,
    label: text('declarer may call a card', 'der Spielmacher darf rufen'),
    meaning: text(
      'declarer may call a card from an opponent',
      'der Spielmacher darf eine Karte vom Gegner rufen',
    ),
  },
  durchStake: {
    kind: 'choice',
    rare: true,
    young: true,
    label: text('a Durch is played for', 'Durch um'),
    meaning: text('what a Durch is played for', 'worum ein Durch geht'),
    choices: { points: text('points', 'Punkte'), beer: text('a beer', 'ein Bier') },
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

/** Declarer's game: a suit as trump, a special game by its index, or `ab` with a suit. */
export type Contract =
  | { readonly kind: 'game' | 'ab'; readonly suit: number }
  | { readonly kind: 'special'; readonly special: number };

/** A bid by a seat; giving up is the move WEG. */
export interface Call {
  readonly seat: Seat;
  readonly bid: Move;
}

export interface State extends Tricks {
  readonly phase: 'dealer' | 'deal' | 'bid' | 'announce' | 'return' | 'away' | 'play' | 'over';
  readonly options: Options;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly Bag[];
  readonly dabb: Bag;
  /** BIN-6: the Dabb as shown to all; empty while it lies face down. */
  readonly shown: Bag;
  readonly calls: readonly Call[];
  /** BIN-3: the player against whom the player to bid is bidding, −1 if there is none. */
  readonly rival: Seat;
  /** BIN-3: the number of players who have joined the bidding. */
  readonly joined: number;
  /** The winner of the bidding, −1 until it is over. */
  readonly declarer: Seat;
  readonly contract: Contract | null;
  /** BIN-7: the card called, and who handed it over; seat −1 where nobody held it. */
  readonly called: { readonly card: Card; readonly from: Seat } | null;
  /** A card in `owner`'s hand that `knower` put there (BIN-7). */
  readonly returned: { readonly owner: Seat; readonly knower: Seat; readonly card: Card } | null;
  /** The cards that everyone knows declarer has, in hand or discarded: those of the Dabb, and a card called. */
  readonly kept: Bag;
  readonly discards: Bag;
  /** BIN-9: melds by seat, once they are shown. */
  readonly melds: readonly (readonly Meld[])[];
  /** By seat, the cards shown in melds that are still in hand. */
  readonly seen: readonly Bag[];
  readonly turn: Seat;
  /** By seat, the card points in its tricks; `tricks` is their number. */
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  /** The cards of all tricks taken. */
  readonly gone: Bag;
  /** By seat and suit, a rank that no card of that suit in the hand reaches; RANKS where nothing is known. */
  readonly ceilings: readonly number[];
  readonly why: 'won' | 'lost' | 'ab' | 'all-passed';
}

export const fresh = (options: Options, totals: readonly number[], dealer: Seat): State => {
  const none = zeros(options.players);
  return {
    phase: dealer < 0 ? 'dealer' : 'deal',
    options,
    totals,
    dealer,
    hands: none.map(() => []),
    dabb: [],
    shown: [],
    calls: [],
    rival: -1,
    joined: 0,
    declarer: -1,
    contract: null,
    called: null,
    returned: null,
    kept: [],
    discards: [],
    melds: none.map(() => []),
    seen: none.map(() => []),
    turn: CHANCE,
    leader: 0,
    trick: [],
    last: NO_TRICK,
    points: none,
    tricks: none,
    gone: [],
    ceilings: zeros(options.players * SUITS).map(() => RANKS),
    why: 'won',
  };
};

type HiddenPart = Pick<State, 'hands' | 'dabb' | 'discards'>;

/** A state made of its seen and its hidden parts. Written out, so that all states share one hidden class. */
export const stateOf = (
  seen: Omit<State, keyof HiddenPart>,
  { hands, dabb, discards }: HiddenPart,
): Draft<State> => ({
  phase: seen.phase,
  options: seen.options,
  totals: seen.totals,
  dealer: seen.dealer,
  hands,
  dabb,
  shown: seen.shown,
  calls: seen.calls,
  rival: seen.rival,
  joined: seen.joined,
  declarer: seen.declarer,
  contract: seen.contract,
  called: seen.called,
  returned: seen.returned,
  kept: seen.kept,
  discards,
  melds: seen.melds,
  seen: seen.seen,
  turn: seen.turn,
  leader: seen.leader,
  trick: seen.trick,
  last: seen.last,
  points: seen.points,
  tricks: seen.tricks,
  gone: seen.gone,
  ceilings: seen.ceilings,
  why: seen.why,
});

export const draftOf = (state: State): Draft<State> => stateOf(state, state);

/** The state with some fields changed; `draftOf` is faster. */
export const withChanges = (state: State, change: Partial<State>): State =>
  Object.assign(draftOf(state), change);

/** A copy of the bags of cards by seat, with that of one seat replaced. */
export function replaced(bags: readonly Bag[], seat: Seat, bag: Bag): readonly Bag[] {
  const after = bags.slice();
  after[seat] = bag;
  return after;
}

export const isDealt = (phase: State['phase']): boolean => phase !== 'dealer' && phase !== 'deal';

/** All seats in the order of play, to the right, beginning with `first`. */
export const orderFrom = (first: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => (first + players * players - i) % players);

export const forehandOf = ({ dealer, options }: Pick<State, 'dealer' | 'options'>): Seat =>
  right(dealer, options.players);

/** BIN-13: with three players everyone is a party, with four two partners are. */
export const partyOf = (seat: Seat, players: number): number => (players === 4 ? seat % 2 : seat);

const PARTNERS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2]];

export const samePartyAs = (seat: Seat, players: number): readonly Seat[] =>
  (players === 4 ? PARTNERS : ALONE)[partyOf(seat, players)] ?? [];

type Bidding = Pick<State, 'calls'>;

export const highBid = ({ calls }: Bidding): Move | undefined =>
  calls.findLast(({ bid }) => bid !== WEG)?.bid;

/** The rank of the highest bid; 0 before the first. */
export const highRank = (bidding: Bidding): number => rankOfBid(highBid(bidding) ?? WEG);

/** The lowest number that may be bid. */
export const lowestBid = (bidding: Pick<State, 'calls' | 'options'>): number =>
  Math.max(bidding.options.minBid, highRank(bidding) + 10);

/** The suit of trumps in the play, −1 where there are none. */
export const trumpOf = ({ contract }: Pick<State, 'contract'>): number =>
  contract?.kind === 'game' ? contract.suit : -1;
