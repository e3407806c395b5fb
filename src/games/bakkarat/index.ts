/** Bakkarat: nearest to nine against the bank, and never exactly ten. */
import { computedDraws } from '../../blocks/banking.ts';
import { defineGame } from '../../engine/game.ts';
import { DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { policy, solveObservation } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, observe, publish, schema } from './observation.ts';
import { odds } from './odds.ts';
import { profile } from './profile.ts';
import { reveal } from './reveal.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { table } from './table.ts';
import { describe, intended, picks, read, write } from './text.ts';

export const bakkarat = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { deal: DEAL },
      endReasons: {
        comparison: text('the hands were compared', 'die Blätter wurden verglichen'),
        bak: text('Bak: the deal is void', 'Bak: das Spiel ist ungültig'),
      },
      players: ({ options }) => options.players,
      outcome,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe },
    display: { table, reveal, glossary, lesson, picks, intended },
    heuristics: {
      levels: ['easy', 'hard'],
      policy,
      solveObservation,
      ...computedDraws,
    },
    published: { schema, publish },
  },
  { dealtHands, odds },
);
