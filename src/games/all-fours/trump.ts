/** How trump is found (ALF-1 to ALF-4): the deal, the proposal, begging, running, putting away. */
import { left } from '../../blocks/seats.ts';
import { countIn, halvesOf, joined, lessCard, NO_HALVES } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { isJack, RANKS, SUIT_OF } from './cards.ts';
import { type State, scorePoint } from './state.ts';

export const HAND = 6;
const PACKET = 3;
/** A run takes three cards each and one turned. */
const RUN_CARDS = 2 * PACKET + 1;

export const forehandOf = (state: State): Seat => left(state.dealer, 2);

/** Three cards to forehand and three to the dealer. */
function serve(state: State): State {
  const forehand = forehandOf(state);
  const hands = state.hands.slice();
  hands[forehand] = joined(
    hands[forehand] ?? NO_HALVES,
    halvesOf(state.stock.slice(0, PACKET), RANKS),
  );
  hands[state.dealer] = joined(
    hands[state.dealer] ?? NO_HALVES,
    halvesOf(state.stock.slice(PACKET, 2 * PACKET), RANKS),
  );
  return { ...state, hands, stock: state.stock.slice(2 * PACKET) };
}

/** ALF-2: the next card is turned; a jack scores for the dealer. */
function turnCard(state: State): State {
  const [card = 0, ...stock] = state.stock;
  const turned = { ...state, stock, turned: [...state.turned, card] };
  return isJack(card) ? scorePoint(turned, state.dealer, 'turned') : turned;
}

/** ALF-1. */
export function deal(state: State, cards: readonly Card[]): State {
  const dealt = turnCard(serve(serve({ ...state, stock: cards })));
  if (dealt.phase === 'over') return dealt;
  return { ...dealt, phase: 'offer', turn: forehandOf(state) };
}

const proposal = (state: State): number => SUIT_OF[state.turned.at(-1) ?? 0] ?? 0;

export const stand = (state: State): State => begin({ ...state, trump: proposal(state) });

export const beg = (state: State): State => ({ ...state, phase: 'answer', turn: state.dealer });

/** ALF-3: the dealer imposes the proposal and forehand scores. */
export function give(state: State): State {
  const given = scorePoint(state, forehandOf(state), 'given');
  return given.phase === 'over' ? given : begin({ ...given, trump: proposal(state) });
}

/** ALF-3: new cards and a new proposal until its suit differs from the refused one. */
export function run(state: State): State {
  const refused = SUIT_OF[state.turned[0] ?? 0];
  let current = state;
  while (proposal(current) === refused) {
    if (current.stock.length < RUN_CARDS) return { ...current, phase: 'over', why: 'misdeal' };
    current = turnCard(serve(current));
    if (current.phase === 'over') return current;
  }
  return begin({ ...current, trump: proposal(current) });
}

/** ALF-4, ALF-5: whoever holds too many puts away, forehand first; then forehand leads. */
export function begin(state: State): State {
  const forehand = forehandOf(state);
  const over = [forehand, state.dealer].find(
    (seat) => countIn(state.hands[seat] ?? NO_HALVES) > HAND,
  );
  return over === undefined
    ? { ...state, phase: 'play', turn: forehand, leader: forehand }
    : { ...state, phase: 'away', turn: over };
}

/** ALF-4. */
export function putAway(state: State, card: Card): State {
  const { turn } = state;
  const hands = state.hands.slice();
  const away = state.away.slice();
  hands[turn] = lessCard(hands[turn] ?? NO_HALVES, card, RANKS);
  away[turn] = joined(away[turn] ?? NO_HALVES, halvesOf([card], RANKS));
  return begin({ ...state, hands, away });
}
