/** The facets of Durak, put together from the files that define them. */

import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { announcements } from './announcements.ts';
import { EVENTS, SUCCESS } from './events.ts';
import { dealtHands, drills, standingOrder } from './extras.ts';
import { glossary } from './glossary.ts';
import { lesson } from './lesson.ts';
import { DONE, type Move } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import { intended, picks, progress } from './picks.ts';
import { published as told } from './published.ts';
import { reveal } from './reveal.ts';
import { actor, apply, applyChance, chance, initial, legal, recordKeys, zones } from './rules.ts';
import { next, outcome } from './score.ts';
import type { State } from './state.ts';
import { table } from './table.ts';
import { describe, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: {
    dealer: DEALER,
    deal: DEAL,
    redeal: {
      values: 'cards',
      open: false,
      told: text(
        'the hand goes back and a new one is dealt',
        'das Blatt geht zurück, ein neues wird gegeben',
      ),
    },
    join: {
      values: 'seats',
      open: true,
      told: text('new players may sit down now', 'jetzt können sich Neue an den Tisch setzen'),
      seating: true,
    },
  },
  endReasons: {
    durak: text('one player is left with cards', 'einer bleibt auf seinen Karten sitzen'),
    draw: text('nobody is left with cards', 'niemand hat noch Karten'),
    stalemate: text('a hundred bouts without progress', 'hundert Angriffe ohne Fortschritt'),
  },
  initial,
  next,
  players: ({ course }) => course.options.players,
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
  isSilent: (move) => move === DONE,
  announcements,
};

export const display: Display<State, Move, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  events: EVENTS,
  success: SUCCESS,
  picks,
  intended,
  progress,
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  drills,
  clock: {
    seconds: ({ clock }) => clock,
    isRisky: (state, move) => recordKeys(state, move).cheat === true,
  },
  recordKeys,
  standingOrder,
};

export const published: Published<Observation> = told;
