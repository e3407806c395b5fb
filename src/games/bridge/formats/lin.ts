/** LIN, the notation of online bridge clubs: `pn|…|md|…|sv|…|mb|…|pc|…|mc|…|`. */
import type { Card } from '../../../cards/pack.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { bidText } from '../auction.ts';
import { DOUBLE, isBid, type Move, PASS, pack, RANKS, STRAINS, TRICKS } from '../cards.ts';
import { at, type Board, formatOf, type PlayedBoard } from './board.ts';
import {
  cardLetters,
  cardsOfRanks,
  inFours,
  isWholePack,
  notCall,
  notCard,
  ranksOf,
  readCallLetters,
  readCardLetters,
} from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

/** Seats in the order of LIN: South, West, North, East. */
const ORDER = [2, 3, 0, 1];
const DANGERS = 'oneb';

const handText = (hand: readonly Card[]): string =>
  [3, 2, 1, 0].map((suit) => `${STRAINS[suit]}${ranksOf(hand, suit)}`).join('');

const callText = (call: Move): string => {
  if (call === PASS) return 'p';
  return isBid(call) ? bidText(call) : call === DOUBLE ? 'd' : 'r';
};

const cleaned = (name: string): string => name.replace(/[|,\n\r]/g, ' ').trim();

function writeBoard(board: PlayedBoard): string {
  const names = ORDER.map((seat) => cleaned(board.names[seat] ?? ''));
  const hands = ORDER.map((seat) => handText(board.hands[seat] ?? []));
  const calls = board.calls.map((call) => `mb|${callText(call)}|`).join('');
  const tricks = inFours(board.cards).map(
    (cards) => `${cards.map((card) => `pc|${cardLetters(card)}|`).join('')}pg||`,
  );
  const claimed = board.tricks !== undefined && board.cards.length < 4 * TRICKS;
  return [
    `pn|${names.join(',')}|st||`,
    `md|${ORDER.indexOf(board.dealer) + 1}${hands.join(',')}|`,
    `rh||ah|Board ${board.number}|sv|${DANGERS[board.vulnerable]}|${calls}pg||`,
    ...tricks,
    ...(claimed ? [`mc|${board.tricks}|pg||`] : []),
  ].join('');
}

type Entry = readonly [command: string, value: string];

const entriesOf = (source: string): readonly Entry[] => {
  const parts = source.replace(/[\r\n]/g, '').split('|');
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => [
    (parts[2 * i] ?? '').trim().toLowerCase(),
    parts[2 * i + 1] ?? '',
  ]);
};

function readHand(value: string): readonly Card[] {
  const suits = [...value.toUpperCase().matchAll(/([SHDC])([^SHDC]*)/g)];
  return suits.flatMap(
    ([, suit = '', ranks = '']) => cardsOfRanks(ranks, STRAINS.indexOf(suit)) ?? [],
  );
}

/** Hands by seat; the fourth may be left out. */
function readHands(value: string): readonly (readonly Card[])[] | undefined {
  const given = value.slice(1).split(',').map(readHand);
  const hands: (readonly Card[])[] = [[], [], [], []];
  ORDER.forEach((seat, i) => {
    hands[seat] = given[i] ?? [];
  });
  const held = new Set(hands.flat());
  const missing = hands.findIndex((hand) => hand.length === 0);
  if (missing >= 0 && held.size === 3 * RANKS)
    hands[missing] = pack.order.filter((card) => !held.has(card));
  return isWholePack(hands) ? hands : undefined;
}

interface Draft {
  names: readonly string[];
  number: number;
  vulnerable: number;
  dealer: number;
  hands: readonly (readonly Card[])[];
  calls: Move[];
  cards: Card[];
  tricks?: number;
}

const NEW_BOARD = { vulnerable: 0, dealer: -1, hands: [] };

const namesOf = (value: string): readonly string[] => {
  const given = value.split(',');
  return [0, 1, 2, 3].map((seat) => given[ORDER.indexOf(seat)]?.trim() ?? '');
};

function takeDeal(board: Draft, value: string): Refusal | undefined {
  const hands = readHands(value);
  const dealer = ORDER[Number(value.charAt(0)) - 1];
  if (hands === undefined || dealer === undefined) return at(board.number, texts.lin.noHands);
  board.hands = hands;
  board.dealer = dealer;
  return undefined;
}

function takeCall(board: Draft, value: string): Refusal | undefined {
  const call = readCallLetters(value.replace(/!/g, '').trim());
  if (call === undefined) return at(board.number, notCall(value));
  board.calls.push(call);
  return undefined;
}

function takeCard(board: Draft, value: string): Refusal | undefined {
  const card = readCardLetters(value.trim());
  if (card === undefined) return at(board.number, notCard(value));
  board.cards.push(card);
  return undefined;
}

/** Adds an entry to the current board. */
function take(board: Draft, [command, value]: Entry): Refusal | undefined {
  switch (command) {
    case 'md':
      return takeDeal(board, value);
    case 'mb':
      return takeCall(board, value);
    case 'pc':
      return takeCard(board, value);
    case 'sv':
      board.vulnerable = Math.max(0, DANGERS.indexOf(value.toLowerCase() || 'o'));
      return undefined;
    case 'mc':
      if (/^\d{1,2}$/.test(value)) board.tricks = Number(value);
      return undefined;
    case 'ah':
    case 'qx':
      board.number = Number(/(\d{1,3})\s*$/.exec(value)?.[1] ?? board.number);
      return undefined;
    default:
      return undefined;
  }
}

/** `qx` and `pn` come before the deal they belong to; `md` begins it. */
function readBoards(source: string): readonly Board[] | Refusal {
  const boards: Draft[] = [];
  let names: readonly string[] = ['', '', '', ''];
  let before: readonly Entry[] = [];
  for (const entry of entriesOf(source)) {
    if (entry[0] === 'pn') names = namesOf(entry[1]);
    else if (entry[0] === 'qx') before = [entry];
    else {
      if (entry[0] === 'md')
        boards.push({ ...NEW_BOARD, number: boards.length + 1, names, calls: [], cards: [] });
      const board = boards.at(-1);
      if (board === undefined) continue;
      for (const each of entry[0] === 'md' ? [...before, entry] : [entry]) {
        const refused = take(board, each);
        if (refused !== undefined) return refused;
      }
      if (entry[0] === 'md') before = [];
    }
  }
  return boards;
}

export const lin = formatOf(readBoards, (boards) => `${boards.map(writeBoard).join('\n')}\n`);
