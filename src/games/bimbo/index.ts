/** Bimbo: be the first to get rid of all cards; the last player left is the Bimbo. */
import { hasMost } from '../../blocks/deal-won.ts';
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { EVENTS, events, policy } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { profile } from './profile.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { reveal, table } from './table.ts';
import { describe, intended, mask, picks, progress, read, write } from './text.ts';

export const bimbo = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { dealer: DEALER, deal: DEAL },
      endReasons: { played: text('only one player has cards left', 'nur einer hat noch Karten') },
      players: ({ options }) => options.players,
      outcome,
    },
    observer: { observe, mask, hidden, determinize },
    notation: { write, read, describe, isPlay: ({ verb }) => verb === 'play' },
    display: { table, reveal, glossary, lesson, picks, intended, progress, events: EVENTS },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      judging: { least: 0.1, success: hasMost, events },
    },
    published,
  },
  { dealtHands },
);
