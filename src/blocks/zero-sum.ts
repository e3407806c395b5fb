/** Points that one seat wins from the others, as utility: a game in which the points of a deal add up to 0. */

/** By how much the points exceed the mean of the others'. */
export const aboveOthers = (points: number, seats: number): number => points + points / (seats - 1);
