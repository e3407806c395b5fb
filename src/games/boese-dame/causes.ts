/** What players of Böse Dame say for and against a card. */
import { marked, pro, suitMarked } from '../../blocks/causes.ts';
import { badCard, type Laid, laid, trickCauses } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill } from '../../lang/text.ts';
import {
  CARD_POINTS,
  type Observation,
  observations,
  pack,
  QUEEN,
  SUIT_OF,
  winnerOf,
} from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const POINTS = CARD_POINTS.map((points) => Math.max(0, points));

/** The last card of a suit lets the queen go on that suit. */
function throwsNext({ hand, out, card, name }: Laid): readonly Cause[] {
  const isAlone = hand.filter((other) => SUIT_OF[other] === SUIT_OF[card]).length === 1;
  const isOut = out.some((other) => SUIT_OF[other] === SUIT_OF[card]);
  if (card === QUEEN || !isAlone || !isOut || !hand.includes(QUEEN)) return [];
  return pro('queen', texts.causes.void, name, suitMarked(pack, card), marked(pack, QUEEN));
}

/** For `extras.causes`. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const { trick, options, gone } = observation;
  const hand = cardsOf(observation.hand, pack.ranks);
  const out = observations.against(observation);
  const one = laid({
    ...{ pack, card, hand, out, winnerOf, before: trick, suitOf: SUIT_OF, points: POINTS },
    players: options.players,
    held: out.length,
    count: (points) => fill(texts.causes.points, points),
    isWanted: true,
  });
  const isOut = !hand.includes(QUEEN) && !has(gone, QUEEN, pack.ranks);
  return [...badCard(one, QUEEN, 'queen', isOut), ...trickCauses(one), ...throwsNext(one)];
}
