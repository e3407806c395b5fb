/** Binokel: bid, meld and take tricks, alone or with a partner. */
import { hasMost } from '../../blocks/deal-won.ts';
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { announcements } from './announcements.ts';
import { candidates } from './candidates.ts';
import { KINDS } from './cards.ts';
import { glossary } from './glossary.ts';
import { claimLine, EVENTS, endgame, events } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, observe } from './observation.ts';
import { intended, picks, progress } from './picks.ts';
import { policy } from './policy.ts';
import { profile } from './profile.ts';
import { publish, schema } from './published.ts';
import { reveal } from './reveal.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { table } from './table.ts';
import { describe, mask, read, write } from './text.ts';

export const binokel = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { dealer: DEALER, deal: DEAL },
      endReasons: {
        won: text('declarer has won', 'der Spielmacher hat gewonnen'),
        lost: text('declarer has lost', 'der Spielmacher hat verloren'),
        ab: text('declarer gave up', 'der Spielmacher ist abgegangen'),
        'all-passed': text('everyone said weg', 'alle haben weg gesagt'),
      },
      players: ({ options }) => options.players,
      outcome,
    },
    observer: { observe, mask, hidden, determinize },
    notation: { write, read, describe, isPlay: (move) => move < KINDS, announcements },
    display: { table, reveal, glossary, lesson, picks, intended, progress, events: EVENTS },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      candidates,
      endgame,
      claimLine,
      judging: { least: 5, success: hasMost, events },
    },
    published: { schema, publish },
  },
  { dealtHands },
);
