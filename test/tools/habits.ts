/**
 * Habits that good players do not have, found in what a seat was told and the move it made: whether there was an
 * opportunity for one, and whether the move took it.
 */
import { bimbo } from './habits/bimbo.ts';
import { binokel } from './habits/binokel.ts';
import { cabo } from './habits/cabo.ts';
import { canasta } from './habits/canasta.ts';
import { durak } from './habits/durak.ts';
import type { Habit } from './habits/habit.ts';

/** By the ids of the games. */
export const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  durak,
  cabo,
  bimbo,
  binokel,
  canasta,
};
