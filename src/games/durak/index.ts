/** Durak: attack and defend, and do not be the last with cards. */
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { solveMove, solveObservation } from './ending/ending.ts';
import { dealtHands, drills, standingOrder } from './extras.ts';
import { evaluate } from './mind/evaluate.ts';
import { EVENTS, events, SUCCESS, success } from './mind/events.ts';
import { policy } from './mind/policy.ts';
import { DONE } from './moves.ts';
import { determinize, hidden, observe } from './observation.ts';
import { profile } from './profile.ts';
import { published } from './published.ts';
import * as rules from './rules.ts';
import { next, outcome } from './score.ts';
import { announcements } from './shown/announcements.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { reveal } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { describe, read, write } from './shown/text.ts';
import { glossary } from './words/glossary.ts';
import { lesson } from './words/lesson.ts';

export const durak = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: {
        dealer: DEALER,
        deal: DEAL,
        redeal: {
          values: 'cards',
          open: false,
          told: text(
            'the hand goes back and a new one is dealt',
            'das Blatt geht zurück, ein neues wird gegeben',
          ),
        },
        join: {
          values: 'seats',
          open: true,
          told: text('new players may sit down now', 'jetzt können sich Neue an den Tisch setzen'),
          seating: true,
        },
      },
      endReasons: {
        durak: text('one player is left with cards', 'einer bleibt auf seinen Karten sitzen'),
        draw: text('nobody is left with cards', 'niemand hat noch Karten'),
        stalemate: text('a hundred bouts without progress', 'hundert Angriffe ohne Fortschritt'),
      },
      next,
      players: ({ course }) => course.options.players,
      outcome,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, isSilent: (move) => move === DONE, announcements },
    display: {
      table,
      reveal,
      glossary,
      lesson,
      events: EVENTS,
      success: SUCCESS,
      picks,
      intended,
      progress,
    },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      evaluate,
      solveObservation,
      solveMove,
      judging: { least: 0.03, success, events },
    },
    published,
  },
  {
    dealtHands,
    drills,
    clock: {
      seconds: ({ clock }) => clock,
      isRisky: (state, move) => rules.recordKeys(state, move).cheat === true,
    },
    recordKeys: rules.recordKeys,
    standingOrder,
  },
);
