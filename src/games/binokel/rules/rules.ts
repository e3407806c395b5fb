/** Binokel: the turn of the game from the deal to the last trick. */
import { openedBy } from '../../../blocks/opening.ts';
import { addTo, zeros } from '../../../blocks/seats.ts';
import { bagOf, withCards } from '../../../cards/bag.ts';
import { type Card, distinct } from '../../../cards/pack.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { choices, declareStep } from './announce.ts';
import {
  aboutOf,
  HIGHEST_BID,
  isBid,
  isSpecialBid,
  kindOf,
  type Move,
  moveOf,
  pack,
  rankOfBid,
  SPECIALS,
  UNTEN,
  VON_HAND,
  WEG,
} from './cards.ts';
import { playable } from './follow.ts';
import { playCard } from './play.ts';
import { pointsOf } from './score.ts';
import {
  forehandOf,
  fresh,
  highBid,
  highRank,
  isDealt,
  lowestBid,
  type Options,
  orderFrom,
  replaced,
  type State,
  trumpOf,
  withChanges,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

/** All bids by rank, a special bid after the number it ranks as. */
const BIDS: readonly Move[] = [
  ...Array.from({ length: HIGHEST_BID / 10 }, (_, i) => moveOf('bid', 10 * (i + 1))),
  ...SPECIALS.map((_, special) => moveOf('special', special)),
].sort((a, b) => rankOfBid(a) - rankOfBid(b) || b - a);
export const CALLS: readonly Move[] = [...BIDS, WEG];
const CALLS_WITHOUT_UNTEN = CALLS.filter((bid) => bid !== moveOf('special', UNTEN));

const isAllowed = (bid: Move, { untendurch, minBid }: Options): boolean => {
  const value = aboutOf(bid);
  if (kindOf(bid) === 'special') return value !== UNTEN || untendurch;
  return value % 10 === 0 && value >= minBid && value <= HIGHEST_BID;
};

/** The legal bids by rank, then `weg`. No special game ranks below any `minBid`. */
export function callsOf(state: State): readonly Move[] {
  const calls = state.options.untendurch ? CALLS : CALLS_WITHOUT_UNTEN;
  const at = calls.indexOf(moveOf('bid', lowestBid(state)));
  return at < 0 ? [WEG] : calls.slice(at);
}

/** BIN-3, BIN-4: why a bid is refused: not offered by the options, or not higher than the last one. */
function refuseBid(state: State, bid: Move): Refusal | undefined {
  const isSpecial = isSpecialBid(bid);
  const clause = isSpecial ? 'BIN-4' : 'BIN-3';
  if (!isAllowed(bid, state.options))
    return refuse(clause, isSpecial ? refusals.noUnten : refusals.range);
  return rankOfBid(bid) > highRank(state) ? undefined : refuse(clause, refusals.higher);
}

const beginBidding = (state: State): State => {
  const [first = 0, second = 0] = orderFrom(forehandOf(state), state.options.players);
  return withChanges(state, { phase: 'bid', turn: first, rival: second, joined: 2 });
};

/**
 * BIN-3: makes a bid and hands the turn to the rival; a player whom everybody has left to bid alone becomes declarer at
 * once.
 */
function bid(state: State, move: Move): State | Refusal {
  const refused = refuseBid(state, move);
  if (refused !== undefined) return refused;
  const { turn, rival } = state;
  const calls = [...state.calls, { seat: turn, bid: move }];
  if (rival < 0) return declare(withChanges(state, { calls }), turn);
  return withChanges(state, { calls, turn: rival, rival: turn });
}

/** Gives up bidding: the next in order bids against the player left; if there is none, that player is declarer. */
function weg(state: State): State {
  const { turn, rival, joined, options } = state;
  const said = withChanges(state, { calls: [...state.calls, { seat: turn, bid: WEG }] });
  if (rival < 0) return withChanges(said, { phase: 'over', turn: -1, why: 'all-passed' });
  const newcomer = orderFrom(forehandOf(state), options.players)[joined];
  if (newcomer !== undefined) return withChanges(said, { turn: newcomer, joined: joined + 1 });
  if (highBid(said) !== undefined) return declare(said, rival);
  return withChanges(said, { turn: rival, rival: -1 });
}

/** BIN-6: the Dabb is shown and taken, except after the bid `hand`. */
function declare(state: State, declarer: number): State {
  const { dabb } = state;
  const won = withChanges(state, { phase: 'announce', turn: declarer, rival: -1, declarer });
  if (highBid(state) === moveOf('special', VON_HAND)) return won;
  const hands = replaced(state.hands, declarer, withCards(state.hands[declarer] ?? [], dabb));
  return withChanges(won, { hands, shown: dabb, kept: dabb, dabb: [] });
}

export const initial = (options: Options): State => fresh(options, zeros(options.players), -1);

/** BIN-2: the next deal of the match before its first step. */
export function next(finished: State): State {
  const { options, totals, contract, declarer } = finished;
  const dealer = contract?.kind === 'special' ? declarer : forehandOf(finished);
  return fresh(options, addTo(totals, pointsOf(finished)), dealer);
}

export const { chanceEvents, players, actor, chance, applyChance } = openedBy<State>({
  clauses: { dealer: 'BIN-1', deal: 'BIN-1' },
  order: () => pack.order,
  drawn: ({ options, totals }, dealer) => fresh(options, totals, dealer),
  deal,
});

/** BIN-1: three rounds of packets, with two cards each for the Dabb. */
const ROUNDS = 3;
const ASIDE = 2;

/** BIN-1: deals in packets of four, or three to four players, with two cards for the Dabb between the rounds. */
function deal(state: State, cards: readonly Card[]): State {
  const packet = state.options.players === 4 ? 3 : 4;
  const order = orderFrom(forehandOf(state), state.options.players);
  const hands: Card[][] = order.map(() => []);
  const aside: Card[] = [];
  let at = 0;
  const serve = (count: number) => {
    at += count;
    return cards.slice(at - count, at);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const seat of order) hands[seat]?.push(...serve(packet));
    // After the last round the pack is empty: the Dabb has its cards.
    aside.push(...serve(ASIDE));
  }
  return beginBidding(withChanges(state, { hands: hands.map(bagOf), dabb: bagOf(aside) }));
}

export function legal(state: State): readonly Move[] {
  if (state.phase === 'bid') return callsOf(state);
  if (state.phase !== 'play') return choices(state);
  const hand = state.hands[state.turn] ?? [];
  return distinct(playable(hand, state.trick, trumpOf(state)));
}

/**
 * Makes a step of bidding, play or declarer's part between them; a step of another phase is refused by the clause of
 * the present one.
 */
export function apply(state: State, move: Move): State | Refusal {
  switch (state.phase) {
    case 'bid':
      if (move === WEG) return weg(state);
      if (isBid(move)) return bid(state, move);
      return refuse('BIN-3', refusals.bid);
    case 'play':
      return kindOf(move) === 'play' ? playCard(state, move) : refuse('BIN-12', refusals.play);
    default:
      if (kindOf(move) === 'play' || move === WEG || isBid(move))
        return refuse('BIN-8', refusals.announce);
      return declareStep(state, move);
  }
}

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (!isDealt(state.phase)) return [];
  const { hands, dabb, discards, trick, gone } = state;
  return [...hands, dabb, discards, trick, gone];
}
