/** Canasta as one value of the contract: players meld seven of a rank, keep the pile from the others, and go out in time. */

import { firstTo } from '../../blocks/limits.ts';
import { hasMost } from '../../blocks/seats.ts';
import { type ChanceEvent, DEAL, DEALER } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { candidates } from './mind/candidates.ts';
import { causes, isUnusual, spends } from './mind/causes.ts';
import { evaluate } from './mind/evaluate.ts';
import { policy } from './mind/policy.ts';
import { sameTurn } from './mind/same-turn.ts';
import { published } from './published.ts';
import { notes } from './shown/notes.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { ends } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { announcements, describe, read, words, write } from './shown/text.ts';
import { packOf } from './state/cards.ts';
import type { Move } from './state/moves.ts';
import { type Options, options } from './state/options.ts';
import { dealtHands, events, next, outcome, pointsOf } from './state/score.ts';
import { actor, type State, zones } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };
import { legal } from './turn/legal.ts';
import { determinize, hidden, type Observation, observe } from './turn/observation.ts';
import * as rules from './turn/rules.ts';
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const PARTNERS: ChanceEvent = {
  values: 'seats',
  open: true,
  told: texts.chance.partners,
};

/** What picks mean. */
const picking = { picks, intended, progress };

export const canasta = defineGame<Options, State, Move, Observation>(
  {
    id: 'canasta',
    names: same('Canasta'),
    options,
    pack: packOf,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('meld seven of a rank and go out', 'sieben Gleiche melden und ausgehen'),
    family: 'melds',
    aim: 'most',
    prefix: 'CAN',
    limit: firstTo,
  },
  {
    rules: {
      ...rules,
      endReasons: texts.endReasons,
      ownKeys: ['premium'],
      chanceEvents: { dealer: DEALER, partners: PARTNERS, deal: DEAL },
      next,
      actor,
      legal,
      zones,
      outcome,
      points: pointsOf,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, announcements, words },
    display: { table, ...ends, glossary, lesson, events: texts.events, notes, ...picking },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      evaluate,
      evaluatedAfter: 6,
      candidates,
      judging: {
        least: 30,
        times: 8,
        drawsByText: true,
        success: hasMost,
        events,
        sum: sameTurn,
        spends,
        isUnusual,
      },
    },
    published,
  },
  { dealtHands, causes, puzzles },
);
