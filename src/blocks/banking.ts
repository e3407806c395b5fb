/** Banking games in which computer players draw by exact figures: what one seat wins, another loses. */
import { hasGained } from './seats.ts';
import texts from './texts.json' with { type: 'json' };

/** By how much the points exceed the mean of the others', where the points of a deal add up to 0. */
export const aboveOthers = (points: number, seats: number): number => points + points / (seats - 1);

/** What the heuristics of these games share. */
export const computedDraws = {
  assumes: texts.assumes,
  judging: { least: 0.05, success: hasGained },
};
