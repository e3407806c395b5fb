/** Contract bridge: rubber, Chicago or duplicate, with a documented bidding system. */
import type { Game } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { afterwards } from './afterwards.ts';
import { analyses } from './analyses.ts';
import { bench } from './bench.ts';
import { type Move, pack } from './cards.ts';
import { isClaimNow } from './claim.ts';
import { formats } from './formats/index.ts';
import { mind } from './mind.ts';
import { type Options, options } from './options.ts';
import * as rules from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import type { State } from './state.ts';
import { appendix, meanings } from './system/told.ts';
import { table } from './table.ts';
import { attempt, mask, picks, read, SEAT_NAMES, tell, write } from './text.ts';
import { matchPoints } from './values.ts';
import { type View, view } from './view.ts';

export const bridge: Game<Options, State, Move, View> = {
  id: 'bridge',
  names: same('Bridge'),
  summary: text(
    'Bid with your partner for the tricks you will take, then take them.',
    'Mit dem Partner die Stiche reizen, die man machen will, und sie dann machen.',
  ),
  prefix: 'BRI',
  aim: 'most',
  seatNames: SEAT_NAMES,
  options,
  levels: ['easy', 'medium', 'hard'],
  words: { dealer: DEALER, deal: DEAL },
  whys: {
    played: text('all tricks are played', 'alle Stiche sind gespielt'),
    claimed: text('the rest was claimed', 'der Rest wurde beansprucht'),
    'passed-out': text('all four passed', 'alle vier haben gepasst'),
  },
  pack: () => pack,
  clauses,
  open: rules.open,
  next: rules.next,
  actor: rules.actor,
  chance: rules.chance,
  applyChance: rules.applyChance,
  legal: rules.legal,
  apply: rules.apply,
  places: rules.places,
  outcome,
  view,
  mask,
  write,
  read,
  tell,
  table,
  picks,
  attempt,
  mind,
  claims: isClaimNow,
  appendix,
  meanings,
  formats,
  duplicate: {
    options: { scoring: 'duplicate', deals: 4 },
    unit: 'IMPs',
    reckon: matchPoints,
  },
  bench,
  analyses,
  afterwards,
};
