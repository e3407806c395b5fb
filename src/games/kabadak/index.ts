/** Kabadak: be the first to lay down every card, or declare KABADAK. */
import { hasFewest } from '../../blocks/deal-won.ts';
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS, events, policy } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { legal, read, write } from './moves.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { odds } from './odds.ts';
import { intended, picks, progress } from './picks.ts';
import { profile } from './profile.ts';
import { reveal } from './reveal.ts';
import * as rules from './rules.ts';
import { dealtHands, next, outcome } from './score.ts';
import { actor, initial } from './state.ts';
import { describe, table } from './table.ts';

export const kabadak = defineGame(
  profile,
  {
    rules: {
      ...rules,
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
      legal,
      outcome,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe },
    display: { table, reveal, glossary, lesson, picks, intended, progress, events: EVENTS },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      judging: { least: 0.5, success: hasFewest, events },
    },
    published,
  },
  { dealtHands, odds },
);
