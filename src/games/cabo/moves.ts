/**
 * The moves of Cabo and the legal lists. A list depends only on row sizes and on the drawn
 * card's action, so that none reveals a hidden card; lists are cached.
 */

import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, full, single, size } from '../../cards/set.ts';
import type { Drill } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';
import { Store } from '../../engine/store.ts';
import { type Text, text } from '../../lang/text.ts';
import type { State } from './state.ts';

/** Positions of a row as bits, the first is bit 0. */
export type PlaceSet = CardSet;

export type Move =
  | { readonly verb: 'look'; readonly places: PlaceSet }
  | { readonly verb: 'take'; readonly places: PlaceSet }
  | { readonly verb: 'draw' }
  | { readonly verb: 'call' }
  | { readonly verb: 'keep'; readonly places: PlaceSet }
  | { readonly verb: 'discard' }
  | { readonly verb: 'peek'; readonly place: number }
  | { readonly verb: 'spy'; readonly seat: Seat; readonly place: number }
  | { readonly verb: 'swap'; readonly own: number; readonly seat: Seat; readonly place: number }
  | {
      /** A swap between two others, the lower seat first. */
      readonly verb: 'cross';
      readonly seat: Seat;
      readonly place: number;
      readonly other: Seat;
      readonly otherPlace: number;
    };

export type Action = 'none' | 'peek' | 'spy' | 'swap';
const ACTIONS: readonly Action[] = ['none', 'peek', 'spy', 'swap'];

/** The action that a card brings when it is discarded (CAB-7). */
export const actionOf = (card: Card): Action =>
  card < 7 || card > 12 ? 'none' : (ACTIONS[1 + ((card - 7) >> 1)] ?? 'none');

/** The text for a number of cards; `none` is the one for zero. */
export function byCount(
  count: number,
  { none, one, more }: { readonly none?: Text; readonly one: Text; readonly more: Text },
): Text {
  if (count === 0 && none !== undefined) return none;
  if (count === 1) return one;
  return more;
}

/** CAB-9: a set of equals has at most four cards. */
export const MOST_PLACES = 4;
const DRAW: Move = { verb: 'draw' };
const CALL: Move = { verb: 'call' };
const DISCARD: Move = { verb: 'discard' };

