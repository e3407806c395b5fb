/** Hiki-Kabu: a banking game with Kabufuda cards, nearest to nine. */
import { computedDraws } from '../../blocks/banking.ts';
import { CHIPS } from '../../blocks/chips-won.ts';
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import { type ChanceEvent, DEAL } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { same, text } from '../../lang/text.ts';
import { causes } from './causes.ts';
import { pack } from './hand.ts';
import { policy, solveObservation } from './heuristics.ts';
import { highlightOf } from './highlight.ts';
import { notes } from './notes.ts';
import { determinize, hidden, observe, published } from './observation.ts';
import { odds } from './odds.ts';
import { check, options } from './options.ts';
import { ended, reveal } from './reveal.ts';
import type { Move } from './rules.ts';
import * as rules from './rules.ts';
import { describe, intended, picks, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

const { endReasons, draws } = texts;

const SEATS: ChanceEvent = {
  values: 'cards',
  open: true,
  told: texts.drawing,
};

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return (verb === 'hit' || verb === 'stand') && rest.length === 0 ? verb : unreadable(line);
}

export const hikiKabu = defineGame(
  {
    id: 'hiki-kabu',
    names: same('Hiki-Kabu'),
    options,
    check,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('two or three cards, nearest nine', 'mit zwei, drei Karten zur Neun'),
    family: 'banking',
    aim: 'most',
    scoreUnit: CHIPS,
    prefix: 'HIK',
  },
  {
    rules: { ...rules, endReasons, chanceEvents: { seats: SEATS, deal: DEAL }, runsOn: true },
    observer: { observe, mask: (_, move) => move, hidden, determinize },
    notation: { write: (move) => move, read, describe, forms: () => ['hit', 'stand'] },
    display: {
      table,
      notes,
      reveal,
      ended,
      highlight: highlightOf,
      glossary,
      lesson,
      picks: (_, move) => picks(move),
      intended: (_, picks) => intended(picks),
    },
    heuristics: { levels: ['easy', 'hard'], policy, solveObservation, ...computedDraws(draws) },
    published,
  },
  { dealtHands: rules.dealtHands, causes, odds, puzzles },
);
