/** What `npm run bench` measures of Bridge: double-dummy tables per second, and the quality of the bidding. */
import { dealSingly } from '../../../blocks/opening.ts';
import { type WideSet, wideSetOf } from '../../../cards/wide-set.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import { evaluatedCall } from '../evaluation/evaluate.ts';
import { declarerTricks, solverHands } from '../solver/open-hands.ts';
import { solveTable } from '../solver/solver.ts';
import { afterCall, callerOf, contractOf, isAuctionOver } from '../state/auction.ts';
import { BOOK, type Move, NOTRUMP, pack, RANKS, TRICKS } from '../state/cards.ts';
import { evaluateHand, type Hand, supportPoints } from '../state/hand.ts';
import { type Auction, type Contract, OPEN_AUCTION, sideOf } from '../state/state.ts';
import { USUAL_CARDS } from '../state/system-card.ts';
import { boardVulnerability, GAME, trickValue } from '../state/values.ts';
import { chooseCall, isCatchAll } from '../system/meaning.ts';
import { type Reading, readAuction } from '../system/reading.ts';

/** A figure in the words of `npm run bench`. */
interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A board by its number, which fixes dealer and vulnerability (BRI-8). */
export interface NumberedBoard {
  readonly dealer: Seat;
  readonly vulnerable: number;
  readonly cards: readonly WideSet[];
  readonly hands: readonly Hand[];
}

/** A board dealt at random; `number` counts from 0. */
export function randomBoard(number: number, random: Random): NumberedBoard {
  const dealt = dealSingly(shuffle(pack.order, random), [0, 1, 2, 3], TRICKS).hands;
  const cards = dealt.map((hand) => wideSetOf(hand, RANKS));
  return {
    dealer: number & 3,
    vulnerable: boardVulnerability(number),
    cards,
    hands: cards.map(evaluateHand),
  };
}

/** The auction of a board and its contract, which has level 0 if all pass. */
interface BoardAuction {
  readonly auction: Auction;
  readonly reading: Reading;
  readonly contract: Contract;
}

type Caller = (hand: Hand, reading: Reading, vulnerable: number) => Move;

/** A player who follows the system, as most levels do. */
const bySystem: Caller = (hand, { setting }) => chooseCall(hand, setting);

export const strongest: Caller = evaluatedCall;

/** Bids a board to its end. `callers` call for North and South, and for East and West; `cards` are their systems. */
export function bidOut(
  { dealer, hands, vulnerable }: NumberedBoard,
  callers: readonly Caller[] = [bySystem, bySystem],
  cards = USUAL_CARDS,
): BoardAuction {
  let reading = readAuction([], dealer, cards);
  let auction = OPEN_AUCTION;
  while (!isAuctionOver(auction)) {
    const seat = callerOf(auction, dealer);
    const hand = hands[seat];
    if (hand === undefined) throw new Error(`no seat ${seat}`);
    const call = callers[sideOf(seat)] ?? bySystem;
    auction = afterCall(auction, seat, call(hand, reading, vulnerable));
    reading = readAuction(auction.calls, dealer, cards);
  }
  return { auction, reading, contract: contractOf(auction, dealer) };
}

interface BidBoard extends BoardAuction {
  readonly board: NumberedBoard;
}

/** The number of tables timed: now and then one takes as long as ten others. */
const TABLES = 40;
/** Below this many high-card points in both hands, a game needs a reason. */
const FEW_POINTS = 20;
/** Trumps in both hands that are reason enough for a game. */
const MANY_TRUMPS = 10;
/** Points with short suits that are reason enough for a game. */
const SHAPELY_POINTS = 24;

const bidBoards = (count: number, random: Random): readonly BidBoard[] =>
  Array.from({ length: count }, (_, number) => {
    const board = randomBoard(number, random);
    return { board, ...bidOut(board) };
  });

/** The hands of the declarer's side. */
const declaringHands = ({ board, contract }: BidBoard): readonly Hand[] =>
  [contract.declarer, contract.dummy].flatMap((seat) => board.hands[seat] ?? []);

const isGameBid = ({ contract: { level, strain } }: BidBoard): boolean =>
  trickValue(strain, level) >= GAME;
const isSlam = ({ contract: { level } }: BidBoard): boolean => level >= 6;

/** Whether a game was bid on few points without many trumps or short suits. */
export function isReckless(bid: BidBoard): boolean {
  const { strain } = bid.contract;
  const pair = declaringHands(bid);
  if (!isGameBid(bid) || sum(pair.map(({ high }) => high)) >= FEW_POINTS) return false;
  if (strain === NOTRUMP) return true;
  const trumps = sum(pair.map(({ length }) => length[strain] ?? 0));
  const points = sum(pair.map((hand) => supportPoints(hand, strain)));
  return trumps < MANY_TRUMPS && points < SHAPELY_POINTS;
}

/** By how many tricks a contract is too high double dummy; below 0: too low. */
const excess = ({ board, contract: { level, strain, declarer } }: BidBoard): number =>
  BOOK + level - declarerTricks(solverHands(board.cards), strain, declarer);

const boardsFigure = (name: string, value: number): Figure => ({ name, value, unit: 'boards' });

/** How sound the slams are that the system bids. `excess` counts the tricks by which a contract fails double dummy. */
function slamFigures(all: readonly BidBoard[]): readonly Figure[] {
  const over = all.filter(isSlam).map(excess);
  return [
    boardsFigure('slams bid', over.length),
    boardsFigure('slams that make double dummy', over.filter((tricks) => tricks <= 0).length),
    boardsFigure('slams within a trick of making', over.filter((tricks) => tricks <= 1).length),
  ];
}

/** For each call from the fourth after the opening on, whether a rule for any auction chose it. */
const lateCalls = ({
  board: { dealer, hands },
  auction: { calls },
}: BidBoard): readonly boolean[] =>
  calls.flatMap((_, i) => {
    const { setting } = readAuction(calls.slice(0, i), dealer);
    const hand = hands[setting.seat];
    if (setting.calls.length < 4 || hand === undefined) return [];
    return [isCatchAll(hand, setting)];
  });

/** How the system bids random boards, playing all four hands. */
function biddingFigures(boards: number, random: Random): readonly Figure[] {
  const all = bidBoards(boards, random);
  const late = all.flatMap(lateCalls);
  const unknown = all.flatMap(({ reading }) => reading.meanings.filter(({ agreed }) => !agreed));
  return [
    boardsFigure('boards bid', all.length),
    { name: 'calls without a meaning in the system', value: unknown.length, unit: 'calls' },
    {
      name: 'later calls by rules for any auction',
      value: (100 * late.filter(Boolean).length) / Math.max(1, late.length),
      unit: 'per cent',
    },
    boardsFigure('games on fewer than 20 points', all.filter(isLight).length),
    boardsFigure('of these without the shape for it', all.filter(isReckless).length),
    ...slamFigures(all),
  ];
}

const isLight = (bid: BidBoard): boolean =>
  isGameBid(bid) && sum(declaringHands(bid).map(({ high }) => high)) < FEW_POINTS;

const solveOne = (random: Random): void => {
  solveTable(solverHands(randomBoard(0, random).cards));
};

export const bench = {
  work: { unit: 'double-dummy tables', times: TABLES, once: solveOne },
  figures: biddingFigures,
};
