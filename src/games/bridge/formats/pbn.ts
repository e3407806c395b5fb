/** Portable Bridge Notation 2.1: deal, auction, play, result and score of each board. */
import type { Card } from '../../../cards/pack.ts';
import type { Format } from '../../../engine/extras.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';
import { contractOf, isPassedOut, isSettled, withCalls } from '../auction.ts';
import { bidOf, DOUBLE, isBid, type Move, PASS, winnerOf } from '../cards.ts';
import { sideOf } from '../state.ts';
import {
  at,
  boardsIn,
  type DealtBoard,
  type NamedBoard,
  type PlayedBoard,
  scoreOf,
  transcriptsOf,
} from './board.ts';
import { readDeal, seatOf, writeDeal } from './deal.ts';
import { type Game, gamesIn } from './pbn-tags.ts';
import { bidLetters, cardLetters, readCallLetters, readCardLetters, SEATS } from './symbols.ts';

const NAMES = ['North', 'East', 'South', 'West'];
/** By the bits of a board's vulnerability. */
export const DANGERS = ['None', 'NS', 'EW', 'All'];
const SCORINGS: Readonly<Record<string, string>> = { rubber: 'Rubber', chicago: 'Chicago' };

const callText = (call: Move): string => {
  if (call === PASS) return 'Pass';
  return isBid(call) ? bidLetters(call) : call === DOUBLE ? 'X' : 'XX';
};

/** Four words per line. */
const inRows = (words: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(words.length / 4) }, (_, row) =>
    words.slice(4 * row, 4 * row + 4).join(' '),
  );

/** Tricks as rows, seats as columns, from the first leader on. */
function playRows({ cards, leaders }: PlayedBoard): readonly string[] {
  const [first = 0] = leaders;
  return leaders.map((leader, trick) => {
    const row = ['-', '-', '-', '-'];
    cards.slice(4 * trick, 4 * trick + 4).forEach((card, place) => {
      row[(leader + place - first + 4) & 3] = cardLetters(card);
    });
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
  const { contract, dealer, calls, leaders, tricks } = board;
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
  const auction = [`[Auction "${SEATS[dealer]}"]`, ...inRows([...calls.map(callText), ...open])];
  const rest = board.cards.length === 52 ? [] : ['*'];
  const play = played
    ? [`[Play "${SEATS[leaders[0] ?? (contract.declarer + 1) & 3]}"]`, ...playRows(board), ...rest]
    : [];
  return [...lines, ...auction, ...play].join('\n');
}

const NO_SEAT = text('$1 does not name a seat', '$1 nennt keinen Platz');
const NO_DANGER = text('unknown value of Vulnerable: $1', 'unbekannter Wert für Vulnerable: $1');
const TOO_MANY_CALLS = text('the auction never ends', 'die Reizung hat kein Ende');
const NO_CALL = text('“$1” is not a call', '„$1“ ist keine Ansage');
const NO_CARD = text('“$1” is not a card', '„$1“ ist keine Karte');
const NO_BOARDS = text('no board found', 'kein Board gefunden');

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
    if (calls.length >= MOST_CALLS) return refuse('notation', TOO_MANY_CALLS);
    if (word.toUpperCase() === 'AP') {
      calls.push(...Array.from({ length: calls.length === 0 ? 4 : 3 }, () => PASS));
      continue;
    }
    const call = readCallLetters(word.replace(/[!?]+$/, ''));
    if (call === undefined) return refuse('notation', fill(NO_CALL, word.slice(0, 20)));
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
      if (card === undefined) return refuse('notation', fill(NO_CARD, word.slice(0, 20)));
      trick.push(card);
    }
    cards.push(...trick);
    place = (place + winnerOf(trick, trump)) & 3;
  }
  return cards;
}

/** A board before its auction: number, dealer, vulnerability, hands. */
export function readDealt({ tags }: Game, index: number): DealtBoard | Refusal {
  const tag = (name: string): string => tags.get(name) ?? '';
  const number = /^[1-9]\d{0,2}$/.test(tag('Board')) ? Number(tag('Board')) : index + 1;
  const hands = readDeal(tag('Deal'));
  if (isRefusal(hands)) return at(number, hands.text);
  const dealer = seatOf(tag('Dealer') || tag('Deal').trim().charAt(0));
  if (dealer < 0) return at(number, fill(NO_SEAT, 'Dealer'));
  const danger = DANGER_WORDS[(tag('Vulnerable') || 'none').toLowerCase()];
  if (danger === undefined) return at(number, fill(NO_DANGER, tag('Vulnerable').slice(0, 20)));
  return { number, dealer, vulnerable: danger, hands };
}

function readBoard(game: Game, index: number): NamedBoard | Refusal {
  const dealt = readDealt(game, index);
  if (isRefusal(dealt)) return dealt;
  const { number, dealer } = dealt;
  const tag = (name: string): string => game.tags.get(name) ?? '';
  const calls = readCalls(game.sections.get('Auction') ?? []);
  if (isRefusal(calls)) return at(number, calls.text);
  const auction = withCalls(dealer, calls);
  const settled = isSettled(auction) || isPassedOut(auction);
  const contract = contractOf(auction, dealer);
  const words = settled ? (game.sections.get('Play') ?? []) : [];
  const cards = readPlay(words, contract.strain);
  if (isRefusal(cards)) return at(number, cards.text);
  const result = /^\d{1,2}$/.test(tag('Result')) ? { tricks: Number(tag('Result')) } : {};
  const names = NAMES.map((name) => (tag(name) === '?' ? '' : tag(name)));
  return { ...dealt, calls, cards, names, ...result };
}

/** The boards of a file; a file without any is refused. */
async function readPbn(source: string): Promise<readonly NamedBoard[] | Refusal> {
  const games = gamesIn(source);
  if (isRefusal(games)) return games;
  const boards: NamedBoard[] = [];
  for (const [index, game] of games.entries()) {
    const board = readBoard(game, index);
    if (isRefusal(board)) return board;
    boards.push(board);
  }
  return boards.length === 0 ? refuse('notation', NO_BOARDS) : boards;
}

export const pbn: Format = {
  async read(source) {
    const boards = await readPbn(source);
    return isRefusal(boards) ? boards : transcriptsOf(boards);
  },
  write(transcripts) {
    const texts: string[] = [];
    for (const transcript of transcripts) {
      const boards = boardsIn(transcript);
      if (isRefusal(boards)) return boards;
      texts.push(...boards.map(writeBoard));
    }
    return `% PBN 2.1\n% EXPORT\n\n${texts.join('\n\n')}\n`;
  },
};
