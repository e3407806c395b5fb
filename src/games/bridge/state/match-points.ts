/** International match points (IMPs), by which tables that played the same boards are compared. */
import { countSteps } from '../../../engine/contest.ts';

/** The differences in points at which a board is worth one more international match point. */
export const MATCH_POINTS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
  2250, 2500, 3000, 3500, 4000,
];

/** The difference of two scores of a board in international match points (IMPs). */
export const matchPoints = (difference: number): number => countSteps(MATCH_POINTS, difference);
