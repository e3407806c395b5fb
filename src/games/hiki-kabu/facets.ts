/** The facets of Hiki-Kabu, put together from the files that define them. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { type ChanceEvent, DEAL } from '../../engine/step.ts';
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
import { describe, intended, picks, table } from './table.ts';

const SEATS: ChanceEvent = {
  values: 'cards',
  open: true,
  told: text('everyone draws a card for the deal', 'jeder zieht eine Karte um das Geben'),
};

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return (verb === 'hit' || verb === 'stand') && rest.length === 0 ? verb : unreadable(line);
}

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { seats: SEATS, deal: DEAL },
  endReasons: {
    'nine-one': text('the dealer held nine and one', 'der Geber hatte Neun und Eins'),
    'three-alike': text('three alike took the pot', 'drei Gleiche haben den Pot geholt'),
    showdown: text('the highest count took the pot', 'die höchste Zahl hat den Pot geholt'),
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
  mask: (_, move) => move,
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
  lesson,
  picks: (_, move) => picks(move),
  intended: (_, picks) => intended(picks),
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  odds,
};

export const published: Published<Observation> = { schema, publish };
