/** Sample Tricks: no heart is welcome. */
import { plainPublished } from '../../../../src/blocks/plain-observation.ts';
import { cardNotation, cardPicks } from '../../../../src/blocks/play-text.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import { defineGame } from '../../../../src/engine/game.ts';
import { same, text } from '../../../../src/lang/text.ts';
import { policy } from './heuristics.ts';
import {
  dealtHands,
  type Observation,
  type Options,
  observations,
  options,
  pack,
  type State,
  tricks,
} from './rules.ts';
import { reveal, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, minute } from './words.ts';

export const sampleTricks = defineGame<Options, State, Card, Observation>(
  {
    id: 'sample-tricks',
    names: same('Sample Tricks'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('take no hearts', 'kein Herz nehmen'),
    family: 'tricks',
    aim: 'least',
    prefix: 'SMP',
  },
  {
    rules: tricks.rules,
    observer: observations.observer,
    notation: cardNotation(pack),
    display: { table, reveal, glossary, ...cardPicks(pack) },
    heuristics: { levels: [], policy, ...tricks.endings },
    published: plainPublished<Options>(pack),
  },
  { dealtHands },
);
