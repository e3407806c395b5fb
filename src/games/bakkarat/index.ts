/** Bakkarat: nearest to nine against the bank, and never exactly ten. */
import type { Game } from '../../engine/game.ts';
import { DEAL } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './count.ts';
import { mind } from './mind.ts';
import { odds } from './odds.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { table } from './table.ts';
import { attempt, picks, read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

export const bakkarat: Game<Options, rules.State, rules.Move, View> = {
  id: 'bakkarat',
  names: same('Bakkarat'),
  summary: text(
    'Stake against the bank and come nearest to nine; ten spoils it for all.',
    'Gegen die Bank setzen und der Neun am nächsten kommen; Zehn verdirbt es allen.',
  ),
  prefix: 'BAK',
  aim: 'most',
  options,
  levels: ['easy', 'hard'],
  words: { deal: DEAL },
  whys: {
    comparison: text('the hands are compared', 'die Blätter sind verglichen'),
    bak: text('Bak: the deal is void', 'Bak: das Spiel ist ungültig'),
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
  mask: (_, move) => write(move),
  write,
  read,
  tell,
  table,
  picks,
  attempt,
  mind,
  odds,
};
