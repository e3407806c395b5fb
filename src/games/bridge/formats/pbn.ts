/** Portable Bridge Notation 2.1: deal, auction, play, result and score of each board. */
import type { Card } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { contractOf, isPassedOut, isSettled, withCalls } from '../auction.ts';
import { bidOf, DOUBLE, isBid, type Move, PASS, winnerOf } from '../cards.ts';
import { sideOf } from '../state.ts';
import { at, type Board, type DealtBoard, formatOf, type PlayedBoard, scoreOf } from './board.ts';
import { readDeal, seatOf, writeDeal } from './deal.ts';
import { type Game, gamesIn } from './pbn-tags.ts';
import {
  bidLetters,
  cardLetters,
  each,
  inFours,
  notCall,
  notCard,
  readCallLetters,
  readCardLetters,
  SEATS,
} from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const NAMES = ['North', 'East', 'South', 'West'];
/** By the bits of a board's vulnerability. */
export const DANGERS = ['None', 'NS', 'EW', 'All'];
const SCORINGS: Readonly<Record<string, string>> = { rubber: 'Rubber', chicago: 'Chicago' };

const callText = (call: Move): string => {
  if (call === PASS) return 'Pass';
  return isBid(call) ? bidLetters(call) : call === DOUBLE ? 'X' : 'XX';
};

/** Tricks as rows, seats as columns, from the first leader on. */
function playRows({ cards, contract }: PlayedBoard): readonly string[] {
  let place = 0;
  return inFours(cards).map((trick) => {
    const row = ['-', '-', '-', '-'];
    for (const [i, card] of trick.entries()) row[(place + i) & 3] = cardLetters(card);
    place = (place + winnerOf(trick, contract.strain)) & 3;
    return row.join(' ');
  });
}

function contractText({ contract, calls }: PlayedBoard): string {
  if (contract.level === 0) return calls.length === 4 ? 'Pass' : '?';
  const doubled = contract.doubled === 1 ? '' : contract.doubled === 2 ? 'X' : 'XX';
  return bidLetters(bidOf(contract.level, contract.strain)) + doubled;
}

function scoreText(board: PlayedBoard): string {
  const score = scoreOf(board);
  if (score === undefined)
    return board.contract.level === 0 && board.calls.length === 4 ? '0' : '?';
  return `${sideOf(board.contract.declarer) === 0 ? 'NS' : 'EW'} ${score}`;
}

