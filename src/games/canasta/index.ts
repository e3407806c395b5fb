/** Canasta: meld seven of a rank, keep the pile from the others, and go out in time. */
import { hasMost } from '../../blocks/deal-won.ts';
import { defineGame } from '../../engine/game.ts';
import { type ChanceEvent, DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { EVENTS, events } from './events.ts';
import { glossary } from './glossary.ts';
import { legal } from './legal.ts';
import { lesson } from './lesson.ts';
import type { Move } from './moves.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import { intended, picks, progress } from './picks.ts';
import { policy } from './policy.ts';
import { profile } from './profile.ts';
import { publish, schema } from './published.ts';
import { reveal } from './reveal.ts';
import * as rules from './rules.ts';
import { dealtHands, next, outcome } from './score.ts';
import { actor, type State, zones } from './state.ts';
import { table } from './table.ts';
import { announcements, describe, read, write } from './text.ts';

const PARTNERS: ChanceEvent = {
  values: 'seats',
  open: true,
  told: text('the places are drawn', 'die Plätze werden ausgelost'),
};

export const canasta = defineGame<Options, State, Move, Observation>(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { dealer: DEALER, partners: PARTNERS, deal: DEAL },
      endReasons: {
        out: text('a player goes out', 'ein Spieler geht aus'),
        stock: text('the stock is used up', 'der Talon ist aufgebraucht'),
        'red-three': text(
          'the last card of the stock was a red three',
          'die letzte Karte des Talons war eine rote Drei',
        ),
      },
      next,
      players: ({ standing }) => standing.options.players,
      actor,
      legal,
      zones,
      outcome,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, announcements },
    display: { table, reveal, glossary, lesson, events: EVENTS, picks, intended, progress },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      policy,
      evaluate,
      candidates,
      judging: { least: 15, success: hasMost, events },
    },
    published: { schema, publish },
  },
  { dealtHands },
);
