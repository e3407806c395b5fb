/** Binokel: bid, meld and take tricks, alone or with a partner. */
import { hasMost } from '../../blocks/deal-won.ts';
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { KINDS } from './cards.ts';
import { glossary } from './glossary.ts';
import { lesson } from './lesson.ts';
import { candidates } from './mind/candidates.ts';
import { claimLine, EVENTS, endgame, events } from './mind/heuristics.ts';
import { policy } from './mind/policy.ts';
import { determinize, hidden, observe } from './observation.ts';
import { profile } from './profile.ts';
import { publish, schema } from './published.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { announcements } from './shown/announcements.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { reveal } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { describe, mask, read, write } from './shown/text.ts';

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
