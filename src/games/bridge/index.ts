/** Contract bridge: rubber, Chicago or duplicate, with a documented bidding system. */

import { DEAL, DEALER } from '../../engine/chance-step.ts';
import { defineGame } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import { same, text } from '../../lang/text.ts';
import { analyses } from './analysis/analyses.ts';
import { openCards } from './analysis/open-cards.ts';
import { dealtHands } from './dealt-hands.ts';
import { drills } from './drills.ts';
import { lin } from './formats/lin.ts';
import { pbn } from './formats/matches.ts';
import { isUnusual, sameCard } from './mind/card-causes.ts';
import { causes } from './mind/causes.ts';
import {
  bookMove,
  events,
  forget,
  HARD_POSITIONS,
  likelihood,
  success,
} from './mind/heuristics.ts';
import { policy } from './mind/play.ts';
import { soundCard } from './mind/sound-card.ts';
import { forms, published } from './published.ts';
import { determinize, hidden, type Observation, observe } from './rules/observation.ts';
import * as rules from './rules/rules.ts';
import { outcome, prospects } from './rules/score.ts';
import { highlightOf } from './shown/highlight.ts';
import { notes } from './shown/notes.ts';
import { ended, reveal } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { describe, intended, mask, picks, read, write } from './shown/text.ts';
import { kindOf, type Move, pack } from './state/cards.ts';
import { type Options, options, type State } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };
import { meanings, system } from './system/description.ts';
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

/** The table, with the card at which a person's turn begins. */
function tableAtTurn(observation: Observation): Table {
  const begun = soundCard(observation);
  const shown = table(observation);
  return begun === undefined ? shown : { ...shown, cursor: picks(observation, begun) };
}

export const bridge = defineGame<Options, State, Move, Observation>(
  {
    id: 'bridge',
    names: same('Bridge'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('bid your tricks, then take them', 'Stiche reizen und dann machen'),
    family: 'tricks',
    aim: 'most',
    prefix: 'BRI',
  },
  {
    rules: {
      ...rules,
      endReasons: texts.endReasons,
      chanceEvents: { dealer: DEALER, deal: DEAL },
      outcome,
    },
    observer: { observe, mask, hidden, determinize },
    notation: { write, read, describe, isPlay: (move) => kindOf(move) === 'play', forms },
    display: {
      table: tableAtTurn,
      notes,
      reveal,
      ended,
      picks,
      intended,
      glossary,
      lesson,
      events: texts.events,
      highlight: highlightOf,
    },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      positions: { hard: HARD_POSITIONS },
      likelihood,
      forget,
      policy,
      judging: { least: 15, times: 2, success, events, prospects, isUnusual, sum: sameCard },
    },
    published,
  },
  {
    puzzles,
    dealtHands,
    causes,
    drills,
    conventions: { system, meanings, bookMove },
    openCards,
    interchange: { formats: { pbn, lin }, analyses },
  },
);
