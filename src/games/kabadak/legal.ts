/** What a Kabadak player may do in a turn. */
import { type CardSet, EMPTY, first } from '../../cards/set.ts';
import { addTo, DRAW, KABADAK, type Move, newRow, PASS } from './moves.ts';
import {
  ALL_RANKS,
  ALL_SUITS,
  continuations,
  EQUALS,
  holdsKabadak,
  isNowSet,
  NEIGHBOURS,
  type Row,
  rankOf,
  runsIn,
  setsIn,
  topOf,
  underOf,
} from './rows.ts';
import { handOf, hasComeOut, type State } from './state.ts';

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