/** Choices of `least` to `most` positions of a row, smaller choices first, then ascending. */
function choices(length: number, least: number, most: number): readonly PlaceSet[] {
  const key = (set: PlaceSet) => `${size(set)}${cardsOf(set).join('')}`;
  return Array.from({ length: 1 << length }, (_, set) => set)
    .filter((set) => size(set) >= least && size(set) <= most)
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const lengths = [0, 1, 2, 3, 4, 5, 6];
const replacing = lengths.map((length) => choices(length, 1, MOST_PLACES));
/** CAB-3: the first looks by row size and number of cards, listed once for all matches. */
const looks = lengths.map((length) =>
  [0, 1, 2, 3].map((peeks) =>
    choices(length, peeks, peeks).map((places): Move => ({ verb: 'look', places })),
  ),
);
const takes = replacing.map((sets) => sets.map((places): Move => ({ verb: 'take', places })));
const keeps = replacing.map((sets) => [
  ...sets.map((places): Move => ({ verb: 'keep', places })),
  DISCARD,
]);
const turns = takes.map((list) => [...list, DRAW, CALL]);
const lastTurns = takes.map((list) => [...list, DRAW]);
const NONE: readonly Move[] = [];

export type Crossing = Extract<Move, { verb: 'cross' }>;

/** The part of a state on which a legal list depends; an observation of the seat to act has it too. */
type Situation = Pick<State, 'phase' | 'options' | 'rows' | 'drawn' | 'turn' | 'caller'>;

const lengthOf = (state: Situation, seat: Seat): number => state.rows[seat]?.length ?? 0;
const placesOf = (state: Situation, seat: Seat): readonly number[] =>
  cardsOf(full(lengthOf(state, seat)));
const othersOf = (state: Situation): readonly Seat[] =>
  state.rows.flatMap((_, seat) => (seat === state.turn ? [] : [seat]));

/** The places of all cards in the rows of the other players. */
const spotsOf = (state: Situation) =>
  othersOf(state).flatMap((seat) => placesOf(state, seat).map((place) => ({ seat, place })));

const swaps = (state: Situation): readonly Move[] =>
  placesOf(state, state.turn).flatMap((own) =>
    spotsOf(state).map((spot): Move => ({ verb: 'swap', own, ...spot })),
  );

/** Every swap of cards between two others, where the house rule allows one (CAB-7). */
function crossings(state: Situation): readonly Crossing[] {
  const spots = spotsOf(state);
  return spots.flatMap((one) =>
    spots
      .filter((two) => one.seat < two.seat)
      .map((two): Crossing => ({ verb: 'cross', ...one, other: two.seat, otherPlace: two.place })),
  );
}

/**
 * CAB-6, CAB-7: every use of a drawn card's action; positions count, not cards, so that the list gives nothing away.
 */
function actions(state: State, action: Action): readonly Move[] {
  switch (action) {
    case 'none':
      return NONE;
    case 'peek':
      return placesOf(state, state.turn).map((place): Move => ({ verb: 'peek', place }));
    case 'spy':
      return spotsOf(state).map((spot): Move => ({ verb: 'spy', ...spot }));
    case 'swap':
      return state.options.swapOthers ? [...swaps(state), ...crossings(state)] : swaps(state);
  }
}

const drawnLists = new Store<number, readonly Move[]>('moves', (list) => list.length + 1);

/** A number for all on which the legal list with a drawn card depends: the action, the house rule, turn and row sizes. */
function listKey(state: State): number {
  let key = ACTIONS.indexOf(actionOf(state.drawn)) * 2 + (state.options.swapOthers ? 1 : 0);
  key = key * 8 + state.turn;
  for (const row of state.rows) key = key * 8 + row.length;
  return key * 8 + state.rows.length;
}

/**
 * The moves with a drawn card: keep, discard or use. Lists with an action are long and are kept for the next time that
 * rows have these sizes.
 */
function withDrawn(state: State): readonly Move[] {
  const action = actionOf(state.drawn);
  const own = keeps[lengthOf(state, state.turn)] ?? NONE;
  if (action === 'none') return own;
  const key = listKey(state);
  return drawnLists.get(key) ?? drawnLists.set(key, [...own, ...actions(state, action)]);
}

/** The actor's moves; empty while no seat acts. */
export function legal(state: State): readonly Move[] {
  const length = lengthOf(state, state.turn);
  switch (state.phase) {
    case 'look':
      return looks[length]?.[state.options.peeks] ?? NONE;
    case 'turn':
      return (state.caller < 0 ? turns[length] : lastTurns[length]) ?? NONE;
    case 'drawn':
      return withDrawn(state);
    default:
      return NONE;
  }
}

/** Whether every position lies within a row of `length`. */
export const isWithin = (places: PlaceSet, length: number): boolean =>
  (places & ~full(length)) === 0;
export const isOnePlace = (places: PlaceSet): boolean =>
  places !== 0 && (places & (places - 1)) === 0;
export const placeSet = (places: readonly number[]): PlaceSet =>
  places.reduce((set, place) => set | single(place), 0);

export const drills: Readonly<Record<string, Drill<State>>> = {
  calling: {
    names: text('calling Cabo', 'Cabo ansagen'),
    meaning: text(
      'a turn of yours begins: call Cabo, or play on, and how',
      'du bist am Zug: Cabo ansagen oder weiterspielen, und wie',
    ),
    options: { deals: 1 },
    occasions: 8,
    isByBook: false,
    isFaced: (state) => state.phase === 'turn' && legal(state).some(({ verb }) => verb === 'call'),
    isPast: ({ caller }) => caller >= 0,
  },
};
