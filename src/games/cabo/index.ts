/** Cabo: a memory game for the lowest row of cards that players may hardly look at. */

import { overAt } from '../../blocks/limits.ts';
import { hasFewest } from '../../blocks/seats.ts';
import { type ChanceEvent, DEAL } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { candidates } from './candidates.ts';
import { causes, isUnusual } from './causes.ts';
import { evaluate } from './evaluation.ts';
import { events, policy } from './heuristics.ts';
import { drills, legal } from './moves.ts';
import { notes } from './notes.ts';
import { determinize, forget, hidden, observe, published } from './observation.ts';
import { intended, picks, progress } from './picks.ts';
import * as round from './round.ts';
import * as rules from './rules.ts';
import { sameMove } from './same-moves.ts';
import { dealtHands, outcome, resultOf } from './score.ts';
import { options } from './state.ts';
import { ends, table } from './table.ts';
import { announcements, describe, read, words, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const STARTER: ChanceEvent = {
  values: 'seats',
  open: true,
  told: texts.chance.starts,
};

const RESTOCK: ChanceEvent = {
  values: 'cards',
  open: false,
  told: texts.chance.restock,
};

/** What picks mean. */
const picking = { picks, intended, progress };

export const cabo = defineGame(
  {
    id: 'cabo',
    names: same('Cabo'),
    options,
    pack: () => round.pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('remember your row, lower it, call', 'Auslage merken, senken, ansagen'),
    family: 'shedding',
    aim: 'least',
    prefix: 'CAB',
    limit: overAt,
  },
  {
    rules: {
      ...round,
      ...rules,
      endReasons: texts.endReasons,
      chanceEvents: { starter: STARTER, deal: DEAL, restock: RESTOCK },
      legal,
      outcome,
      points: (finished) => resultOf(finished).points,
    },
    observer: {
      observe,
      /** Positions are public, and no move names a card. */
      mask: (_, move) => write(move),
      hidden,
      determinize,
    },
    notation: { write, read, describe, announcements, words },
    display: { table, notes, ...ends, ...picking, glossary, lesson, events: texts.events },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { medium: 300, hard: 48_000 },
      evaluate,
      evaluatedAfter: 6,
      policy,
      candidates,
      forget,
      judging: {
        least: 0.75,
        times: 10,
        success: hasFewest,
        events,
        isUnusual,
        sum: sameMove,
      },
    },
    published,
  },
  { dealtHands, causes, drills, puzzles },
);
