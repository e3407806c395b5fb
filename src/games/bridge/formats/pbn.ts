/** Portable Bridge Notation 2.1: deal, auction, play, result and score of each board. */
import type { Card } from '../../../cards/pack.ts';
import type { Format, Seat } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';
import { contractOf, isPassedOut, isSettled, withCalls } from '../auction.ts';
import { bidOf, DOUBLE, isBid, type Move, PASS, winnerOf } from '../cards.ts';
import { sideOf } from '../state.ts';
import { at, type Board, boardsIn, type PlayedBoard, scoreOf, transcriptsOf } from './board.ts';
import { type Game, gamesIn } from './pbn-tags.ts';
import {
  bidLetters,
  cardLetters,
  cardsOfRanks,
  isWholePack,
  ranksOf,
  readCallLetters,
  readCardLetters,
  SEATS,
} from './symbols.ts';

const NAMES = ['North', 'East', 'South', 'West'];
const DANGERS = ['None', 'NS', 'EW', 'All'];
const SCORINGS: Readonly<Record<string, string>> = { rubber: 'Rubber', chicago: 'Chicago' };

const handText = (hand: readonly Card[]): string =>
  [3, 2, 1, 0].map((suit) => ranksOf(hand, suit)).join('.');

const dealText = ({ hands, dealer }: Board): string =>
  `${SEATS[dealer]}:${[0, 1, 2, 3].map((i) => handText(hands[(dealer + i) & 3] ?? [])).join(' ')}`;

const callText = (call: Move): string => {
  if (call === PASS) return 'Pass';
  return isBid(call) ? bidLetters(call) : call === DOUBLE ? 'X' : 'XX';
};

/** Four words a line. */
const inRows = (words: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(words.length / 4) }, (_, row) =>
    words.slice(4 * row, 4 * row + 4).join(' '),
  );

/** Tricks as rows; a column is a seat, from the first leader on. */
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
    ['Deal', dealText(board)],
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

const NO_DEAL = text('the Deal tag is missing or wrong', 'die Angabe Deal fehlt oder ist falsch');
const NO_SEAT = text('$1 names no seat', '$1 nennt keinen Platz');
const NO_DANGER = text('Vulnerable is not known: $1', 'Vulnerable ist unbekannt: $1');
const NO_CALL = text('“$1” is no call', '„$1“ ist keine Ansage');
const NO_CARD = text('“$1” is no card', '„$1“ ist keine Karte');
const NO_BOARDS = text('no board found', 'kein Board gefunden');

const seatOf = (letter: string): Seat => SEATS.indexOf(letter.toUpperCase() || '?');

function readHands(value: string): readonly (readonly Card[])[] | undefined {
  const [, first = '', deal = ''] = /^\s*([NESW]):(.*)$/i.exec(value) ?? [];
  const hands: (readonly Card[])[] = [[], [], [], []];
  deal
    .trim()
    .split(/\s+/)
    .forEach((hand, i) => {
      const suits = hand.split('.').map((ranks, place) => cardsOfRanks(ranks, 3 - place));
      hands[(seatOf(first) + i) & 3] = suits.flatMap((cards) => cards ?? []);
    });
  return first !== '' && isWholePack(hands) ? hands : undefined;
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

/** Marks on calls and cards that say nothing of them: notes, suffixes. */
const isMark = (word: string): boolean => /^(=\d+=|\$\d+|[!?]+|\^\w*|\*|\+|-)$/.test(word);

function readCalls(words: readonly string[]): readonly Move[] | Refusal {
  const calls: Move[] = [];
  for (const word of words) {
    if (isMark(word)) continue;
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

/** Cards as they were played, from rows in the order of the seats. */
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

function readBoard(
  game: Game,
  index: number,
): (Board & { readonly names: readonly string[] }) | Refusal {
  const tag = (name: string): string => game.tags.get(name) ?? '';
  const number =
    /^\d{1,3}$/.test(tag('Board')) && tag('Board') !== '0' ? Number(tag('Board')) : index + 1;
  const hands = readHands(tag('Deal'));
  if (hands === undefined) return at(number, NO_DEAL);
  const dealer = seatOf(tag('Dealer') || tag('Deal').trim().charAt(0));
  if (dealer < 0) return at(number, fill(NO_SEAT, 'Dealer'));
  const danger = DANGER_WORDS[(tag('Vulnerable') || 'none').toLowerCase()];
  if (danger === undefined) return at(number, fill(NO_DANGER, tag('Vulnerable').slice(0, 20)));
  const calls = readCalls(game.sections.get('Auction') ?? []);
  if (isRefusal(calls)) return at(number, calls.text);
  const auction = withCalls(dealer, calls);
  const settled = isSettled(auction) || isPassedOut(auction);
  const contract = contractOf(auction, dealer);
  const words = settled ? (game.sections.get('Play') ?? []) : [];
  const cards = readPlay(words, contract.strain);
  if (isRefusal(cards)) return at(number, cards.text);
  const result = /^\d{1,2}$/.test(tag('Result')) ? { tricks: Number(tag('Result')) } : {};
  const names = NAMES.map((name) => tag(name));
  return { number, dealer, vulnerable: danger, hands, calls, cards, names, ...result };
}

export const pbn: Format = {
  read(source) {
    const boards: (Board & { readonly names: readonly string[] })[] = [];
    for (const [index, game] of gamesIn(source).entries()) {
      const board = readBoard(game, index);
      if (isRefusal(board)) return board;
      boards.push(board);
    }
    return boards.length === 0 ? refuse('notation', NO_BOARDS) : transcriptsOf(boards);
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
