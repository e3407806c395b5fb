/** Binokel: bid, meld and take tricks, alone or with a partner. */

import { firstTo } from '../../blocks/limits.ts';
import { hasMost } from '../../blocks/seats.ts';
import { defineGame } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { analyses } from './analysis/analyses.ts';
import { candidates } from './mind/candidates.ts';
import { causes } from './mind/causes.ts';
import { claimLine, endgame, events } from './mind/heuristics.ts';
import { likelihood } from './mind/likelihood.ts';
import { policy } from './mind/policy.ts';
import { published } from './published.ts';
import { kindOf, pack } from './rules/cards.ts';
import { determinize, hidden, observe } from './rules/observation.ts';
import * as rules from './rules/rules.ts';
import { dealtHands, outcome, pointsOf as points } from './rules/score.ts';
import { options } from './rules/state.ts';
import texts from './rules/texts.json' with { type: 'json' };
import { highlightOf } from './shown/highlight.ts';
import { notes } from './shown/notes.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { ends } from './shown/reveal.ts';
import { table } from './shown/table.ts';
import { announcements, describe, forms, mask, read, write } from './shown/text.ts';
import { clauses, glossary, lesson, minute, puzzles } from './words.ts';

/** How deals end, and what they are remembered for. */
const ending = { ...ends, highlight: highlightOf };
const picking = { picks, intended, progress };

export const binokel = defineGame(
  {
    id: 'binokel',
    names: same('Binokel'),
    options,
    pack: () => pack,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('bid, meld, and make what you bid', 'reizen, melden, Gebot schaffen'),
    family: 'tricks',
    aim: 'most',
    prefix: 'BIN',
    limit: firstTo,
    forfeits: texts.forfeits,
  },
  {
    rules: { ...rules, endReasons: texts.endReasons, ownKeys: ['forfeits'], outcome, points },
    observer: { observe, mask, hidden, determinize },
    notation: {
      write,
      read,
      describe,
      isPlay: (move) => kindOf(move) === 'play',
      announcements,
      forms,
    },
    display: { table, notes, ...ending, ...picking, glossary, lesson, events: texts.events },
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      // Points differ more between worlds than between moves (`npm run bench -- duel binokel`).
      shrinkage: { weight: 0.65, worlds: Number.POSITIVE_INFINITY },
      policy,
      candidates,
      likelihood,
      endgame,
      claimLine,
      judging: { least: 5, times: 8, success: hasMost, events },
    },
    published,
  },
  { dealtHands, causes, puzzles, interchange: { analyses } },
);
