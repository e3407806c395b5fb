/** Moves of Kabadak, their notation, and which of them a player may make. */
import { numberWords, unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type Card, readCard, sortCards, writeCards } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first, setOf } from '../../cards/set.ts';
import { at } from '../../engine/estimate.ts';
import type { Refusal } from '../../engine/refusal.ts';
import {
  ALL_SUITS,
  continuations,
  EQUALS,
  holdsKabadak,
  isNowSet,
  isSet,
  joiners,
  type Lists,
  NEIGHBOURS,
  pack,
  type Row,
  rankOf,
  ranksIn,
  runsFrom,
  runsIn,
  SINGLES,
  secondFromTop,
  setsIn,
  topOf,
} from './rows.ts';
import { handOf, hasComeOut, type State } from './state.ts';

type Verb = 'new' | 'add' | 'draw' | 'pass' | 'kabadak';

/** A move. All verbs share one shape, and legal moves are made once, since they are met by the million. */
export interface Move {
  readonly verb: Verb;
  /** Number of the row in order of laying, from 1; 0 where none is meant. */
  readonly row: number;
  /** The cards in the order laid, the top one last. */
  readonly cards: readonly Card[];
  readonly set: CardSet;
  readonly text: string;
}

function moveOf(verb: Verb, row: number, cards: readonly Card[]): Move {
  const place = row > 0 ? `${verb} ${row}` : verb;
  const text = `${place} ${writeCards(pack, cards)}`.trim();
  return { verb, row, cards, set: setOf(cards), text };
}

export const newRow = (cards: readonly Card[]): Move => moveOf('new', 0, cards);
export const addMove = (row: number, cards: readonly Card[]): Move => moveOf('add', row, cards);
const DRAW = moveOf('draw', 0, []);
export const PASS = moveOf('pass', 0, []);
const KABADAK = moveOf('kabadak', 0, []);
const BARE: Readonly<Record<string, Move>> = { draw: DRAW, pass: PASS, kabadak: KABADAK };

export const write = ({ text }: Move): string => text;

/** The most rows there can be: a new one has at least two of the 52 cards. */
const MOST_ROWS = 26;

/** The verbs, then the numbers of rows. */
export const words = (): readonly string[] => [
  'new',
  'add',
  'draw',
  'pass',
  'kabadak',
  ...numberWords(1, MOST_ROWS),
];

/** A text that is equal for moves that lay equal cards in one place, in whatever order. */
export const unorderedText = ({ verb, row, set }: Move): string => `${verb} ${row} ${set}`;

/** The cards of a row in canonical order. Of a set only the top, named last, is a choice. */
export const canonical = (cards: readonly Card[]): readonly Card[] =>
  isSet(cards) ? [...sortCards(cards.slice(0, -1)), ...cards.slice(-1)] : cards;

function readLay(row: number, tokens: readonly string[]): Move | undefined {
  const cards = tokens.flatMap((token) => readCard(pack, token) ?? []);
  if (cards.length < tokens.length) return undefined;
  if (row > 0) return addMove(row, canonical(cards));
  return newRow(canonical(cards));
}

/**
 * Reads a step; cards alone mean a new row, a number and cards that row. A verb without cards is
 * read too, so that its refusal can say what it lacks.
 */
export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  if (Object.hasOwn(BARE, verb) && args.length === 0) return BARE[verb] ?? DRAW;
  const named = verb === 'new' || verb === 'add';
  const words = named ? args : [verb, ...args];
  const [row] = words;
  const numbered = row !== undefined && /^[1-9]\d?$/.test(row) && verb !== 'new';
  const tokens = numbered ? words.slice(1) : words;
  if ((verb === 'add' && !numbered) || (!named && tokens.length === 0)) return unreadable(line);
  return readLay(numbered ? Number(row) : 0, tokens) ?? unreadable(line);
}

/** The moves made of each list of choices, by row, 0 for new rows. */
const MADE: Map<Lists, readonly Move[]>[] = [];

/** The moves that lay one of the lists on a row, or as a new row if `row` is 0. */
function laysOf(lists: Lists, row: number): readonly Move[] {
  MADE[row] ??= new Map();
  const known = MADE[row].get(lists);
  if (known !== undefined) return known;
  const moves = lists.map((cards) => (row === 0 ? newRow(cards) : addMove(row, cards)));
  MADE[row].set(lists, moves);
  return moves;
}

/** Adds the new rows that a hand can lay (KAB-3, KAB-4). */
function pushNew(moves: Move[], hand: CardSet, least: number): void {
  for (let ranks = ranksIn(hand, least); ranks !== 0; ranks &= ranks - 1)
    for (const move of laysOf(setsIn(hand, first(ranks), least), 0)) moves.push(move);
  if (runsFrom(hand) === EMPTY) return;
  for (const suit of ALL_SUITS) for (const move of laysOf(runsIn(hand, suit), 0)) moves.push(move);
}

/** Adds a move for each of these cards alone onto a row. */
function pushSingles(moves: Move[], hand: CardSet, row: number): void {
  if (hand === EMPTY) return;
  const singles = laysOf(SINGLES, row);
  for (let rest = hand; rest !== 0; rest &= rest - 1) moves.push(at(singles, first(rest)));
}

/** Adds the moves by which cards of the hand go on a row (KAB-7, KAB-8, KAB-9). */
function pushAdds(moves: Move[], hand: CardSet, row: Row, number: number): void {
  const top = topOf(row);
  if ((hand & joiners(secondFromTop(row), top)) === EMPTY) return;
  const equal = hand & (EQUALS[top] ?? EMPTY);
  if (isNowSet(row)) {
    if (equal !== EMPTY)
      for (const move of laysOf(setsIn(hand, rankOf(top), 1), number)) moves.push(move);
    pushSingles(moves, hand & (NEIGHBOURS[top] ?? EMPTY), number);
    return;
  }
  for (const move of laysOf(continuations(secondFromTop(row), top), number)) {
    if ((move.set & ~hand) !== EMPTY) break;
    moves.push(move);
  }
  pushSingles(moves, equal, number);
}

/** Every way to lay down cards of a hand, whose player has come out or not. */
export function laysFrom(hand: CardSet, rows: readonly Row[], isOut: boolean): Move[] {
  const moves: Move[] = [];
  if (!isOut) {
    pushNew(moves, hand, 3);
    return moves;
  }
  pushNew(moves, hand, 2);
  for (let i = 0; i < rows.length; i++) pushAdds(moves, hand, rows[i] ?? [], i + 1);
  return moves;
}

/** Every way to lay down. */
export const lays = (state: State): Move[] =>
  laysFrom(handOf(state), state.rows, hasComeOut(state.out, state.turn));

/** The legal moves (KAB-2, KAB-11, KAB-12): new rows by rank, then by suit; rows in order of laying; the rest. */
export function legal(state: State): readonly Move[] {
  const moves = lays(state);
  if (state.talon.length > 0) moves.push(DRAW);
  else if (moves.length === 0) moves.push(PASS);
  if (holdsKabadak(handOf(state))) moves.push(KABADAK);
  return moves;
}
