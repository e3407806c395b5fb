/** Who has won a deal, where that is whoever made the best of it. */
import type { Outcome, Seat } from '../engine/game.ts';

/** The most points in the deal. */
export const hasMost = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.max(...points);

/** The fewest points in the deal, where they count against their owner. */
export const hasFewest = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.min(...points);

/** Anything, where one wins what others lose. */
export const hasGained = ({ points }: Outcome, seat: Seat): boolean => (points[seat] ?? 0) > 0;
