/**
 * Kabadak: the turn of the game. Hands are sets of 32 cards, a row is a list from bottom to top.
 * What may be laid is in `moves.ts`, losses and rounds are in `score.ts`.
 */
import { dealSingly, openedBy } from '../../blocks/opening.ts';
import { notHeld } from '../../blocks/play-text.ts';
import { left, round } from '../../blocks/seats.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, has, setOf, size, withoutCard } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill } from '../../lang/text.ts';
import { allJoiners, type Lacks, lacksLess, lacksMore } from './belief.ts';
import { addRefusal, newRefusal } from './fits.ts';
import { lays, type Move } from './moves.ts';
import { holdsKabadak, isBareKabadak, pack, type Row } from './rows.ts';
import {
  draftOf,
  type EndReason,
  handOf,
  hasComeOut,
  isDealt,
  PLAYERS,
  type State,
  waiting,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

/** The number of cards dealt to each player. */
export const EACH = 7;

export const { chanceEvents, players, chance, applyChance } = openedBy<State>({
  clauses: { dealer: 'KAB-1', deal: 'KAB-1' },
  order: () => pack.order,
  drawn: ({ options, standing }, opener) => waiting(options, { ...standing, opener }, opener),
  deal,
});

/** KAB-1: deals the hands and the talon. */
function deal(state: State, cards: readonly Card[]): State {
  const forehand = left(state.dealer, PLAYERS);
  const { hands, rest } = dealSingly(cards, round(forehand, PLAYERS), EACH);
  const after = draftOf(state);
  after.phase = 'play';
  after.turn = forehand;
  after.hands = hands.map(setOf);
  after.talon = rest;
  return after;
}

/** KAB-2: players lay only their own cards, each once. */
function heldRefusal(hand: CardSet, { cards, set }: Move): Refusal | undefined {
  if ((set & ~hand) === EMPTY && size(set) === cards.length) return undefined;
  let left = hand;
  for (const card of cards) {
    if (!has(left, card))
      return has(hand, card)
        ? refuse('KAB-2', fill(refusals.twice, writeCard(pack, card)))
        : notHeld(pack, card, 'KAB-2');
    left = withoutCard(left, card);
  }
  return undefined;
}

/** Makes a move, or refuses it by its clause: no card left to draw (KAB-11), no Kabadak in hand (KAB-14). */
export function apply(state: State, move: Move): State | Refusal {
  switch (move.verb) {
    case 'new':
      return applyNew(state, move);
    case 'add':
      return applyAdd(state, move);
    case 'draw':
      return state.talon.length === 0 ? refuse('KAB-11', refusals.noTalon) : draw(state);
    case 'pass':
      return applyPass(state);
    case 'kabadak':
      return holdsKabadak(handOf(state)) ? declare(state) : refuse('KAB-14', refusals.noKabadak);
  }
}

/** KAB-3, KAB-4: lays a new row, with which a player has to come out. */
function applyNew(state: State, move: Move): State | Refusal {
  const refused =
    heldRefusal(handOf(state), move) ?? newRefusal(move.cards, hasComeOut(state.out, state.turn));
  return refused ?? lay(state, [...state.rows, move.cards], move);
}

/** KAB-5 to KAB-9: adds cards to the top of a row, for which the player must have come out. */
function applyAdd(state: State, move: Move): State | Refusal {
  const { row: number, cards } = move;
  const row = state.rows[number - 1];
  const refused =
    heldRefusal(handOf(state), move) ??
    addRefusal(row, number, cards, hasComeOut(state.out, state.turn));
  if (refused !== undefined || row === undefined) return refused ?? state;
  const rows = state.rows.slice();
  rows[number - 1] = [...row, ...cards];
  return lay(state, rows, move);
}

/** KAB-12: passes, which only a player may who can neither draw nor lay down. */
function applyPass(state: State): State | Refusal {
  if (state.talon.length > 0) return refuse('KAB-12', refusals.mustDraw);
  if (lays(state).length > 0) return refuse('KAB-12', refusals.mustLay);
  return pass(state);
}

/** The card that each player has just drawn, −1 for none, with `card` in place for one of them. */
function withDrawn(drawn: readonly number[], seat: Seat, card: number): readonly number[] {
  if (drawn[seat] === card) return drawn;
  if (seat === 0) return [card, drawn[1] ?? -1];
  return [drawn[0] ?? -1, card];
}

const withHand = (state: State, hand: CardSet): readonly CardSet[] =>
  state.turn === 0 ? [hand, state.hands[1] ?? EMPTY] : [state.hands[0] ?? EMPTY, hand];

/** What each player has shown to lack, with `own` in place for the player to act. */
function withLacks({ lacks, turn }: State, own: Lacks): readonly Lacks[] {
  if (own === lacks[turn]) return lacks;
  const [zero = [], one = []] = lacks;
  return turn === 0 ? [own, one] : [zero, own];
}

/** KAB-13: the deal ends when the last card is laid. */
function lay(state: State, rows: readonly Row[], { cards, set }: Move): State {
  const { turn } = state;
  const hand = handOf(state) & ~set;
  const after = draftOf(state);
  if (hand === EMPTY) after.phase = 'out';
  else after.turn = 1 - turn;
  after.hands = withHand(state, hand);
  after.rows = rows;
  after.laid = state.laid | set;
  after.out = state.out | (1 << turn);
  after.passed = false;
  after.drawn = withDrawn(state.drawn, turn, -1);
  after.lacks = withLacks(state, lacksLess(state.lacks[turn] ?? [], cards, size(handOf(state))));
  return after;
}

/** KAB-11: draws a card from the talon. */
function draw(state: State): State {
  const { turn, talon } = state;
  const card = talon[0] ?? 0;
  const after = draftOf(state);
  after.turn = 1 - turn;
  after.hands = withHand(state, handOf(state) | (1 << card));
  after.talon = talon.slice(1);
  after.passed = false;
  after.drawn = withDrawn(state.drawn, turn, card);
  if (!hasComeOut(state.out, turn)) return after;
  const fits = allJoiners(state.rows);
  after.lacks = withLacks(state, lacksMore(state.lacks[turn] ?? [], fits, size(handOf(state))));
  return after;
}

/** The state of a deal that is over: the reason is its phase. */
function ended(state: State, why: EndReason): State {
  const after = draftOf(state);
  after.phase = why;
  return after;
}

/** KAB-12, KAB-13: two passes in succession end the deal. */
function pass(state: State): State {
  if (state.passed) return ended(state, 'blocked');
  const after = draftOf(state);
  after.turn = 1 - state.turn;
  after.passed = true;
  after.drawn = withDrawn(state.drawn, state.turn, -1);
  return after;
}

/** Declares a Kabadak, which ends the deal (KAB-14), or the round with a bare one (KAB-15). */
const declare = (state: State): State =>
  ended(state, isBareKabadak(handOf(state)) ? 'bare-kabadak' : 'kabadak');

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (!isDealt(state.phase)) return [];
  return [...state.hands.map(cardsOf), state.talon, ...state.rows];
}
