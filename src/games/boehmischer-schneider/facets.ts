/** The facets of Böhmischer Schneider, put together from the files that define them. */
import { cardNotation, cardPicks, writePlay } from '../../blocks/play-text.ts';
import type { Card } from '../../cards/pack.ts';
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import * as told from './observation.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import {
  actor,
  apply,
  applyChance,
  chance,
  initial,
  legal,
  next,
  type Options,
  pack,
  type State,
  zones,
} from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { reveal, table } from './table.ts';

export const rules: Rules<Options, State, Card> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: { played: text('all cards have been played', 'alle Karten sind gespielt') },
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

export const observer: ObservationRules<State, Card, Observation> = {
  observe,
  mask: (_, card) => writePlay(pack, card),
  hidden,
  determinize,
};

export const notation: Notation<Card, Observation> = cardNotation(pack);

export const display: Display<State, Card, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  ...cardPicks(pack),
  events: EVENTS,
};

export const extras: Extras<Options, State, Card, Observation> = { dealtHands };

export const published: Published<Observation> = told;
