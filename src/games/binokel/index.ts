/** Binokel: bid, meld and take tricks, alone or with a partner. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { type Move, pack } from './cards.ts';
import { mind } from './mind.ts';
import { news } from './news.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import type { State } from './state.ts';
import { table } from './table.ts';
import { attempt, mask, picks, read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

export const binokel: Game<Options, State, Move, View> = {
  id: 'binokel',
  names: same('Binokel'),
  summary: text(
    'Bid for the Dabb, meld, and make in tricks what you promised.',
    'Um den Dabb reizen, melden und in Stichen einlösen, was man versprach.',
  ),
  prefix: 'BIN',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: {
    won: text('declarer has won', 'der Spieler hat gewonnen'),
    lost: text('declarer has lost', 'der Spieler hat verloren'),
    ab: text('declarer gave up', 'der Spieler ist abgegangen'),
    'all-passed': text('all said weg', 'alle sagten weg'),
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
  news,
  table,
  picks,
  attempt,
  mind,
};
