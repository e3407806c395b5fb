/** Blaue Vierzehn: avoid the fourteens, the blue one above all, and the red cards. */
import { hasFewest } from '../../blocks/deal-won.ts';
import { plainPublished } from '../../blocks/plain-observation.ts';
import { defineGame } from '../../engine/game.ts';
import { glossary } from './glossary.ts';
import { certain, claimLine, EVENTS, events, policy } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { profile } from './profile.ts';
import { dealtHands, type Options, observations, outcome, pack, tricks } from './rules.ts';
import { reveal, table } from './table.ts';
import { cardPicking, notation } from './text.ts';

export const blaueVierzehn = defineGame(
  profile,
  {
    rules: { ...tricks.rules, outcome },
    observer: observations.observer,
    display: { table, reveal, glossary, lesson, ...cardPicking, events: EVENTS },
    notation,
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      endgame: tricks.endgame,
      claimLine,
      judging: { least: 0.3, success: hasFewest, events, certain },
    },
    published: plainPublished<Options>(pack),
  },
  { dealtHands },
);
