/** What players of Böse Dame say for and against a card. */
import { causesOf, marked, suitMarked } from '../../blocks/causes.ts';
import { badCard, laidCard, trickCauses } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has, suitCards } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill } from '../../lang/text.ts';
import * as rules from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { pack, QUEEN, SUIT_OF, observations } = rules;
const POINTS = rules.CARD_POINTS.map((points) => Math.max(0, points));

/** The causes a player of Böse Dame names for and against a card. */
export function causes(observation: rules.Observation, card: Card): readonly Cause[] {
  const { trick, options, gone } = observation;
  const hand = cardsOf(observation.hand, pack.ranks);
  const out = observations.against(observation);
  const one = laidCard({
    pack,
    card,
    hand,
    out,
    winnerOf: rules.winnerOf,
    before: trick,
    suitOf: SUIT_OF,
    players: options.players,
    held: out.length,
    points: POINTS,
    count: (points) => fill(texts.units.points, points),
  });
  const isQueenOut = !hand.includes(QUEEN) && !has(gone, QUEEN, pack.ranks);
  const isAlone = suitCards(observation.hand, SUIT_OF[card] ?? 0, pack.ranks).length === 1;
  const isSuitOut = out.some((other) => SUIT_OF[other] === SUIT_OF[card]);
  const throwsNext = card !== QUEEN && isAlone && isSuitOut && hand.includes(QUEEN);
  const plain = one.trick.includes(QUEEN) ? [] : trickCauses(one);
  return [
    ...badCard(one, QUEEN, 'queen', isQueenOut),
    ...plain,
    ...causesOf(texts.causes, {
      void: throwsNext && [one.name, suitMarked(pack, card), marked(pack, QUEEN)],
    }),
  ];
}
