/** Bimbo: the turn of the game. */
import type { Draft } from '../../blocks/draft.ts';
import { openedBy } from '../../blocks/opening.ts';
import { addTo, left, round, zeros } from '../../blocks/seats.ts';
import { type Bag, bagOf, choicesOf, withCards, withoutCards } from '../../cards/bag.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill } from '../../lang/text.ts';
import { awaitGive, exchangeDue, give, handOver, withoutKnown } from './exchange.ts';
import {
  ACE,
  fresh,
  type Move,
  type Options,
  packOf,
  rank,
  type State,
  stateOf,
  tokens,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

export const initial = (options: Options): State =>
  fresh(options, 0, zeros(options.players), -1, []);

/** BIM-6: the seats from König to Bimbo, when the deal is over. */
export function finalRanking(state: State): readonly Seat[] {
  const last = state.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  return [...state.out, ...last];
}

/** BIM-8: a place scores the number of players finishing after it. */
export function points(state: State): readonly number[] {
  const ranking = finalRanking(state);
  return state.hands.map((_, seat) => ranking.length - 1 - ranking.indexOf(seat));
}

/** BIM-1: the deal moves to the left. */
export const next = (finished: State): State =>
  fresh(
    finished.options,
    finished.played + 1,
    addTo(finished.totals, points(finished)),
    left(finished.dealer, finished.options.players),
    finalRanking(finished),
  );

export const { chanceEvents, players, actor, chance, applyChance } = openedBy<State>({
  clauses: { dealer: 'BIM-1', deal: 'BIM-1' },
  order: ({ options }) => packOf(options).order,
  drawn: ({ options, played, totals, ranking }, dealer) =>
    fresh(options, played, totals, dealer, ranking),
  deal,
});

/** BIM-1: all cards are dealt round; the first seats may get one more. */
function deal(state: State, cards: readonly Card[]): State {
  const { players } = state.options;
  const order = round(left(state.dealer, players), players);
  const hands = state.hands.map((_, seat) =>
    bagOf(cards.filter((_, i) => order[i % players] === seat)),
  );
  return awaitGive(handOver({ ...state, hands }), 0);
}

/** BIM-3: the plays that are legal on the pile or as a lead, each followed by the longer plays that begin with it. */
function plays(state: State): readonly Bag[] {
  const hand = state.hands[state.turn] ?? [];
  const top = state.pile.at(-1)?.cards;
  const least = top?.length ?? 1;
  const most = top?.length ?? state.options.group;
  const floor = top === undefined ? -1 : rank(top[0] ?? 0);
  const found: Bag[] = [];
  const extend = (begun: Bag, value: number, from: number): void => {
    for (let i = from; i < hand.length; i++) {
      const card = hand[i] ?? 0;
      const isAgain = i > from && hand[i - 1] === card;
      if (isAgain || (begun.length === 0 ? rank(card) <= floor : rank(card) !== value)) continue;
      const cards = [...begun, card];
      if (cards.length >= least) found.push(cards);
      if (cards.length < most) extend(cards, rank(card), i + 1);
    }
  };
  extend([], 0, 0);
  return found;
}

/**
 * The moves of the seat to act: cards to return (BIM-7), or cards to play and, unless leading, passing (BIM-3, BIM-4).
 */
export function legal(state: State): readonly Move[] {
  if (state.phase === 'give') {
    const count = exchangeDue(state)?.count ?? 0;
    const choices = choicesOf(state.hands[state.turn] ?? [], count);
    return choices.map((cards) => ({ verb: 'give', cards }));
  }
  const moves = plays(state).map((cards): Move => ({ verb: 'play', cards }));
  return state.pile.length > 0 ? [...moves, { verb: 'pass' }] : moves;
}

/**
 * BIM-3: why cards cannot be played: not of one rank, too many to lead, not as many as the last ones, or not higher.
 */
function refusePlay(state: State, cards: Bag): Refusal | undefined {
  const value = rank(cards[0] ?? 0);
  const top = state.pile.at(-1)?.cards;
  if (cards.some((card) => rank(card) !== value)) return refuse('BIM-3', refusals.oneRank);
  if (top === undefined)
    return cards.length > state.options.group
      ? refuse('BIM-3', fill(refusals.tooMany, state.options.group))
      : undefined;
  if (cards.length !== top.length)
    return refuse('BIM-3', top.length === 1 ? refusals.asOne : fill(refusals.asMany, top.length));
  if (value > rank(top[0] ?? 0)) return undefined;
  return refuse('BIM-3', fill(refusals.higher, writeCard(tokens, top[0] ?? 0)));
}

function refuseGive(state: State): Refusal {
  const count = exchangeDue(state)?.count ?? 0;
  return refuse('BIM-7', count === 1 ? refusals.returnOne : fill(refusals.returnHeld, count));
}

/** Makes a move; one of another moment is refused by its own clause. */
export function apply(state: State, move: Move): State | Refusal {
  if (move.verb === 'give') {
    if (state.phase !== 'give') return refuse('BIM-7', refusals.notNow);
    return give(state, move.cards) ?? refuseGive(state);
  }
  if (state.phase === 'give') return refuse('BIM-7', refusals.return);
  if (move.verb === 'pass')
    return state.pile.length === 0 ? refuse('BIM-4', refusals.mustLead) : pass(state);
  const rest = withoutCards(state.hands[state.turn] ?? [], move.cards);
  if (rest === undefined || move.cards.length === 0) return refuse('BIM-3', refusals.notHeld);
  return refusePlay(state, move.cards) ?? play(state, move.cards, rest);
}

const hasCards = (hands: readonly Bag[], seat: Seat): boolean => (hands[seat]?.length ?? 0) > 0;

/** The next seat to the left of `seat` that has cards. */
function nextWithCards(hands: readonly Bag[], seat: Seat): Seat {
  const order = round(left(seat, hands.length), hands.length);
  return order.find((other) => hasCards(hands, other)) ?? seat;
}

/**
 * BIM-3, BIM-5, BIM-6: plays cards. An ace sets the pile aside, and the deal is over when one player alone has cards.
 */
function play(state: State, cards: Bag, rest: Bag): State {
  const { turn } = state;
  const after = stateOf(state, state.hands.with(turn, rest));
  if (rest.length === 0) after.out = [...state.out, turn];
  for (const card of cards) after.known = withoutKnown(after.known, turn, card);
  after.pile = [...state.pile, { seat: turn, cards }];
  after.passes = [];
  if (after.out.length === after.hands.length - 1) after.phase = 'over';
  else if (rank(cards[0] ?? 0) === ACE) return setAside(after, turn);
  else after.turn = nextWithCards(after.hands, turn);
  return after;
}

/** Sets the pile aside; the seat leads, or the next one with cards. */
function setAside(after: Draft<State>, seat: Seat): State {
  after.aside = withCards(
    after.aside,
    after.pile.flatMap(({ cards }) => cards),
  );
  after.turn = hasCards(after.hands, seat) ? seat : nextWithCards(after.hands, seat);
  after.pile = [];
  after.passes = [];
  return after;
}

/** BIM-4: once all others with cards have passed, the pile is set aside and the last to play leads. */
function pass(state: State): State {
  const { turn, pile, hands } = state;
  const after = stateOf(state, hands);
  const owner = pile.at(-1)?.seat ?? turn;
  const others = hands.filter((hand, seat) => seat !== owner && hand.length > 0).length;
  after.passes = [...state.passes, turn];
  if (after.passes.length >= others) return setAside(after, owner);
  after.turn = nextWithCards(hands, turn);
  return after;
}

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  return [...state.hands, state.aside, ...state.pile.map(({ cards }) => cards)];
}
