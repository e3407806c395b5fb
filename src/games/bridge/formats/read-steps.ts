/** Reads the calls and cards of a sheet up to the first that is not legal; from there on they stay words. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { seatName } from '../shown/text.ts';
import { afterCall, isAuctionOver, refuseCall } from '../state/auction.ts';
import { type Move, PASS, pack, SUIT_OF } from '../state/cards.ts';
import { type Auction, type Contract, OPEN_AUCTION } from '../state/state.ts';
import { type Remark, winnerAmong } from './board.ts';
import type { KnownHands } from './deal.ts';
import type { AnnotatedWord, BoardSheet } from './sheet.ts';
import {
  badNotation,
  inFours,
  notCall,
  notCard,
  readCallLetters,
  readCardLetters,
} from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards } = texts;

/** A section as far as it can be read. Its remarks count calls or cards from its beginning. */
interface Steps {
  readonly steps: readonly number[];
  readonly unread: readonly string[];
  readonly remarks: readonly Remark[];
  readonly faults: readonly Text[];
}

const placed = (at: number, { annotations }: AnnotatedWord): readonly Remark[] =>
  annotations.map((one) => ({ at, ...one }));

const isNothing = ({ word }: AnnotatedWord): boolean => /^[-+]+$/.test(word);

/** How many seats the auction passes over before its first call, each marked by `-`. */
export const seatsPassedOver = ({ auction }: BoardSheet): number =>
  Math.max(
    0,
    auction.slice(1).findIndex(({ word }) => !/^-+$/.test(word)),
  );

/** The passes that end the auction, which files abbreviate or leave out. */
function closingPasses({ bid, passes }: Auction): readonly Move[] {
  const needed = bid === 0 ? 4 : 3;
  return new Array<Move>(Math.max(0, needed - passes)).fill(PASS);
}

/** The auction with the passes that close it, which files often leave out. */
export const withPasses = (auction: Auction, opener: Seat): Auction =>
  closingPasses(auction).reduce(
    (before, call) => afterCall(before, (opener + before.calls.length) & 3, call),
    auction,
  );

/** The auction after one more word; refuses what is no legal call. */
function afterWord(auction: Auction, opener: Seat, word: string): Auction | Refusal {
  if (word === '+') return auction;
  if (word === '-') return badNotation(boards.callMissing);
  if (word.toUpperCase() === 'AP') return withPasses(auction, opener);
  const call = readCallLetters(word);
  if (call === undefined) return badNotation(notCall(word));
  if (isAuctionOver(auction)) return badNotation(boards.tooLong);
  const seat = (opener + auction.calls.length) & 3;
  return refuseCall(auction, seat, call) ?? afterCall(auction, seat, call);
}

/** Reads the calls from `opener` on. Signs for a seat that has no turn count only between calls. */
export function readAuction(
  sheet: BoardSheet,
  opener: Seat,
): Steps & { readonly auction: Auction } {
  const cells: readonly AnnotatedWord[] = sheet.auction;
  const from = 1 + seatsPassedOver(sheet);
  const end = Math.max(from, 1 + cells.findLastIndex((cell) => !isNothing(cell)));
  const remarks = cells.slice(0, from).flatMap((cell) => placed(0, cell));
  const faults: Text[] = [];
  let auction = OPEN_AUCTION;
  let read = from;
  for (const cell of cells.slice(from, end)) {
    const after = afterWord(auction, opener, cell.word);
    if (isRefusal(after)) {
      faults.push(fill(boards.auctionKept, after.text));
      break;
    }
    auction = after;
    remarks.push(...placed(auction.calls.length, cell));
    read++;
  }
  const { calls } = auction;
  const unread = cells.slice(read, end);
  remarks.push(...unread.flatMap((cell, i) => placed(calls.length + i + 1, cell)));
  const last = calls.length + unread.length;
  remarks.push(...cells.slice(end).flatMap((cell) => placed(last, cell)));
  return { steps: calls, auction, unread: unread.map(({ word }) => word), remarks, faults };
}

/** A play as far as it was followed. */
interface PlaySoFar {
  readonly cards: readonly Card[];
  /** Who leads to the trick that is not complete. */
  readonly leader: Seat;
  /** The hand of each seat, undefined where it is not known. */
  readonly hands: readonly (readonly Card[] | undefined)[];
  readonly strain: number;
}

/** Why the card cannot be played next; undefined if it can. */
function cardFault({ cards, leader, hands }: PlaySoFar, card: Card): Refusal | undefined {
  const trick = cards.slice(cards.length & ~3);
  const seat = (leader + trick.length) & 3;
  const hand = hands[seat];
  const name = seatName(seat);
  const token = writeCard(pack, card);
  if (cards.includes(card)) return badNotation(fill(boards.again, token));
  if (hand === undefined) return undefined;
  if (!hand.includes(card)) return badNotation(fill(boards.notHeld, name, token));
  const [lead = card] = trick;
  const led = SUIT_OF[lead];
  const couldFollow = hand.some((held) => SUIT_OF[held] === led && !cards.includes(held));
  if (SUIT_OF[card] === led || !couldFollow) return undefined;
  return badNotation(fill(boards.revoke, name, token));
}

/** The play after one more word; refuses what is no legal card. */
function afterCard(course: PlaySoFar, word: string): PlaySoFar | Refusal {
  if (word === '-') return badNotation(boards.cardMissing);
  const card = readCardLetters(word);
  if (card === undefined) return badNotation(notCard(word));
  const fault = cardFault(course, card);
  if (fault !== undefined) return fault;
  const cards = [...course.cards, card];
  if (cards.length % 4 !== 0) return { ...course, cards };
  const winner = winnerAmong(cards.slice(-4), course.strain);
  return { ...course, cards, leader: (course.leader + winner) & 3 };
}

