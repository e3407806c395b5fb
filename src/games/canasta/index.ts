/** Canasta: meld seven of a rank, keep the pile from the others, and go out in time. */
import type { Game } from '../../engine/game.ts';
import { type ChanceWord, DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { legal } from './legal.ts';
import { mind } from './mind.ts';
import type { Move } from './moves.ts';
import { type Options, options } from './options.ts';
import { attempt, picks, tally } from './picks.ts';
import { apply, applyChance, chance, open } from './rules.ts';
import { next, outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { actor, places, type State } from './state.ts';
import { table } from './table.ts';
import { read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

const PARTNERS: ChanceWord = {
  values: 'seats',
  open: true,
  told: text('the places are drawn', 'die Plätze werden gezogen'),
};

export const canasta: Game<Options, State, Move, View> = {
  id: 'canasta',
  names: same('Canasta'),
  summary: text(
    'Meld seven of a rank with your partner, take the pile, and go out before the others.',
    'Mit dem Partner sieben Gleiche melden, den Stoß erobern und vor den anderen ausgehen.',
  ),
  prefix: 'CAN',
  aim: 'most',
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, partners: PARTNERS, deal: DEAL },
  whys: {
    out: text('a player goes out', 'ein Spieler geht aus'),
    stock: text('the stock is used up', 'der Talon ist aufgebraucht'),
    'red-three': text(
      'the last card of the stock was a red three',
      'die letzte Karte des Talons war eine rote Drei',
    ),
  },
  pack: packOf,
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
  tally,
  mind,
};
