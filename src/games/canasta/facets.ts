/** The facets of Canasta, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { type ChanceEvent, DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { EVENTS } from './events.ts';
import { glossary } from './glossary.ts';
import { legal } from './legal.ts';
import { lesson } from './lesson.ts';
import type { Move } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import { intended, picks, progress } from './picks.ts';
import { publish, schema } from './published.ts';
import { reveal } from './reveal.ts';
import { apply, applyChance, chance, initial } from './rules.ts';
import { dealtHands, next, outcome } from './score.ts';
import { actor, type State, zones } from './state.ts';
import { table } from './table.ts';
import { announcements, describe, read, write } from './text.ts';

const PARTNERS: ChanceEvent = {
  values: 'seats',
  open: true,
  told: text('the places are drawn', 'die Plätze werden ausgelost'),
};

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, partners: PARTNERS, deal: DEAL },
  endReasons: {
    out: text('a player goes out', 'ein Spieler geht aus'),
    stock: text('the stock is used up', 'der Talon ist aufgebraucht'),
    'red-three': text(
      'the last card of the stock was a red three',
      'die letzte Karte des Talons war eine rote Drei',
    ),
  },
  initial,
  next,
  players: ({ standing }) => standing.options.players,
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
  announcements,
};

export const display: Display<State, Move, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  events: EVENTS,
  picks,
  intended,
  progress,
};

export const extras: Extras<Options, State, Move, Observation> = { dealtHands };

export const published: Published<Observation> = { schema, publish };
