/** The keys of the places to which cards are laid by hand. */
import type { Home } from '../../../engine/table.ts';
import { type Stage, say } from '../../context/render-context.ts';

/** All of them in a line, digits in a row as a range. */
export const keysOfHomes = (stage: Stage, homes: readonly Home[]): string => {
  const keys = homes.map(({ key }) => say(stage, key));
  return keys.join(' ').replace('2 3 4 5 6 7 8 9', '2–9');
};
