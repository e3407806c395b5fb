/**
 * A board as bridge files store it: hands, calls, cards, result and remarks on them, any of which may be
 * missing. Calls and cards are legal; from the first on that is not, they are kept as words.
 */
import type { Card } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { contractOf, isContractReached, isPassedOut, withCalls } from '../state/auction.ts';
import { type Move, type Strain, winnerOf } from '../state/cards.ts';
import { type Auction, type Contract, NO_CONTRACT, sideOf } from '../state/state.ts';
import { includesSide, scoreOfResult } from '../state/values.ts';
import texts from './texts.json' with { type: 'json' };

const { boards } = texts;

export interface DealtBoard {
  readonly number: number;
  readonly dealer: Seat;
  /** Who is vulnerable, as bits: 1 North–South, 2 East–West. */
  readonly vulnerable: number;
  /** The hand of each seat, empty where the file does not give it. */
  readonly hands: readonly (readonly Card[])[];
}

/** What a file says about a call, a card or the board. */
export interface Remark {
  /** How many calls and cards come before the remark. Unless it is a comment, it is about the last of them. */
  readonly at: number;
  readonly as: 'alert' | 'note' | 'mark' | 'comment';
  readonly text: string;
}

/** What was assumed about a board, or is unusual in it; one sentence is printed for all boards with the same note. */
export type Note = keyof typeof texts.notes;

export interface Board extends DealtBoard {
  readonly names: readonly string[];
  /** Who begins the auction, where a file names another seat than the dealer. */
  readonly opener?: Seat | undefined;
  readonly calls: readonly Move[];
  /** The words of the auction from the first on that is no legal call. */
  readonly unreadCalls?: readonly string[];
  /** In the order of play. */
  readonly cards: readonly Card[];
  /** The words of the play from the first on that is no legal card; `-` stands for one that is not given. */
  readonly unreadCards?: readonly string[];
  /** Who leads by the file, where no contract decides it. */
  readonly leader?: Seat | undefined;
  /** The declarer's side's tricks, where the result is known. */
  readonly tricks?: number | undefined;
  /** The contract that the file gives, where the auction does not lead to one. */
  readonly contract?: Contract | undefined;
  readonly remarks: readonly Remark[];
  /** Whatever else the file says: a name, its value, and the lines below it. */
  readonly tags: readonly (readonly string[])[];
  /** What could not be read, or contradicts the rest. */
  readonly faults?: readonly Text[];
  readonly notes?: readonly Note[];
}

/** A sentence that begins with the number of a board. */
export const aboutBoard = (board: number, sentence: Text): Text => fill(boards.at, board, sentence);

/** Who makes the first call: the dealer, unless the file names another seat. */
export const openerOf = ({ dealer, opener = dealer }: Board): Seat => opener;

const auctionOf = (board: Board): Auction => withCalls(openerOf(board), board.calls);

export const isBidOut = (board: Board): boolean => isContractReached(auctionOf(board));
export const isPassed = (board: Board): boolean => isPassedOut(auctionOf(board));

/** The contract that the auction leads to, else the one that the file gives. */
export function finalContract(board: Board): Contract {
  if (isBidOut(board)) return contractOf(auctionOf(board), openerOf(board));
  return board.contract ?? NO_CONTRACT;
}

/** The score of a played board by itself, for the declarer's side. */
export function scoreOf(board: Board): number | undefined {
  const contract = finalContract(board);
  if (board.tricks === undefined || contract.level === 0) return undefined;
  const isVulnerable = includesSide(board.vulnerable, sideOf(contract.declarer));
  return scoreOfResult(contract, board.tricks, isVulnerable);
}

/** The points of each seat; undefined where the result is not known. */
export function boardPoints(board: Board): readonly number[] | undefined {
  if (isPassed(board) || isSaidToBePassed(board)) return [0, 0, 0, 0];
  const score = scoreOf(board);
  if (score === undefined) return undefined;
  const side = sideOf(finalContract(board).declarer);
  const winner = score > 0 ? side : 1 - side;
  return [0, 1, 0, 1].map((one) => (one === winner ? Math.abs(score) : 0));
}

/** Whether a board without an auction has `Contract "Pass"`, which says that nobody bid. */
const isSaidToBePassed = ({ calls, unreadCalls = [], tags }: Board): boolean =>
  calls.length + unreadCalls.length === 0 &&
  tags.some(([name, value = '']) => name === 'Contract' && /^(all )?pass$/i.test(value));

/** How many calls the file has, readable or not. */
export const callCount = ({ calls, unreadCalls = [] }: Board): number =>
  calls.length + unreadCalls.length;

/** The place in its trick of the card that wins it; the first of a trick that cannot be read. */
export function winnerAmong(trick: readonly (Card | undefined)[], strain: Strain): number {
  const known = trick.flatMap((card) => card ?? []);
  return known.length < 4 ? 0 : winnerOf(known, strain);
}

/** What a file holds: boards in its order, and lines of no board. */
export interface BoardFile {
  readonly boards: readonly Board[];
  readonly strays: readonly Text[];
}
