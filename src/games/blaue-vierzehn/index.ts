/** Blaue Vierzehn: avoid the fourteens, the blue one above all, and the red cards. */
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

export const blaueVierzehn: Game<Options, State, Card, View> = {
  id: 'blaue-vierzehn',
  names: same('Blaue Vierzehn'),
  summary: text(
    'Keep clear of fourteens and red cards, and of the blue fourteen most of all.',
    'Vierzehnen und rote Karten meiden, die blaue Vierzehn vor allem.',
  ),
  prefix: 'BLV',
  aim: 'least',
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