/** The play after these words, or up to the first that is no legal card. */
function followCards(
  course: PlaySoFar,
  cells: readonly AnnotatedWord[],
): { course: PlaySoFar; fault?: Refusal } {
  let current = course;
  for (const { word } of cells) {
    const after = afterCard(current, word);
    if (isRefusal(after)) return { course: current, fault: after };
    current = after;
  }
  return { course: current };
}

const NOT_GIVEN: AnnotatedWord = { word: '-', annotations: [] };

const dashed = (cell: AnnotatedWord): AnnotatedWord =>
  /^-+$/.test(cell.word) ? { ...cell, word: '-' } : cell;

/** The four cards of a row from column `place` on. */
const rowFrom = (row: readonly AnnotatedWord[], place: number): readonly AnnotatedWord[] =>
  [0, 1, 2, 3].map((i) => row[(place + i) & 3] ?? NOT_GIVEN);

/** The only other place to begin a full row at which its cards fit the hands. */
function otherPlace(
  course: PlaySoFar,
  row: readonly AnnotatedWord[],
  place: number,
): number | undefined {
  const places = [1, 2, 3].map((turn) => (place + turn) & 3);
  const fitting = places.filter(
    (one) => followCards(course, rowFrom(row, one)).fault === undefined,
  );
  return row.length === 4 && fitting.length === 1 ? fitting[0] : undefined;
}

/** Puts a play into the order in which it went, trick by trick, as far as its cards can be followed. */
class PlayReader {
  readonly ordered: AnnotatedWord[] = [];
  readonly faults: Text[] = [];
  course: PlaySoFar;
  fault: Refusal | undefined;
  /** The leader of the next trick, known also where its cards cannot be followed. */
  #leader: Seat;

  constructor(course: PlaySoFar) {
    this.course = course;
    this.#leader = course.leader;
  }

  /** Takes a row of cards, in whose first column are those of the seat `first`. */
  row(row: readonly AnnotatedWord[], first: Seat): void {
    const place = (this.#leader - first) & 3;
    const straight = rowFrom(row, place);
    const isFitting = this.fault !== undefined || !followCards(this.course, straight).fault;
    const other = isFitting ? undefined : otherPlace(this.course, row, place);
    if (other !== undefined) {
      const number = this.course.cards.length / 4 + 1;
      this.faults.push(fill(boards.turned, number, seatName(this.#leader - other)));
    }
    this.trick(other === undefined ? straight : rowFrom(row, other));
  }

  /** Takes the cards of a trick in the order in which they were played. */
  trick(cells: readonly AnnotatedWord[]): void {
    this.ordered.push(...cells);
    if (this.fault === undefined) {
      const { course, fault } = followCards(this.course, cells);
      this.course = course;
      this.fault = fault;
    }
    const cards = cells.map(({ word }) => readCardLetters(word));
    this.#leader = (this.#leader + winnerAmong(cards, this.course.strain)) & 3;
  }
}

/** What the cards of a board must agree with. */
interface PlayContext {
  readonly contract: Contract;
  readonly hands: KnownHands;
  /** The seat whose cards are in the first column; negative for the leader. */
  readonly first: Seat;
}

/** The seat that leads against a contract. */
export const leaderOf = ({ declarer }: Contract): Seat => (declarer + 1) & 3;

/** Whether a word is the sign of a play that goes on. */
const isPlus = ({ word }: AnnotatedWord): boolean => word === '+';

const untilLast = (cells: readonly AnnotatedWord[]): readonly AnnotatedWord[] =>
  cells.slice(0, 1 + cells.findLastIndex(({ word }) => word !== '-'));

/**
 * Reads the cards as far as they are legal. Without a contract nobody can tell, and all of them stay words.
 * Annotations of signs after the last card belong to that card.
 */
export function readPlay(sheet: BoardSheet, { contract, hands, first }: PlayContext): Steps {
  const [before, ...given] = sheet.play;
  const cells = given.filter((cell) => !isPlus(cell)).map(dashed);
  const leader = leaderOf(contract);
  const known = hands.map((hand) => (hand.length === 0 ? undefined : hand));
  const reader = new PlayReader({ cards: [], leader, hands: known, strain: contract.strain });
  const hasContract = contract.level > 0;
  const fours = hasContract ? inFours(cells) : [];
  for (const four of fours) {
    if (sheet.hasRows) reader.row(four, first < 0 ? leader : first);
    else reader.trick(four);
  }
  const { cards } = reader.course;
  const all = hasContract ? reader.ordered : cells;
  const words = untilLast(all);
  const signs = [...all.slice(words.length), ...given.filter(isPlus)];
  const unread = words.slice(cards.length).map(({ word }) => word);
  const faults = [...reader.faults];
  if (unread.length > 0)
    faults.push(fill(boards.playKept, reader.fault?.text ?? boards.noContract));
  return {
    steps: cards,
    unread,
    remarks: [
      ...[before, ...words].flatMap((cell, i) => placed(i, cell)),
      ...signs.flatMap((cell) => placed(words.length, cell)),
    ],
    faults,
  };
}

/** The opening lead, if the play gives it. */
export function firstCard(
  sheet: BoardSheet,
  { contract, first }: Omit<PlayContext, 'hands'>,
): Card | undefined {
  const place = sheet.hasRows && first >= 0 ? (leaderOf(contract) - first) & 3 : 0;
  return readCardLetters(sheet.play[1 + place]?.word ?? '');
}
