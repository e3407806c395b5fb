/** Every command, in the order of the help. */
import type { CommandSpec } from '../spec.ts';
import { completionOf } from './completion.ts';
import { deal, games, odds, options, rules } from './games.ts';
import { daily, history, stats } from './looking-back.ts';
import { menu, play, resume, saves } from './play.ts';
import { exportSpec, importSpec, legal, perft, replay, verify } from './records.ts';
import { sim } from './sim.ts';

export const commands: readonly CommandSpec[] = [
  menu,
  play,
  daily,
  resume,
  saves,
  stats,
  history,
  games,
  rules,
  options,
  odds,
  deal,
  sim,
  replay,
  verify,
  legal,
  perft,
  exportSpec,
  importSpec,
  completionOf(() => commands),
];
