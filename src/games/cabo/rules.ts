/**
 * Cabo: the turn of the game, from the opening looks to the last turn. Rows hold packed places
 * (`state.ts`); the moves are listed in `moves.ts`, scored in `score.ts`, and what a seat may know is in
 * `observation.ts`.
 */
import type { Draft } from '../../blocks/draft.ts';
import { left } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { first, has } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { boundedRows, partingBound } from './bounds.ts';
import type { Move, PlaceSet } from './moves.ts';
import { objection } from './objections.ts';
import {
  blinked,
  blinkOf,
  cardAt,
  EVERYBODY,
  type Eyes,
  eyeOf,
  lookedAt,
  NONE,
  packed,
  type Row,
  type State,
  stateOf,
  withPlace,
  withRow,
} from './state.ts';

export const rowOf = (rows: readonly Row[], seat: Seat): Row => rows[seat] ?? [];
export const topOf = (pile: readonly Card[]): Card => pile[pile.length - 1] ?? NONE;

/** The rows without cards fresh to `eyes`, who have acted again since they saw them. */
function rowsNow(state: State, eyes: Eyes): readonly Row[] {
  if ((state.eyes & eyes) === 0) return state.rows;
  return state.rows.map((row) => row.map((place) => blinked(place, eyes)));
}

/** Makes a legal move. The seat to act no longer counts cards as fresh that it saw before this move. */
export function apply(state: State, move: Move): State | Refusal {
  const refused = objection(state, move);
  if (refused !== undefined) return refused;
  const blink = blinkOf(state.turn);
  const after = stateOf(state, state);
  after.rows = boundedRows(rowsNow(state, blink), state, move);
  after.eyes &= ~blink;
  return make(after, move);
}

/** Makes a legal move of a turn (CAB-4 to CAB-7), after cards have stopped being fresh to the seat to act. */
function make(after: Draft<State>, move: Move): State {
  switch (move.verb) {
    case 'look':
      return look(after, move.places);
    case 'draw':
      return draw(after);
    case 'call':
      after.caller = after.turn;
      return endTurn(after);
    case 'take': {
      const top = topOf(after.pile);
      after.pile = after.pile.slice(0, -1);
      return replace(after, move.places, top, EVERYBODY);
    }
    case 'keep':
      return replace(after, move.places, after.drawn, eyeOf(after.turn));
    case 'discard':
      return discard(after);
    case 'peek':
      return spy(after, after.turn, move.place);
    case 'spy':
      return spy(after, move.seat, move.place);
    case 'swap':
      return swap(after, { seat: after.turn, place: move.own }, move);
    case 'cross':
      return swap(after, move, { seat: move.other, place: move.otherPlace });
  }
}

/** CAB-3: a seat looks at two own cards; the next one follows until the starter has the first turn. */
function look(after: Draft<State>, places: PlaceSet): State {
  const { turn, starter } = after;
  if (places !== 0) showPlaces(after, turn, places, eyeOf(turn));
  after.turn = left(turn, after.options.players);
  if (after.turn === starter) after.phase = 'turn';
  return after;
}

/** Draws from the stock (CAB-6); if it is empty, chance first shuffles the pile (CAB-8). */
function draw(after: Draft<State>): State {
  const { stock } = after;
  after.phase = stock.length === 0 ? 'restock' : 'drawn';
  after.stock = stock.slice(1);
  after.drawn = stock[0] ?? NONE;
  return after;
}

/** CAB-11: the turn moves on; the round ends when it comes back to the caller. */
function endTurn(after: Draft<State>): State {
  after.turn = left(after.turn, after.options.players);
  after.phase = after.turn === after.caller ? 'over' : 'turn';
  after.drawn = NONE;
  after.turns += 1;
  return after;
}

function discard(after: Draft<State>): State {
  after.pile = [...after.pile, after.drawn];
  return endTurn(after);
}

/** Shows the cards of a seat at `places` to `eyes`. */
function showPlaces(after: Draft<State>, seat: Seat, places: PlaceSet, eyes: Eyes): void {
  const row = rowOf(after.rows, seat).map((place, at) =>
    has(places, at) ? lookedAt(place, eyes, after.turns) : place,
  );
  after.rows = withRow(after.rows, seat, row);
  after.eyes |= eyes;
}

/** CAB-7: the player whose turn it is, and nobody else, looks at one card. */
function spy(after: Draft<State>, seat: Seat, place: number): State {
  showPlaces(after, seat, 1 << place, eyeOf(after.turn));
  return discard(after);
}

interface Spot {
  readonly seat: Seat;
  readonly place: number;
}

/** CAB-7: two cards change places and nobody looks; those who knew them still do. */
function swap(after: Draft<State>, one: Spot, two: Spot): State {
  const row = rowOf(after.rows, one.seat);
  const other = rowOf(after.rows, two.seat);
  const rows = after.rows.slice();
  rows[one.seat] = withPlace(row, one.place, other[two.place] ?? 0);
  rows[two.seat] = withPlace(other, two.place, row[one.place] ?? 0);
  after.rows = rows;
  return discard(after);
}

/** Whether the cards at `places` are of one value. */
function areEqual(row: Row, places: PlaceSet): boolean {
  const card = cardAt(row[first(places)] ?? 0);
  return row.every((place, at) => !has(places, at) || cardAt(place) === card);
}

/**
 * CAB-5, CAB-6, CAB-9: `card`, seen by `knowing`, goes to the lowest of `places` and the cards
 * there onto the pile. A false set stays, turned up for everyone to see, and `card` goes onto the pile.
 */
function replace(after: Draft<State>, places: PlaceSet, card: Card, knowing: Eyes): State {
  const { turn, turns } = after;
  const row = rowOf(after.rows, turn);
  const discards = after.pile.slice();
  if (areEqual(row, places)) {
    const home = first(places);
    const changed: number[] = [];
    row.forEach((place, at) => {
      if (has(places, at)) discards.push(cardAt(place));
      if (at === home)
        changed.push(packed(card, knowing, 0, partingBound(row, turn, places), turns));
      else if (!has(places, at)) changed.push(place);
    });
    after.rows = withRow(after.rows, turn, changed);
  } else {
    discards.push(card);
    showPlaces(after, turn, places, EVERYBODY);
  }
  after.pile = discards;
  return endTurn(after);
}

export const players = ({ options }: State): number => options.players;
