/** The facets of Cabo, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { type ChanceEvent, DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { drills, legal, type Move } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import { intended, picks, progress } from './picks.ts';
import { published as told } from './published.ts';
import { actor, applyChance, chance, initial, next, zones } from './round.ts';
import { apply } from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import type { Options, State } from './state.ts';
import { reveal, table } from './table.ts';
import { announcements, describe, read, write } from './text.ts';

const STARTER: ChanceEvent = {
  values: 'seats',
  open: true,
  told: text('$1 starts', '$1 beginnt'),
};
const RESTOCK: ChanceEvent = {
  values: 'cards',
  open: false,
  told: text(
    'the discards are shuffled into a new stock',
    'die abgelegten Karten werden zum neuen Stapel gemischt',
  ),
};

export const rules: Rules<Options, State, Move> = {
  turnLimit: 1000,
  chanceEvents: { starter: STARTER, deal: DEAL, restock: RESTOCK },
  endReasons: {
    cabo: text(
      'Cabo was called, and everyone had a last turn',
      'Cabo war angesagt, alle hatten ihren letzten Zug',
    ),
    kamikaze: text(
      'Kamikaze: two 12s and both 13s in one row',
      'Kamikaze: zwei 12 und beide 13 in einer Auslage',
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
  /** Positions are public, and no move names a card. */
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
  picks,
  intended,
  progress,
  events: EVENTS,
};

export const extras: Extras<Options, State, Move, Observation> = { dealtHands, drills };

export const published: Published<Observation> = told;
