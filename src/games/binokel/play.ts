/** The play of tricks (BIN-12) and how special games end early (BIN-16, BIN-17). */
import { right } from '../../blocks/seats.ts';
import { type Bag, bagLess, bagWith } from '../../cards/bag.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import { CARD_POINTS, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import { type Contract, type State, trumpOf } from './state.ts';

/** BIN-12: whether a card beats another; of two equal cards the first stays. */
const beats = (card: Card, top: Card, trump: number): boolean =>
  suitOf(card) === suitOf(top) ? rankOf(card) > rankOf(top) : suitOf(card) === trump;

/** The place in the trick that wins. */
export function winnerOf(trick: readonly Card[], trump: number): number {
  let best = 0;
  trick.forEach((card, place) => {
    if (beats(card, trick[best] ?? 0, trump)) best = place;
  });
  return best;
}

/** Cards of the hand that obey, or all of them where none does. */
const narrow = (hand: Bag, obeys: (card: Card) => boolean): Bag => {
  const obeying = hand.filter(obeys);
  return obeying.length > 0 ? obeying : hand;
};

/** BIN-12: follow and beat, else trump and overtrump, else anything. */
export function playable(hand: Bag, trick: readonly Card[], trump: number): Bag {
  const [lead] = trick;
  if (lead === undefined) return hand;
  const top = trick[winnerOf(trick, trump)] ?? lead;
  const led = suitOf(lead);
  const follows = hand.filter((card) => suitOf(card) === led);
  if (follows.length > 0)
    return suitOf(top) === led ? narrow(follows, (card) => rankOf(card) > rankOf(top)) : follows;
  const trumps = hand.filter((card) => suitOf(card) === trump);
  if (trumps.length === 0) return hand;
  return narrow(trumps, (card) => beats(card, top, trump));
}

const NOT_HELD = text('you do not hold [$1]', '[$1] ist nicht auf der Hand');
const OBEY = text(
  'follow suit and beat [$1], else trump and overtrump',
  'bedienen und [$1] stechen, sonst trumpfen und übertrumpfen',
);

export function playCard(state: State, card: Card): State | Refusal {
  const hand = state.hands[state.turn] ?? [];
  if (!hand.includes(card)) return refuse('BIN-12', fill(NOT_HELD, writeCard(pack, card)));
  const trump = trumpOf(state);
  if (!playable(hand, state.trick, trump).includes(card)) {
    const top = state.trick[winnerOf(state.trick, trump)] ?? 0;
    return refuse('BIN-12', fill(OBEY, writeCard(pack, top)));
  }
  return lay(state, card);
}

/**
 * What a card tells of the hand it came from: suits it lacks, and ranks it does not reach because
 * it would have had to beat.
 */
function learn(state: State, card: Card): readonly number[] {
  const [lead] = state.trick;
  if (lead === undefined) return state.ceilings;
  const trump = trumpOf(state);
  const top = state.trick[winnerOf(state.trick, trump)] ?? lead;
  const ceilings = [...state.ceilings];
  const cap = (suit: number, rank: number) => {
    const at = state.turn * SUITS + suit;
    ceilings[at] = Math.min(ceilings[at] ?? 0, rank);
  };
  const suit = suitOf(card);
  if (suit !== suitOf(lead)) {
    cap(suitOf(lead), 0);
    if (trump >= 0 && suit !== trump) cap(trump, 0);
  }
  if (suit === suitOf(top) && !beats(card, top, trump)) cap(suit, rankOf(top) + 1);
  return ceilings;
}

function lay(state: State, card: Card): State {
  const { turn, options } = state;
  const less = (bag: Bag, seat: Seat): Bag => (seat === turn ? bagLess(bag, [card]) : bag);
  const returned =
    state.returned?.owner === turn && state.returned.card === card ? null : state.returned;
  const played: State = {
    ...state,
    hands: state.hands.map(less),
    seen: state.seen.map(less),
    returned,
    kept: turn === state.declarer ? bagLess(state.kept, [card]) : state.kept,
    ceilings: learn(state, card),
    trick: [...state.trick, card],
    turn: right(turn, options.players),
  };
  return played.trick.length === options.players ? takeTrick(played) : played;
}

const LAST_TRICK = 10;

function takeTrick(state: State): State {
  const { options, trick, leader } = state;
  const { players } = options;
  const winner = (leader + players - winnerOf(trick, trumpOf(state))) % players;
  const ends = state.hands.every((hand) => hand.length === 0);
  const worth = trick.reduce((total, card) => total + (CARD_POINTS[card] ?? 0), 0);
  const gained = worth + (ends ? LAST_TRICK : 0);
  const taken: State = {
    ...state,
    trick: [],
    last: { leader, cards: trick },
    gone: bagWith(state.gone, trick),
    points: state.points.map((points, seat) => (seat === winner ? points + gained : points)),
    tricks: state.tricks.map((count, seat) => (seat === winner ? count + 1 : count)),
    leader: winner,
    turn: winner,
  };
  const lost = state.contract !== null && failsAt(state.contract, winner, state.declarer);
  if (lost) return { ...taken, phase: 'over', turn: -1, why: 'lost' };
  return ends ? { ...taken, phase: 'over', turn: -1 } : taken;
}

/** BIN-16, BIN-17: whether a trick taken by `winner` loses a special game. */
const failsAt = (contract: Contract, winner: Seat, declarer: Seat): boolean =>
  contract.kind === 'special' &&
  (contract.special === UNTEN ? winner === declarer : winner !== declarer);
