/** BRI-2: the legal calls, how a call changes the auction, and the contract it leads to. */
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import {
  DOUBLE,
  HIGHEST,
  isBid,
  LOWEST,
  levelOf,
  type Move,
  PASS,
  REDOUBLE,
  STRAINS,
  strainOf,
} from './cards.ts';
import {
  type Auction,
  type Contract,
  NO_CONTRACT,
  OPEN_AUCTION,
  partnerOf,
  sideOf,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

export const callerOf = (auction: Auction, dealer: Seat): Seat =>
  (dealer + auction.calls.length) & 3;

/** The dealer of an auction in which it is the seat's turn to call. */
export const dealerOf = ({ calls }: Auction, seat: Seat): Seat => (seat - calls.length) & 3;

export const mayDouble = ({ bid, bidder, doubled }: Auction, seat: Seat): boolean =>
  bid > 0 && doubled === 1 && sideOf(bidder) !== sideOf(seat);

export const mayRedouble = ({ bidder, doubled }: Auction, seat: Seat): boolean =>
  doubled === 2 && sideOf(bidder) === sideOf(seat);

/** The legal calls of a seat: pass, the higher bids in order, then double and redouble where they are allowed. */
export function callsOf(auction: Auction, seat: Seat): readonly Move[] {
  const calls: Move[] = [PASS];
  for (let bid = Math.max(auction.bid + 1, LOWEST); bid <= HIGHEST; bid++) calls.push(bid);
  if (mayDouble(auction, seat)) calls.push(DOUBLE);
  if (mayRedouble(auction, seat)) calls.push(REDOUBLE);
  return calls;
}

export const bidText = (bid: Move): string => `${levelOf(bid)}${STRAINS[strainOf(bid)] ?? ''}`;

/** Why `seat` may not make the call; undefined if it may. */
export function refuseCall(auction: Auction, seat: Seat, call: Move): Refusal | undefined {
  if (isBid(call) && call <= auction.bid)
    return refuse('BRI-2', fill(texts.auction.tooLow, bidText(auction.bid)));
  if (call === DOUBLE && !mayDouble(auction, seat)) return refuse('BRI-2', texts.auction.noDouble);
  if (call === REDOUBLE && !mayRedouble(auction, seat))
    return refuse('BRI-2', texts.auction.noRedouble);
  return undefined;
}

/** The auction after a legal call of the seat. */
export function afterCall(auction: Auction, seat: Seat, call: Move): Auction {
  const { bid, bidder, doubled, passes } = auction;
  const calls = [...auction.calls, call];
  if (call === PASS) return { calls, bid, bidder, doubled, passes: passes + 1 };
  if (call === DOUBLE) return { calls, bid, bidder, doubled: 2, passes: 0 };
  if (call === REDOUBLE) return { calls, bid, bidder, doubled: 4, passes: 0 };
  return { calls, bid: call, bidder: seat, doubled: 1, passes: 0 };
}

export const isPassedOut = ({ bid, passes }: Auction): boolean => bid === 0 && passes === 4;
/** Whether a bid and three passes have ended the auction, so that there is a contract. */
export const isContractReached = ({ bid, passes }: Auction): boolean => bid > 0 && passes === 3;

/** Whether nobody may call any more. */
export const isAuctionOver = (auction: Auction): boolean =>
  isContractReached(auction) || isPassedOut(auction);

/** BRI-3: the last bid is the contract, declared by the player of its side who first named its strain. */
export function contractOf(auction: Auction, dealer: Seat): Contract {
  const { calls, bid, bidder, doubled } = auction;
  if (bid === 0) return NO_CONTRACT;
  const strain = strainOf(bid);
  const first = calls.findIndex(
    (call, i) => isBid(call) && strainOf(call) === strain && sideOf(dealer + i) === sideOf(bidder),
  );
  const declarer = (dealer + first) & 3;
  return { level: levelOf(bid), strain, doubled, declarer, dummy: partnerOf(declarer) };
}

/** The auction after these calls, legal or not. */
export const withCalls = (dealer: Seat, calls: readonly Move[]): Auction =>
  calls.reduce((auction, call, i) => afterCall(auction, (dealer + i) & 3, call), OPEN_AUCTION);
