/** Auf Wiedersehen: a patience that plays itself out card by card. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import type { Game } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { DEAL } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { mind } from './mind.ts';
import { odds } from './odds.ts';
import { type Options, options } from './options.ts';
import {
  actor,
  apply,
  applyChance,
  chance,
  legal,
  type Move,
  next,
  open,
  pack,
  places,
  type State,
} from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { attempt, picks, table, tell } from './table.ts';
import { type View, view } from './view.ts';

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return verb === 'push' && rest.length === 0 ? 'push' : unreadable(line);
}

export const aufWiedersehen: Game<Options, State, Move, View> = {
  id: 'auf-wiedersehen',
  names: same('Auf Wiedersehen'),
  summary: text(
    'A patience for one: push every card under the packet of its value.',
    'Eine Patience für einen: Jede Karte kommt unter das Päckchen ihres Wertes.',
  ),
  prefix: 'AUW',
  aim: 'most',
  options,
  levels: [],
  words: { deal: DEAL },
  whys: {
    out: text('all 52 cards are pushed', 'alle 52 Karten sind untergeschoben'),
    stuck: text(
      'the top card is already where it belongs',
      'die oberste Karte liegt schon, wo sie hingehört',
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
  mask: () => 'push',
  write: (move) => move,
  read,
  tell,
  table,
  picks,
  attempt,
  mind,
  odds,
};
