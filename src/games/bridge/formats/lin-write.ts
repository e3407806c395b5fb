/** Writes boards as LIN. What LIN has no entry for goes out as a comment of the form `[Name "value"]`. */
import type { Card } from '../../../cards/pack.ts';
import { bidText } from '../state/auction.ts';
import { DOUBLE, isBid, type Move, PASS, STRAINS, TRICKS } from '../state/cards.ts';
import { type Board, callCount, finalContract, isBidOut, type Remark } from './board.ts';
import { contractBid } from './pbn-write.ts';
import { cardLetters, rankLetters, SEATS } from './symbols.ts';

/** Seats in the order of LIN: South, West, North, East. */
export const ORDER = [2, 3, 0, 1];
/** The letters of `sv`, by the bits of a board's vulnerability. */
const VULNERABILITY_LETTERS = 'oneb';
/** The rooms by the letters of `qx`. */
export const ROOMS = { o: 'Open', c: 'Closed' };
/** A comment that carries a tag: `[Name "value"]`. */
export const TAG_NOTE = /^\s*\[(\w+) "(.*)"\]\s*$/s;

/** What `vg` says of a match, under the names of PBN: the event and both teams. */
export function eventTags(vg: string): readonly (readonly [string, string])[] {
  const [event = '', , , , , home = '', , visiting = ''] = vg.split(',').map((part) => part.trim());
  const tags = [
    ['Event', event],
    ['HomeTeam', home],
    ['VisitTeam', visiting],
  ] as const;
  return tags.filter(([, value]) => value !== '');
}

/** A hand as `SAKQH…`; nothing for one that is not known. */
function linHand(hand: readonly Card[]): string {
  if (hand.length === 0) return '';
  return [3, 2, 1, 0].map((suit) => `${STRAINS[suit]}${rankLetters(hand, suit)}`).join('');
}

function linCall(call: Move): string {
  if (isBid(call)) return bidText(call);
  if (call === PASS) return 'p';
  return call === DOUBLE ? 'd' : 'r';
}

/** A value without bars and line breaks, which would end its entry. */
const withoutBars = (value: string): string => value.replace(/[|\n\r]/g, ' ').trim();
const playerName = (name: string): string => withoutBars(name.replaceAll(',', ' '));

const linEntry = (command: string, value: string): string => `${command}|${withoutBars(value)}|`;
const comment = (name: string, value: string): string => linEntry('nt', `[${name} "${value}"]`);

const tagOf = ({ tags }: Board, name: string): string | undefined =>
  tags.find(([one]) => one === name)?.[1];

/** Whether a tag is an entry of LIN, which has two small letters. */
const isLin = (name: string): boolean => /^[a-z]{2}$/.test(name);
/** Entries at the head of a file, which hold for all its boards. */
export const HEADS = ['vg', 'rs', 'mp', 'bn', 'pw'];

/** Tags that have an entry of their own, written apart. */
const SAID_ELSEWHERE = ['Room', 'Vulnerable', 'Dealer'];

/** A contract without an auction, and who opens it if that is not the dealer, as tags. */
function assumedTags(board: Board): readonly (readonly [string, string])[] {
  const contract = finalContract(board);
  const tags: [string, string][] = [];
  if (contract.level > 0 && !isBidOut(board)) {
    tags.push(['Contract', contractBid(contract)]);
    tags.push(['Declarer', SEATS[contract.declarer] ?? '']);
  }
  if (board.opener !== undefined) tags.push(['Auction', SEATS[board.opener] ?? '']);
  return tags;
}

/** The tags of a board that nothing else on its line says, as entries and comments. */
function otherEntries(board: Board): readonly string[] {
  const derived = eventTags(tagOf(board, 'vg') ?? '');
  const tags = board.tags.filter(
    ([name = '', value]) =>
      !SAID_ELSEWHERE.includes(name) &&
      !HEADS.includes(name) &&
      !derived.some((tag) => tag[0] === name && tag[1] === value),
  );
  const entries = tags.map(([name = '', ...values]) => {
    const write = isLin(name) ? linEntry : comment;
    return write(name, values.join(' '));
  });
  return [...entries, ...assumedTags(board).map(([name, value]) => comment(name, value))];
}

/** Whether a remark stands behind its call or card: in LIN `!` alerts, so that no other mark may hold one. */
const isBehind = ({ as, text }: Remark): boolean =>
  as === 'alert' || (as === 'mark' && !text.includes('!'));

