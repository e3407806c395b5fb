/** What bridge players say for and against a call or a card. */
import type { Cause } from '../../../engine/extras.ts';
import type { Observation } from '../rules/observation.ts';
import { kindOf, type Move } from '../state/cards.ts';
import { bidCauses, doubleCauses, passCauses } from './call-causes.ts';
import { cardCauses } from './card-causes.ts';

/** What speaks for or against a bid, a pass, a double or a card; redoubles and claims have no causes. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  switch (kindOf(move)) {
    case 'play':
      return cardCauses(observation, move);
    case 'bid':
      return bidCauses(observation, move);
    case 'pass':
      return passCauses(observation);
    case 'double':
      return doubleCauses(observation);
    default:
      return [];
  }
}
