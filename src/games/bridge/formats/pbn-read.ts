/** Reads Portable Bridge Notation 2.1: deal, auction, play, result and whatever is said of each board. */
import type { Card } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { withCalls } from '../auction.ts';
import { levelOf, type Move, PASS, strainOf, TRICKS, winnerOf } from '../cards.ts';
import { type Contract, partnerOf, sideOf } from '../state.ts';
import { boardVulnerability } from '../values.ts';
import {
  at,
  type Board,
  type BoardFile,
  type DealtBoard,
  finalContract,
  isBidOut,
  isPassed,
  type Remark,
} from './board.ts';
import { readHands, seatOf } from './deal.ts';
import { type Game, gamesIn } from './pbn-tags.ts';
import { ALERT, NAMES, standardTags } from './pbn-write.ts';
import { notCall, notCard, readCallLetters, readCardLetters } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

/** Vulnerability by its letters alone, so that `N-S`, `N/S` and `ns` are one; by the bits of a board's. */
const DANGER_WORDS = [
  ['', 'none', 'no', 'love', 'neither', 'o'],
  ['ns', 'northsouth', 'n'],
  ['ew', 'eastwest', 'e'],
  ['all', 'both', 'b', 'nsew'],
];

/** A call or card, or nothing, with what is said behind it. */
interface Cell {
  readonly word: string;
  readonly said: Pick<Remark, 'as' | 'text'>[];
}

const MARKS = /=\d+=|\$\d+|[!?]+|\^\w*/g;

function saidBy(mark: string, note: string | undefined): Pick<Remark, 'as' | 'text'> {
  if (note === undefined) return { as: 'mark', text: mark };
  return note === ALERT ? { as: 'alert', text: '' } : { as: 'note', text: note };
}

/** The words of a section up to `*`; the first cell holds what is said before all. */
function cellsOf(game: Game, name: string): readonly Cell[] {
  const cells: Cell[] = [{ word: '', said: [] }];
  const lines = game.sections.get(name) ?? [];
  const words = lines.flatMap((line) => (line.startsWith('{') ? [line] : line.split(/\s+/)));
  for (const word of words) {
    if (word.startsWith('{')) cells.at(-1)?.said.push({ as: 'comment', text: word.slice(1) });
    else {
      const [plain = ''] = /^[^=$!?^]*/.exec(word) ?? [];
      if (plain !== '') cells.push({ word: plain, said: [] });
      for (const [mark] of word.slice(plain.length).matchAll(MARKS))
        cells.at(-1)?.said.push(saidBy(mark, game.notes.get(`${name} ${/\d+/.exec(mark)?.[0]}`)));
    }
  }
  const end = cells.findIndex(({ word }) => word === '*');
  return end < 0 ? cells : cells.slice(0, end);
}

/** Steps with what is said about them; `at` counts from the beginning of the section. */
interface Section {
  readonly steps: readonly number[];
  readonly remarks: readonly Remark[];
}

const placed = (at: number, said: Cell['said']): readonly Remark[] =>
  said.map((one) => ({ at, ...one }));

/** No auction is longer: three passes before and after each bid, double and redouble. */
const MOST_CALLS = 319;

function closingPasses(calls: readonly Move[]): readonly Move[] {
  const { bid, passes } = withCalls(0, calls);
  return Array.from({ length: Math.max(0, (bid === 0 ? 4 : 3) - passes) }, () => PASS);
}

function readCalls(game: Game): Section | Refusal {
  const steps: Move[] = [];
  const remarks: Remark[] = [];
  for (const { word, said } of cellsOf(game, 'Auction')) {
    if (steps.length > MOST_CALLS) return refuse('notation', texts.pbn.tooManyCalls);
    if (word.toUpperCase() === 'AP') steps.push(...closingPasses(steps));
    else if (!['', '+', '-'].includes(word)) {
      const call = readCallLetters(word);
      if (call === undefined) return refuse('notation', notCall(word));
      steps.push(call);
    }
    remarks.push(...placed(steps.length, said));
  }
  return { steps, remarks };
}

/** The cards in the order played, from rows in the order of the seats from the one named. */
function readPlay(game: Game, { strain, declarer }: Contract): Section | Refusal {
  const [first = { word: '', said: [] }, ...cells] = cellsOf(game, 'Play').filter(
    ({ word }) => word !== '+',
  );
  const steps: Card[] = [];
  const remarks = [...placed(0, first.said)];
  const named = seatOf(game.tags.get('Play') ?? '');
  let place = named < 0 ? 0 : (declarer + 1 - named) & 3;
  for (let row = 0; row < cells.length; row += 4) {
    const trick: Card[] = [];
    for (let i = 0; i < 4; i++) {
      const { word, said } = cells[row + ((place + i) & 3)] ?? { word: '-', said: [] };
      if (word === '-') return { steps: [...steps, ...trick], remarks };
      const card = readCardLetters(word);
      if (card === undefined) return refuse('notation', notCard(word));
      trick.push(card);
      remarks.push(...placed(steps.length + trick.length, said));
    }
    steps.push(...trick);
    place = (place + winnerOf(trick, strain)) & 3;
  }
  return { steps, remarks };
}

const tag = ({ tags }: Game, name: string): string => tags.get(name)?.trim() ?? '';