const cleaned = (name: string): string => name.replace(/["\\[\]{};%\n\r]/g, ' ').trim();

function writeBoard(board: PlayedBoard): string {
  const { contract, dealer, calls, tricks } = board;
  const played = contract.level > 0;
  const tags: readonly (readonly [string, string])[] = [
    ['Event', 'Talon'],
    ['Site', '?'],
    ['Date', '?'],
    ['Board', String(board.number)],
    ...[3, 0, 1, 2].map(
      (seat) => [NAMES[seat] ?? '', cleaned(board.names[seat] ?? '') || '?'] as const,
    ),
    ['Dealer', SEATS[dealer] ?? ''],
    ['Vulnerable', DANGERS[board.vulnerable] ?? ''],
    ['Deal', writeDeal(board)],
    ['Scoring', SCORINGS[board.scoring] ?? '?'],
    ['Declarer', played ? (SEATS[contract.declarer] ?? '') : ''],
    ['Contract', contractText(board)],
    ['Result', tricks === undefined ? (played ? '?' : '') : String(tricks)],
    ['Score', scoreText(board)],
  ];
  const lines = tags.map(([name, value]) => `[${name} "${value}"]`);
  const open = played || calls.length === 4 ? [] : ['*'];
  const rows = inFours([...calls.map(callText), ...open]).map((row) => row.join(' '));
  const auction = [`[Auction "${SEATS[dealer]}"]`, ...rows];
  const rest = board.cards.length === 52 ? [] : ['*'];
  const play = played
    ? [`[Play "${SEATS[(contract.declarer + 1) & 3]}"]`, ...playRows(board), ...rest]
    : [];
  return [...lines, ...auction, ...play].join('\n');
}

const DANGER_WORDS: Readonly<Record<string, number>> = {
  none: 0,
  love: 0,
  '-': 0,
  ns: 1,
  ew: 2,
  all: 3,
  both: 3,
};

/** Marks on calls and cards that do not change them: notes, suffixes. */
const isMark = (word: string): boolean => /^(=\d+=|\$\d+|[!?]+|\^\w*|\*|\+|-)$/.test(word);

/** No auction is longer: three passes before and after each bid, double and redouble. */
const MOST_CALLS = 319;

function readCalls(words: readonly string[]): readonly Move[] | Refusal {
  const calls: Move[] = [];
  for (const word of words) {
    if (isMark(word)) continue;
    if (calls.length >= MOST_CALLS) return refuse('notation', texts.pbn.tooManyCalls);
    if (word.toUpperCase() === 'AP') {
      calls.push(...Array.from({ length: calls.length === 0 ? 4 : 3 }, () => PASS));
      continue;
    }
    const call = readCallLetters(word.replace(/[!?]+$/, ''));
    if (call === undefined) return refuse('notation', notCall(word));
    calls.push(call);
  }
  return calls;
}

/** The cards in the order played, from rows in seat order. */
function readPlay(words: readonly string[], trump: number): readonly Card[] | Refusal {
  const shown = words.filter((word) => word === '-' || !isMark(word));
  const cards: Card[] = [];
  let place = 0;
  for (let row = 0; row < shown.length && shown[row] !== '*'; row += 4) {
    const trick: Card[] = [];
    for (let i = 0; i < 4; i++) {
      const word = shown[row + ((place + i) & 3)] ?? '-';
      if (word === '-') return [...cards, ...trick];
      const card = readCardLetters(word.replace(/[!?]+$/, ''));
      if (card === undefined) return refuse('notation', notCard(word));
      trick.push(card);
    }
    cards.push(...trick);
    place = (place + winnerOf(trick, trump)) & 3;
  }
  return cards;
}

const tag = ({ tags }: Game, name: string): string => tags.get(name) ?? '';

/** A board before its auction: number, dealer, vulnerability, hands. */
export function readDealt(game: Game, index: number): DealtBoard | Refusal {
  const [given, deal] = [tag(game, 'Board'), tag(game, 'Deal')];
  const number = /^[1-9]\d{0,2}$/.test(given) ? Number(given) : index + 1;
  const hands = readDeal(deal);
  if (isRefusal(hands)) return at(number, hands.text);
  const dealer = seatOf(tag(game, 'Dealer') || deal.trim().charAt(0));
  if (dealer < 0) return at(number, fill(texts.pbn.noSeat, 'Dealer'));
  const danger = tag(game, 'Vulnerable');
  const vulnerable = DANGER_WORDS[(danger || 'none').toLowerCase()];
  if (vulnerable === undefined) return at(number, fill(texts.pbn.noDanger, danger.slice(0, 20)));
  return { number, dealer, vulnerable, hands };
}

function readBoard(game: Game, index: number): Board | Refusal {
  const dealt = readDealt(game, index);
  if (isRefusal(dealt)) return dealt;
  const { number, dealer } = dealt;
  const calls = readCalls(game.sections.get('Auction') ?? []);
  if (isRefusal(calls)) return at(number, calls.text);
  const auction = withCalls(dealer, calls);
  const settled = isSettled(auction) || isPassedOut(auction);
  const words = settled ? (game.sections.get('Play') ?? []) : [];
  const cards = readPlay(words, contractOf(auction, dealer).strain);
  if (isRefusal(cards)) return at(number, cards.text);
  const given = tag(game, 'Result');
  const result = /^\d{1,2}$/.test(given) ? { tricks: Number(given) } : {};
  const names = NAMES.map((name) => tag(game, name).replace(/^\?$/, ''));
  return { ...dealt, calls, cards, names, ...result };
}

export const pbn = formatOf(
  (source) => {
    const games = gamesIn(source);
    return isRefusal(games) ? games : each(games, readBoard);
  },
  (boards) => `% PBN 2.1\n% EXPORT\n\n${boards.map(writeBoard).join('\n\n')}\n`,
);
