/** Red threes laid by the players themselves, and what forgetting them costs (CAN-6). */
import { difference, withCards } from '../../cards/bag.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import { countOf, isRedThree, RED_THREES, tokens } from './cards.ts';
import { changed, replaced, type State, withFines, worded } from './state.ts';
import { drawn, isAuto, orEnded, sidesWith } from './stock.ts';

/** CAN-6: red threes held when drawing or taking cost 500, once each. */
export function fined(state: State): State {
  if (isAuto(state)) return state;
  const { seat } = state.turn;
  const hand = state.hands[seat] ?? [];
  const [diamonds = 0, hearts = 0] = RED_THREES.map((card) => countOf(hand, card));
  const before = state.fined[seat] ?? 0;
  const added = diamonds + hearts - (before & 3) - (before >> 2);
  if (added === 0) return state;
  return withFines(
    state,
    replaced(state.fines, seat, (state.fines[seat] ?? 0) + added),
    replaced(state.fined, seat, diamonds | (hearts << 2)),
  );
}

const BY_ITSELF = text('red threes lay themselves out', 'rote Dreien liegen von selbst aus');
const NOT_RED = text(
  '[$1] is not a red three in your hand',
  '[$1] ist keine rote Drei auf deiner Hand',
);

/** CAN-6: one fined three of that kind less in hand, since the one held longest is laid first. */
function unfined(state: State, card: Card): State {
  const { seat } = state.turn;
  const code = state.fined[seat] ?? 0;
  const shift = card === RED_THREES[0] ? 0 : 2;
  if (((code >> shift) & 3) === 0) return state;
  return withFines(state, state.fines, replaced(state.fined, seat, code - (1 << shift)));
}

/** A last red three before the draw stands for it, so asking is open (CAN-20, CAN-23). */
function laidRed(state: State, card: Card): State {
  const { turn, phase } = state;
  const got = drawn(state.stock, 1, false);
  const hand = withCards(difference(state.hands[turn.seat] ?? [], [card]), got.cards);
  return orEnded(
    changed(state, {
      phase: got.last ? 'lay' : phase,
      turn: got.last ? worded(turn, phase === 'turn' ? 'open' : turn.word, true) : turn,
      hands: replaced(state.hands, turn.seat, hand),
      stock: got.stock,
      sides: sidesWith(state, turn.seat, [card, ...got.reds]),
    }),
  );
}

/** `red C`. */
export function layRed(state: State, card: Card): State | Refusal {
  if (isAuto(state)) return refuse('CAN-6', BY_ITSELF);
  if (!isRedThree(card) || !(state.hands[state.turn.seat] ?? []).includes(card))
    return refuse('CAN-6', fill(NOT_RED, writeCard(tokens, card)));
  return laidRed(unfined(state, card), card);
}
