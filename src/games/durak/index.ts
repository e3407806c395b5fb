/** Durak: attack and defend, and do not be the last with cards. */
import { countWhere } from '../../blocks/dealt.ts';
import { DEAL, DEALER } from '../../engine/chance-step.ts';
import type { DealtHands, Drill } from '../../engine/extras.ts';
import { defineGame, type StandingOrder } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { solveObservation } from './ending/ending.ts';
import { causes, spends } from './mind/causes.ts';
import { evaluate } from './mind/evaluate.ts';
import { policy } from './mind/policy.ts';
import { sameCovers } from './mind/same-covers.ts';
import { published } from './published.ts';
import { determinize, hidden, type Observation, observe } from './rules/observation.ts';
import * as rules from './rules/rules.ts';
import { events, next, outcome, pointsOf, success, titleOf } from './rules/score.ts';
import { announcements } from './shown/announcements.ts';
import { highlightOf } from './shown/highlight.ts';
import { notes } from './shown/notes.ts';
import { intended, picks, progress } from './shown/picks.ts';
import { ended, reveal } from './shown/reveal.ts';
import { laid, table } from './shown/table.ts';
import { describe, read, words, write } from './shown/text.ts';
import { listCards, packOf, suitOf } from './state/cards.ts';
import { DONE, type Move, TAKE } from './state/moves.ts';
import type { Options } from './state/options.ts';
import type { State } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };
import { check, options } from './variants/index.ts';
import { presets } from './words/presets.ts';
import { clauses, glossary, lesson, minute, puzzles } from './words/words.ts';

const drills: Readonly<Record<string, Drill<State>>> = {
  covering: {
    names: text('covering or taking', 'Decken oder Schlucken'),
    meaning: text(
      'you are attacked and can cover: with which card, or take the cards',
      'du wirst angegriffen und kannst decken: womit, oder die Karten schlucken',
    ),
    options: { deals: 1 },
    occasions: 6,
    isByBook: false,
    isFaced(state) {
      if (state.phase !== 'defend') return false;
      const moves = rules.legal(state);
      return moves.length > 1 && moves.includes(TAKE);
    },
  },
};

/** Adding nothing more until the bout ends. A false card they may catch is a question of its own (DUR-35). */
function standingOrder(observation: Observation): StandingOrder | undefined {
  const { phase, turn, observer, bout, bouts, course } = observation;
  if ((phase !== 'ask' && phase !== 'pile-on') || turn !== observer) return undefined;
  return {
    label: text('done until the bout ends', 'fertig bis zum Ende des Angriffs'),
    move: write(DONE),
    until: bout.doubted < 0 ? `${course.played}/${bouts}` : undefined,
  };
}

const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => listCards(hands, seat),
  quantities: {
    trumps: countWhere(
      text('trumps', 'Trümpfe'),
      (card, { trumps }, seat) => suitOf(card) === trumps[seat],
    ),
  },
};

export const durak = defineGame<Options, State, Move, Observation>(
  {
    id: 'durak',
    names: same('Durak'),
    options,
    pack: packOf,
    minute,
    clauses,
    summary: texts.summary,
    gist: text('attack, cover, shed your cards', 'angreifen, decken, alles loswerden'),
    family: 'shedding',
    aim: 'least',
    prefix: 'DUR',
    check,
    presets,
    loser: titleOf(1),
    scoreUnit: texts.unit,
    forfeits: texts.forfeits,
  },
  {
    rules: {
      ...rules,
      ownKeys: ['cheat', 'forfeits'],
      endReasons: texts.endReasons,
      chanceEvents: {
        dealer: DEALER,
        deal: DEAL,
        redeal: {
          values: 'cards',
          open: false,
          told: texts.chance.redeal,
        },
        join: {
          values: 'seats',
          open: true,
          told: texts.chance.join,
          seating: true,
        },
      },
      next,
      outcome,
      points: pointsOf,
    },
    observer: { observe, mask: (_, move) => write(move), hidden, determinize },
    notation: { write, read, describe, announcements, words },
    display: {
      notes,
      laid,
      table,
      reveal,
      ended,
      highlight: highlightOf,
      glossary,
      lesson,
      events: texts.events,
      picks,
      intended,
      progress,
      standingOrder,
    },
    published,
    heuristics: {
      levels: ['easy', 'medium', 'hard'],
      // Playouts err by some hundredths of a point, which is what most of its moves differ by.
      shrinkage: { weight: 1, worlds: 25 },
      policy,
      evaluate,
      evaluatedAfter: 6,
      solveObservation,
      judging: {
        least: 0.03,
        isShared: true,
        times: 48,
        success,
        events,
        spends,
        sum: sameCovers,
      },
    },
  },
  {
    dealtHands,
    causes,
    drills,
    puzzles,
  },
);
