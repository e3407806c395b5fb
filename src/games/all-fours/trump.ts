/** How trump is found (ALF-1 to ALF-4): the deal, the proposal, begging, running, putting away. */
import { left } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { EMPTY, size, type WideSet, withCard, withoutCard } from '../../cards/wide-set.ts';
import type { Seat } from '../../engine/game.ts';
import {
  draftOf,
  isJack,
  isWon,
  RANKS,
  type State,
  type StateDraft,
  SUIT_OF,
  withPoint,
} from './state.ts';

/** The number of cards in a hand when play begins (ALF-4). */
export const HAND = 6;
const PACKET = 3;
/** The number of cards that a run takes from the stock: three for each player and one turned. */
const RUN_CARDS = 2 * PACKET + 1;

export const forehandOf = (state: Pick<State, 'dealer'>): Seat => left(state.dealer, 2);

/** The hand with a packet of three cards, taken from the stock from place `from` on. */
function withPacket(hand: WideSet | undefined, stock: readonly Card[], from: number): WideSet {
  let held = hand ?? EMPTY;
  for (let i = from; i < from + PACKET; i++) held = withCard(held, stock[i] ?? 0, RANKS);
  return held;
}

/** Three cards to forehand and three to the dealer, from a place in the stock. */
function served(
  hands: readonly WideSet[],
  stock: readonly Card[],
  from: number,
  dealer: Seat,
): readonly WideSet[] {
  const late = from + PACKET;
  const zero = withPacket(hands[0], stock, dealer === 0 ? late : from);
  return [zero, withPacket(hands[1], stock, dealer === 1 ? late : from)];
}

/** ALF-2: the points when this card is turned; a jack scores for the dealer. */
const turning = (state: State, scored: State['scored'], card: Card): State['scored'] =>
  isJack(card) ? withPoint(state, scored, state.dealer, 'turned') : scored;

/** ALF-1: deals six cards to each player and turns one. */
export function deal(state: State, cards: readonly Card[]): State {
  const { dealer } = state;
  const card = cards[4 * PACKET] ?? 0;
  const after = draftOf(state);
  after.hands = served(served(state.hands, cards, 0, dealer), cards, 2 * PACKET, dealer);
  after.stock = cards.slice(4 * PACKET + 1);
  after.turned = [card];
  after.scored = turning(state, state.scored, card);
  after.phase = isWon(state, after.scored) ? 'over' : 'offer';
  if (after.phase === 'offer') after.turn = forehandOf(state);
  return after;
}

/** The suit of the card turned last. */
export const proposal = ({ turned }: Pick<State, 'turned'>): number =>
  SUIT_OF[turned[turned.length - 1] ?? 0] ?? 0;

/** ALF-3: forehand accepts the suit turned up as trump. */
export function stand(state: State): State {
  const after = draftOf(state);
  after.trump = proposal(state);
  return begin(after);
}

/** ALF-3: forehand asks for another trump; the dealer has to answer. */
export function beg(state: State): State {
  const after = draftOf(state);
  after.phase = 'answer';
  after.turn = state.dealer;
  return after;
}

/** The state after a point was scored, which may end the deal and the match (ALF-7). */
const ended = (after: StateDraft): State => {
  after.phase = 'over';
  return after;
};

/** ALF-3: the dealer imposes the proposal and forehand scores. */
export function give(state: State): State {
  const after = draftOf(state);
  after.scored = withPoint(state, state.scored, forehandOf(state), 'given');
  if (isWon(state, after.scored)) return ended(after);
  after.trump = proposal(state);
  return begin(after);
}

/** ALF-3: new cards and a new proposal until its suit differs from the refused one. */
export function runCards(state: State): State {
  const { stock, dealer } = state;
  const refused = proposal(state);
  const after = draftOf(state);
  let from = 0;
  while (!isWon(state, after.scored) && (from === 0 || proposal(after) === refused)) {
    if (stock.length - from < RUN_CARDS) {
      after.stock = stock.slice(from);
      after.why = 'misdeal';
      return ended(after);
    }
    const card = stock[from + RUN_CARDS - 1] ?? 0;
    after.hands = served(after.hands, stock, from, dealer);
    after.turned = [...after.turned, card];
    after.scored = turning(state, after.scored, card);
    from += RUN_CARDS;
  }
  after.stock = stock.slice(from);
  if (isWon(state, after.scored)) return ended(after);
  after.trump = proposal(after);
  return begin(after);
}

/** ALF-4, ALF-5: players with too many cards put some away, forehand first; then forehand leads. */
function begin(after: StateDraft): State {
  const forehand = forehandOf(after);
  const mustPutAway = (seat: Seat) => size(after.hands[seat] ?? EMPTY) > HAND;
  after.turn = !mustPutAway(forehand) && mustPutAway(after.dealer) ? after.dealer : forehand;
  after.phase = mustPutAway(after.turn) ? 'away' : 'play';
  if (after.phase === 'play') after.leader = forehand;
  return after;
}

/** The sets of cards of both seats, with that of one seat replaced. */
export const withHand = (
  hands: readonly WideSet[],
  seat: Seat,
  hand: WideSet,
): readonly WideSet[] => (seat === 0 ? [hand, hands[1] ?? EMPTY] : [hands[0] ?? EMPTY, hand]);

/** ALF-4: puts a card away; players with too many cards follow one another, then the play begins. */
export function putAway(state: State, card: Card): State {
  const { turn } = state;
  const hand = withoutCard(state.hands[turn] ?? EMPTY, card, RANKS);
  const put = withCard(state.away[turn] ?? EMPTY, card, RANKS);
  const after = draftOf(state);
  after.hands = withHand(state.hands, turn, hand);
  after.away = withHand(state.away, turn, put);
  return begin(after);
}
