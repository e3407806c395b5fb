/** The facets of Bimbo, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import {
  determinize,
  hidden,
  type Observation,
  observe,
  published as told,
} from './observation.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import type { Move, Options, State } from './state.ts';
import { reveal, table } from './table.ts';
import { describe, intended, mask, picks, progress, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: { played: text('only one player has cards left', 'nur einer hat noch Karten') },
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
  isPlay: ({ verb }) => verb === 'play',
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

export const published: Published<Observation> = told;