/** The remarks after `at` calls and cards as entries, except those that stand behind the last of these. */
const remarksAt = ({ remarks }: Board, at: number): string =>
  remarks
    .filter((one) => one.at === at && !isBehind(one))
    .map(({ as, text }) => linEntry(as === 'note' ? 'an' : 'nt', text))
    .join('');

/** The signs behind the last of `at` calls and cards: its marks, and `!` for an alert. */
function signsAt({ remarks }: Board, at: number): string {
  const signs = remarks.filter((one) => one.at === at && isBehind(one));
  const marks = signs.map(({ text }) => text).join('');
  return signs.some(({ as }) => as === 'alert') ? `${marks}!` : marks;
}

/**
 * The calls (`mb`) and cards (`pc`) of a board with the remarks behind each; a page break (`pg`) follows every trick.
 */
function stepTexts(board: Board): readonly string[] {
  const { calls, unreadCalls = [], cards, unreadCards = [] } = board;
  const called = [...calls.map(linCall), ...unreadCalls].map(
    (call, i) => `mb|${call}${signsAt(board, i + 1)}|${remarksAt(board, i + 1)}`,
  );
  const words = [...cards.map(cardLetters), ...unreadCards];
  const played = words.map((card, i) => {
    const page = i % 4 === 3 || i === words.length - 1 ? 'pg||' : '';
    const at = callCount(board) + i + 1;
    return `pc|${card}${signsAt(board, at)}|${remarksAt(board, at)}${page}`;
  });
  return [remarksAt(board, 0), ...called, 'pg||', ...played];
}

/** The names of a board's players; in a match of two rooms, those of both, which one entry holds. */
function playerNames(board: Board, boards: readonly Board[]): string {
  const inOrder = (names: readonly string[]) => ORDER.map((seat) => playerName(names[seat] ?? ''));
  const isIn = (room: string) => (one: Board) => tagOf(one, 'Room') === room;
  const playing = (room: string): Board | undefined => {
    const inRoom = isIn(room)(board) ? [board] : boards.filter(isIn(room));
    return inRoom.find(({ number }) => number === board.number) ?? inRoom[0];
  };
  if (roomLetter(board) === undefined) return inOrder(board.names).join(',');
  const names = inOrder(playing(ROOMS.o)?.names ?? []);
  const closed = playing(ROOMS.c);
  if (closed !== undefined) names.push(...inOrder(closed.names));
  return names.join(',');
}

/** The letter of the room where a board was played; undefined if that is none of the two. */
function roomLetter(board: Board): 'o' | 'c' | undefined {
  const room = tagOf(board, 'Room');
  if (room === ROOMS.o) return 'o';
  return room === ROOMS.c ? 'c' : undefined;
}

/**
 * A board as LIN entries. `boards` are all boards of the file, since the names of both rooms of a match stand together.
 */
function writeBoard(board: Board, boards: readonly Board[]): string {
  const letter = roomLetter(board);
  const hands = ORDER.map((seat) => linHand(board.hands[seat] ?? []));
  const isClaimed = board.tricks !== undefined && board.cards.length < 4 * TRICKS;
  const dealer = tagOf(board, 'Dealer');
  const title = tagOf(board, 'ah') === undefined ? `ah|Board ${board.number}|` : '';
  const usual = VULNERABILITY_LETTERS.charAt(board.vulnerable);
  const vulnerable = linEntry('sv', tagOf(board, 'Vulnerable') ?? usual);
  return [
    letter === undefined ? '' : `qx|${letter}${board.number}|`,
    `pn|${playerNames(board, boards)}|st||`,
    `md|${ORDER.indexOf(board.dealer) + 1}${hands.join(',')}|`,
    `rh||${title}${vulnerable}`,
    dealer === undefined ? '' : linEntry('nt', `Dealer: ${dealer}`),
    ...otherEntries(board),
    ...stepTexts(board),
    isClaimed ? `mc|${board.tricks}|pg||` : '',
  ].join('');
}

/** The heads of a file that this board has and the one before it has not. */
const newHeads = (board: Board, before: Board | undefined): readonly string[] =>
  HEADS.flatMap((name) => {
    const value = tagOf(board, name);
    const isNew = value !== undefined && (before === undefined || tagOf(before, name) !== value);
    return isNew ? [linEntry(name, value)] : [];
  });

export const writeLin = (boards: readonly Board[]): string =>
  boards
    .flatMap((board, i) => [...newHeads(board, boards[i - 1]), writeBoard(board, boards)])
    .map((line) => `${line}\n`)
    .join('');
