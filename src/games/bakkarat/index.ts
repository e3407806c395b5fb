/** Bakkarat: nearest to nine against the bank, and never exactly ten. */
import { computedDraws } from '../../blocks/banking.ts';
import { CHIPS } from '../../blocks/chips-won.ts';
import { DEAL } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import { policy, solveObservation } from './heuristics.ts';
import { highlightOf } from './highlight.ts';
import { notes } from './notes.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { ended, reveal } from './reveal.ts';
import * as rules from './rules.ts';
import { pack } from './shoe.ts';
import { describe, forms, intended, picks, read, table, write } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const { endReasons, draws } = texts;

/** How deals end, and what they are remembered for. */
const ends = { reveal, ended, highlight: highlightOf };

export const bakkarat = defineGame(
  {
    id: 'bakkarat',
    names: same('Bakkarat'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('come nearest to nine, never ten', 'der Neun am nächsten, nie zehn'),
    family: 'banking',
    aim: 'most',
    scoreUnit: CHIPS,
    prefix: 'BAK',
  },
  {
    rules: {
      ...rules,
      endReasons,
      redealtAfter: ['bak'],
      chanceEvents: { deal: DEAL },
      runsOn: true,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, forms },
    display: { table, notes, ...ends, glossary, lesson, picks, intended },
    heuristics: { levels: ['easy', 'hard'], policy, solveObservation, ...computedDraws(draws) },
    published,
  },
  { dealtHands: rules.dealtHands, causes, odds, puzzles },
);
