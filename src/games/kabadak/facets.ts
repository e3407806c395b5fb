/** The facets of Kabadak, put together from the files that define them. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { announcements } from './announcements.ts';
import { dealtHands } from './dealt.ts';
import { EVENTS } from './events.ts';
import { glossary } from './glossary.ts';
import { legal } from './legal.ts';
import { lesson } from './lesson.ts';
import { type Move, read, write } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import { odds } from './odds.ts';
import type { Options } from './options.ts';
import { intended, picks } from './picks.ts';
import { progress } from './progress.ts';
import { published as told } from './published.ts';
import { reveal } from './reveal.ts';
import { apply, applyChance, chance, zones } from './rules.ts';
import { next, outcome } from './score.ts';
import { actor, initial, type State } from './state.ts';
import { describe, table } from './table.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    out: text('a hand is empty', 'ein Blatt ist leer'),
    blocked: text('nobody can lay down', 'niemand kann ablegen'),
    kabadak: text('Kabadak was declared', 'Kabadak wurde angesagt'),
    'bare-kabadak': text('a bare Kabadak was declared', 'ein Blanker Kabadak wurde angesagt'),
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

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  odds,
};

export const published: Published<Observation> = told;
