/** The facets of Bridge, put together from the files that define them. */

import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import type { Published } from '../../engine/published.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { analyses } from './analyses.ts';
import { bench } from './bench.ts';
import { isCard, type Move } from './cards.ts';
import { isClaimNow } from './claim.ts';
import { cardByCard, dealtHands, drills } from './extras.ts';
import { isPassedBy } from './formats/board.ts';
import { formats } from './formats/index.ts';
import { glossary } from './glossary.ts';
import { EVENTS } from './heuristics.ts';
import { lesson } from './lesson.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import { postMortem } from './post-mortem.ts';
import { published as told } from './published.ts';
import { reveal } from './reveal.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { outcome } from './score.ts';
import type { Options, State } from './state.ts';
import { meanings, system } from './system/told.ts';
import { table } from './table.ts';
import { describe, intended, mask, picks, read, write } from './text.ts';
import { matchPoints } from './values.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    played: text('all tricks were played', 'alle Stiche sind gespielt'),
    claimed: text('the remaining tricks were claimed', 'die restlichen Stiche wurden beansprucht'),
    'passed-out': text('all four passed', 'alle vier haben gepasst'),
  },
  initial,
  next,
  players: ({ deal }) => deal.options.players,
  actor,
  chance,
  applyChance,
  legal,
  apply,
  zones,
  outcome,
};

export const observer: ObservationRules<State, Move, Observation> = {
  observe,
  mask,
  hidden,
  determinize,
};

export const notation: Notation<Move, Observation> = {
  write,
  read,
  describe,
  isPlay: isCard,
};

export const display: Display<State, Move, Observation> = {
  table,
  reveal,
  glossary,
  lesson,
  events: EVENTS,
  picks,
  intended,
};

export const extras: Extras<Options, State, Move, Observation> = {
  dealtHands,
  drills,
  claims: { isClaim: isClaimNow },
  conventions: { system: system, meanings },
  formats,
  duplicate: {
    options: { scoring: 'duplicate', deals: 4 },
    unit: 'IMPs',
    compute: matchPoints,
    counts: (finished) => !isPassedBy(finished),
  },
  bench,
  analyses,
  postMortem: { facts: postMortem },
  cardByCard,
};

export const published: Published<Observation> = told;
