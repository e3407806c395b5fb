/** The table of Durak as regions, seats, facts and buttons. */
import type { Region, Table } from '../../engine/table.ts';
import { buttons } from './buttons.ts';
import { facts, own } from './facts.ts';
import type { Observation } from './observation.ts';
import { prompt } from './prompts.ts';
import { beaten, bout, hand, stock, welis } from './regions.ts';
import { seatsShown } from './shown-seats.ts';
import { RIGHT } from './state.ts';

/** The dealer, and the direction of the bout where it runs to the right (DUR-23). */
export function bearings({ course, bout: now, direction }: Observation): Partial<Table> {
  const toRight = (now.defender < 0 ? direction : now.direction) === RIGHT;
  return {
    ...(course.dealer >= 0 && { dealer: course.dealer }),
    ...(toRight && { toRight }),
  };
}

/** The regions that belong to nobody. */
export const middle = (observation: Observation): readonly Region[] => [
  stock(observation),
  ...bout(observation),
  beaten(observation),
];

export function table(observation: Observation): Table {
  const told = own(observation);
  return {
    seats: seatsShown(observation),
    regions: [...middle(observation), hand(observation), ...welis(observation)],
    ...bearings(observation),
    facts: facts(observation),
    ...(told && { own: told }),
    buttons: buttons(observation),
    prompt: prompt(observation),
  };
}
