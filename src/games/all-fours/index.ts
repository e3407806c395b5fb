/** All Fours: high, low, jack and game, first to seven. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { type Move, pack } from './cards.ts';
import { mind } from './mind.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import type { State } from './state.ts';
import { table } from './table.ts';
import { attempt, mask, picks, read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

export const allFours: Game<Options, State, Move, View> = {
  id: 'all-fours',
  names: same('All Fours'),
  summary: text(
    'Score for the highest and lowest trump, its jack, and the game.',
    'Punkte für höchsten und niedrigsten Trumpf, den Trumpfbuben und die meisten Augen.',
  ),
  prefix: 'ALF',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: {
    played: text('the points are counted', 'die Punkte sind gezählt'),
    misdeal: text('too few cards to run on', 'zu wenige Karten zum Weitergeben'),
  },
  pack: () => pack,
  clauses,
  open: rules.open,
  next: rules.next,
  actor: rules.actor,
  chance: rules.chance,
  applyChance: rules.applyChance,
  legal: rules.legal,
  apply: rules.apply,
  places: rules.places,
  outcome,
  view,
  mask,
  write,
  read,
  tell,
  table,
  picks,
  attempt,
  mind,
};
