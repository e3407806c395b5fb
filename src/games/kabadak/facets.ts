/** The facets of Kabadak, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { legal, type Move, read, write } from './moves.ts';
import {
  determinize,
  hidden,
  type Observation,
  observe,
  published as told,
} from './observation.ts';
import { odds } from './odds.ts';
import { intended, picks, progress } from './picks.ts';
import { reveal } from './reveal.ts';
import { apply, applyChance, chance, zones } from './rules.ts';
import { dealtHands, next, outcome } from './score.ts';
import { actor, initial, type Options, type State } from './state.ts';
import { describe, table } from './table.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    out: text('a hand is empty', 'ein Blatt ist leer'),
    blocked: text('nobody can lay down', 'niemand kann ablegen'),
    kabadak: text('Kabadak was declared', 'Kabadak wurde angesagt'),
    'bare-kabadak': text('a bare Kabadak was declared', 'ein Blanker Kabadak wurde angesagt'),
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
  mask: (_, move) => write(move),
  hidden,
  determinize,
};

export const notation: Notation<Move, Observation> = {
  write,
  read,
  describe,
};

export const display: Display<State, Move, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  picks,
  intended,
  progress,
  events: EVENTS,
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  odds,
};

export const published: Published<Observation> = told;
