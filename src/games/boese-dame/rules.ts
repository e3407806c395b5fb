/**
 * Böse Dame: the turn of the game. Hands are sets of 32 cards; a move is the card played.
 * Scoring is `score.ts`, what a seat may know is `view.ts`.
 */
import { dealSingly } from '../../blocks/deal.ts';
import { openingStep, readDealer } from '../../blocks/opening.ts';
import { left, round } from '../../blocks/seats.ts';
import { addTo, zeros } from '../../blocks/tally.ts';
import { narrow, pointsOf, suitMask, winnerOfTrick } from '../../blocks/trick.ts';
import { type Voids, withVoid } from '../../blocks/voids.ts';
import { type Card, FRENCH_32, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, full, has, setOf, without } from '../../cards/set.ts';
import { CHANCE, NOBODY, type Seat, type Streams } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type ChanceStep, expectShuffle } from '../../engine/step.ts';
import { fill, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

export const pack = FRENCH_32;
const RANKS = pack.ranks;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));
/** BOD-2: the ten ranks below the jack, which is its place in the pack. */
const RANK_OF: readonly number[] = pack.tokens.map((_, card) => card % RANKS);
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
/** BOD-4. */
export const CARD_POINTS: readonly number[] = pack.tokens.map((token) =>
  token === 'QS' ? -50 : (POINTS[token.charAt(0)] ?? 0),
);

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
  readonly hands: readonly CardSet[];
  /** BOD-1: the two cards of a game for three. */
  readonly talon: CardSet;
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
  talon: CardSet = EMPTY,
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  hands: zeros(options.players),
  talon,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  points: zeros(options.players),
  voids: 0,
});

export const open = (options: Options): State => fresh(options, 0, zeros(options.players), -1);

/** BOD-5: the deal moves to the left. */
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
    const dealer = readDealer(step, options.players, 'BOD-5');
    return isRefusal(dealer) ? dealer : fresh(options, played, totals, dealer);
  }
  return expectShuffle(step, 'deal', pack.order, 'BOD-1') ?? deal(state, step.values);
}

/**
 * The state with what a card changes. Written out in the order of `fresh`, so that all states
 * share one hidden class: a spread would cost half the speed.
 */
const build = (
  state: State,
  phase: State['phase'],
  hands: readonly CardSet[],
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
  talon: state.talon,
  turn,
  leader,
  trick,
  last,
  points,
  voids,
});

/** BOD-1, BOD-3. */
function deal(state: State, cards: readonly Card[]): State {
  const { players } = state.options;
  const forehand = left(state.dealer, players);
  const each = Math.floor(pack.order.length / players);
  const { hands, rest } = dealSingly(cards, round(forehand, players), each);
  const dealt = fresh(state.options, state.played, state.totals, state.dealer, setOf(rest));
  return build(dealt, 'play', hands.map(setOf), forehand, forehand, [], NO_TRICK, dealt.points, 0);
}

/** BOD-3: the suit led must be followed. */
function playable(state: State): CardSet {
  const hand = state.hands[state.turn] ?? EMPTY;
  const [led] = state.trick;
  return led === undefined ? hand : narrow(hand, suitMask(SUIT_OF[led] ?? 0, RANKS));
}

export const legal = (state: State): readonly Card[] => cardsOf(playable(state));

const NOT_HELD = text('you do not hold [$1]', '[$1] ist nicht auf der Hand');
const FOLLOW = text('the suit of [$1] must be followed', 'die Farbe von [$1] ist zu bedienen');

export function apply(state: State, card: Card): State | Refusal {
  const hand = state.hands[state.turn] ?? EMPTY;
  if (!has(hand, card)) return refuse('BOD-3', fill(NOT_HELD, writeCard(pack, card)));
  if (!has(playable(state), card))
    return refuse('BOD-3', fill(FOLLOW, writeCard(pack, state.trick[0] ?? 0)));
  return lay(state, card);
}

function lay(state: State, card: Card): State {
  const { turn, trick, options } = state;
  const hands = state.hands.slice();
  hands[turn] = without(hands[turn] ?? EMPTY, card);
  const led = SUIT_OF[trick[0] ?? card] ?? 0;
  const voids = SUIT_OF[card] === led ? state.voids : withVoid(state.voids, turn, led);
  const cards = [...trick, card];
  if (cards.length === options.players) return take(state, hands, cards, voids);
  return build(
    state,
    'play',
    hands,
    left(turn, options.players),
    state.leader,
    cards,
    state.last,
    state.points,
    voids,
  );
}

/** BOD-2: whether a card beats a lead of its suit. */
export const beats = (card: Card, lead: Card): boolean =>
  (RANK_OF[card] ?? 0) > (RANK_OF[lead] ?? 0);

/** BOD-2, BOD-3: the place in the trick that wins. */
export const winnerOf = (trick: readonly Card[]): number => winnerOfTrick(trick, SUIT_OF, RANK_OF);

/** BOD-3, BOD-1: the winner takes the trick, and with the last one the two cards aside. */
function take(
  state: State,
  hands: readonly CardSet[],
  cards: readonly Card[],
  voids: Voids,
): State {
  const { leader, options } = state;
  const winner = (leader + winnerOf(cards)) % options.players;
  const ends = (hands[winner] ?? EMPTY) === EMPTY;
  const bonus = ends ? pointsOf(cardsOf(state.talon), CARD_POINTS) : 0;
  const points = state.points.slice();
  points[winner] = (points[winner] ?? 0) + pointsOf(cards, CARD_POINTS) + bonus;
  const phase = ends ? 'over' : 'play';
  return build(state, phase, hands, winner, winner, [], { leader, cards }, points, voids);
}

/** Every card played so far, from what is left. */
export const playedOf = (hands: readonly CardSet[], talon: CardSet): CardSet =>
  hands.reduce((left, hand) => left & ~hand, full(pack.order.length)) & ~talon;

export function places(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const { hands, talon } = state;
  return [...hands.map(cardsOf), cardsOf(talon), cardsOf(playedOf(hands, talon))];
}
