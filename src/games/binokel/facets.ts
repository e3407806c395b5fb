/** The facets of Binokel, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { announcements } from './announcements.ts';
import { KINDS, type Move } from './cards.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import { intended, picks, progress } from './picks.ts';
import { publish, schema } from './published.ts';
import { reveal } from './reveal.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import type { Options, State } from './state.ts';
import { table } from './table.ts';
import { describe, mask, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    won: text('declarer has won', 'der Spielmacher hat gewonnen'),
    lost: text('declarer has lost', 'der Spielmacher hat verloren'),
    ab: text('declarer gave up', 'der Spielmacher ist abgegangen'),
    'all-passed': text('everyone said weg', 'alle haben weg gesagt'),
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
  isPlay: (move) => move < KINDS,
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
