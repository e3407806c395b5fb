/**
 * What play tells of cards that others know: who keeps them would have parted with higher ones. Every place
 * has a bound that its card is hardly ever as high as, which moves with it; all of it comes from what everyone
 * sees. The values are judgement, measured by `npm run weights -- cabo` and by duels.
 */
import type { Card } from '../../cards/pack.ts';
import { first } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { isOnePlace, type Move, type PlaceSet } from './moves.ts';
import { boundOf, cardAt, knows, type Place, type Row, type State, UNBOUND, withBound } from './state.ts';

/** By the value of the top card of the pile: who knows a card as high as this takes it. */
const UNTAKEN: readonly Card[] = [2, 3, 4, 5, 7, 9];
/** A card that its owner does not know makes way for one below this, and after all known ones as high. */
const UNKNOWN = 7;
/** Who has had a choice hardly keeps cards as high as this, and a caller as high as that. */
const KEPT = 10;
const CALLED = 4;

/** A bound of the cards that stay, and of the one that comes, when those at `places` make way. */
export function partingBound(row: Row, owner: Seat, places: PlaceSet): Card {
  const place = row[first(places)] ?? 0;
  return isOnePlace(places) && knows(place, owner) ? Math.min(cardAt(place), KEPT) : UNKNOWN;
}

/** A bound of the cards that a player knows and keeps with this move. */
function keepingBound({ drawn, pile, rows, turn }: State, move: Move): Card {
  switch (move.verb) {
    case 'look':
      return UNBOUND;
    case 'call':
      return CALLED;
    case 'draw':
      return UNTAKEN[pile[pile.length - 1] ?? 0] ?? UNBOUND;
    case 'take':
    case 'keep':
      return partingBound(rows[turn] ?? [], turn, move.places);
    case 'discard':
    case 'peek':
    case 'spy':
    case 'swap':
    case 'cross':
      return Math.min(drawn, KEPT);
  }
}

const lowered = (place: Place, bound: Card): Place =>
  bound < boundOf(place) ? withBound(place, bound) : place;

/** The rows, before the move is made, with what it tells. */
export function boundedRows(rows: readonly Row[], state: State, move: Move): readonly Row[] {
  const { turn } = state;
  const bound = keepingBound(state, move);
  return rows.map((row, seat) => {
    if (seat === turn)
      return row.map((place, at) => {
        if (move.verb === 'swap' && move.own === at) return withBound(place, UNBOUND);
        return knows(place, turn) ? lowered(place, bound) : place;
      });
    if (move.verb !== 'swap' || move.seat !== seat) return row;
    return row.map((place, at) =>
      move.place === at && knows(place, turn) ? lowered(place, CALLED) : place,
    );
  });
}
