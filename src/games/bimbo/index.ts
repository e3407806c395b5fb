/** Bimbo: be rid of all cards first; the last one left is the Bimbo. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { mind } from './mind.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { type Move, packOf, type State } from './state.ts';
import { table } from './table.ts';
import { attempt, mask, picks, read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

export const bimbo: Game<Options, State, Move, View> = {
  id: 'bimbo',
  names: same('Bimbo'),
  summary: text(
    'Play higher and be rid of your cards first; the last one left pays next time.',
    'Höher spielen und zuerst fertig werden; der Letzte zahlt beim nächsten Mal.',
  ),
  prefix: 'BIM',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: { played: text('one is left with cards', 'nur einer hat noch Karten') },
  pack: packOf,
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
