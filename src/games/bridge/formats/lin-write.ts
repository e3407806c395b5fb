/** Boards as LIN: what LIN has no entry for goes out as a comment of the form `[Name "value"]`. */
import type { Card } from '../../../cards/pack.ts';
import { bidText } from '../state/auction.ts';
import { DOUBLE, isBid, type Move, PASS, STRAINS, TRICKS } from '../state/cards.ts';
import { type Board, callCount, finalContract, isBidOut, type Remark } from './board.ts';
import { contractBid } from './pbn-write.ts';
import { cardLetters, ranksOf, SEATS } from './symbols.ts';

/** Seats in the order of LIN: South, West, North, East. */
export const ORDER = [2, 3, 0, 1];
/** One for each value of a board's vulnerability. */
const VULNERABILITY_LETTERS = 'oneb';
export const ROOMS = { o: 'Open', c: 'Closed' };
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

const handText = (hand: readonly Card[]): string =>
  hand.length === 0
    ? ''
    : [3, 2, 1, 0].map((suit) => `${STRAINS[suit]}${ranksOf(hand, suit)}`).join('');

const callText = (call: Move): string => {
  if (call === PASS) return 'p';
  return isBid(call) ? bidText(call) : call === DOUBLE ? 'd' : 'r';
};

/** Bars and line breaks end what they are in. */
const plain = (value: string): string => value.replace(/[|\n\r]/g, ' ').trim();
const nameText = (name: string): string => plain(name.replaceAll(',', ' '));

const entry = (command: string, value: string): string => `${command}|${plain(value)}|`;
const comment = (name: string, value: string): string => entry('nt', `[${name} "${value}"]`);

const tagOf = ({ tags }: Board, name: string): string | undefined =>
  tags.find(([one]) => one === name)?.[1];

const isLin = (name: string): boolean => /^[a-z]{2}$/.test(name);
/** Entries at the head of a file, which hold for all its boards. */
export const HEADS = ['vg', 'rs', 'mp', 'bn', 'pw'];

/** Tags with an entry of their own. */
const SAID_ELSEWHERE = ['Room', 'Vulnerable', 'Dealer'];

/** What the rest of the line does not say. */
function extras(board: Board): readonly string[] {
  const contract = finalContract(board);
  const { level, declarer } = contract;
  const derived = eventTags(tagOf(board, 'vg') ?? '');
  const tags = board.tags.filter(
    ([name = '', value]) =>
      !SAID_ELSEWHERE.includes(name) &&
      !HEADS.includes(name) &&
      !derived.some((tag) => tag[0] === name && tag[1] === value),
  );
  const isGiven = level > 0 && !isBidOut(board);
  const given = isGiven
    ? [
        ['Contract', contractBid(contract)],
        ['Declarer', SEATS[declarer]],
      ]
    : [];
  const opener = board.opener === undefined ? [] : [['Auction', SEATS[board.opener]]];
  return [
    ...tags.map(([name = '', ...values]) =>
      isLin(name) ? entry(name, values.join(' ')) : comment(name, values.join(' ')),
    ),
    ...[...given, ...opener].map(([name = '', value = '']) => comment(name, value)),
  ];
}

/** Whether a remark stands behind its call or card: in LIN `!` alerts, so that no other mark may hold one. */
const isBehind = ({ as, text }: Remark): boolean =>
  as === 'alert' || (as === 'mark' && !text.includes('!'));

/** What is said after so many steps, but for what stands behind the last of them. */
const saidAt = ({ remarks }: Board, at: number): string =>
  remarks
    .filter((one) => one.at === at && !isBehind(one))
    .map(({ as, text }) => entry(as === 'note' ? 'an' : 'nt', text))
    .join('');

/** The marks behind a call or card. */
function signsAt({ remarks }: Board, at: number): string {
  const signs = remarks.filter((one) => one.at === at && isBehind(one));
  const marks = signs.map(({ text }) => text).join('');
  return signs.some(({ as }) => as === 'alert') ? `${marks}!` : marks;
}

function stepTexts(board: Board): readonly string[] {
  const { calls, unreadCalls = [], cards, unreadCards = [] } = board;
  const said = [...calls.map(callText), ...unreadCalls].map(
    (call, i) => `mb|${call}${signsAt(board, i + 1)}|${saidAt(board, i + 1)}`,
  );
  const words = [...cards.map(cardLetters), ...unreadCards];
  const played = words.map((card, i) => {
    const page = i % 4 === 3 || i === words.length - 1 ? 'pg||' : '';
    const at = callCount(board) + i + 1;
    return `pc|${card}${signsAt(board, at)}|${saidAt(board, at)}${page}`;
  });
  return [saidAt(board, 0), ...said, 'pg||', ...played];
}

/** The names of both rooms, which one entry holds: those of the other room are beside this board. */
function playersOf(board: Board, boards: readonly Board[]): string {
  const inOrder = (names: readonly string[]) => ORDER.map((seat) => nameText(names[seat] ?? ''));
  const isIn = (room: string) => (one: Board) => tagOf(one, 'Room') === room;
  const playing = (room: string): Board | undefined => {
    const inRoom = isIn(room)(board) ? [board] : boards.filter(isIn(room));
    return inRoom.find(({ number }) => number === board.number) ?? inRoom[0];
  };
  const rooms = [ROOMS.o, ROOMS.c];
  if (!rooms.some((room) => isIn(room)(board))) return inOrder(board.names).join(',');
  const [open, closed] = rooms.map(playing);
  return [...inOrder(open?.names ?? []), ...(closed ? inOrder(closed.names) : [])].join(',');
}

function writeBoard(board: Board, boards: readonly Board[]): string {
  const room = tagOf(board, 'Room');
  const letter = room === ROOMS.o ? 'o' : room === ROOMS.c ? 'c' : undefined;
  const hands = ORDER.map((seat) => handText(board.hands[seat] ?? []));
  const claimed = board.tricks !== undefined && board.cards.length < 4 * TRICKS;
  const dealer = tagOf(board, 'Dealer');
  const title = tagOf(board, 'ah') === undefined ? `ah|Board ${board.number}|` : '';
  return [
    letter === undefined ? '' : `qx|${letter}${board.number}|`,
    `pn|${playersOf(board, boards)}|st||`,
    `md|${ORDER.indexOf(board.dealer) + 1}${hands.join(',')}|`,
    `rh||${title}${entry('sv', tagOf(board, 'Vulnerable') ?? VULNERABILITY_LETTERS.charAt(board.vulnerable))}`,
    dealer === undefined ? '' : entry('nt', `Dealer: ${dealer}`),
    ...extras(board),
    ...stepTexts(board),
    ...(claimed ? [`mc|${board.tricks}|pg||`] : []),
  ].join('');
}

/** The heads of a file that this board has and the one before it has not. */
const newHeads = (board: Board, before: Board | undefined): readonly string[] =>
  HEADS.flatMap((name) => {
    const value = tagOf(board, name);
    const isNew = value !== undefined && (before === undefined || tagOf(before, name) !== value);
    return isNew ? [entry(name, value)] : [];
  });

export const writeLin = (boards: readonly Board[]): string =>
  boards
    .flatMap((board, i) => [...newHeads(board, boards[i - 1]), writeBoard(board, boards)])
    .map((line) => `${line}\n`)
    .join('');
