/**
 * A board as bridge files store it: hands, calls, cards, result and what is said about them. Any of it may
 * be missing; what is there must be possible, and what disagrees with the rest is told.
 */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import {
  afterCall,
  contractOf,
  isPassedOut,
  isSettled,
  refuseCall,
  withCalls,
} from '../auction.ts';
import { type Move, pack, RANKS, SUIT_OF, TRICKS, winnerOf } from '../cards.ts';
import { type Auction, type Contract, NO_CONTRACT, OPEN_AUCTION, sideOf } from '../state.ts';
import game from '../texts.json' with { type: 'json' };
import { boardScore } from '../values.ts';
import texts from './texts.json' with { type: 'json' };

const { boards } = texts;

export interface DealtBoard {
  readonly number: number;
  readonly dealer: Seat;
  /** Bits: 1 North–South, 2 East–West. */
  readonly vulnerable: number;
  /** By seat; empty where the file does not give the hand. */
  readonly hands: readonly (readonly Card[])[];
}

/** What a file says about a call, a card or the board. */
export interface Remark {
  /** How many calls and cards come before it. All but comments are about the last of them. */
  readonly at: number;
  readonly as: 'alert' | 'note' | 'mark' | 'comment';
  readonly text: string;
}

export interface Board extends DealtBoard {
  readonly names: readonly string[];
  /** Who begins the auction, where a file names another seat than the dealer. */
  readonly opener?: Seat;
  readonly calls: readonly Move[];
  /** As played. */
  readonly cards: readonly Card[];
  /** The declarer's side's tricks, where the result is known. */
  readonly tricks?: number;
  /** As the file gives it, where no auction leads to one. */
  readonly contract?: Contract;
  readonly remarks: readonly Remark[];
  /** Whatever else the file says: a name, its value, and the lines below it. */
  readonly tags: readonly (readonly string[])[];
}

export const at = (board: number, sentence: Text): Refusal =>
  refuse('notation', fill(boards.at, board, sentence));

export const openerOf = ({ dealer, opener = dealer }: Board): Seat => opener;

const auctionOf = (board: Board): Auction => withCalls(openerOf(board), board.calls);

export const isBidOut = (board: Board): boolean => isSettled(auctionOf(board));
export const isPassed = (board: Board): boolean => isPassedOut(auctionOf(board));

/** What the auction leads to, or what the file says. */
export const finalContract = (board: Board): Contract =>
  isBidOut(board) ? contractOf(auctionOf(board), openerOf(board)) : (board.contract ?? NO_CONTRACT);

/** The score of a played board by itself, for the declarer's side. */
export function scoreOf(board: Board): number | undefined {
  const contract = finalContract(board);
  return board.tricks === undefined || contract.level === 0
    ? undefined
    : boardScore(
        contract,
        board.tricks,
        ((board.vulnerable >> sideOf(contract.declarer)) & 1) === 1,
      );
}

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

function auctionFault(board: Board): Refusal | undefined {
  let auction = OPEN_AUCTION;
  for (const [i, call] of board.calls.entries()) {
    const seat = (openerOf(board) + i) & 3;
    if (isSettled(auction) || isPassedOut(auction)) return wrong(boards.tooLong);
    const refused = refuseCall(auction, seat, call);
    if (refused !== undefined) return refused;
    auction = afterCall(auction, seat, call);
  }
  return undefined;
}

/** A card that cannot be played by this seat, whose hand may be unknown. */
function cardFault(
  seat: Seat,
  card: Card,
  lead: Card,
  hand: ReadonlySet<Card> | undefined,
): Refusal | undefined {
  const name = game.seats[seat] ?? boards.none;
  const token = writeCard(pack, card);
  if (hand === undefined) return undefined;
  if (!hand.has(card)) return wrong(fill(boards.notHeld, name, token));
  const revokes =
    SUIT_OF[card] !== SUIT_OF[lead] && [...hand].some((held) => SUIT_OF[held] === SUIT_OF[lead]);
  return revokes ? wrong(fill(boards.revoke, name, token)) : undefined;
}

/** The tricks of the declarer's side in the cards as far as they were played, or why they cannot have been. */
function tricksIn(board: Board): number | Refusal {
  const { strain, declarer, level } = finalContract(board);
  if (board.cards.length > 0 && level === 0) return wrong(boards.noContract);
  const hands = board.hands.map((hand) => (hand.length === 0 ? undefined : new Set(hand)));
  const played = new Set<Card>();
  let [leader, tricks] = [(declarer + 1) & 3, 0];
  for (const [i, card] of board.cards.entries()) {
    const trick = board.cards.slice(i & ~3, i + 1);
    const seat = (leader + trick.length - 1) & 3;
    const fault = cardFault(seat, card, trick[0] ?? card, hands[seat]);
    if (played.has(card)) return wrong(fill(boards.again, writeCard(pack, card)));
    if (fault !== undefined) return fault;
    played.add(card);
    hands[seat]?.delete(card);
    if (trick.length < 4) continue;
    leader = (leader + winnerOf(trick, strain)) & 3;
    if (sideOf(leader) === sideOf(declarer)) tricks++;
  }
  return tricks;
}

/** Why no such board can have been played; undefined if it can. */
export function faultIn(board: Board): Refusal | undefined {
  const { tricks = 0 } = board;
  const play = auctionFault(board) ?? tricksIn(board);
  if (isRefusal(play)) return play;
  return tricks > TRICKS ? wrong(fill(boards.tooMany, tricks)) : undefined;
}

/** The result of a board played to the last card. */
export function tricksPlayed(board: Board): number | undefined {
  const tricks = board.cards.length === 4 * TRICKS ? tricksIn(board) : undefined;
  return typeof tricks === 'number' ? tricks : undefined;
}

/** What the file says twice, and not alike. */
export function contradictions(board: Board): readonly Text[] {
  const { number, dealer, tricks } = board;
  const [first, second] = [game.seats[openerOf(board)], game.seats[dealer]];
  const made = tricksPlayed(board) ?? tricks;
  return [
    ...(board.opener === undefined || first === undefined || second === undefined
      ? []
      : [fill(boards.opener, number, first, second)]),
    ...(tricks === undefined || tricks === made || made === undefined
      ? []
      : [fill(boards.otherResult, number, tricks, made)]),
  ];
}

/** All four hands, the fourth from the other three if need be; undefined if they are not known. */
export function wholeHands(
  hands: readonly (readonly Card[])[],
): readonly (readonly Card[])[] | undefined {
  const missing = hands.filter((hand) => hand.length !== RANKS);
  if (missing.length === 0) return hands;
  if (missing.length > 1 || missing[0]?.length !== 0) return undefined;
  const held = new Set(hands.flat());
  const rest = pack.order.filter((card) => !held.has(card)).reverse();
  return hands.map((hand) => (hand.length === 0 ? rest : hand));
}

/** What a file holds: boards in its order, those that cannot be read as refusals, and lines of no board. */
export interface BoardFile {
  readonly boards: readonly (Board | Refusal)[];
  readonly strays: readonly Text[];
}
