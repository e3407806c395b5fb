/** On which side of the table each seat sits, the observer always at the bottom. */

/** Seats by side, each from left to right or from top to bottom; the observer sits at the bottom. */
export interface Seating {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
  /** Absent for a spectator of a table with one seat only. */
  readonly bottom: number | undefined;
}

/** How many of the others sit on each side, at most `most`. */
function seatsOnSide(others: number, most: number): number {
  if (others < 2) return 0;
  if (others === 2) return Math.min(most, 1);
  return Math.min(most, Math.max(1, Math.floor((others - 1) / 3)));
}

/**
 * The seating for `players` with the observer (a spectator sits behind seat 0) at the bottom and at
 * most `most` seats a side.
 */
export function seatingOf(players: number, observer: number, most: number): Seating {
  const bottom = Math.max(0, observer);
  const others = Array.from({ length: players - 1 }, (_, i) => (bottom + 1 + i) % players);
  const side = seatsOnSide(others.length, most);
  return {
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
    bottom: players > 0 ? bottom : undefined,
  };
}

/** Where a seat's card lies in a trick. */
export type TableSide = keyof Seating;

export function sideOfSeat({ left, top, right }: Seating, seat: number): TableSide {
  if (left.includes(seat)) return 'left';
  if (right.includes(seat)) return 'right';
  return top.includes(seat) ? 'top' : 'bottom';
}