/** A board before its auction: number, dealer, vulnerability, hands as far as they are given. */
export function readDealt(game: Game, index: number): DealtBoard | Refusal {
  const given = tag(game, 'Board');
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : index + 1;
  const deal = tag(game, 'Deal');
  const hands = /^[?-]?$/.test(deal) ? [[], [], [], []] : readHands(deal);
  if (isRefusal(hands)) return at(number, hands.text);
  const named = tag(game, 'Dealer').replace(/^\?$/, '');
  const first = seatOf(deal.charAt(0));
  const dealer = named !== '' ? seatOf(named.charAt(0)) : first < 0 ? (number - 1) & 3 : first;
  if (dealer < 0) return at(number, fill(texts.pbn.noSeat, 'Dealer'));
  const danger = tag(game, 'Vulnerable');
  if (named === '' && first < 0 && danger === '')
    return { number, dealer, vulnerable: boardVulnerability(number - 1), hands };
  const word = danger.toLowerCase().replace(/[^a-z]/g, '');
  const vulnerable = DANGER_WORDS.findIndex((words) => words.includes(word));
  if (vulnerable < 0) return at(number, fill(texts.pbn.noDanger, danger.slice(0, 20)));
  return { number, dealer, vulnerable, hands };
}

/** `4SX` and `N`; undefined if they are not a contract and its declarer. */
export function readContract(given: string, by: string): Contract | undefined {
  const [, bid = '', doubles = ''] =
    /^([1-7]\s*[CDHSN]T?)\s*(X{0,2}|D|DBL|R|RDBL)$/i.exec(given.trim()) ?? [];
  const call = readCallLetters(bid.replace(/\s/g, ''));
  const declarer = seatOf(by.trim().replace('^', '').charAt(0));
  if (call === undefined || declarer < 0) return undefined;
  const doubled = doubles === '' ? 1 : /^(X|D|DBL)$/i.test(doubles) ? 2 : 4;
  const dummy = partnerOf(declarer);
  return { level: levelOf(call), strain: strainOf(call), doubled, declarer, dummy };
}

/** Tricks as declarer, also where they are given for one side: `9`, `EW 9`. */
function givenTricks(game: Game, { level, declarer }: Contract): number | undefined {
  const [, side, tricks] = /^(NS|EW)?\s*(\d{1,2})$/i.exec(tag(game, 'Result')) ?? [];
  if (tricks === undefined || level === 0) return undefined;
  const isOther = side !== undefined && (side.toUpperCase() === 'NS' ? 0 : 1) !== sideOf(declarer);
  return isOther ? TRICKS - Number(tricks) : Number(tricks);
}

/** Tags that the board itself holds, however they are spelled. */
const HELD = [...NAMES, 'Dealer', 'Vulnerable', 'Deal', 'Auction'];

/** Whatever would not be written for the board itself, with the lines below. */
function otherTags(game: Game, board: Board): readonly (readonly string[])[] {
  const own = new Map(standardTags(board));
  const isPlayRead = finalContract(board).level > 0 || !game.sections.get('Play')?.length;
  const held = isPlayRead ? [...HELD, 'Play'] : HELD;
  const isHeld = (name: string, value: string): boolean =>
    held.includes(name) || own.get(name) === value || (own.has(name) && /^\??$/.test(value));
  return [...game.tags]
    .filter(([name, value]) => !isHeld(name, value))
    .map(([name, value]) => [name, value, ...(game.sections.get(name) ?? [])]);
}

function readBoard(game: Game, index: number): Board | Refusal {
  const dealt = readDealt(game, index);
  if (isRefusal(dealt)) return dealt;
  const { number, dealer } = dealt;
  if (game.wrong !== undefined) return at(number, game.wrong);
  const auction = readCalls(game);
  if (isRefusal(auction)) return at(number, auction.text);
  const first = seatOf(tag(game, 'Auction'));
  const opener =
    first >= 0 && first !== dealer && auction.steps.length > 0 ? { opener: first } : {};
  const begun: Board = {
    ...dealt,
    names: NAMES.map((name) => tag(game, name).replace(/^\?$/, '')),
    ...opener,
    calls: auction.steps,
    cards: [],
    remarks: [],
    tags: [],
  };
  const given =
    isBidOut(begun) || isPassed(begun)
      ? undefined
      : readContract(tag(game, 'Contract'), tag(game, 'Declarer'));
  return withPlay(game, { ...begun, ...(given && { contract: given }) }, auction.remarks);
}

function withPlay(game: Game, begun: Board, said: readonly Remark[]): Board | Refusal {
  const contract = finalContract(begun);
  const play = contract.level === 0 ? { steps: [], remarks: [] } : readPlay(game, contract);
  if (isRefusal(play)) return at(begun.number, play.text);
  const tricks = givenTricks(game, contract);
  const comments = game.comments.map((text): Remark => ({ at: 0, as: 'comment', text }));
  const later = play.remarks.map((one) => ({ ...one, at: one.at + begun.calls.length }));
  const board: Board = {
    ...begun,
    cards: play.steps,
    ...(tricks !== undefined && { tricks }),
    remarks: [...comments, ...said, ...later],
  };
  return { ...board, tags: otherTags(game, board) };
}

export function readPbn(source: string): BoardFile {
  const { games, strays } = gamesIn(source);
  return { boards: games.map(readBoard), strays };
}
