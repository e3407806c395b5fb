/** Reads contract and result from the tags and lists of results of a sheet, and compares them with calls and cards. */
import type { Card } from '../../../cards/pack.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { BOOK, bidOf, levelOf, strainOf, TRICKS, winnerOf } from '../state/cards.ts';
import { type Auction, type Contract, NO_CONTRACT, partnerOf, sideOf } from '../state/state.ts';
import { seatCalled } from './deal.ts';
import { isGiven } from './read-dealt.ts';
import { leaderOf } from './read-steps.ts';
import { type BoardSheet, tagValue } from './sheet.ts';
import { excerpt, readCallLetters } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards, pbn } = texts;

const BID = /^([1-7]\s*[CDHSN]T?)\s*(X{0,2}|D|DBL|R|RDBL)$/i;
const PASSED = /^(p|ap|(all\s*)?pass(ed out)?)$/i;

type ContractBid = Pick<Contract, 'level' | 'strain' | 'doubled'>;

/** Reads a contract without its declarer, `4SX`; undefined if it is none. */
function readBid(given: string): ContractBid | undefined {
  const [, bid = '', doubles = ''] = BID.exec(given.trim()) ?? [];
  const call = readCallLetters(bid.replace(/\s/g, ''));
  if (call === undefined) return undefined;
  return { level: levelOf(call), strain: strainOf(call), doubled: doubledBy(doubles) };
}

function doubledBy(letters: string): number {
  if (letters === '') return 1;
  return /^(X|D|DBL)$/i.test(letters) ? 2 : 4;
}

/** Reads a contract and its declarer, `4SX` and `N`; undefined if one of them is wrong. */
function readContract(given: string, by: string): Contract | undefined {
  const bid = readBid(given);
  const declarer = seatCalled(by);
  if (bid === undefined || declarer < 0) return undefined;
  return { ...bid, declarer, dummy: partnerOf(declarer) };
}

/** The contract that a file gives, if it does, and what is wrong with it. */
interface GivenContract {
  readonly contract: Contract | undefined;
  readonly faults: readonly Text[];
}

/** The contract of the tags alone, whatever the auction leads to. */
export function contractGiven(sheet: BoardSheet): GivenContract {
  const bid = tagValue(sheet, 'Contract') ?? '';
  const by = tagValue(sheet, 'Declarer') ?? '';
  const faults: Text[] = [];
  if (isGiven(bid) && !PASSED.test(bid) && readBid(bid) === undefined)
    faults.push(fill(boards.notContract, excerpt(bid)));
  if (isGiven(by) && seatCalled(by) < 0) faults.push(fill(pbn.noSeat, 'Declarer'));
  return { contract: readContract(bid, by), faults };
}

/** An auction and the contract it has led to so far. */
interface Bidden {
  readonly auction: Auction;
  readonly contract: Contract;
  readonly isOver: boolean;
}

/** Whether the tags name another contract than the auction, which is over, or one that it has passed by. */
export function isContradicted(sheet: BoardSheet, { auction, contract, isOver }: Bidden): boolean {
  const given = tagValue(sheet, 'Contract') ?? '';
  const bid = readBid(given);
  const declarer = seatCalled(tagValue(sheet, 'Declarer') ?? '');
  if (!isOver) return bid !== undefined && bidOf(bid.level, bid.strain) < auction.bid;
  if (contract.level === 0) return bid !== undefined;
  if (PASSED.test(given) || (declarer >= 0 && declarer !== contract.declarer)) return true;
  return bid !== undefined && !isSameBid(bid, contract);
}

const isSameBid = (one: ContractBid, other: ContractBid): boolean =>
  one.level === other.level && one.strain === other.strain && one.doubled === other.doubled;

export const isSameContract = (one: Contract, other: Contract): boolean =>
  isSameBid(one, other) && one.declarer === other.declarer;

/** A line of a list of results: contract, declarer, tricks. */
export interface Reported {
  readonly text: string;
  /** The contract; at level 0 nobody bid. */
  readonly contract: Contract;
  readonly tricks: number;
}

/** A line of a list of results, in which the sign of a double stands before the declarer or behind. */
const REPORT = /^([1-7](?:[CDHS]|NT?))(X{0,2})([NESW])(X{0,2})(=|[+-]\d{1,2})$/i;

/** Reads a line of a list of results, `4SXN-1` or `PASS`; undefined for anything else. */
export function readReport(report: string | undefined): Reported | undefined {
  const text = (report ?? '').replace(/\s/g, '');
  if (PASSED.test(text)) return { text, contract: NO_CONTRACT, tricks: 0 };
  const [, bid = '', before = '', by = '', behind = '', over = ''] = REPORT.exec(text) ?? [];
  const contract = readContract(`${bid}${before}${behind}`, by);
  if (contract === undefined) return undefined;
  const more = over === '=' ? 0 : Number(over);
  return { text, contract, tricks: BOOK + contract.level + more };
}

