/** How high cards stand for a player of Durak. */
import type { Observation } from '../rules/observation.ts';
import { ACE, type Lying, rankOf, realCard, suitOf } from '../state/cards.ts';

/** Whether a card is a trump of the observer's. */
export const isTrump = ({ trumps, observer }: Observation, card: Lying): boolean =>
  suitOf(realCard(card)) === (trumps[observer] ?? -1);

/** The rank of a card, trumps above all plain cards. */
export const heightOf = (observation: Observation, card: Lying): number =>
  rankOf(realCard(card)) + (isTrump(observation, card) ? ACE + 1 : 0);
