/** Auf Wiedersehen: a patience in which nothing is decided; a person may put every card in its place. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { DEAL } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { same, text } from '../../lang/text.ts';
import { highlightOf } from './highlight.ts';
import { notes } from './notes.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { odds } from './odds.ts';
import * as rules from './rules.ts';
import { dealtHands, type Move, options, pack } from './rules.ts';
import { describe, ended, intended, picks, reveal, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, minute } from './words.ts';

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return verb === 'push' && rest.length === 0 ? 'push' : unreadable(line);
}

/** How deals end, and what they are remembered for. */
const ends = { reveal, ended, highlight: highlightOf };

export const aufWiedersehen = defineGame(
  {
    id: 'auf-wiedersehen',
    names: same('Auf Wiedersehen'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('push every card under its packet', 'jede Karte unter ihr Päckchen'),
    family: 'alone',
    aim: 'most',
    prefix: 'AUW',
  },
  {
    rules: { ...rules, endReasons: texts.endReasons, chanceEvents: { deal: DEAL } },
    observer: { observe, mask: () => 'push', hidden, determinize },
    notation: { write: (move) => move, read, describe, forms: () => ['push'] },
    display: { table, notes, ...ends, glossary, picks, intended },
    heuristics: { levels: [], policy: (_, moves) => moves.map(() => 1) },
    published,
  },
  { dealtHands, odds },
);
