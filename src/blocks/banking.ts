/**
 * Heuristics that banking games share: computer players draw by exact figures, and what one seat wins, another
 * loses.
 */
import { fill, type Text } from '../lang/text.ts';
import { hasGained } from './seats.ts';
import texts from './texts.json' with { type: 'json' };

/** By how much a seat's points exceed the mean of the others', where the points of a deal add up to 0. */
export const aboveOthers = (points: number, seats: number): number => points + points / (seats - 1);

/** The heuristics of a game whose figures assume that the others draw as the sentence `draws` says. */
export const computedDraws = (draws: Text) => ({
  assumes: fill(texts.assumes, draws),
  judging: { least: 0.04, isShared: true, success: hasGained },
});
