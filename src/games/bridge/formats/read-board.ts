/**
 * What a sheet says of a board, part by part. What is wrong costs only itself: it is told as a value beside
 * what could be read, and stays on the board as a tag or as words.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { contractOf, isPassedOut, isSettled } from '../state/auction.ts';
import { type Move, TRICKS } from '../state/cards.ts';
import { type Auction, type Contract, NO_CONTRACT } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { type Board, callCount, type Remark } from './board.ts';
import { type Hands, seatCalled, withFourthHand } from './deal.ts';
import { contractBid, NAMES, scoreText, standardTags } from './pbn-write.ts';
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
import { type Sheet, tagValue } from './sheet.ts';
import { bidLetters, excerpt, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards, pbn } = texts;

const seatNamed = (sheet: Sheet, name: string): Seat => seatCalled(tagValue(sheet, name) ?? '');

/** Sections that say something else than the seat of their first column. */
const sectionFaults = (sheet: Sheet): readonly Text[] =>
  ['Auction', 'Play']
    .filter((name) => isGiven(tagValue(sheet, name)) && seatNamed(sheet, name) < 0)
    .map((name) => fill(pbn.noSeat, name));

const hasCalls = ({ auction }: Sheet): boolean => auction.some(({ word }) => /[^-+]/.test(word));

/** Who makes the first call, by the file; negative if it does not say. */
function openerIn(sheet: Sheet): Seat {
  const named = seatNamed(sheet, 'Auction');
  return named < 0 || !hasCalls(sheet) ? -1 : (named + seatsPassedOver(sheet)) & 3;
}

interface Bidding {
  readonly calls: readonly Move[];
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
function withPassesLeftOut(sheet: Sheet, opener: Seat, auction: Auction, hands: Hands): Auction {
  if (auction.bid === 0 || isSettled(auction)) return auction;
  const after = withPasses(auction, opener);
  const contract = contractOf(after, opener);
  const card = firstCard(sheet, { contract, first: seatNamed(sheet, 'Play') });
  const hand = hands[leaderOf(contract)] ?? [];
  const isFitting = card !== undefined && (hand.length === 0 || hand.includes(card));
  const given = contractGiven(sheet).contract;
  const isOther = given !== undefined && !isSameContract(given, contract);
  return isFitting && !isOther ? after : auction;
}

/** The auction, and the contract it leads to; otherwise the one that is given. */
function biddingOf(sheet: Sheet, opener: Seat, hands: Hands, report?: Reported): Bidding {
  const { auction: read, unread, remarks, faults } = readAuction(sheet, opener);
  const auction = unread.length > 0 ? read : withPassesLeftOut(sheet, opener, read, hands);
  const given = contractGiven(sheet);
  const isOver = isSettled(auction) || isPassedOut(auction);
  const own = isOver ? contractOf(auction, opener) : NO_CONTRACT;
  const isOther = isContradicted(sheet, { auction, contract: own, isOver });
  const said = isOther ? undefined : (given.contract ?? report?.contract);
  const all = [...faults, ...given.faults];
  if (auction !== read) all.push(boards.passes);
  if (isOther) all.push(contradiction(sheet, auction, own));
  return {
    calls: auction.calls,
    unread,
    contract: isOver ? own : (said ?? NO_CONTRACT),
    isOver,
    isContradicted: isOther,
    remarks,
    faults: all,
  };
}

/** `7NT N`, `Pass`, or as far as the auction goes. */
function contractLetters(auction: Auction, contract: Contract): string {
  if (contract.level > 0) return `${contractBid(contract)} ${SEATS[contract.declarer]}`;
  return auction.bid > 0 ? bidLetters(auction.bid) : 'Pass';
}

function contradiction(sheet: Sheet, auction: Auction, own: Contract): Text {
  const bid = tagValue(sheet, 'Contract') ?? '';
  const by = tagValue(sheet, 'Declarer') ?? '';
  return fill(boards.otherContract, contractLetters(auction, own), excerpt(`${bid} ${by}`));
}

/** Tags that the board itself holds, however they are spelled. */
const HELD = [...NAMES, 'Auction', 'Play'];
const DEALT = ['Dealer', 'Vulnerable', 'Deal'];

/** Tags that are not written anyhow for what the board holds, with the lines below them. */
function otherTags(sheet: Sheet, board: Board, unread: readonly string[]): Board['tags'] {
  const own = new Map(standardTags(board));
  const held = [...HELD, ...DEALT.filter((name) => !unread.includes(name))];
  return sheet.tags.filter(([name = '', value = '']) => {
    const isOwn = own.get(name) === value || (own.has(name) && /^\??$/.test(value));
    return !held.includes(name) && !isOwn;
  });
}

/** Who dealt, bid and played what, without result and tags. */
function boardOf(sheet: Sheet, { value: dealt, notes }: Dealt, bidding: Bidding): Board {
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

/** A score in the file that is not the one of contract and result. */
function scoreFault(sheet: Sheet, board: Board): readonly Text[] {
  const [, side, points] = /^(NS|EW)\s+([+-]?\d+)/i.exec(tagValue(sheet, 'Score') ?? '') ?? [];
  const [, ownSide, own] = /^(NS|EW) (-?\d+)$/.exec(scoreText(board)) ?? [];
  const isOther = /rubber|chicago/i.test(tagValue(sheet, 'Scoring') ?? '');
  if (side === undefined || own === undefined || isOther) return [];
  const sign = side.toUpperCase() === ownSide ? 1 : -1;
  if (sign * Number(points) === Number(own)) return [];
  return [fill(boards.otherScore, excerpt(tagValue(sheet, 'Score') ?? ''), scoreText(board))];
}

export function readBoard(sheet: Sheet, index: number): Board {
  const named = openerIn(sheet);
  const dealt = readDealt(sheet, index, named);
  const { dealer, hands } = dealt.value;
  const opener = named < 0 ? dealer : named;
  const reported = readReport(sheet.reported);
  const bidding = biddingOf(sheet, opener, withFourthHand(hands), reported);
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
      ...(begun.faults ?? []),
      ...result.faults,
      ...scoreFault(sheet, board),
    ],
  };
}

/** A Play tag that names another leader than the contract has, and than the tags have where they contradict it. */
function leaderFault(sheet: Sheet, contract: Contract): readonly Text[] {
  const named = seatNamed(sheet, 'Play');
  const leader = leaderOf(contract);
  const said = contractGiven(sheet).contract;
  const isSaid = named === leader || (said !== undefined && named === leaderOf(said));
  if (contract.level === 0 || named < 0 || isSaid) return [];
  const namedName = game.seats[named] ?? boards.none;
  const leaderName = game.seats[leader] ?? boards.none;
  return [fill(boards.otherLeader, namedName, leaderName)];
}

function openerFault({ opener, dealer }: Board): readonly Text[] {
  if (opener === undefined) return [];
  const openerName = game.seats[opener] ?? boards.none;
  const dealerName = game.seats[dealer] ?? boards.none;
  return [fill(boards.opener, openerName, dealerName)];
}

/** That a list of results says nobody bid, where the file says nothing else of it. */
function passedTag(sheet: Sheet, board: Board, reported: Reported | undefined): Board['tags'] {
  const isSilent = tagValue(sheet, 'Contract') === undefined && callCount(board) === 0;
  return isSilent && reported?.contract.level === 0 ? [['Contract', 'Pass']] : [];
}
