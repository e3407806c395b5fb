/** Auf Wiedersehen: a patience that plays itself out card by card. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { defineGame } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { DEAL } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { glossary } from './glossary.ts';
import { determinize, hidden, observe, publish, schema } from './observation.ts';
import { odds } from './odds.ts';
import { profile } from './profile.ts';
import * as rules from './rules.ts';
import { dealtHands, type Move } from './rules.ts';
import { describe, intended, picks, reveal, table } from './table.ts';

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return verb === 'push' && rest.length === 0 ? 'push' : unreadable(line);
}

export const aufWiedersehen = defineGame(
  profile,
  {
    rules: {
      ...rules,
      chanceEvents: { deal: DEAL },
      endReasons: {
        out: text('all 52 cards have been pushed', 'alle 52 Karten sind untergeschoben'),
        stuck: text(
          'the top card is already where it belongs',
          'die oberste Karte liegt schon, wo sie hingehört',
        ),
      },
      players: ({ options }) => options.players,
    },
    observer: { observe, mask: () => 'push', hidden, determinize },
    notation: { write: (move) => move, read, describe },
    display: { table, reveal, glossary, picks, intended },
    heuristics: {
      levels: [],
      policy: (_, moves) => moves.map(() => 1),
    },
    published: { schema, publish },
  },
  { dealtHands, odds },
);
