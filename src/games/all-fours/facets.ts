/** The facets of All Fours, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, type Observation, observe, publish, schema } from './observation.ts';
import { reveal } from './reveal.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import type { Move, Options, State } from './state.ts';
import { table } from './table.ts';
import {
  announcements,
  describe,
  intended,
  isPlay,
  mask,
  picks,
  progress,
  read,
  write,
} from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    played: text(
      'all cards were played and the points counted',
      'alle Karten sind gespielt, die Punkte gezählt',
    ),
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
  announcements,
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

export const extras: Extras<Options, State, Move, Observation> = { dealtHands };

export const published: Published<Observation> = { schema, publish };
