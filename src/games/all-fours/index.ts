/** All Fours: high, low, jack and game, first to seven. */
import { firstTo } from '../../blocks/limits.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import {
  certain,
  claimLine,
  endgame,
  events,
  likelihood,
  policy,
  sameMove,
  success,
} from './heuristics.ts';
import { notes } from './notes.ts';
import { determinize, hidden, type Observation, observe, published } from './observation.ts';
import { ends } from './reveal.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { type Move, type Options, options, pack, type State } from './state.ts';
import { table } from './table.ts';
import { intended, mask, notation, picks, progress } from './text.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const picking = { picks, intended, progress };

export const allFours = defineGame<Options, State, Move, Observation>(
  {
    id: 'all-fours',
    names: same('All Fours'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('high, low, jack and the game', 'höchster, niedrigster, Bube, Augen'),
    family: 'tricks',
    aim: 'most',
    prefix: 'ALF',
    limit: firstTo,
  },
  {
    rules: { ...rules, endReasons: texts.endReasons, outcome },
    observer: { observe, mask, hidden, determinize },
    notation,
    display: { table, notes, ...ends, ...picking, glossary, lesson, events: texts.events },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { hard: 36_000 },
      policy,
      likelihood,
      endgame,
      claimLine,
      judging: { least: 0.05, isShared: true, times: 10, success, events, certain, sum: sameMove },
    },
    published,
  },
  { dealtHands, causes, puzzles },
);
