/** Choosing who sits where: the guest under the cursor, the seat in question, and what keys do with them. */
import { GUESTS, type Guest } from '../../../play/session/guests.ts';
import type { Key } from '../../terminal/keys.ts';

export interface CompanyState {
  /** The guest under the cursor, by their place on the page. */
  readonly at: number;
  /** The seat in question, by its place among the seats of guests. */
  readonly seat: number;
}

type CompanyEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'back' }
  | { readonly kind: 'seat'; readonly guest: Guest };

export interface CompanyStep {
  readonly state: CompanyState;
  readonly effect: CompanyEffect;
}

const NONE: CompanyEffect = { kind: 'none' };

/** Where an arrow leads in rows of so many guests, which it does not leave. */
function placeAfterKey(at: number, columns: number, key: Key): number {
  const last = GUESTS.length - 1;
  const isFirst = at % columns === 0;
  const isLast = at % columns === columns - 1 || at === last;
  switch (key.name) {
    case 'left':
      return isFirst ? at : at - 1;
    case 'right':
      return isLast ? at : at + 1;
    case 'up':
      return at < columns ? at : at - columns;
    case 'down':
      return at + columns > last ? at : at + columns;
    case 'home':
      return 0;
    case 'end':
      return last;
    default:
      return at;
  }
}

/** The guest under the cursor sits down, and the next seat is in question. */
export function seatedAt({ at, seat }: CompanyState, seats: number): CompanyStep {
  const guest = GUESTS[at];
  if (guest === undefined) return { state: { at, seat }, effect: NONE };
  return { state: { at, seat: (seat + 1) % seats }, effect: { kind: 'seat', guest } };
}

/** The state after a key, and the key's effect; `numbers` are those of the seats for guests, counted from 1. */
export function companyKey(
  state: CompanyState,
  numbers: readonly number[],
  columns: number,
  key: Key,
): CompanyStep {
  if (key.name === 'escape' || (key.name === 'char' && key.char === 'q'))
    return { state, effect: { kind: 'back' } };
  if (key.name === 'enter') return seatedAt(state, numbers.length);
  const seat = key.name === 'char' ? numbers.indexOf(Number(key.char)) : -1;
  if (seat >= 0) return { state: { ...state, seat }, effect: NONE };
  return { state: { ...state, at: placeAfterKey(state.at, columns, key) }, effect: NONE };
}
