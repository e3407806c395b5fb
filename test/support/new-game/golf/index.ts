/** Sample Golf: a row of cards that nobody has seen, made better place by place. */
import { hasFewest } from '../../../../src/blocks/seats.ts';
import { DEAL, DEALER } from '../../../../src/engine/chance-step.ts';
import { defineGame } from '../../../../src/engine/game.ts';
import { same, text } from '../../../../src/lang/text.ts';
import * as opponents from './heuristics.ts';
import { determinize, hidden, mask, type Observation, observe, published } from './observation.ts';
import { intended, picks } from './picks.ts';
import * as rules from './rules.ts';
import { dealtHands, type Move, type Options, options, pack, type State } from './rules.ts';
import { reveal, table } from './table.ts';
import { describe, read, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, minute } from './words.ts';

const { endReasons } = texts;

export const sampleGolf = defineGame<Options, State, Move, Observation>(
  {
    id: 'sample-golf',
    names: same('Sample Golf'),
    options,
    pack: () => pack,
    summary: texts.summary,
    gist: text('low cards in six places', 'kleine Karten auf sechs Plätzen'),
    minute,
    clauses,
    prefix: 'SMP',
    family: 'shedding',
    aim: 'least',
  },
  {
    rules: { ...rules, endReasons, chanceEvents: { dealer: DEALER, deal: DEAL } },
    observer: { observe, mask, hidden, determinize },
    notation: { write, read, describe },
    display: { table, reveal, glossary, picks, intended },
    heuristics: {
      levels: [],
      policy: opponents.policy,
      judging: { least: 0.5, success: hasFewest },
    },
    published,
  },
  { dealtHands },
);
