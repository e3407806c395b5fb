/** What opponents know of Binokel beyond its rules: a bidder's estimate, and habits of the play. */
import type { Bag } from '../../cards/bag.ts';
import type { Mind } from '../../engine/game.ts';
import {
  AB,
  ACE,
  ANNOUNCE,
  AWAY,
  BID,
  CALL,
  CARD_POINTS,
  GAME,
  HAND_WORD,
  isBid,
  KINDS,
  type Move,
  RETURN,
  rankOf,
  rankOfBid,
  suitOf,
  TEN,
  WEG,
} from './cards.ts';
import { meldSum, meldsOf, shownCards } from './melds.ts';
import { winnerOf } from './play.ts';
import { highBid, type State, samePartyAs, trumpOf } from './state.ts';
import { hidden, imagine, type View } from './view.ts';

const SUITS = [0, 1, 2, 3];

/** Card points a hand may expect in play: aces and long trumps carry it. */
function tricksExpected(hand: Bag, trump: number): number {
  const trumps = hand.filter((card) => suitOf(card) === trump);
  const aces = hand.filter((card) => rankOf(card) === ACE).length;
  const tens = hand.filter((card) => rankOf(card) === TEN).length;
  return 14 * aces + 6 * tens + 9 * trumps.length;
}

/** Points a hand may expect as declarer with its best trump; the Dabb helps before it is taken. */
export function worthOf(
  hand: Bag,
  dabb: number,
): { readonly suit: number; readonly worth: number } {
  const values = SUITS.map((suit) => meldSum(hand, suit) + tricksExpected(hand, suit));
  const worth = Math.max(...values);
  return { suit: values.indexOf(worth), worth: worth + 8 * dabb };
}

const ownHand = (view: View): Bag => view.open[view.turn] ?? [];

/** Bids step by step while the hand carries it; leaps are rare. */
function bidWeight(view: View, move: Move): number {
  const { worth } = worthOf(ownHand(view), view.dabb);
  const floor = rankOfBid(highBid(view, WEG)?.bid ?? BID);
  const lowest = Math.max(view.options.minBid, floor + 10);
  if (move === WEG) return worth < lowest ? 6 : 0.4;
  const rank = rankOfBid(move);
  if (move < BID) return 0.001;
  if (rank > worth) return rank === lowest ? 0.05 : 0;
  return rank === lowest ? 4 : rank < lowest + 50 ? 0.15 : 0;
}

function announceWeight(view: View, move: Move): number {
  const hand = ownHand(view);
  const { suit, worth } = worthOf(hand, 0);
  const bid = rankOfBid(highBid(view, WEG)?.bid ?? BID);
  if (move === HAND_WORD) return 1;
  if (move >= ANNOUNCE) return 0.01;
  if (move >= AB) return move - AB === suit ? (worth + 40 < bid ? 2 : 0.1) : 0.005;
  if (move >= GAME) return move - GAME === suit ? 4 : 0.1;
  return 0.2;
}

/** Cards that meld or win are kept; lone low cards and tens without their ace go. */
function awayWeight(view: View, move: Move, base: Move): number {
  const hand = ownHand(view);
  const card = move - base;
  const trump = trumpOf(view);
  const melds = shownCards(meldsOf(hand, trump));
  if (melds.includes(card)) return 0.02;
  if (suitOf(card) === trump) return 0.1;
  const suit = hand.filter((other) => suitOf(other) === suitOf(card));
  if (rankOf(card) === ACE) return 0.15;
  const points = CARD_POINTS[card] ?? 0;
  return (base === AWAY ? 1 + points / 5 : 2 / (1 + points)) * (3 / suit.length);
}

function playWeight(view: View, card: Move): number {
  const trump = trumpOf(view);
  const points = CARD_POINTS[card] ?? 0;
  const trick = [...view.trick, card];
  const place = winnerOf(trick, trump);
  const players = view.options.players;
  if (view.trick.length === 0)
    return rankOf(card) === ACE ? 3 : suitOf(card) === trump ? 1 : 1.2 - points / 15;
  const winner = (view.leader + players - place) % players;
  const ours = samePartyAs(view.turn, players).includes(winner);
  const last = trick.length === players;
  if (ours) return last ? 1 + points / 4 : 1 + points / 12;
  return 2 / (1 + points);
}

const habit = (view: View, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (move < KINDS) return playWeight(view, move);
    if (move === WEG || isBid(move)) return bidWeight(view, move);
    if (move >= AWAY && move < CALL) return awayWeight(view, move, AWAY);
    if (move >= RETURN && move < GAME) return awayWeight(view, move, RETURN);
    return announceWeight(view, move);
  });

export const mind: Mind<State, Move, View> = { hidden, imagine, habit };
