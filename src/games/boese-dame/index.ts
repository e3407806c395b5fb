/** Böse Dame, also Graue Laus: take points, never the queen of spades. */
import { cardMoves } from '../../blocks/play-text.ts';
import type { Card } from '../../cards/pack.ts';
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { mind } from './mind.ts';
import { type Options, options } from './options.ts';
import { pack, rules, type State, type View, views } from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { table } from './table.ts';

export const boeseDame: Game<Options, State, Card, View> = {
  id: 'boese-dame',
  names: same('Böse Dame'),
  summary: text(
    'Take points in tricks, but never the queen of spades.',
    'Stiche mit Augen machen, aber nie die Pik-Dame.',
  ),
  prefix: 'BOD',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: { played: text('all cards are played', 'alle Karten sind gespielt') },
  pack: () => pack,
  clauses,
  ...rules,
  outcome,
  view: views.view,
  ...cardMoves(pack),
  table,
  mind,
};
