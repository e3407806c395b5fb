/**
 * Reads a board from its sheet, part by part. A fault costs only its own part: it is reported beside what could
 * be read, and the words at fault stay on the board, as a tag or as words.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { seatName } from '../shown/text.ts';
import { contractOf, isAuctionOver, isContractReached } from '../state/auction.ts';
import { type Move, TRICKS } from '../state/cards.ts';
import { type Auction, type Contract, NO_CONTRACT } from '../state/state.ts';
import { type Board, callCount, type Remark } from './board.ts';
import { type KnownHands, seatCalled, withFourthHand } from './deal.ts';
import { contractBid, NAMES, scoreValue, standardTags } from './pbn-write.ts';
import { type Dealt, isGiven, readDealt } from './read-dealt.ts';
import {
  contractGiven,
  isContradicted,
  isSameContract,
  type Reported,
  readReport,
  resultOf,
} from './read-result.ts';
import {
  firstCard,
  leaderOf,
  readAuction,
  readPlay,
  seatsPassedOver,
  withPasses,
} from './read-steps.ts';
import { type BoardSheet, tagValue } from './sheet.ts';
import { bidLetters, excerpt, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards, pbn } = texts;

const seatNamed = (sheet: BoardSheet, name: string): Seat =>
  seatCalled(tagValue(sheet, name) ?? '');

/** Faults of sections that do not name the seat of their first column. */
const sectionFaults = (sheet: BoardSheet): readonly Text[] =>
  ['Auction', 'Play']
    .filter((name) => isGiven(tagValue(sheet, name)) && seatNamed(sheet, name) < 0)
    .map((name) => fill(pbn.noSeat, name));

const hasCalls = ({ auction }: BoardSheet): boolean =>
  auction.some(({ word }) => /[^-+]/.test(word));

/** Who makes the first call by the file; negative if it does not say. */
function openerIn(sheet: BoardSheet): Seat {
  const named = seatNamed(sheet, 'Auction');
  if (named < 0 || !hasCalls(sheet)) return -1;
  return (named + seatsPassedOver(sheet)) & 3;
}

/** An auction as read, and the contract that comes of it or of the tags. */
interface AuctionRead {
  readonly calls: readonly Move[];
  /** The words of the auction from the first on that is no legal call. */
  readonly unread: readonly string[];
  readonly contract: Contract;
  /** Whether the auction is over, and leads to the contract. */
  readonly isOver: boolean;
  /** Whether the tags speak of another contract. */
  readonly isContradicted: boolean;
  readonly remarks: readonly Remark[];
  readonly faults: readonly Text[];
}

/** The auction with the passes that are left out before the first card, if the leader can hold it. */
function withPassesLeftOut(
  sheet: BoardSheet,
  opener: Seat,
  auction: Auction,
  hands: KnownHands,
): Auction {
  if (auction.bid === 0 || isContractReached(auction)) return auction;
  const after = withPasses(auction, opener);
  const contract = contractOf(after, opener);
  const card = firstCard(sheet, { contract, first: seatNamed(sheet, 'Play') });
  const hand = hands[leaderOf(contract)] ?? [];
  const isFitting = card !== undefined && (hand.length === 0 || hand.includes(card));
  const given = contractGiven(sheet).contract;
  const isOther = given !== undefined && !isSameContract(given, contract);
  return isFitting && !isOther ? after : auction;
}

/** Reads the auction and the contract it leads to, or else the contract that is given. */
function readBidding(
  sheet: BoardSheet,
  opener: Seat,
  hands: KnownHands,
  report?: Reported,
): AuctionRead {
  const { auction: read, unread, remarks, faults } = readAuction(sheet, opener);
  const auction = unread.length > 0 ? read : withPassesLeftOut(sheet, opener, read, hands);
  const given = contractGiven(sheet);
  const isOver = isAuctionOver(auction);
  const own = isOver ? contractOf(auction, opener) : NO_CONTRACT;
  const isOther = isContradicted(sheet, { auction, contract: own, isOver });
  const stated = isOther ? undefined : (given.contract ?? report?.contract);
  const all = [...faults, ...given.faults];
  if (auction !== read) all.push(boards.passes);
  if (isOther) all.push(contradiction(sheet, auction, own));
  return {
    calls: auction.calls,
    unread,
    contract: isOver ? own : (stated ?? NO_CONTRACT),
    isOver,
    isContradicted: isOther,
    remarks,
    faults: all,
  };
}

/** What an auction leads to: `7NT N`, `Pass`, or the last bid if it is not over. */
function contractLetters(auction: Auction, contract: Contract): string {
  if (contract.level > 0) return `${contractBid(contract)} ${SEATS[contract.declarer]}`;
  return auction.bid > 0 ? bidLetters(auction.bid) : 'Pass';
}

function contradiction(sheet: BoardSheet, auction: Auction, own: Contract): Text {
  const bid = tagValue(sheet, 'Contract') ?? '';
  const by = tagValue(sheet, 'Declarer') ?? '';
  return fill(boards.otherContract, contractLetters(auction, own), excerpt(`${bid} ${by}`));
}

