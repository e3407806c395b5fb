/** Kabadak: be the first to lay down every card, or declare KABADAK. */

import { lostAbove } from '../../blocks/limits.ts';
import { hasFewest } from '../../blocks/seats.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import { events, policy } from './heuristics.ts';
import { legal, read, unorderedText, words, write } from './moves.ts';
import { notes } from './notes.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { odds } from './odds.ts';
import { intended, picks, progress } from './picks.ts';
import { pack } from './rows.ts';
import * as rules from './rules.ts';
import { dealtHands, next, outcome, pointsOfDeal } from './score.ts';
import { actor, initial, options } from './state.ts';
import { announcements, describe, ends, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

/** What picks mean. */
const picking = { picks, intended, progress };

export const kabadak = defineGame(
  {
    id: 'kabadak',
    names: same('Kabadak'),
    alsoNames: ['Kajaqak'],
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('get rid of cards in sets and runs', 'Sätze und Straßen loswerden'),
    family: 'melds',
    aim: 'least',
    prefix: 'KAB',
    limit: lostAbove,
  },
  {
    rules: {
      ...rules,
      endReasons: texts.endReasons,
      initial,
      next,
      actor,
      legal,
      outcome,
      points: pointsOfDeal,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, announcements, words },
    display: { table, notes, ...ends, ...picking, glossary, lesson, events: texts.events },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      judging: {
        least: 0.5,
        times: 16,
        success: hasFewest,
        events,
        sum: (_, move) => unorderedText(move),
      },
    },
    published,
  },
  { dealtHands, causes, odds, puzzles },
);
