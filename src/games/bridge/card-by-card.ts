/** What each card of a board was worth double dummy. */
import type { Extras } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './cards.ts';
import { tricksLeft } from './claim.ts';
import type { Observation } from './observation.ts';
import { openCardTricks } from './open-hands.ts';
import type { Options } from './options.ts';
import { type State, sideOf, tricksOf } from './state.ts';

const isDeclarers = ({ turn, deal }: State): boolean =>
  sideOf(turn) === sideOf(deal.contract.declarer);

/** The declarer's tricks in all after each card. */
function results(state: State): readonly { readonly move: Move; readonly result: number }[] {
  const taken = tricksOf(state, sideOf(state.deal.contract.declarer));
  const left = tricksLeft(state);
  return [...openCardTricks(state)].map(([move, own]) => ({
    move,
    result: taken + (isDeclarers(state) ? own : left - own),
  }));
}

export const cardByCard: NonNullable<Extras<Options, State, Move, Observation>['cardByCard']> = {
  unit: text('declarer’s tricks', 'Stiche des Alleinspielers'),
  results: (state) => (state.phase === 'play' ? results(state) : undefined),
  wantsMost: isDeclarers,
};
