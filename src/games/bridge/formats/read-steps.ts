/** Reads the calls and cards of a sheet up to the first that is not legal; from there on they stay words. */
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { afterCall, isPassedOut, isSettled, refuseCall } from '../state/auction.ts';
import { type Move, PASS, pack, SUIT_OF } from '../state/cards.ts';
import { type Auction, type Contract, OPEN_AUCTION } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { type Remark, winnerAmong } from './board.ts';
import type { Hands } from './deal.ts';
import type { Cell, Sheet } from './sheet.ts';
import { inFours, notCall, notCard, readCallLetters, readCardLetters } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards } = texts;

/** A section as far as it can be read; remarks count from its beginning. */
interface Steps {
  readonly steps: readonly number[];
  readonly unread: readonly string[];
  readonly remarks: readonly Remark[];
  readonly faults: readonly Text[];
}

const wrong = (sentence: Text): Refusal => refuse('notation', sentence);

const placed = (at: number, { annotations }: Cell): readonly Remark[] =>
  annotations.map((one) => ({ at, ...one }));

const isNothing = ({ word }: Cell): boolean => /^[-+]+$/.test(word);

/** How many seats the auction passes over before its first call, each marked by `-`. */
export const seatsPassedOver = ({ auction }: Sheet): number =>
  Math.max(
    0,
    auction.slice(1).findIndex(({ word }) => !/^-+$/.test(word)),
  );

const isOver = (auction: Auction): boolean => isSettled(auction) || isPassedOut(auction);

/** The passes that end the auction, which files abbreviate or leave out. */
const closingPasses = ({ bid, passes }: Auction): readonly Move[] =>
  Array.from({ length: Math.max(0, (bid === 0 ? 4 : 3) - passes) }, () => PASS);

export const withPasses = (auction: Auction, opener: Seat): Auction =>
  closingPasses(auction).reduce(
    (before, call) => afterCall(before, (opener + before.calls.length) & 3, call),
    auction,
  );

/** The auction after one more word. */
function afterWord(auction: Auction, opener: Seat, word: string): Auction | Refusal {
  if (word === '+') return auction;
  if (word === '-') return wrong(boards.callMissing);
  if (word.toUpperCase() === 'AP') return withPasses(auction, opener);
  const call = readCallLetters(word);
  if (call === undefined) return wrong(notCall(word));
  if (isOver(auction)) return wrong(boards.tooLong);
  const seat = (opener + auction.calls.length) & 3;
  return refuseCall(auction, seat, call) ?? afterCall(auction, seat, call);
}

