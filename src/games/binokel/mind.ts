/** What opponents know of Binokel beyond its rules: a bidder's estimate, and habits of the play. */
import { certainLeads } from '../../blocks/certain.ts';
import { type Bag, bagLess, bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
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
  pack,
  RETURN,
  rankOf,
  rankOfBid,
  SUITS,
  suitOf,
  TEN,
  UNTEN,
  WEG,
} from './cards.ts';
import { meldSum, meldsOf, shownCards } from './melds.ts';
import { winnerOf } from './play.ts';
import { highBid, type State, samePartyAs, trumpOf } from './state.ts';
import { hidden, imagine, type View } from './view.ts';

const ALL_SUITS = [0, 1, 2, 3];

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
  const values = ALL_SUITS.map((suit) => meldSum(hand, suit) + tricksExpected(hand, suit));
  const worth = Math.max(...values);
  return { suit: values.indexOf(worth), worth: worth + 8 * dabb };
}

const ownHand = (view: View): Bag => view.open[view.turn] ?? [];

/** What the highest bid so far ranks as. */
const standing = (view: View): number => rankOfBid(highBid(view, WEG)?.bid ?? BID);

/** Bids step by step while the hand carries it; leaps are rare. */
function bidWeight(move: Move, worth: number, lowest: number): number {
  if (move === WEG) return worth < lowest ? 6 : 0.4;
  const rank = rankOfBid(move);
  if (move < BID) return 0.001;
  if (rank > worth) return rank === lowest ? 0.05 : 0;
  return rank === lowest ? 4 : rank < lowest + 50 ? 0.15 : 0;
}

function bidWeights(view: View, moves: readonly Move[]): readonly number[] {
  const { worth } = worthOf(ownHand(view), view.dabb);
  const lowest = Math.max(view.options.minBid, standing(view) + 10);
  return moves.map((move) => bidWeight(move, worth, lowest));
}

function announceWeight(move: Move, suit: number, worth: number, bid: number): number {
  if (move === HAND_WORD) return 1;
  if (move >= ANNOUNCE) return 0.01;
  if (move >= AB) return move - AB === suit ? (worth + 40 < bid ? 2 : 0.1) : 0.005;
  if (move >= GAME) return move - GAME === suit ? 4 : 0.1;
  return 0.2;
}

function announceWeights(view: View, moves: readonly Move[]): readonly number[] {
  const { suit, worth } = worthOf(ownHand(view), 0);
  const bid = standing(view);
  return moves.map((move) => announceWeight(move, suit, worth, bid));
}

/** Cards that meld or win are kept; lone low cards and tens without their ace go. */
function awayWeight(hand: Bag, melds: Bag, trump: number, move: Move, base: Move): number {
  const card = move - base;
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

function awayWeights(view: View, moves: readonly Move[], base: Move): readonly number[] {
  const hand = ownHand(view);
  const trump = trumpOf(view);
  const melds = shownCards(meldsOf(hand, trump));
  return moves.map((move) => awayWeight(hand, melds, trump, move, base));
}

/** The moves of one decision are all of one kind. */
function habit(view: View, moves: readonly Move[]): readonly number[] {
  const [first = WEG] = moves;
  if (first < KINDS) return moves.map((card) => playWeight(view, card));
  if (first === WEG || isBid(first)) return bidWeights(view, moves);
  if (first >= AWAY && first < CALL) return awayWeights(view, moves, AWAY);
  if (first >= RETURN && first < GAME) return awayWeights(view, moves, RETURN);
  return announceWeights(view, moves);
}

const SUIT_OF = pack.tokens.map((_, card) => suitOf(card));

/** Whether another seat may hold the card, as far as its play has told. */
const isHeld = ({ sizes, onlooker, ceilings }: View, card: Card): boolean =>
  sizes.some(
    (_, seat) => seat !== onlooker && rankOf(card) < (ceilings[seat * SUITS + suitOf(card)] ?? 0),
  );

/** In an Untendurch only tricks that cannot be lost: one may not want them all. */
function certain(view: View): readonly Move[] | undefined {
  const { phase, turn, onlooker, trick, contract } = view;
  if (phase !== 'play' || turn !== onlooker || trick.length > 0) return undefined;
  const hand = ownHand(view);
  const unseen = bagLess(bagOf(pack.order), [...hand, ...view.gone, ...view.mine]);
  return certainLeads({
    hand,
    unseen: unseen.filter((card) => isHeld(view, card)),
    suitOf: SUIT_OF,
    trump: trumpOf(view),
    beats: (card, lead) => rankOf(card) > rankOf(lead),
    follow: contract?.kind !== 'special' || contract.special !== UNTEN,
  });
}

export const mind: Mind<State, Move, View> = { hidden, imagine, habit, certain };
