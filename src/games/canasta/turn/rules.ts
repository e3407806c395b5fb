/**
 * Canasta: the turn of the game, from the deal to each step. Melds are in `turn/lay.ts`, the pile in `take.ts`,
 * drawing, discarding and the end of a turn in `turn.ts`, the legal moves in `legal.ts`.
 */
import { dealSingly, readDealer } from '../../../blocks/opening.ts';
import { allSeats, zeros } from '../../../blocks/seats.ts';
import { type Bag, bagDifference, bagOf, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { type ChanceStep, expectShuffle } from '../../../engine/chance-step.ts';
import type { Streams } from '../../../engine/game.ts';
import { below, shuffle } from '../../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { cardsIn, isRedThree, isWild } from '../state/cards.ts';
import { cardOf, type Move } from '../state/moves.ts';
import type { Options } from '../state/options.ts';
import { drawsPartners, standingOf } from '../state/standing.ts';
import {
  draftOf,
  draftTurn,
  orderOf,
  replaced,
  type State,
  type TurnState,
  waiting,
  worded,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import { type Laid, layOf, leaveRefusal, mayAsk, sceneOf } from './lay.ts';
import { fined, layRed, withSide } from './stock.ts';
import { isRestOpen, resultOfTake } from './take.ts';
import { beginTurn, discard, draw, finish, finishAtStock } from './turn.ts';

export function initial(options: Options): State {
  const seating = drawsPartners(options) ? [] : allSeats(options.players);
  return waiting(standingOf(options, 0, zeros(options.players), seating, -1));
}

/** The draw that is due before a deal: the dealer, the places of partners (CAN-1), or the pack (CAN-2). */
export function chance({ phase, standing }: State, streams: Streams): ChanceStep {
  const { players } = standing.options;
  if (phase === 'dealer') return { word: 'dealer', values: [below(streams('dealer'), players)] };
  if (phase === 'partners')
    return { word: 'partners', values: shuffle(allSeats(players), streams('partners')) };
  return { word: 'deal', values: shuffle(orderOf(standing), streams('deal')) };
}

/**
 * Takes a draw, which may come from a record: one that is not among those possible is refused by the clause that asks
 * for it.
 */
export function applyChance(state: State, step: ChanceStep): State | Refusal {
  const { standing } = state;
  const { options, played, totals, seating } = standing;
  if (state.phase === 'dealer') {
    const dealer = readDealer(step, options.players, 'CAN-1');
    if (isRefusal(dealer)) return dealer;
    return waiting(standingOf(options, played, totals, seating, dealer));
  }
  if (state.phase === 'partners') {
    const refused = expectShuffle(step, 'partners', allSeats(options.players), 'CAN-1');
    return refused ?? waiting(standingOf(options, played, totals, step.values, standing.dealer));
  }
  return expectShuffle(step, 'deal', orderOf(standing), 'CAN-2') ?? deal(state, step.values);
}

/** CAN-2: the cards dealt to each, by the number of players. */
export const CARDS_EACH: readonly number[] = [0, 0, 15, 13, 11, 11, 11];

/** CAN-3: the number of cards turned until the top one is neither wild nor a red three. */
const turnedUp = (stock: readonly Card[]): number =>
  stock.findIndex((card) => !isWild(card) && !isRedThree(card)) + 1;

/**
 * CAN-2, CAN-3: deals the hands and turns cards onto the pile until one lies on top that is neither wild nor a red
 * three.
 */
function deal(state: State, pack: readonly Card[]): State {
  const { order, options } = state.standing;
  const places = order.map((_, place) => place);
  const { hands, rest } = dealSingly(pack, places, CARDS_EACH[order.length] ?? 0);
  const turned = turnedUp(rest);
  const dealt = draftOf(state);
  dealt.hands = allSeats(options.players).map((seat) => bagOf(hands[order.indexOf(seat)] ?? []));
  dealt.stock = rest.slice(turned);
  dealt.pile = rest.slice(0, turned);
  return beginTurn(dealt, order[0] ?? 0);
}

/** The turn after a laying step. */
function laidIn(turn: TurnState, touched: boolean, laid = true): TurnState {
  const after = draftTurn(turn);
  if (turn.word === 'open') after.word = 'closed';
  after.laid = turn.laid || laid;
  after.touched = turn.touched || touched;
  return after;
}

/** The known cards of all hands after some cards have left the hand to play and others have come to it. */
function knownAfter({ known, turn }: State, gone: readonly Card[], come: Bag): State['known'] {
  const before = known[turn.seat] ?? [];
  if (come.length === 0 && (before.length === 0 || gone.length === 0)) return known;
  return replaced(known, turn.seat, withCards(bagDifference(before, gone), come));
}

/** The state with cards laid; a merge lays none. */
function withLaid(state: State, laid: Laid, move: Move): State {
  const { turn, hands } = state;
  const after = draftOf(state);
  after.phase = 'lay';
  after.turn = laidIn(turn, touches(move, turn), move.verb !== 'merge');
  if (laid.hand !== hands[turn.seat]) after.hands = replaced(hands, turn.seat, laid.hand);
  after.sides = withSide(state, turn.seat, laid.side);
  after.known = knownAfter(state, cardsIn(move.sets), []);
  return after;
}

/** CAN-21: whether the step changes a meld that lay before the turn. */
const touches = ({ verb, meld, other }: Move, { before }: TurnState): boolean =>
  verb !== 'meld' && ((meld > 0 && meld <= before) || (other > 0 && other <= before));

/** Melds, adds or merges; with an empty hand only merging is left (CAN-19). */
function lay(state: State, move: Move): State | Refusal {
  const scene = sceneOf(state);
  if (scene.hand.length === 0 && move.verb !== 'merge')
    return refuse('CAN-19', texts.turn.handEmpty);
  const laid = layOf(scene, move);
  return isRefusal(laid) ? laid : withLaid(state, laid, move);
}

/** Takes the pile. Peeling it (CAN-16) goes on while cards are left. */
function take(from: State, move: Move): State | Refusal {
  const got = resultOfTake(sceneOf(from), move);
  if (isRefusal(got)) return got;
  const state = fined(from);
  const { turn, hands } = state;
  const after = draftOf(state);
  after.phase = got.pile.length > 0 ? 'peel' : 'lay';
  after.turn = laidIn(turn, got.touched && move.meld <= turn.before);
  after.hands = replaced(hands, turn.seat, got.hand);
  after.pile = got.pile;
  after.sides = withSide(state, turn.seat, got.side);
  after.known = knownAfter(state, cardsIn(move.sets), got.brought);
  return after;
}

/** CAN-16 (b): the remaining pile goes to the hand. */
function rest(state: State): State | Refusal {
  const { turn, hands, pile } = state;
  if (!isRestOpen(pile)) return refuse('CAN-16', texts.pile.noRest);
  const after = draftOf(state);
  after.phase = 'lay';
  after.hands = replaced(hands, turn.seat, withCards(hands[turn.seat] ?? [], pile));
  after.pile = [];
  after.known = knownAfter(state, [], pile);
  return after;
}

function inPhase(state: State, phase: State['phase'], turn = state.turn): State {
  const after = draftOf(state);
  after.phase = phase;
  after.turn = turn;
  return after;
}

const ask = (state: State): State | Refusal =>
  mayAsk(sceneOf(state)) ? inPhase(state, 'answer') : refuse('CAN-20', texts.turn.notToAsk);

/** The first step of a turn: draw or take (CAN-7); once the stock is used up, take or finish (CAN-22). */
function applyTurn(state: State, move: Move): State | Refusal {
  switch (move.verb) {
    case 'draw':
      return draw(state);
    case 'take':
    case 'to':
      return take(state, move);
    case 'red':
      return layRed(state, cardOf(move));
    case 'finish':
      return finishAtStock(state);
    default:
      if (state.stock.length === 0) return refuse('CAN-22', texts.turn.onlyPile);
      return refuse('CAN-7', texts.turn.drawFirst);
  }
}

/** CAN-16: the step after the top card of the pile is taken alone: take on, take the rest or leave it. */
function applyPeel(state: State, move: Move): State | Refusal {
  switch (move.verb) {
    case 'take':
    case 'to':
      return take(state, move);
    case 'rest':
      return rest(state);
    case 'leave':
      return leaveRefusal(sceneOf(state)) ?? inPhase(state, 'lay');
    default:
      return refuse('CAN-16', texts.pile.peeling);
  }
}

/**
 * A step between drawing and the end of the turn; those that belong to another moment are refused by their own clause.
 */
function applyLay(state: State, move: Move): State | Refusal {
  const empty = (state.hands[state.turn.seat] ?? []).length === 0;
  switch (move.verb) {
    case 'meld':
    case 'add':
    case 'merge':
      return lay(state, move);
    case 'red':
      return layRed(state, cardOf(move));
    case 'ask':
      return ask(state);
    case 'discard':
      return empty ? refuse('CAN-19', texts.turn.handEmpty) : discard(state, cardOf(move));
    case 'finish':
      return finish(state);
    case 'draw':
    case 'take':
    case 'to':
      return refuse('CAN-7', texts.turn.drawOver);
    case 'rest':
    case 'leave':
      return refuse('CAN-16', texts.turn.nothingToAnswer);
    case 'yes':
    case 'no':
      return refuse('CAN-20', texts.turn.nothingToAnswer);
  }
}

/** The state after a move, or why it is refused; decided without the legal list. */
export function apply(state: State, move: Move): State | Refusal {
  switch (state.phase) {
    case 'turn':
      return applyTurn(state, move);
    case 'answer':
      if (move.verb !== 'yes' && move.verb !== 'no') return refuse('CAN-20', texts.turn.answer);
      return inPhase(state, 'lay', worded(state.turn, move.verb));
    case 'peel':
      return applyPeel(state, move);
    case 'lay':
      return applyLay(state, move);
    default:
      return refuse('CAN-7', texts.turn.over);
  }
}

export const players = ({ standing }: State): number => standing.options.players;
