/** Moves of Kabadak and their notation. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type Card, readCard, sortCards, writeCards } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first } from '../../cards/set.ts';
import type { Refusal } from '../../engine/refusal.ts';
import {
  ALL_RANKS,
  ALL_SUITS,
  continuations,
  EQUALS,
  holdsKabadak,
  isNowSet,
  isSet,
  NEIGHBOURS,
  pack,
  type Row,
  rankOf,
  runsIn,
  setsIn,
  topOf,
  underOf,
} from './rows.ts';
import { handOf, hasComeOut, type State } from './state.ts';

type Verb = 'new' | 'add' | 'draw' | 'pass' | 'kabadak';

/** One shape for all, since moves are made by the million. */
export interface Move {
  readonly verb: Verb;
  /** Number of the row in order of laying, from 1; 0 where none is meant. */
  readonly row: number;
  /** In the order laid: the last is the top. */
  readonly cards: readonly Card[];
}

export const newRow = (cards: readonly Card[]): Move => ({ verb: 'new', row: 0, cards });
export const addTo = (row: number, cards: readonly Card[]): Move => ({ verb: 'add', row, cards });
const DRAW: Move = { verb: 'draw', row: 0, cards: [] };
export const PASS: Move = { verb: 'pass', row: 0, cards: [] };
const KABADAK: Move = { verb: 'kabadak', row: 0, cards: [] };
const BARE: Readonly<Record<string, Move>> = { draw: DRAW, pass: PASS, kabadak: KABADAK };

export function write(move: Move): string {
  switch (move.verb) {
    case 'new':
      return `new ${writeCards(pack, move.cards)}`.trim();
    case 'add':
      return `add ${move.row} ${writeCards(pack, move.cards)}`.trim();
    default:
      return move.verb;
  }
}

/** Of a set only the top, named last, is a choice: the others take canonical order. */
export const canonical = (cards: readonly Card[]): readonly Card[] =>
  isSet(cards) ? [...sortCards(cards.slice(0, -1)), ...cards.slice(-1)] : cards;

function readLay(row: number, tokens: readonly string[]): Move | undefined {
  const cards = tokens.flatMap((token) => readCard(pack, token) ?? []);
  if (cards.length < tokens.length) return undefined;
  return row > 0 ? addTo(row, canonical(cards)) : newRow(canonical(cards));
}

const isRowNumber = (word: string | undefined): word is string =>
  word !== undefined && /^[1-9]\d?$/.test(word);

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
  const numbered = isRowNumber(row) && verb !== 'new';
  const tokens = numbered ? words.slice(1) : words;
  if ((verb === 'add' && !numbered) || (!named && tokens.length === 0)) return unreadable(line);
  return readLay(numbered ? Number(row) : 0, tokens) ?? unreadable(line);
}

/** KAB-3, KAB-4: the new rows of a hand. */
function pushNew(moves: Move[], hand: CardSet, least: number): void {
  for (const rank of ALL_RANKS)
    for (const cards of setsIn(hand, rank, least)) moves.push(newRow(cards));
  for (const suit of ALL_SUITS) for (const cards of runsIn(hand, suit)) moves.push(newRow(cards));
}

function pushSingles(moves: Move[], hand: CardSet, row: number): void {
  for (let rest = hand; rest !== 0; rest &= rest - 1) moves.push(addTo(row, [first(rest)]));
}

/** KAB-7, KAB-8, KAB-9: what may be added to a row. */
function pushAdds(moves: Move[], hand: CardSet, row: Row, number: number): void {
  const top = topOf(row);
  const equal = hand & (EQUALS[top] ?? EMPTY);
  if (isNowSet(row)) {
    if (equal !== EMPTY)
      for (const cards of setsIn(hand, rankOf(top), 1)) moves.push(addTo(number, cards));
    pushSingles(moves, hand & (NEIGHBOURS[top] ?? EMPTY), number);
    return;
  }
  for (const cards of continuations(hand, underOf(row), top)) moves.push(addTo(number, cards));
  pushSingles(moves, equal, number);
}

/** Every way to lay down. */
export function lays(state: State): Move[] {
  const { rows } = state;
  const hand = handOf(state);
  const moves: Move[] = [];
  if (!hasComeOut(state.out, state.turn)) {
    pushNew(moves, hand, 3);
    return moves;
  }
  pushNew(moves, hand, 2);
  for (let i = 0; i < rows.length; i++) pushAdds(moves, hand, rows[i] ?? [], i + 1);
  return moves;
}

/** KAB-2, KAB-11, KAB-12. New rows by rank, then by suit; rows in order of laying; the rest. */
export function legal(state: State): readonly Move[] {
  const moves = lays(state);
  if (state.talon.length > 0) moves.push(DRAW);
  else if (moves.length === 0) moves.push(PASS);
  if (holdsKabadak(handOf(state))) moves.push(KABADAK);
  return moves;
}
