/** Bimbo: be the first to get rid of all cards; the last player left is the Bimbo. */
import { hasMost } from '../../blocks/seats.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { candidates } from './candidates.ts';
import { causes } from './causes.ts';
import { events, policy } from './heuristics.ts';
import { highlightOf } from './highlight.ts';
import { notes } from './notes.ts';
import { determinize, hidden, type Observation, observe, published } from './observation.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { check, type Move, type Options, options, packOf, type State } from './state.ts';
import { ended, laid, reveal, table } from './table.ts';
import {
  announcements,
  describe,
  intended,
  mask,
  picks,
  progress,
  read,
  words,
  write,
} from './text.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

export const bimbo = defineGame<Options, State, Move, Observation>(
  {
    id: 'bimbo',
    names: same('Bimbo'),
    options,
    check,
    pack: packOf,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('be rid of your cards first', 'als Erster alle Karten loswerden'),
    family: 'shedding',
    aim: 'most',
    prefix: 'BIM',
  },
  {
    rules: { ...rules, endReasons: texts.endReasons, outcome },
    observer: { observe, mask, hidden, determinize },
    notation: {
      write,
      read,
      describe,
      isPlay: ({ verb }) => verb === 'play',
      announcements,
      words,
    },
    display: {
      table,
      notes,
      laid,
      reveal,
      ended,
      highlight: highlightOf,
      glossary,
      lesson,
      picks,
      intended,
      progress,
      events: texts.events,
    },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      candidates,
      judging: { least: 0.075, isShared: true, times: 5, success: hasMost, events },
    },
    published,
  },
  { dealtHands, causes, puzzles },
);
