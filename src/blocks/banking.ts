/** Banking games in which computer players draw by exact figures: what one seat wins, another loses. */
import { fill, type Text } from '../lang/text.ts';
import { hasGained } from './seats.ts';
import texts from './texts.json' with { type: 'json' };

/** By how much the points exceed the mean of the others', where the points of a deal add up to 0. */
export const aboveOthers = (points: number, seats: number): number => points + points / (seats - 1);

/** What the heuristics of these games share, where others are taken to draw in this way. */
export const computedDraws = (draws: Text) => ({
  assumes: fill(texts.assumes, draws),
  judging: { least: 0.05, success: hasGained },
});
