/** The facets of Bimbo, each of its parts from the file that says it. */
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import type { Options } from './options.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { outcome } from './score.ts';
import type { Move, State } from './state.ts';
import { table } from './table.ts';
import { describe, intended, mask, picks, read, write } from './text.ts';
import { determinize, hidden, observe, type View } from './view.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: { played: text('one is left with cards', 'nur einer hat noch Karten') },
  initial,
  next,
  players: ({ options }) => options.players,
  actor,
  chance,
  applyChance,
  legal,
  apply,
  zones,
  outcome,
};

export const observer: ObservationRules<State, Move, View> = {
  observe,
  mask,
  hidden,
  determinize,
};

export const notation: Notation<Move, View> = {
  write,
  read,
  describe,
};

export const display: Display<Move, View> = {
  table,
  picks,
  intended,
};
