/** The facets of Bakkarat, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, type Observation, observe, publish, schema } from './observation.ts';
import { odds } from './odds.ts';
import type { Options } from './options.ts';
import { reveal } from './reveal.ts';
import {
  actor,
  apply,
  applyChance,
  chance,
  initial,
  legal,
  type Move,
  next,
  type State,
  zones,
} from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { table } from './table.ts';
import { describe, intended, picks, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { deal: DEAL },
  endReasons: {
    comparison: text('the hands were compared', 'die Blätter wurden verglichen'),
    bak: text('Bak: the deal is void', 'Bak: das Spiel ist ungültig'),
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
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  odds,
};

export const published: Published<Observation> = { schema, publish };
