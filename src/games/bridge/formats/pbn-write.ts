/** Boards as Portable Bridge Notation 2.1, in the order of its export format. */

import { bidOf, DOUBLE, isBid, type Move, PASS } from '../state/cards.ts';
import { type Contract, sideOf } from '../state/state.ts';
import {
  type Board,
  callCount,
  finalContract,
  isBidOut,
  isPassed,
  openerOf,
  type Remark,
  scoreOf,
  winnerAmong,
} from './board.ts';
import { writeDeal } from './deal.ts';
import { STANDARD_MARK } from './sheet.ts';
import { bidLetters, cardLetters, inFours, readCardLetters, SEATS } from './symbols.ts';

export const NAMES = ['North', 'East', 'South', 'West'];
/** The words for a board's vulnerability, by its bits. */
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'];

/** The text of a note on a call that is alerted without an explanation. */
export const ALERT = 'alert';

function callText(call: Move): string {
  if (isBid(call)) return bidLetters(call);
  if (call === PASS) return 'Pass';
  return call === DOUBLE ? 'X' : 'XX';
}

/** A contract without its declarer: `4SX`. */
export const contractBid = ({ level, strain, doubled }: Contract): string =>
  bidLetters(bidOf(level, strain)) + 'X'.repeat(Math.floor(doubled / 2));

function contractText(board: Board): string {
  const contract = finalContract(board);
  if (contract.level === 0) return isPassed(board) ? 'Pass' : '?';
  return contractBid(contract);
}

/** The value of the Score tag: `NS 420`, or `?` where the score is not known. */
export function scoreValue(board: Board): string {
  const score = scoreOf(board);
  if (score === undefined) return isPassed(board) ? '0' : '?';
  const side = sideOf(finalContract(board).declarer) === 0 ? 'NS' : 'EW';
  return `${side} ${score}`;
}

