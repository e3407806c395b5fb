/** Böse Dame, also Graue Laus: take points, never the queen of spades. */
import { plainPublished } from '../../blocks/plain-observation.ts';
import { cardNotation, cardPicks } from '../../blocks/play-text.ts';
import { hasMost } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import { certain, claimLine, events, policy, sameCard } from './heuristics.ts';
import { notes, progress } from './notes.ts';
import {
  BAD_QUEEN,
  dealtHands,
  type Observation,
  type Options,
  observations,
  options,
  pack,
  type State,
  tricks,
} from './rules.ts';
import { ends, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const told = { notes, progress, events: texts.events };

export const boeseDame = defineGame<Options, State, Card, Observation>(
  {
    id: 'boese-dame',
    names: same('Böse Dame'),
    alsoNames: ['Graue Laus'],
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('take points, not the spade queen', 'Augen ja, Pik-Dame nein'),
    emblem: BAD_QUEEN,
    family: 'tricks',
    aim: 'most',
    prefix: 'BOD',
  },
  {
    rules: tricks.rules,
    observer: observations.observer,
    notation: cardNotation(pack),
    display: { table, ...told, ...ends, glossary, lesson, ...cardPicks(pack) },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { hard: 36_000 },
      policy,
      ...tricks.endings,
      claimLine,
      judging: { least: 0.75, isShared: true, success: hasMost, events, certain, sum: sameCard },
    },
    published: plainPublished<Options>(pack),
  },
  { dealtHands, causes, puzzles },
);
