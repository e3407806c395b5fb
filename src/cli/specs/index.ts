/** Every command, in the order of the help. */
import type { CommandSpec } from '../spec.ts';
import { completionOf } from './completion.ts';
import { deal, games, odds, options, rules } from './games.ts';
import { menu, play, resume, saves } from './play.ts';
import { exportSpec, importSpec, legal, perft, replay, verify } from './records.ts';
import { review } from './review.ts';
import { sim } from './sim.ts';

export const commands: readonly CommandSpec[] = [
  menu,
  play,
  resume,
  saves,
  games,
  rules,
  options,
  odds,
  deal,
  sim,
  replay,
  review,
  verify,
  legal,
  perft,
  exportSpec,
  importSpec,
  completionOf(() => commands),
];
