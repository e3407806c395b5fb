/** What players of Blaue Vierzehn say for and against a card. */
import { badCard, dodgeCauses, laidCard } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import * as rules from './rules.ts';
import { countPoints } from './table.ts';

const { pack, BLUE, SUIT_OF } = rules;

/** The causes a player of Blaue Vierzehn names for and against a card. */
export function causes(observation: rules.Observation, card: Card): readonly Cause[] {
  const { trick, options } = observation;
  const out = rules.observations.against(observation);
  const one = laidCard({
    pack,
    card,
    out,
    before: trick,
    suitOf: SUIT_OF,
    count: countPoints,
    players: options.players,
    held: out.length,
    points: rules.cardPoints(options),
    hand: cardsOf(observation.hand, rules.RANKS),
    winnerOf: (cards) => rules.winnerOf(cards, options),
  });
  return [...badCard(one, BLUE, 'blue', out.includes(BLUE)), ...dodgeCauses(one)];
}
