/** Banking games in which computer players draw by exact figures: what one seat wins, another loses. */
import { text } from '../lang/text.ts';
import { hasGained } from './seats.ts';

/** By how much the points exceed the mean of the others', where the points of a deal add up to 0. */
export const aboveOthers = (points: number, seats: number): number => points + points / (seats - 1);

/** What the heuristics of these games share. */
export const computedDraws = {
  assumes: text(
    'This takes for granted that the others draw by the rule of thumb and that no hand tells anything of another.',
    'Dabei wird vorausgesetzt, dass die anderen nach der Faustregel ziehen und kein Blatt etwas über ein anderes verrät.',
  ),
  judging: { least: 0.05, success: hasGained },
};
