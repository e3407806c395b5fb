/** The facets of Bridge, each of its parts from the file that says it. */
import type { Extras } from '../../engine/extras.ts';
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { afterwards } from './afterwards.ts';
import { analyses } from './analyses.ts';
import { bench } from './bench.ts';
import type { Move } from './cards.ts';
import { isClaimNow } from './claim.ts';
import { formats } from './formats/index.ts';
import type { Options } from './options.ts';
import { actor, apply, applyChance, chance, initial, legal, next, zones } from './rules.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';
import { appendix, meanings } from './system/told.ts';
import { table } from './table.ts';
import { describe, intended, mask, picks, read, write } from './text.ts';
import { matchPoints } from './values.ts';
import { determinize, hidden, observe, type View } from './view.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    played: text('all tricks are played', 'alle Stiche sind gespielt'),
    claimed: text('the rest was claimed', 'der Rest wurde beansprucht'),
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

export const observer: ObservationRules<State, Move, View> = {
  observe,
  mask,
  hidden,
  determinize,
};

export const notation: Notation<Move, View> = {
  write,
  read,
  describe,
};

export const display: Display<Move, View> = {
  table,
  picks,
  intended,
};

export const extras: Extras<Options, State, Move, View> = {
  claims: { isClaim: isClaimNow },
  conventions: { system: appendix, meanings },
  formats,
  duplicate: {
    options: { scoring: 'duplicate', deals: 4 },
    unit: 'IMPs',
    reckon: matchPoints,
  },
  bench,
  analyses,
  postMortem: { facts: afterwards },
};
