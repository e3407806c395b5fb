/** Durak: attack and defend, and do not be the last with cards. */
import { defineGame } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { solveMove, solveObservation } from './ending/ending.ts';
import { dealtHands, drills, standingOrder } from './extras.ts';
import { evaluate } from './mind/evaluate.ts';
import { EVENTS, events, SUCCESS, success } from './mind/events.ts';
import { policy } from './mind/policy.ts';
import { DONE, type Move } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import { published } from './published.ts';
import * as rules from './rules.ts';
import { next, outcome } from './score.ts';
import { announcements } from './shown/announcements.ts';
import { laid } from './shown/laid.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { reveal } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { describe, read, write } from './shown/text.ts';
import type { State } from './state.ts';
import { check, options } from './variants/index.ts';
import { presets } from './words/presets.ts';
import { clauses, glossary, lesson, minute } from './words/words.ts';

export const durak = defineGame<Options, State, Move, Observation>(
  {
    id: 'durak',
    names: same('Durak'),
    options,
    presets,
    check,
    pack: packOf,
    minute,
    clauses,
    summary: text(
      'Attack, cover and get rid of your cards: nobody wins, but the last player with cards loses.',
      'Angreifen, decken, alle Karten loswerden: Gewinner gibt es keinen, nur den Letzten, der noch Karten hat.',
    ),
    gist: text('attack, cover, shed your cards', 'angreifen, decken, alles loswerden'),
    family: 'shedding',
    aim: 'least',
    prefix: 'DUR',
  },
  {
    rules: {
      ...rules,
      endReasons: {
        durak: text('one player is left with cards', 'einer bleibt auf seinen Karten sitzen'),
        draw: text('nobody is left with cards', 'niemand hat noch Karten'),
        stalemate: text('a hundred bouts without progress', 'hundert Angriffe ohne Fortschritt'),
      },
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
      next,
      outcome,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, isSilent: (move) => move === DONE, announcements },
    display: {
      table,
      laid,
      reveal,
      glossary,
      lesson,
      events: EVENTS,
      success: SUCCESS,
      picks,
      intended,
      progress,
    },
    published,
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      evaluate,
      solveObservation,
      solveMove,
      judging: { least: 0.03, success, events },
    },
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
