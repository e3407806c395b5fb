/** What players of Blaue Vierzehn say for and against a card. */
import { badCard, laid, trickCauses } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import {
  BLUE,
  cardPoints,
  type Observation,
  observations,
  pack,
  RANKS,
  SUIT_OF,
  winnerOf,
} from './rules.ts';
import { countPoints } from './table.ts';

/** For `extras.causes`. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const { trick, options, hand } = observation;
  const out = observations.against(observation);
  const one = laid({
    ...{ pack, card, out, before: trick, suitOf: SUIT_OF },
    players: options.players,
    hand: cardsOf(hand, RANKS),
    held: out.length,
    winnerOf: (cards) => winnerOf(cards, options),
    points: cardPoints(options),
    count: countPoints,
    isWanted: false,
  });
  return [...badCard(one, BLUE, 'blue', out.includes(BLUE)), ...trickCauses(one)];
}
