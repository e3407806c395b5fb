/**
 * Blaue Vierzehn: the turn of the game. A move is the card played; hands are sets in halves, two
 * colours each. Points are counted as tricks are taken.
 */
import { dealSingly } from '../../blocks/deal.ts';
import { openingStep, readDealer } from '../../blocks/opening.ts';
import { left, round } from '../../blocks/seats.ts';
import { addTo, zeros } from '../../blocks/tally.ts';
import { pointsOf, winnerOfTrick } from '../../blocks/trick.ts';
import { type Voids, withVoid } from '../../blocks/voids.ts';
import {
  apart,
  cardsIn,
  type Halves,
  halvesOf,
  hasCard,
  joined,
  lessCard,
  NO_HALVES,
  suitCards,
  suitIn,
} from '../../cards/halves.ts';
import { type Card, ELFER_60, writeCard } from '../../cards/pack.ts';
import { CHANCE, NOBODY, type Seat, type Streams } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type ChanceStep, expectShuffle } from '../../engine/step.ts';
import { fill, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

export const pack = ELFER_60;
export const RANKS = pack.ranks;
export const FULL: Halves = halvesOf(pack.order, RANKS);
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));
const RANK_OF: readonly number[] = pack.tokens.map((_, card) => card % RANKS);
/** Every card of one suit, for the reading in which colours do not matter. */
const ONE_SUIT: readonly number[] = pack.tokens.map(() => 0);

const FOURTEEN = 5;
const BLUE_FOURTEEN = 13;
const RED = 2;
const pointTable = (redFourteen: number): readonly number[] =>
  pack.tokens.map((token) => {
    if (token === 'B14') return BLUE_FOURTEEN;
    if (token === 'R14') return redFourteen;
    return token.endsWith('14') ? FOURTEEN : token.startsWith('R') ? RED : 0;
  });
const POINTS = { 5: pointTable(5), 7: pointTable(7) };
/** BLV-5. */
export const cardPoints = (options: Options): readonly number[] =>
  options.redFourteen === 7 ? POINTS[7] : POINTS[5];

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

export interface State {
  readonly phase: 'dealer' | 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly Halves[];
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly points: readonly number[];
  readonly voids: Voids;
}

const NO_TRICK: Trick = { leader: 0, cards: [] };

const fresh = (
  options: Options,
  played: number,
  totals: readonly number[],
  dealer: Seat,
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  hands: zeros(options.players).map(() => NO_HALVES),
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  points: zeros(options.players),
  voids: 0,
});

export const open = (options: Options): State => fresh(options, 0, zeros(options.players), -1);

/** BLV-1: the deal moves to the left. */
export function next(finished: State): State {
  const { options, played, totals, points, dealer } = finished;
  return fresh(options, played + 1, addTo(totals, points), left(dealer, options.players));
}

export const actor = (state: State): Seat => (state.phase === 'over' ? NOBODY : state.turn);

export const chance = (state: State, streams: Streams): ChanceStep =>
  openingStep(state.phase, state.options.players, pack.order, streams);

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  const { options, played, totals } = state;
  if (state.phase === 'dealer') {
    const dealer = readDealer(step, options.players, 'BLV-1');
    return isRefusal(dealer) ? dealer : fresh(options, played, totals, dealer);
  }
  return expectShuffle(step, 'deal', pack.order, 'BLV-1') ?? deal(state, step.values);
}

/** The state with what a card changes; written out so that all states share one hidden class. */
const build = (
  state: State,
  phase: State['phase'],
  hands: readonly Halves[],
  turn: Seat,
  leader: Seat,
  trick: readonly Card[],
  last: Trick,
  points: readonly number[],
  voids: Voids,
): State => ({
  phase,
  options: state.options,
  played: state.played,
  totals: state.totals,
  dealer: state.dealer,
  hands,
  turn,
  leader,
  trick,
  last,
  points,
  voids,
});

/** BLV-1, BLV-2. */
function deal(state: State, cards: readonly Card[]): State {
  const { players } = state.options;
  const forehand = left(state.dealer, players);
  const { hands } = dealSingly(cards, round(forehand, players), cards.length / players);
  const held = hands.map((hand) => halvesOf(hand, RANKS));
  return build(state, 'play', held, forehand, forehand, [], NO_TRICK, state.points, 0);
}

const handOf = (state: State): Halves => state.hands[state.turn] ?? NO_HALVES;

/** BLV-3: the colour led must be followed, by whatever card of it. */
export function legal(state: State): readonly Card[] {
  const hand = handOf(state);
  const led = SUIT_OF[state.trick[0] ?? -1] ?? -1;
  return led >= 0 && suitIn(hand, led, RANKS) !== 0
    ? suitCards(hand, led, RANKS)
    : cardsIn(hand, RANKS);
}

const NOT_HELD = text('you do not hold [$1]', '[$1] ist nicht auf der Hand');
const FOLLOW = text('the colour of [$1] must be followed', 'die Farbe von [$1] ist zu bedienen');

export function apply(state: State, card: Card): State | Refusal {
  const hand = handOf(state);
  if (!hasCard(hand, card, RANKS)) return refuse('BLV-3', fill(NOT_HELD, writeCard(pack, card)));
  const [lead] = state.trick;
  if (lead !== undefined && SUIT_OF[card] !== SUIT_OF[lead])
    if (suitIn(hand, SUIT_OF[lead] ?? 0, RANKS) !== 0)
      return refuse('BLV-3', fill(FOLLOW, writeCard(pack, lead)));
  return lay(state, card);
}

function lay(state: State, card: Card): State {
  const { turn, trick, options, leader, last, points } = state;
  const hands = state.hands.slice();
  hands[turn] = lessCard(handOf(state), card, RANKS);
  const led = SUIT_OF[trick[0] ?? card] ?? 0;
  const voids = SUIT_OF[card] === led ? state.voids : withVoid(state.voids, turn, led);
  const cards = [...trick, card];
  if (cards.length === options.players) return take(state, hands, cards, voids);
  const follower = left(turn, options.players);
  return build(state, 'play', hands, follower, leader, cards, last, points, voids);
}

/** BLV-4: the suits within which the highest card wins. */
export const suitsThatWin = (options: Options): readonly number[] =>
  options.trick === 'any' ? ONE_SUIT : SUIT_OF;

/** BLV-4: whether a card beats a lead of its suit. */
export const beats = (card: Card, lead: Card): boolean =>
  (RANK_OF[card] ?? 0) > (RANK_OF[lead] ?? 0);

/** BLV-4: the place in the trick that wins. */
export const winnerOf = (trick: readonly Card[], options: Options): number =>
  winnerOfTrick(trick, suitsThatWin(options), RANK_OF);

function take(state: State, hands: readonly Halves[], cards: readonly Card[], voids: Voids): State {
  const { leader, options } = state;
  const winner = (leader + winnerOf(cards, options)) % options.players;
  const points = state.points.slice();
  points[winner] = (points[winner] ?? 0) + pointsOf(cards, cardPoints(options));
  const left = hands[winner] ?? NO_HALVES;
  const phase = left.low === 0 && left.high === 0 ? 'over' : 'play';
  return build(state, phase, hands, winner, winner, [], { leader, cards }, points, voids);
}

/** Every card played so far. */
export const playedOf = (hands: readonly Halves[]): Halves =>
  apart(FULL, hands.reduce(joined, NO_HALVES));

export function places(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const lying = [...state.hands, playedOf(state.hands)];
  return lying.map((set) => cardsIn(set, RANKS));
}
