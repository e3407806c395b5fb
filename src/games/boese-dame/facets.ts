/** The facets of Böse Dame, put together from the files that define them. */

import { plainPublished } from '../../blocks/plain-published.ts';
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
import {
  dealtHands,
  type Observation,
  type Options,
  observations,
  outcome,
  pack,
  type State,
  tricks,
} from './rules.ts';
import { reveal, table } from './table.ts';

export const rules: Rules<Options, State, Card> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: { played: text('all cards have been played', 'alle Karten sind gespielt') },
  ...tricks.rules,
  outcome,
};

export const observer: ObservationRules<State, Card, Observation> = {
  ...observations.observer,
  mask: (_, card) => writePlay(pack, card),
};

export const notation: Notation<Card, Observation> = cardNotation(pack);

export const display: Display<State, Card, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  events: EVENTS,
  ...cardPicks(pack),
};

export const extras: Extras<Options, State, Card, Observation> = { dealtHands };

export const published: Published<Observation> = plainPublished<Options>(pack);
