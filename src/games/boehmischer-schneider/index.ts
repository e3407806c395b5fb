/** Böhmischer Schneider: a card is beaten only by the very next one. */
import { cardMoves } from '../../blocks/play-text.ts';
import type { Card } from '../../cards/pack.ts';
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { mind } from './mind.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { table } from './table.ts';
import { type View, view } from './view.ts';

export const boehmischerSchneider: Game<Options, rules.State, Card, View> = {
  id: 'boehmischer-schneider',
  names: same('Böhmischer Schneider'),
  summary: text(
    'Win pictures in tricks where a card is beaten only by the very next one.',
    'Bilder stechen, wo jede Karte nur von der nächsthöheren gestochen wird.',
  ),
  prefix: 'BOS',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: { played: text('all cards are played', 'alle Karten sind gespielt') },
  pack: () => rules.pack,
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
  ...cardMoves(rules.pack),
  table,
  mind,
};
