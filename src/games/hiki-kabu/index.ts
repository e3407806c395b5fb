/** Hiki-Kabu: a banking game with Kabufuda cards, nearest to nine. */
import { computedDraws } from '../../blocks/banking.ts';
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { defineGame } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { type ChanceEvent, DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { policy, solveObservation } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, observe, publish, schema } from './observation.ts';
import { odds } from './odds.ts';
import { profile } from './profile.ts';
import { reveal } from './reveal.ts';
import type { Move } from './rules.ts';
import * as rules from './rules.ts';
import { dealtHands, outcome } from './score.ts';
import { describe, intended, picks, table } from './table.ts';

const SEATS: ChanceEvent = {
  values: 'cards',
  open: true,
  told: text('everyone draws a card for the deal', 'jeder zieht eine Karte um das Geben'),
};

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return (verb === 'hit' || verb === 'stand') && rest.length === 0 ? verb : unreadable(line);
}

export const hikiKabu = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { seats: SEATS, deal: DEAL },
      endReasons: {
        'nine-one': text('the dealer held nine and one', 'der Geber hatte Neun und Eins'),
        'three-alike': text('three alike took the pot', 'drei Gleiche haben den Pot geholt'),
        showdown: text('the highest count took the pot', 'die höchste Zahl hat den Pot geholt'),
      },
      players: ({ options }) => options.players,
      outcome,
    },
    observer: { observe, mask: (_, move) => move, hidden, determinize },
    notation: { write: (move) => move, read, describe },
    display: {
      table,
      reveal,
      glossary,
      lesson,
      picks: (_, move) => picks(move),
      intended: (_, picks) => intended(picks),
    },
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
