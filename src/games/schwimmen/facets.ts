/** The facets of Schwimmen, put together from the files that define them. */
import type { Display, Notation, ObservationRules, Rules } from '../../engine/game.ts';
import { DEAL, DEALER } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { determinize, hidden, type Observation, observe } from './observation.ts';
import type { Options } from './options.ts';
import type { Move, State } from './rules.ts';
import * as turn from './rules.ts';
import { outcome } from './score.ts';
import { intended, picks, table } from './table.ts';
import { describe, read, write } from './text.ts';

export const rules: Rules<Options, State, Move> = {
  chanceEvents: { dealer: DEALER, deal: DEAL },
  endReasons: {
    knock: text('everyone has had a turn after the knock', 'nach dem Klopfen waren alle dran'),
    'thirty-one': text('somebody held thirty-one', 'jemand hatte einunddreißig'),
    stock: text('everyone passed and the stock was used up', 'alle passten, der Stapel war leer'),
  },
  initial: turn.initial,
  next: turn.next,
  players: ({ options }) => options.players,
  actor: turn.actor,
  chance: turn.chance,
  applyChance: turn.applyChance,
  legal: turn.legal,
  apply: turn.apply,
  zones: turn.zones,
  outcome,
};

export const observer: ObservationRules<State, Move, Observation> = {
  observe,
  mask: (_, move) => write(move),
  hidden,
  determinize,
};

export const notation: Notation<Move, Observation> = {
  write,
  read,
  describe: (_, move) => describe(move),
};

export const display: Display<Move, Observation> = {
  table,
  picks: (_, move) => picks(move),
  intended: (_, picked) => intended(picked),
};
