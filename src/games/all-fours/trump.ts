/** How trump is found (ALF-1 to ALF-4): the deal, the proposal, begging, running, putting away. */
import { left } from '../../blocks/seats.ts';
import { countIn, type Halves, lessCard, NO_HALVES, withCard } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { isJack, RANKS, SUIT_OF } from './cards.ts';
import { arranged, isWon, type State, withPoint } from './state.ts';

const HAND = 6;
const PACKET = 3;
/** A run takes three cards each and one turned. */
const RUN_CARDS = 2 * PACKET + 1;

const forehandOf = (state: State): Seat => left(state.dealer, 2);

/** The hand with a packet of the stock. */
function withPacket(hand: Halves | undefined, stock: readonly Card[], from: number): Halves {
  let held = hand ?? NO_HALVES;
  for (let i = from; i < from + PACKET; i++) held = withCard(held, stock[i] ?? 0, RANKS);
  return held;
}

/** Three cards to forehand and three to the dealer, from a place in the stock. */
function served(
  hands: readonly Halves[],
  stock: readonly Card[],
  from: number,
  dealer: Seat,
): readonly Halves[] {
  const [early, late] = [from, from + PACKET];
  const zero = withPacket(hands[0], stock, dealer === 0 ? late : early);
  return [zero, withPacket(hands[1], stock, dealer === 1 ? late : early)];
}

/** ALF-2: the points when this card is turned; a jack scores for the dealer. */
const turning = (state: State, scored: State['scored'], card: Card): State['scored'] =>
  isJack(card) ? withPoint(state, scored, state.dealer, 'turned') : scored;

/** ALF-1. */
export function deal(state: State, cards: readonly Card[]): State {
  const { dealer } = state;
  const hands = served(served(state.hands, cards, 0, dealer), cards, 2 * PACKET, dealer);
  const card = cards[4 * PACKET] ?? 0;
  const stock = cards.slice(4 * PACKET + 1);
  const scored = turning(state, state.scored, card);
  const phase = isWon(state, scored) ? 'over' : 'offer';
  const turn = phase === 'over' ? state.turn : forehandOf(state);
  return arranged(state, { phase, turn, hands, stock, turned: [card], trump: -1, scored });
}

const proposal = ({ turned }: State): number => SUIT_OF[turned[turned.length - 1] ?? 0] ?? 0;

export const stand = (state: State): State => begin(arranged(state, { trump: proposal(state) }));

export const beg = (state: State): State => {
  return arranged(state, { phase: 'answer', turn: state.dealer });
};

/** ALF-3: the dealer imposes the proposal and forehand scores. */
export function give(state: State): State {
  const scored = withPoint(state, state.scored, forehandOf(state), 'given');
  if (isWon(state, scored)) return arranged(state, { phase: 'over', scored });
  return begin(arranged(state, { trump: proposal(state), scored }));
}

/** ALF-3: new cards and a new proposal until its suit differs from the refused one. */
export function run(state: State): State {
  const { stock, dealer } = state;
  const refused = proposal(state);
  let { hands, turned, scored } = state;
  let trump = refused;
  let from = 0;
  while (trump === refused && !isWon(state, scored)) {
    if (stock.length - from < RUN_CARDS) {
      const rest = stock.slice(from);
      const over = { phase: 'over', why: 'misdeal' } as const;
      return arranged(state, { hands, stock: rest, turned, trump: -1, scored, ...over });
    }
    hands = served(hands, stock, from, dealer);
    const card = stock[from + RUN_CARDS - 1] ?? 0;
    turned = [...turned, card];
    scored = turning(state, scored, card);
    trump = SUIT_OF[card] ?? 0;
    from += RUN_CARDS;
  }
  const rest = stock.slice(from);
  return isWon(state, scored)
    ? arranged(state, { phase: 'over', hands, stock: rest, turned, trump: -1, scored })
    : begin(arranged(state, { hands, stock: rest, turned, trump, scored }));
}

/** ALF-4, ALF-5: whoever holds too many puts away, forehand first; then forehand leads. */
function begin(state: State): State {
  const forehand = forehandOf(state);
  const isOver = (seat: Seat) => countIn(state.hands[seat] ?? NO_HALVES) > HAND;
  if (isOver(forehand)) return arranged(state, { phase: 'away', turn: forehand });
  const phase = isOver(state.dealer) ? 'away' : 'play';
  return arranged(state, { phase, turn: phase === 'away' ? state.dealer : forehand });
}

/** Two sets by seat, that of one seat replaced. */
export const withHand = (hands: readonly Halves[], seat: Seat, hand: Halves): readonly Halves[] =>
  seat === 0 ? [hand, hands[1] ?? NO_HALVES] : [hands[0] ?? NO_HALVES, hand];

/** ALF-4. */
export function putAway(state: State, card: Card): State {
  const { turn } = state;
  const hand = lessCard(state.hands[turn] ?? NO_HALVES, card, RANKS);
  const put = withCard(state.away[turn] ?? NO_HALVES, card, RANKS);
  const hands = withHand(state.hands, turn, hand);
  return begin(arranged(state, { hands, away: withHand(state.away, turn, put) }));
}
