/** Blaue Vierzehn: avoid the fourteens, the blue one above all, and the red cards. */
import { plainPublished } from '../../blocks/plain-observation.ts';
import { hasFewest } from '../../blocks/seats.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import { certain, claimLine, events, policy, sameCard } from './heuristics.ts';
import { highlightOf } from './highlight.ts';
import { notes, progress } from './notes.ts';
import { dealtHands, type Options, observations, options, pack, tricks } from './rules.ts';
import { cardPicking, ended, notation, reveal, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

/** What the display says beside the table. */
const told = { notes, progress, glossary, lesson, events: texts.events };

/** How deals end, and what they are remembered for. */
const ends = { reveal, ended, highlight: highlightOf };

export const blaueVierzehn = defineGame(
  {
    id: 'blaue-vierzehn',
    names: same('Blaue Vierzehn'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('keep clear of fourteens and reds', 'Vierzehnen und Rote meiden'),
    emblem: 'B14',
    family: 'tricks',
    aim: 'least',
    prefix: 'BLV',
  },
  {
    rules: tricks.rules,
    observer: observations.observer,
    display: { table, ...ends, ...cardPicking, ...told },
    notation,
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { hard: 34_000 },
      policy,
      ...tricks.endings,
      claimLine,
      judging: {
        least: 0.2,
        isShared: true,
        times: 32,
        success: hasFewest,
        events,
        certain,
        sum: sameCard,
      },
    },
    published: plainPublished<Options>(pack),
  },
  { dealtHands, causes, puzzles },
);
