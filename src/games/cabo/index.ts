/** Cabo: a memory game for the lowest row, whose own cards one may hardly look at. */
import type { Game } from '../../engine/game.ts';
import { type ChanceWord, DEAL } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { mind } from './mind.ts';
import { legal, type Move } from './moves.ts';
import { type Options, options } from './options.ts';
import { attempt, picks } from './picks.ts';
import { actor, applyChance, chance, next, open, pack, places, type State } from './round.ts';
import { apply } from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { table } from './table.ts';
import { read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

const STARTER: ChanceWord = {
  values: 'seats',
  open: true,
  told: text('$1 starts', '$1 beginnt'),
};
const RESTOCK: ChanceWord = {
  values: 'cards',
  open: false,
  told: text(
    'the discards are shuffled into a new stock',
    'die abgelegten Karten werden zum neuen Stapel gemischt',
  ),
};

export const cabo: Game<Options, State, Move, View> = {
  id: 'cabo',
  names: same('Cabo'),
  summary: text(
    'Remember your face-down row, lower it, and call before the others do.',
    'Die eigene verdeckte Auslage merken, senken und rechtzeitig Cabo ansagen.',
  ),
  prefix: 'CAB',
  aim: 'least',
  options,
  levels: ['easy', 'medium', 'hard'],
  turnLimit: 1000,
  words: { starter: STARTER, deal: DEAL, restock: RESTOCK },
  whys: {
    cabo: text(
      'Cabo was called and everybody had a last turn',
      'Cabo war angesagt, alle hatten ihren letzten Zug',
    ),
    kamikaze: text(
      'Kamikaze: two 12s and both 13s in one row',
      'Kamikaze: zwei 12 und beide 13 in einer Auslage',
    ),
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
  /** Positions are public, and no move names a card. */
  mask: (_, move) => write(move),
  write,
  read,
  tell,
  table,
  picks,
  attempt,
  mind,
};