/** Tags that the board itself holds, whatever their values. */
const HELD = [...NAMES, 'Auction', 'Play'];
/** Tags that the board itself holds if they could be read. */
const DEALT = ['Dealer', 'Vulnerable', 'Deal'];

/** The tags to be kept word for word, with the lines below them: writing the board would not give them again. */
function otherTags(sheet: BoardSheet, board: Board, unread: readonly string[]): Board['tags'] {
  const own = new Map(standardTags(board));
  const held = [...HELD, ...DEALT.filter((name) => !unread.includes(name))];
  return sheet.tags.filter(([name = '', value = '']) => {
    const isOwn = own.get(name) === value || (own.has(name) && /^\??$/.test(value));
    return !held.includes(name) && !isOwn;
  });
}

/** The board without its result and tags. */
function boardOf(sheet: BoardSheet, { value: dealt, notes }: Dealt, bidding: AuctionRead): Board {
  const { calls, unread, contract, isOver } = bidding;
  const opener = openerIn(sheet);
  const lead = seatNamed(sheet, 'Play');
  const hands = withFourthHand(dealt.hands);
  const play = readPlay(sheet, { contract, hands, first: lead });
  const before = calls.length + unread.length;
  const comments = sheet.comments.map((text): Remark => ({ at: 0, as: 'comment', text }));
  const later = play.remarks.map((one) => ({ ...one, at: one.at + before }));
  return {
    ...dealt,
    names: NAMES.map((name) => (tagValue(sheet, name) ?? '').replace(/^\?$/, '')),
    opener: opener >= 0 && opener !== dealt.dealer ? opener : undefined,
    calls,
    unreadCalls: unread,
    contract: contract.level > 0 && !isOver ? contract : undefined,
    cards: play.steps,
    unreadCards: play.unread,
    leader: contract.level === 0 && lead >= 0 ? lead : undefined,
    remarks: [...comments, ...bidding.remarks, ...later],
    tags: [],
    faults: play.faults,
    notes,
  };
}

/** The fault of a score that is not the one of contract and result. */
function scoreFault(sheet: BoardSheet, board: Board): readonly Text[] {
  const [, side, points] = /^(NS|EW)\s+([+-]?\d+)/i.exec(tagValue(sheet, 'Score') ?? '') ?? [];
  const [, ownSide, own] = /^(NS|EW) (-?\d+)$/.exec(scoreValue(board)) ?? [];
  const isOther = /rubber|chicago/i.test(tagValue(sheet, 'Scoring') ?? '');
  if (side === undefined || own === undefined || isOther) return [];
  const sign = side.toUpperCase() === ownSide ? 1 : -1;
  if (sign * Number(points) === Number(own)) return [];
  return [fill(boards.otherScore, excerpt(tagValue(sheet, 'Score') ?? ''), scoreValue(board))];
}

/**
 * A board with whatever of its sheet can be read; each part adds its faults. Without a named opener of the auction the
 * dealer opened.
 */
export function readBoard(sheet: BoardSheet, index: number): Board {
  const named = openerIn(sheet);
  const dealt = readDealt(sheet, index, named);
  const { dealer, hands } = dealt.value;
  const opener = named < 0 ? dealer : named;
  const reported = readReport(sheet.reported);
  const bidding = readBidding(sheet, opener, withFourthHand(hands), reported);
  const begun = boardOf(sheet, dealt, bidding);
  const result = resultOf(sheet, {
    contract: bidding.contract,
    cards: begun.cards,
    isAuctionOver: bidding.isOver,
    isContradicted: bidding.isContradicted,
    isEnding: hands.some(({ length }) => length > 0 && length < TRICKS),
    reported,
  });
  const board: Board = { ...begun, tricks: result.tricks };
  const { faults: playFaults = [] } = begun;
  return {
    ...board,
    tags: [...otherTags(sheet, board, dealt.unread), ...passedTag(sheet, board, reported)],
    faults: [
      ...sheet.faults,
      ...dealt.faults,
      ...sectionFaults(sheet),
      ...openerFault(board),
      ...bidding.faults,
      ...leaderFault(sheet, bidding.contract),
      ...playFaults,
      ...result.faults,
      ...scoreFault(sheet, board),
    ],
  };
}

/** The fault of a Play tag whose leader is neither that of the contract nor that of the tags. */
function leaderFault(sheet: BoardSheet, contract: Contract): readonly Text[] {
  const named = seatNamed(sheet, 'Play');
  const leader = leaderOf(contract);
  const given = contractGiven(sheet).contract;
  const isGivenLeader = given !== undefined && named === leaderOf(given);
  if (contract.level === 0 || named < 0 || named === leader || isGivenLeader) return [];
  return [fill(boards.otherLeader, seatName(named), seatName(leader))];
}

function openerFault({ opener, dealer }: Board): readonly Text[] {
  if (opener === undefined) return [];
  return [fill(boards.opener, seatName(opener), seatName(dealer))];
}

/** The tag of a board that nobody bid on, where only a list of results says so. */
function passedTag(sheet: BoardSheet, board: Board, reported: Reported | undefined): Board['tags'] {
  const isSilent = tagValue(sheet, 'Contract') === undefined && callCount(board) === 0;
  return isSilent && reported?.contract.level === 0 ? [['Contract', 'Pass']] : [];
}
