/** The facets of All Fours, each of its parts from the file that says it. */
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './cards.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';
import { table } from './table.ts';
import { describe, intended, isPlay, mask, picks, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    played: text('the points are counted', 'die Punkte sind gezählt'),
    misdeal: text('too few cards to run on', 'zu wenige Karten zum Weitergeben'),
  },
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

export const observer: ObservationRules<State, Move, Observation> = {
  observe,
  mask,
  hidden,
  determinize,
};

export const notation: Notation<Move, Observation> = {
  write,
  read,
  describe,
  isPlay,
};

export const display: Display<Move, Observation> = {
  table,
  picks,
  intended,
};
