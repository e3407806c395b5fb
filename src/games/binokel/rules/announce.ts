/** Declarer's steps before the play (BIN-6 to BIN-9): calling, announcing, discarding, melding. */
import { left, right } from '../../../blocks/seats.ts';
import { type Bag, bagDifference, withCards } from '../../../cards/bag.ts';
import { type Card, distinct } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import {
  aboutOf,
  DABB_CARDS,
  DURCH,
  isSpecialBid,
  KINDS,
  kindOf,
  type Move,
  moveOf,
  OFFEN,
  SUITS,
  UNTEN,
  VON_HAND,
  WEG,
} from './cards.ts';
import { meldsOf, shownCards } from './melds.ts';
import { type Contract, forehandOf, highBid, replaced, type State, withChanges } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

const suits = (kind: 'game' | 'ab'): readonly Move[] =>
  Array.from({ length: SUITS }, (_, suit) => moveOf(kind, suit));

const FROM_HAND = moveOf('announce', VON_HAND);

const isFromHand = (state: Pick<State, 'calls'>): boolean =>
  highBid(state) === moveOf('special', VON_HAND);

/** BIN-8: the announcements open after the winning bid. */
export function announcements(state: Pick<State, 'calls' | 'options'>): readonly Move[] {
  if (isFromHand(state)) return [FROM_HAND];
  const bid = highBid(state) ?? WEG;
  const least = state.options.untendurch ? UNTEN : DURCH;
  const lowest = isSpecialBid(bid) ? aboutOf(bid) : least;
  const specials = [UNTEN, DURCH, OFFEN].filter((special) => special >= lowest);
  const words = specials.map((special) => moveOf('announce', special));
  return isSpecialBid(bid) ? words : [...suits('ab'), ...suits('game'), ...words];
}

/** BIN-7: whether declarer may still call a card. */
export const mayCall = (state: Pick<State, 'calls' | 'called' | 'options'>): boolean =>
  state.options.rufen && state.called === null && !isFromHand(state);

export const CALLS: readonly Move[] = Array.from({ length: KINDS }, (_, card) =>
  moveOf('call', card),
);

/** BIN-7, BIN-8: each kind of card in declarer's hand that may be given back or discarded. */
export const handMoves = (
  hand: Bag,
  phase: 'return' | 'away',
  called: State['called'],
): readonly Move[] =>
  distinct(hand)
    .filter((card) => phase === 'away' || card !== called?.card)
    .map((card) => moveOf(phase, card));

/** BIN-7, BIN-8: every step that declarer may take before the play; a card can be called only as the first of them. */
export function choices(state: State): readonly Move[] {
  const { phase, called } = state;
  if (phase === 'return' || phase === 'away')
    return handMoves(state.hands[state.turn] ?? [], phase, called);
  const words = announcements(state);
  return mayCall(state) ? [...CALLS, ...words] : words;
}

function refuseDiscard({ discards }: State): Refusal {
  const left = DABB_CARDS - discards.length;
  return refuse('BIN-8', left === 1 ? refusals.discardOne : fill(refusals.discard, left));
}

/** Declarer's step, or its refusal. */
export function declareStep(state: State, move: Move): State | Refusal {
  const isLegal = choices(state).includes(move);
  const card = aboutOf(move);
  if (state.phase === 'return')
    return isLegal ? giveBack(state, card) : refuse('BIN-7', refusals.giveBack);
  if (state.phase === 'away') return isLegal ? discard(state, card) : refuseDiscard(state);
  if (kindOf(move) === 'call')
    return isLegal ? callCard(state, card) : refuse('BIN-7', refusals.calling);
  if (isLegal) return announce(state, move);
  return refuse(move === FROM_HAND ? 'BIN-6' : 'BIN-8', refusals.announcing);
}

const moveCard = (state: State, card: Card, from: Seat, to: Seat): State => ({
  ...state,
  hands: state.hands.map((hand, seat) => {
    if (seat === from) return bagDifference(hand, [card]);
    if (seat === to) return withCards(hand, [card]);
    return hand;
  }),
});

/** BIN-7: the right neighbour, else the left, hands over the card called. */
function callCard(state: State, card: Card): State {
  const asked = [right(state.turn, state.options.players), left(state.turn, state.options.players)];
  const from = asked.find((seat) => state.hands[seat]?.includes(card)) ?? -1;
  const called = { ...state, called: { card, from } };
  if (from < 0) return called;
  const kept = withCards(state.kept, [card]);
  return { ...moveCard(called, card, from, state.turn), kept, phase: 'return' };
}

/** BIN-7: gives a card back. It may be any card but one of the kind called, so only cards of that kind stay known. */
function giveBack(state: State, card: Card): State {
  const owner = state.called?.from ?? -1;
  const moved = moveCard(state, card, state.turn, owner);
  const kept = state.kept.filter((other) => other === state.called?.card);
  return { ...moved, kept, phase: 'announce', returned: { owner, knower: state.turn, card } };
}

function contractOf(move: Move): Contract {
  const value = aboutOf(move);
  if (kindOf(move) === 'announce') return { kind: 'special', special: value };
  return { kind: kindOf(move) === 'ab' ? 'ab' : 'game', suit: value };
}

/**
 * BIN-6, BIN-8, BIN-15: declarer's game. Giving up ends the deal, a Durch from the hand goes without discarding, any
 * other game waits for the discards.
 */
function announce(state: State, move: Move): State {
  const contract = contractOf(move);
  const announced = withChanges(state, { contract });
  if (contract.kind === 'ab')
    return withMelds(withChanges(announced, { phase: 'over', turn: -1, why: 'ab' }), contract.suit);
  return move === FROM_HAND ? beginPlay(announced) : withChanges(announced, { phase: 'away' });
}

/** BIN-8: declarer discards a card; after the last one the play begins. */
function discard(state: State, card: Card): State {
  const { turn } = state;
  const discards = withCards(state.discards, [card]);
  const hands = replaced(state.hands, turn, bagDifference(state.hands[turn] ?? [], [card]));
  const after = withChanges(state, { hands, discards });
  return discards.length === DABB_CARDS ? beginPlay(after) : after;
}

/** Shows the melds of all players (BIN-9); after `ab` those of the others count (BIN-15). */
function withMelds(state: State, trump: number): State {
  const melds = state.hands.map((hand) => meldsOf(hand, trump));
  return withChanges(state, { melds, seen: melds.map(shownCards) });
}

/** BIN-12: the play begins: the dealer's right leads, or declarer in a special game. */
function beginPlay(state: State): State {
  const { contract } = state;
  const leader = contract?.kind === 'special' ? state.declarer : forehandOf(state);
  const ready = contract?.kind === 'game' ? withMelds(state, contract.suit) : state;
  return withChanges(ready, { phase: 'play', turn: leader, leader });
}
