/** Böhmischer Schneider: a card is beaten only by the very next one. */
import { cardNotation, cardPicks, writePlay } from '../../blocks/play-text.ts';
import { hasGained } from '../../blocks/seats.ts';
import common from '../../blocks/texts.json' with { type: 'json' };
import type { Card } from '../../cards/pack.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { causes, sameCard } from './causes.ts';
import { certain, claimLine, endgame, evaluate, events, policy } from './heuristics.ts';
import { highlightOf } from './highlight.ts';
import { notes, progress } from './notes.ts';
import { determinize, hidden, type Observation, observe, published } from './observation.ts';
import * as rules from './rules.ts';
import { type Options, options, pack, type State } from './rules.ts';
import { dealtHands, outcome, points } from './score.ts';
import { ended, reveal, table } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

/** The table of a deal under way and of a finished one. */
const tables = { table, reveal, ended, highlight: highlightOf };
const told = { notes, progress, events: texts.events };

/** How decisions are judged, in points of the deal. */
const judging = {
  least: 0.05,
  isShared: true,
  times: 32,
  success: hasGained,
  events,
  certain,
  sum: sameCard,
};

export const boehmischerSchneider = defineGame<Options, State, Card, Observation>(
  {
    id: 'boehmischer-schneider',
    names: same('Böhmischer Schneider'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('only the very next card beats', 'nur die nächsthöhere Karte sticht'),
    family: 'tricks',
    aim: 'most',
    prefix: 'BOS',
  },
  {
    rules: { ...rules, endReasons: common.endReasons, outcome, points },
    observer: { observe, mask: (_, card) => writePlay(pack, card), hidden, determinize },
    notation: cardNotation(pack),
    display: { ...tables, ...told, glossary, lesson, ...cardPicks(pack) },
    published,
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { hard: 34_000 },
      policy,
      evaluate,
      evaluatedAfter: 3,
      endgame,
      claimLine,
      judging,
    },
  },
  { dealtHands, causes, puzzles },
);
