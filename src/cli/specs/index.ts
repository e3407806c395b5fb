/** Every command, in the order of the help. */
import type { CommandSpec } from '../spec.ts';
import { deal, games, options, rules } from './games.ts';
import { legal, replay, verify } from './records.ts';
import { sim } from './sim.ts';

export const commands: readonly CommandSpec[] = [
  games,
  rules,
  options,
  deal,
  sim,
  replay,
  verify,
  legal,
];
