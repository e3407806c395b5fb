/** Sample Tricks: no heart is welcome. */
import { plainPublished } from '../../../../src/blocks/plain-observation.ts';
import { cardNotation, cardPicks } from '../../../../src/blocks/play-text.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import { defineGame } from '../../../../src/engine/game.ts';
import { same, text } from '../../../../src/lang/text.ts';
import { policy } from './heuristics.ts';
import * as rules from './rules.ts';
import { reveal, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, minute } from './words.ts';

export const sampleTricks = defineGame<rules.Options, rules.State, Card, rules.Observation>(
  {
    id: 'sample-tricks',
    names: same('Sample Tricks'),
    options: rules.options,
    pack: () => rules.pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('take no hearts', 'kein Herz nehmen'),
    family: 'tricks',
    aim: 'least',
    prefix: 'SMP',
  },
  {
    rules: rules.tricks.rules,
    observer: rules.observations.observer,
    notation: cardNotation(rules.pack),
    display: { table, reveal, glossary, ...cardPicks(rules.pack) },
    heuristics: { levels: [], policy, ...rules.tricks.endings },
    published: plainPublished<rules.Options>(rules.pack),
  },
  { dealtHands: rules.dealtHands },
);
