/** Every command, in the order of the help. */
import type { CommandSpec } from '../spec.ts';
import { bot } from './bot.ts';
import { compare } from './compare.ts';
import { completionOf } from './completion.ts';
import { drill } from './drill.ts';
import { deal, games, odds, options, rules } from './games.ts';
import { daily, history, stats } from './looking-back.ts';
import { merge } from './merge.ts';
import { learn, menu, play, resume, saves } from './play.ts';
import { exportSpec, importSpec, legal, perft, replay, verify } from './records.ts';
import { review } from './review.ts';
import { sim } from './sim.ts';
import { tournament } from './tournament.ts';

export const commands: readonly CommandSpec[] = [
  menu,
  play,
  learn,
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
  drill,
  sim,
  bot,
  tournament,
  merge,
  replay,
  review,
  verify,
  compare,
  legal,
  perft,
  exportSpec,
  importSpec,
  completionOf(() => commands),
];
