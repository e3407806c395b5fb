/** The facets of Auf Wiedersehen, put together from the files that define them. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { determinize, hidden, type Observation, observe, publish, schema } from './observation.ts';
import { odds } from './odds.ts';
import {
  actor,
  apply,
  applyChance,
  chance,
  dealtHands,
  initial,
  legal,
  type Move,
  next,
  type Options,
  outcome,
  type State,
  zones,
} from './rules.ts';
import { describe, intended, picks, reveal, table } from './table.ts';

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return verb === 'push' && rest.length === 0 ? 'push' : unreadable(line);
}

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { deal: DEAL },
  endReasons: {
    out: text('all 52 cards have been pushed', 'alle 52 Karten sind untergeschoben'),
    stuck: text(
      'the top card is already where it belongs',
      'die oberste Karte liegt schon, wo sie hingehört',
    ),
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
  mask: () => 'push',
  hidden,
  determinize,
};

export const notation: Notation<Move, Observation> = {
  write: (move) => move,
  read,
  describe,
};

export const display: Display<State, Move, Observation> = {
  table,
  reveal,
  glossary,
  picks,
  intended,
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  odds,
};

export const published: Published<Observation> = { schema, publish };
