/**
 * The bounds that play gives for cards that only some know: who keeps a card would have parted with a higher one. Each
 * place has a bound, which its card hardly reaches. Judgement, measured by `npm run weights -- cabo`.
 */
import type { Card } from '../../cards/pack.ts';
import { first } from '../../cards/set.ts';
import { at } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import { isOnePlace, type Move, type PlaceSet } from './moves.ts';
import {
  boundOf,
  cardAt,
  knows,
  type Place,
  type Row,
  type State,
  UNBOUND,
  withBound,
  withPlace,
  withRow,
} from './state.ts';

/** The card that a player must know of to take the pile instead, by the value of the pile's top card. */
const UNTAKEN: readonly Card[] = [2, 3, 4, 5, 7, 9];
/** An unknown card of one's own is given up for a card below this, once no known one is as high. */
const UNKNOWN = 7;
/** The bound of cards that a player has chosen to keep; that of a caller is lower. */
const KEPT = 10;
const CALLED = 4;

/** A bound of the cards that stay, and of the one that comes, when those at `places` make way. */
export function partingBound(row: Row, owner: Seat, places: PlaceSet): Card {
  const place = row[first(places)] ?? 0;
  return isOnePlace(places) && knows(place, owner) ? Math.min(cardAt(place), KEPT) : UNKNOWN;
}

/** A bound of the cards that a player knows and keeps with this move. */
function keepingBound({ drawn, pile, turn }: State, row: Row, move: Move): Card {
  switch (move.verb) {
    case 'look':
      return UNBOUND;
    case 'call':
      return CALLED;
    case 'draw':
      return UNTAKEN[at(pile, pile.length - 1)] ?? UNBOUND;
    case 'take':
    case 'keep':
      return partingBound(row, turn, move.places);
    default:
      return Math.min(drawn, KEPT);
  }
}

const isAbove = (place: Place, knower: Seat, bound: Card): boolean =>
  knows(place, knower) && boundOf(place) > bound;

function boundedRow(row: Row, knower: Seat, bound: Card): Row {
  if (!row.some((place) => isAbove(place, knower, bound))) return row;
  return row.map((place) => (isAbove(place, knower, bound) ? withBound(place, bound) : place));
}

/** The rows before a move is made, with the bounds that the move gives. */
export function boundedRows(rows: readonly Row[], state: State, move: Move): readonly Row[] {
  const { turn } = state;
  const row = at(rows, turn);
  const kept = boundedRow(row, turn, keepingBound(state, row, move));
  if (move.verb !== 'swap') return kept === row ? rows : withRow(rows, turn, kept);
  const given = withPlace(kept, move.own, withBound(at(kept, move.own), UNBOUND));
  const other = at(rows, move.seat);
  const [got = 0] = boundedRow([at(other, move.place)], turn, CALLED);
  return withRow(withRow(rows, turn, given), move.seat, withPlace(other, move.place, got));
}
