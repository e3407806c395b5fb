/** Durak: attack and defence, and one is left with cards. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { mind } from './mind.ts';
import type { Move } from './moves.ts';
import { check, type Options, options } from './options.ts';
import { attempt, picks } from './picks.ts';
import { presets } from './presets.ts';
import * as rules from './rules.ts';
import { next, outcome } from './score.ts';
import { clauses } from './sheet.ts';
import type { State } from './state.ts';
import { table } from './table.ts';
import { read, tell, write } from './text.ts';
import { type View, view } from './view.ts';

export const durak: Game<Options, State, Move, View> = {
  id: 'durak',
  names: same('Durak'),
  summary: text(
    'Attack and cover, be rid of your cards; there is no winner, only the last with cards.',
    'Angreifen und decken, alle Karten loswerden; es gibt keinen Gewinner, nur den Letzten mit Karten.',
  ),
  prefix: 'DUR',
  aim: 'least',
  options,
  presets,
  levels: ['easy', 'medium', 'hard'],
  words: {
    dealer: DEALER,
    deal: DEAL,
    redeal: {
      values: 'cards',
      open: false,
      told: text(
        'the hand goes back and is dealt anew',
        'das Blatt geht zurück und wird neu gegeben',
      ),
    },
    join: {
      values: 'seats',
      open: true,
      told: text('new players may take seats now', 'jetzt können sich Neue dazusetzen'),
    },
  },
  whys: {
    durak: text('one is left with cards', 'einer bleibt mit Karten übrig'),
    draw: text('nobody is left with cards', 'niemand hat noch Karten'),
    stalemate: text('a hundred bouts without headway', 'hundert Angriffe ohne Fortschritt'),
  },
  check,
  pack: packOf,
  clauses,
  clock: ({ clock }) => clock,
  open: rules.open,
  next,
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
  stepExtra: rules.stepExtra,
};
