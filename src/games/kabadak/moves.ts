/** Moves of Kabadak and their notation. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type Card, readCard, sortCards, writeCards } from '../../cards/pack.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { isSet, pack } from './rows.ts';

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
export const DRAW: Move = { verb: 'draw', row: 0, cards: [] };
export const PASS: Move = { verb: 'pass', row: 0, cards: [] };
export const KABADAK: Move = { verb: 'kabadak', row: 0, cards: [] };
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