/** A result as tricks of the declarer's side, or why it is none. */
interface GivenResult {
  readonly tricks?: number;
  readonly fault?: Text;
}

const SIDED = /^(NS|EW)\s*(\d{1,2})(?:[\s,;/]*(NS|EW)\s*(\d{1,2}))?$/i;

/** Reads a Result tag (PBN 2.1, section 3.4): `9`, `NS 9`, `EW 4 NS 9`, with `^` if the board was not played out. */
function readResult(given: string, { level, declarer }: Contract): GivenResult {
  const text = given.replace(/\^/g, '').trim();
  const [, side = '', tricks = '', , others] = SIDED.exec(text) ?? [];
  if (/^\d{1,2}$/.test(text)) return withinBounds(Number(text));
  if (side === '') return { fault: fill(boards.notResult, excerpt(given)) };
  const isSplit = others === undefined || Number(tricks) + Number(others) === TRICKS;
  if (!isSplit) return { fault: fill(boards.notResult, excerpt(given)) };
  // A board that was passed out has no declarer, so no tricks of a declarer either.
  if (level === 0) return {};
  const named = side.toUpperCase() === 'NS' ? 0 : 1;
  const isDeclarers = named === sideOf(declarer);
  return withinBounds(isDeclarers ? Number(tricks) : TRICKS - Number(tricks));
}

function withinBounds(tricks: number): GivenResult {
  if (tricks < 0 || tricks > TRICKS) return { fault: fill(boards.tooMany, tricks) };
  return { tricks };
}

/** Complete tricks of the declarer's side and of the defence. */
function tricksTaken(cards: readonly Card[], contract: Contract): readonly [number, number] {
  let leader = leaderOf(contract);
  let own = 0;
  for (let i = 0; i + 4 <= cards.length; i += 4) {
    leader = (leader + winnerOf(cards.slice(i, i + 4), contract.strain)) & 3;
    if (sideOf(leader) === sideOf(contract.declarer)) own++;
  }
  return [own, Math.floor(cards.length / 4) - own];
}

/** A board as far as it is known before its result. */
interface PlayedBoard {
  readonly contract: Contract;
  readonly cards: readonly Card[];
  /** Whether the auction is over. */
  readonly isAuctionOver: boolean;
  /** Whether the tags name another contract, so that their result is not this board's. */
  readonly isContradicted: boolean;
  /** Whether the hands are an ending with fewer than thirteen tricks. */
  readonly isEnding: boolean;
  readonly reported: Reported | undefined;
}

/** Whether the auction or the tags say that nobody bid. */
const hasNoBid = (sheet: BoardSheet, { contract, isAuctionOver }: PlayedBoard): boolean =>
  contract.level === 0 && (isAuctionOver || PASSED.test(tagValue(sheet, 'Contract') ?? ''));

/** A result as read. */
interface ResultRead {
  /** The tricks of the declarer's side; undefined where they are not known. */
  readonly tricks: number | undefined;
  readonly faults: readonly Text[];
}

const noResult = (...faults: readonly Text[]): ResultRead => ({ tricks: undefined, faults });

/** The tricks of the declarer's side from the tag, the cards or a list of results, where they agree. */
export function resultOf(sheet: BoardSheet, played: PlayedBoard): ResultRead {
  const given = tagValue(sheet, 'Result');
  const { contract, cards, isEnding } = played;
  const { tricks, fault } = isGiven(given) ? readResult(given, contract) : {};
  if (fault !== undefined) return noResult(fault);
  if (played.isContradicted) return noResult();
  if (hasNoBid(sheet, played) && tricks !== undefined && tricks > 0)
    return noResult(fill(boards.passedResult, tricks));
  const [made, lost] = tricksTaken(cards, contract);
  const isComplete = cards.length === 4 * TRICKS;
  const isPossible = tricks === undefined || (tricks >= made && tricks <= TRICKS - lost);
  if (!isPossible && !isEnding) {
    const sentence = isComplete ? boards.otherResult : boards.noResult;
    return noResult(fill(sentence, tricks, made));
  }
  const known = isComplete ? (tricks ?? made) : tricks;
  return withReport(known, played);
}

/** The tricks compared with a list of results, which gives them where nothing else does. */
function withReport(tricks: number | undefined, { contract, reported }: PlayedBoard): ResultRead {
  if (reported === undefined) return { tricks, faults: [] };
  const isOtherContract = !isSameContract(contract, reported.contract);
  const isOtherResult = tricks !== undefined && tricks !== reported.tricks;
  if (isOtherContract || isOtherResult)
    return { tricks, faults: [fill(boards.otherReport, excerpt(reported.text))] };
  return contract.level === 0 ? noResult() : { tricks: reported.tricks, faults: [] };
}
