/** Sample Shedding: be rid of all cards first. */
import { hasFewest } from '../../../../src/blocks/seats.ts';
import { DEAL, DEALER } from '../../../../src/engine/chance-step.ts';
import { defineGame } from '../../../../src/engine/game.ts';
import { same, text } from '../../../../src/lang/text.ts';
import { policy } from './heuristics.ts';
import { determinize, hidden, mask, type Observation, observe, published } from './observation.ts';
import * as rules from './rules.ts';
import { dealtHands, type Move, type Options, options, pack, type State } from './rules.ts';
import { reveal, table } from './table.ts';
import { describe, intended, picks, read, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, minute } from './words.ts';

const { endReasons } = texts;

export const sampleShedding = defineGame<Options, State, Move, Observation>(
  {
    id: 'sample-shedding',
    names: same('Sample Shedding'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('suit or rank, until none is left', 'Farbe oder Rang, bis nichts bleibt'),
    family: 'shedding',
    aim: 'least',
    prefix: 'SMP',
  },
  {
    rules: { ...rules, endReasons, chanceEvents: { dealer: DEALER, deal: DEAL } },
    observer: { observe, mask, hidden, determinize },
    notation: { write, read, describe, isPlay: rules.isCard },
    display: { table, reveal, glossary, picks, intended },
    heuristics: { levels: [], policy, judging: { least: 0.25, success: hasFewest } },
    published,
  },
  { dealtHands },
);