/** The calls from `opener` on. Signs for a seat that has no turn count only between calls. */
export function readAuction(sheet: Sheet, opener: Seat): Steps & { readonly auction: Auction } {
  const cells: readonly Cell[] = sheet.auction;
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

/** The play so far; a hand is undefined where it is not known. */
interface Course {
  readonly cards: readonly Card[];
  /** Who leads to the trick that is not complete. */
  readonly leader: Seat;
  readonly hands: readonly (readonly Card[] | undefined)[];
  readonly strain: number;
}

/** Why the card cannot be played next. */
function cardFault({ cards, leader, hands }: Course, card: Card): Refusal | undefined {
  const trick = cards.slice(cards.length & ~3);
  const seat = (leader + trick.length) & 3;
  const hand = hands[seat];
  const name = game.seats[seat] ?? boards.none;
  const token = writeCard(pack, card);
  if (cards.includes(card)) return wrong(fill(boards.again, token));
  if (hand === undefined) return undefined;
  if (!hand.includes(card)) return wrong(fill(boards.notHeld, name, token));
  const [lead = card] = trick;
  const led = SUIT_OF[lead];
  const couldFollow = hand.some((held) => SUIT_OF[held] === led && !cards.includes(held));
  return SUIT_OF[card] !== led && couldFollow ? wrong(fill(boards.revoke, name, token)) : undefined;
}

function afterCard(course: Course, word: string): Course | Refusal {
  if (word === '-') return wrong(boards.cardMissing);
  const card = readCardLetters(word);
  if (card === undefined) return wrong(notCard(word));
  const fault = cardFault(course, card);
  if (fault !== undefined) return fault;
  const cards = [...course.cards, card];
  if (cards.length % 4 !== 0) return { ...course, cards };
  const winner = winnerAmong(cards.slice(-4), course.strain);
  return { ...course, cards, leader: (course.leader + winner) & 3 };
}

/** The play after these words, or up to the first that is no legal card. */
function follow(course: Course, cells: readonly Cell[]): { course: Course; fault?: Refusal } {
  let current = course;
  for (const { word } of cells) {
    const after = afterCard(current, word);
    if (isRefusal(after)) return { course: current, fault: after };
    current = after;
  }
  return { course: current };
}

const NOT_GIVEN: Cell = { word: '-', annotations: [] };

const dashed = (cell: Cell): Cell => (/^-+$/.test(cell.word) ? { ...cell, word: '-' } : cell);

/** A row from column `place` on, all its cards. */
const turned = (row: readonly Cell[], place: number): readonly Cell[] =>
  [0, 1, 2, 3].map((i) => row[(place + i) & 3] ?? NOT_GIVEN);

/** The only other place to begin a full row at which its cards fit the hands. */
function otherPlace(course: Course, row: readonly Cell[], place: number): number | undefined {
  const places = [1, 2, 3].map((turn) => (place + turn) & 3);
  const fitting = places.filter((one) => follow(course, turned(row, one)).fault === undefined);
  return row.length === 4 && fitting.length === 1 ? fitting[0] : undefined;
}

const seatName = (seat: Seat): Text => game.seats[seat & 3] ?? boards.none;

/** Puts a play into the order in which it went, trick by trick, as far as its cards can be followed. */
class PlayReader {
  readonly ordered: Cell[] = [];
  readonly faults: Text[] = [];
  course: Course;
  fault: Refusal | undefined;
  /** Of the trick to come, also where its cards cannot be followed. */
  #leader: Seat;

  constructor(course: Course) {
    this.course = course;
    this.#leader = course.leader;
  }

  /** A row whose first column is the cards of `first`. */
  row(row: readonly Cell[], first: Seat): void {
    const place = (this.#leader - first) & 3;
    const straight = turned(row, place);
    const isFitting = this.fault !== undefined || !follow(this.course, straight).fault;
    const other = isFitting ? undefined : otherPlace(this.course, row, place);
    if (other !== undefined) {
      const number = this.course.cards.length / 4 + 1;
      this.faults.push(fill(boards.turned, number, seatName(this.#leader - other)));
    }
    this.trick(other === undefined ? straight : turned(row, other));
  }

  trick(cells: readonly Cell[]): void {
    this.ordered.push(...cells);
    if (this.fault === undefined) {
      const { course, fault } = follow(this.course, cells);
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
  readonly hands: Hands;
  /** Whose cards the first column holds; negative: the leader's. */
  readonly first: Seat;
}

/** The seat that leads against a contract. */
export const leaderOf = ({ declarer }: Contract): Seat => (declarer + 1) & 3;

/** The sign of a play that goes on. */
const isPlus = ({ word }: Cell): boolean => word === '+';

const untilLast = (cells: readonly Cell[]): readonly Cell[] =>
  cells.slice(0, 1 + cells.findLastIndex(({ word }) => word !== '-'));

/**
 * The cards as far as they are legal. Without a contract nobody can tell, and all of them stay words. Annotations of
 * signs after the last card belong to that card.
 */
export function readPlay(sheet: Sheet, { contract, hands, first }: PlayContext): Steps {
  const [before, ...given] = sheet.play;
  const cells = given.filter((cell) => !isPlus(cell)).map(dashed);
  const leader = leaderOf(contract);
  const known = hands.map((hand) => (hand.length === 0 ? undefined : hand));
  const reader = new PlayReader({ cards: [], leader, hands: known, strain: contract.strain });
  const hasContract = contract.level > 0;
  for (const four of hasContract ? inFours(cells) : []) {
    if (sheet.hasRows) reader.row(four, first < 0 ? leader : first);
    else reader.trick(four);
  }
  const { cards } = reader.course;
  const all = hasContract ? reader.ordered : cells;
  const words = untilLast(all);
  const signs = [...all.slice(words.length), ...given.filter(isPlus)];
  const unread = words.slice(cards.length).map(({ word }) => word);
  const fault = reader.fault?.text ?? boards.noContract;
  return {
    steps: cards,
    unread,
    remarks: [
      ...[before, ...words].flatMap((cell, i) => placed(i, cell)),
      ...signs.flatMap((cell) => placed(words.length, cell)),
    ],
    faults: unread.length === 0 ? reader.faults : [...reader.faults, fill(boards.playKept, fault)],
  };
}

/** The opening lead, if the play gives it. */
export function firstCard(
  sheet: Sheet,
  { contract, first }: Omit<PlayContext, 'hands'>,
): Card | undefined {
  const place = sheet.hasRows && first >= 0 ? (leaderOf(contract) - first) & 3 : 0;
  return readCardLetters(sheet.play[1 + place]?.word ?? '');
}
