/** Kabadak: be the first to lay down every card, or declare KABADAK. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { legal } from './legal.ts';
import { mind } from './mind.ts';
import { type Move, read, write } from './moves.ts';
import { odds } from './odds.ts';
import { type Options, options } from './options.ts';
import { attempt, picks } from './picks.ts';
import { pack } from './rows.ts';
import { apply, applyChance, chance, places } from './rules.ts';
import { next, outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { actor, open, type State } from './state.ts';
import { table, tell } from './table.ts';
import { type View, view } from './view.ts';

export const kabadak: Game<Options, State, Move, View> = {
  id: 'kabadak',
  names: same('Kabadak'),
  summary: text(
    'Lay sets and runs that change into each other, and be rid of every card first.',
    'Sätze und Straßen legen, die ineinander wechseln, und zuerst alle Karten los sein.',
  ),
  prefix: 'KAB',
  aim: 'least',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: {
    out: text('a hand is empty', 'ein Blatt ist leer'),
    blocked: text('nobody can lay down', 'niemand kann ablegen'),
    kabadak: text('Kabadak is declared', 'Kabadak ist angesagt'),
    'bare-kabadak': text('a bare Kabadak is declared', 'ein Blanker Kabadak ist angesagt'),
  },
  pack: () => pack,
  clauses,
  open,
  next,
  actor,
  chance,
  applyChance,
  legal,
  apply,
  places,
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
