/** Random boards, bid by the system in all four seats, for judging double dummy. */
import { dealSingly } from '../../blocks/deal.ts';
import { suitIn, type WideSet, wideSetOf } from '../../cards/wide-set.ts';
import type { Seat } from '../../engine/game.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import { afterCall, callerOf, contractOf, isPassedOut, isSettled } from './auction.ts';
import { pack, RANKS, TRICKS } from './cards.ts';
import type { Hands } from './solver/index.ts';
import { type Auction, type Contract, OPEN_AUCTION } from './state.ts';
import { evaluateHand, type Hand } from './system/hand.ts';
import { chooseCall } from './system/meaning.ts';
import { type Reading, readAuction } from './system/reading.ts';
import { boardVulnerability } from './values.ts';

/** A board by its number, which fixes dealer and vulnerability (BRI-8). */
export interface Board {
  readonly dealer: Seat;
  readonly vulnerable: number;
  readonly cards: readonly WideSet[];
  readonly hands: readonly Hand[];
}

/** Boards are numbered from 0. */
export function randomBoard(number: number, random: Random): Board {
  const dealt = dealSingly(shuffle(pack.order, random), [0, 1, 2, 3], TRICKS).hands;
  const cards = dealt.map((hand) => wideSetOf(hand, RANKS));
  return {
    dealer: number & 3,
    vulnerable: boardVulnerability(number),
    cards,
    hands: cards.map(evaluateHand),
  };
}

/** The cards in the solver's form. */
export const solverHands = ({ cards }: Board): Hands =>
  cards.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS)));

/** The auction of a board and its contract; level 0 if all pass. */
export interface Bidding {
  readonly auction: Auction;
  readonly reading: Reading;
  readonly contract: Contract;
}

export function bidOut({ dealer, hands }: Board): Bidding {
  let auction = OPEN_AUCTION;
  while (!isPassedOut(auction) && !isSettled(auction)) {
    const seat = callerOf(auction, dealer);
    const hand = hands[seat];
    if (hand === undefined) throw new Error(`no seat ${seat}`);
    const { setting } = readAuction(auction.calls, dealer);
    auction = afterCall(auction, seat, chooseCall(hand, setting));
  }
  const reading = readAuction(auction.calls, dealer);
  return { auction, reading, contract: contractOf(auction, dealer) };
}
