/** Binokel: the turn of the game from the deal to the last trick. */
import { openingStep, readDealer } from '../../blocks/opening.ts';
import { addTo, zeros } from '../../blocks/scores.ts';
import { bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import { NOBODY, type Seat, type Streams } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type ChanceStep, expectShuffle } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { choices, declareStep } from './announce.ts';
import { beginBidding, bid, bidsOf, weg } from './bidding.ts';
import { isBid, KINDS, type Move, pack, WEG } from './cards.ts';
import { playable } from './follow.ts';
import type { Options } from './options.ts';
import { playCard } from './play.ts';
import { pointsOf } from './score.ts';
import { forehandOf, fresh, orderFrom, type State, trumpOf } from './state.ts';

export const initial = (options: Options): State => fresh(options, zeros(options.players), -1);

/** BIN-2. */
export function next(finished: State): State {
  const { options, totals, contract, declarer } = finished;
  const dealer = contract?.kind === 'special' ? declarer : forehandOf(finished);
  return fresh(options, addTo(totals, pointsOf(finished)), dealer);
}

export const actor = (state: State): Seat => (state.phase === 'over' ? NOBODY : state.turn);

export const chance = (state: State, streams: Streams): ChanceStep =>
  openingStep(state.phase, state.options.players, pack.order, streams);

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  const { options, totals } = state;
  if (state.phase === 'dealer') {
    const dealer = readDealer(step, options.players, 'BIN-1');
    return isRefusal(dealer) ? dealer : fresh(options, totals, dealer);
  }
  return expectShuffle(step, 'deal', pack.order, 'BIN-1') ?? deal(state, step.values);
}

/** BIN-1: packets to each player; −1 stands for the Dabb. */
const PACKETS = { 3: { packet: 4, dabb: 2 }, 4: { packet: 3, dabb: 2 } };
const ROUNDS = 3;

function deal(state: State, cards: readonly Card[]): State {
  const { players } = state.options;
  const { packet, dabb } = players === 4 ? PACKETS[4] : PACKETS[3];
  const order = orderFrom(forehandOf(state), players);
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
    aside.push(...serve(dabb));
  }
  return beginBidding({ ...state, hands: hands.map(bagOf), dabb: bagOf(aside) });
}

export function legal(state: State): readonly Move[] {
  if (state.phase === 'bid') return [...bidsOf(state), WEG];
  if (state.phase !== 'play') return choices(state);
  const hand = state.hands[state.turn] ?? [];
  return [...new Set(playable(hand, state.trick, trumpOf(state)))];
}

const BIDDING = text('bid, or say weg', 'biete oder sage weg');
const DECLARING = text('declarer must announce the game now', 'jetzt muss der Spielmacher ansagen');
const PLAYING = text('a card must be played now', 'jetzt muss eine Karte gespielt werden');

export function apply(state: State, move: Move): State | Refusal {
  switch (state.phase) {
    case 'bid':
      if (move === WEG) return weg(state);
      return isBid(move) ? bid(state, move) : refuse('BIN-3', BIDDING);
    case 'play':
      return move < KINDS ? playCard(state, move) : refuse('BIN-12', PLAYING);
    default:
      return move < KINDS || move === WEG || isBid(move)
        ? refuse('BIN-8', DECLARING)
        : declareStep(state, move);
  }
}

export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const { hands, dabb, discards, trick, gone } = state;
  return [...hands, dabb, discards, trick, gone];
}
