/**
 * Cabo: the turn of the game, from the opening looks to the last turn. Rows hold packed places
 * (`row.ts`); what a move is stands in `moves.ts`, scoring in `score.ts`, what a seat may know in
 * `observation.ts`. States are written out in full at the end of a turn: a spread costs half the time.
 */
import { left } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { first, has } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Move, PlaceSet } from './moves.ts';
import { objection } from './objections.ts';
import {
  blinked,
  blinkOf,
  cardAt,
  EVERYBODY,
  type Eyes,
  eyeOf,
  laid,
  NONE,
  type Row,
  type State,
  shown,
  withPlace,
  withRow,
} from './state.ts';

export const rowOf = (rows: readonly Row[], seat: Seat): Row => rows[seat] ?? [];
export const topOf = (pile: readonly Card[]): Card => pile[pile.length - 1] ?? NONE;

/** The rows once the same seat acts again: what it was shown is no longer fresh. */
function rowsNow(state: State, eyes: Eyes): readonly Row[] {
  if ((state.eyes & eyes) === 0) return state.rows;
  return state.rows.map((row) => row.map((place) => blinked(place, eyes)));
}

/** The state after the actor's move, or a refusal that names the clause. */
export function apply(state: State, move: Move): State | Refusal {
  const refused = objection(state, move);
  if (refused !== undefined) return refused;
  const blink = blinkOf(state.turn);
  return make(state, move, rowsNow(state, blink), state.eyes & ~blink);
}

/** CAB-4 to CAB-7, with the rows as they lie and those to whom something is still fresh. */
function make(state: State, move: Move, rows: readonly Row[], eyes: Eyes): State {
  const { turn, caller, drawn, pile } = state;
  switch (move.verb) {
    case 'look':
      return look(state, rows, move.places, eyes);
    case 'draw':
      return draw(state, rows, eyes);
    case 'call':
      return endTurn(state, rows, pile, turn, eyes);
    case 'take':
      return replace(
        state,
        { rows, eyes, pile: pile.slice(0, -1) },
        move.places,
        topOf(pile),
        EVERYBODY,
      );
    case 'keep':
      return replace(state, { rows, eyes, pile }, move.places, drawn, eyeOf(turn));
    case 'discard':
      return endTurn(state, rows, [...pile, drawn], caller, eyes);
    case 'peek':
      return spy(state, rows, turn, move.place, eyes);
    case 'spy':
      return spy(state, rows, move.seat, move.place, eyes);
    case 'swap':
      return swap(state, { rows, eyes }, turn, move.own, move.seat, move.place);
    case 'cross':
      return swap(state, { rows, eyes }, move.seat, move.place, move.other, move.otherPlace);
  }
}

/** CAB-3: in seat order from the starter, who then has the first turn. */
function look(state: State, rows: readonly Row[], places: PlaceSet, eyes: Eyes): State {
  const { turn, options, starter } = state;
  const following = left(turn, options.players);
  const row = rowOf(rows, turn).map((place, at) =>
    has(places, at) ? shown(place, eyeOf(turn), 0) : place,
  );
  return {
    ...state,
    phase: following === starter ? 'turn' : 'look',
    rows: withRow(rows, turn, row),
    turn: following,
    eyes: places === 0 ? eyes : eyes | eyeOf(turn),
  };
}

/** CAB-6, CAB-8. */
function draw(state: State, rows: readonly Row[], eyes: Eyes): State {
  const empty = state.stock.length === 0;
  return {
    phase: empty ? 'restock' : 'drawn',
    options: state.options,
    played: state.played,
    totals: state.totals,
    starters: state.starters,
    starter: state.starter,
    rows,
    stock: state.stock.slice(1),
    pile: state.pile,
    drawn: state.stock[0] ?? NONE,
    turn: state.turn,
    caller: state.caller,
    turns: state.turns,
    eyes,
  };
}

/** CAB-11: the turn moves on; the round ends when it comes back to the caller. */
function endTurn(
  state: State,
  rows: readonly Row[],
  pile: readonly Card[],
  caller: Seat,
  eyes: Eyes,
): State {
  const following = left(state.turn, state.options.players);
  return {
    phase: following === caller ? 'over' : 'turn',
    options: state.options,
    played: state.played,
    totals: state.totals,
    starters: state.starters,
    starter: state.starter,
    rows,
    stock: state.stock,
    pile,
    drawn: NONE,
    turn: following,
    caller,
    turns: state.turns + 1,
    eyes,
  };
}

/** CAB-7: the player whose turn it is, and nobody else, looks at one card. */
function spy(state: State, rows: readonly Row[], seat: Seat, at: number, eyes: Eyes): State {
  const { turn, turns, pile, drawn, caller } = state;
  const seen = rowOf(rows, seat).map((place, other) =>
    other === at ? shown(place, eyeOf(turn), turns) : place,
  );
  const around = withRow(rows, seat, seen);
  return endTurn(state, around, [...pile, drawn], caller, eyes | eyeOf(turn));
}

/** CAB-7: two cards change places and nobody looks; whoever knew them still does. */
function swap(
  state: State,
  { rows, eyes }: Pick<State, 'rows' | 'eyes'>,
  seat: Seat,
  at: number,
  other: Seat,
  otherAt: number,
): State {
  const row = rowOf(rows, seat);
  const otherRow = rowOf(rows, other);
  const around = rows.slice();
  around[seat] = withPlace(row, at, otherRow[otherAt] ?? 0);
  around[other] = withPlace(otherRow, otherAt, row[at] ?? 0);
  return endTurn(state, around, [...state.pile, state.drawn], state.caller, eyes);
}

/** Whether the cards at `places` are of one value. */
function areEqual(row: Row, places: PlaceSet): boolean {
  const card = cardAt(row[first(places)] ?? 0);
  return row.every((place, at) => !has(places, at) || cardAt(place) === card);
}

/**
 * CAB-5, CAB-6, CAB-9: `card`, seen by `knowing`, goes to the lowest of `places` and the cards
 * there onto the pile; a false set stays and the card goes onto the pile instead.
 */
function replace(
  state: State,
  { rows, pile, eyes }: Pick<State, 'rows' | 'pile' | 'eyes'>,
  places: PlaceSet,
  card: Card,
  knowing: Eyes,
): State {
  const { turn, turns, caller } = state;
  const row = rowOf(rows, turn);
  if (!areEqual(row, places)) return falseSet(state, rows, [...pile, card], places);
  const home = first(places);
  const changed: number[] = [];
  const discards = pile.slice();
  row.forEach((place, at) => {
    if (has(places, at)) discards.push(cardAt(place));
    if (at === home) changed.push(laid(card, knowing, turns));
    else if (!has(places, at)) changed.push(place);
  });
  return endTurn(state, withRow(rows, turn, changed), discards, caller, eyes);
}

/** CAB-9: the cards named were turned up for everyone to see, and the turn is lost. */
function falseSet(
  state: State,
  rows: readonly Row[],
  pile: readonly Card[],
  places: PlaceSet,
): State {
  const { turn, turns, caller } = state;
  const row = rowOf(rows, turn).map((place, at) =>
    has(places, at) ? shown(place, EVERYBODY, turns) : place,
  );
  return endTurn(state, withRow(rows, turn, row), pile, caller, EVERYBODY);
}

export const players = ({ options }: State): number => options.players;