const escapedValue = (value: string): string =>
  value.replace(/[\n\r]+/g, ' ').replace(/["\\]/g, (sign) => `\\${sign}`);

const tagLine = (name: string, value: string): string => `[${name} "${escapedValue(value)}"]`;

/** A text as a comment. A closing brace in it would end the comment, and is written as a parenthesis. */
const commentText = (text: string): string => `{${text.replaceAll('}', ')')}}`;

/** The marks behind one call or card, and the notes they refer to. */
interface Marked {
  readonly behind: string;
  readonly notes: readonly string[];
}

/** The remarks on each step of a section that begins after `before` steps, the notes numbered from 1. */
function remarksOf(remarks: readonly Remark[], before: number, steps: number): readonly Marked[] {
  let count = 0;
  return Array.from({ length: steps }, (_, i) => {
    const notes: string[] = [];
    const signs = remarks
      .filter(({ at }) => at === before + i + 1)
      .map(({ as, text }) => {
        if (as === 'comment') return ` ${commentText(text)}`;
        if (as === 'mark') return STANDARD_MARK.test(text) ? ` ${text}` : text;
        const note = as === 'alert' ? ALERT : text;
        count++;
        notes.push(`${count}:${note}`);
        return ` =${count}=`;
      });
    return { behind: signs.join(''), notes };
  });
}

/** The comments before the first call. */
const firstComments = (remarks: readonly Remark[]): readonly string[] =>
  remarks.filter(({ at }) => at === 0).map(({ text }) => commentText(text));

const noteLines = (marked: readonly Marked[]): readonly string[] =>
  marked.flatMap(({ notes }) => notes.map((note) => tagLine('Note', note)));

/**
 * The auction in rows of four calls, `*` closing one that is incomplete. Of a board whose contract alone is known there
 * is none.
 */
function auctionLines(board: Board): readonly string[] {
  const { calls, unreadCalls = [], remarks } = board;
  const texts = [...calls.map(callText), ...unreadCalls];
  const marked = remarksOf(remarks, 0, texts.length);
  const words = texts.map((word, i) => `${word}${marked[i]?.behind ?? ''}`);
  const isOver = isPassed(board) || isBidOut(board);
  if (texts.length === 0 && finalContract(board).level > 0) return firstComments(remarks);
  const end = isOver ? [] : ['*'];
  const rows = inFours([...words, ...end]).map((row) => row.join(' '));
  const head = tagLine('Auction', SEATS[openerOf(board)] ?? '');
  return [...firstComments(remarks), head, ...rows, ...noteLines(marked)];
}

/** The play, tricks as rows and seats as columns, from the first leader on; without a contract as the file has it. */
function playLines(board: Board): readonly string[] {
  const { cards, unreadCards = [], remarks, leader = -1 } = board;
  const { level, strain, declarer } = finalContract(board);
  const words = [...cards.map(cardLetters), ...unreadCards];
  const hasCalls = level > 0 && callCount(board) > 0;
  if (words.length === 0 && !hasCalls) return [];
  const marked = remarksOf(remarks, callCount(board), words.length);
  let place = 0;
  const rows = inFours(words).map((trick, number) => {
    const row = ['-', '-', '-', '-'];
    for (const [i, word] of trick.entries())
      row[(place + i) & 3] = `${word}${marked[4 * number + i]?.behind ?? ''}`;
    if (level > 0) place = (place + winnerAmong(trick.map(readCardLetters), strain)) & 3;
    return row.join(' ');
  });
  const rest = cards.length === 52 ? [] : ['*'];
  const first = level > 0 ? (declarer + 1) & 3 : leader;
  const head = tagLine('Play', SEATS[first] ?? '?');
  return [head, ...rows, ...rest, ...noteLines(marked)];
}

/** The value of the Result tag: the tricks, `?` where they are not known, nothing where nobody bid. */
function resultValue(board: Board): string {
  if (board.tricks !== undefined) return String(board.tricks);
  return finalContract(board).level > 0 ? '?' : '';
}

/** The tags every board has, unless the file that it comes from says otherwise. */
export function standardTags(board: Board): readonly (readonly [string, string])[] {
  const { number, names, dealer, vulnerable } = board;
  const { declarer } = finalContract(board);
  return [
    ['Event', '?'],
    ['Site', '?'],
    ['Date', '?'],
    ['Board', String(number)],
    ...[3, 0, 1, 2].map((seat) => [NAMES[seat] ?? '', names[seat] || '?'] as const),
    ['Dealer', SEATS[dealer] ?? ''],
    ['Vulnerable', VULNERABILITIES[vulnerable] ?? ''],
    ['Deal', writeDeal(board)],
    ['Scoring', '?'],
    ['Declarer', SEATS[declarer] ?? ''],
    ['Contract', contractText(board)],
    ['Result', resultValue(board)],
    ['Score', scoreValue(board)],
  ];
}

const restLine = (line: string): string =>
  line.startsWith('{') ? commentText(line.slice(1)) : line;

/**
 * A board as PBN: the standard tags in the order of the export format, other tags, then auction and play. Tags kept
 * from reading come before values computed anew.
 */
export function writeBoard(board: Board): string {
  const given = new Map(board.tags.map((tag) => [tag[0], tag] as const));
  const standard = standardTags(board);
  const names = new Set(standard.map(([name]) => name));
  const lines = [
    ...standard.map((tag): readonly string[] => given.get(tag[0]) ?? tag),
    ...board.tags.filter(([name = '']) => !names.has(name)),
  ];
  return [
    ...lines.flatMap(([name = '', value = '', ...rest]) => [
      tagLine(name, value),
      ...rest.map(restLine),
    ]),
    ...auctionLines(board),
    ...playLines(board),
  ].join('\n');
}

export const writePbn = (boards: readonly Board[]): string =>
  `% PBN 2.1\n% EXPORT\n\n${boards.map(writeBoard).join('\n\n')}\n`;
