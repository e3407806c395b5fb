/** What players of Hiki-Kabu say for and against a move. */
import { con, drawCauses, marked, pro } from '../../blocks/causes.ts';
import type { Cause } from '../../engine/extras.ts';
import { countOf, dealerOf, NO_CARD, pack, resultOf } from './hand.ts';
import { type Observation, unseenOf } from './observation.ts';
import type { Move } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** Less seldom wins against several hands. */
const GOOD = 6;

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const { observer, order } = observation;
  const [open, down, third] = [observation.open, observation.down, observation.third].map(
    (cards) => cards[observer] ?? NO_CARD,
  );
  if (open === undefined || down === undefined || third === undefined) return [];
  const count = resultOf(observation, observer);
  const others = order.length - 1;
  if (move === 'stand')
    return (count < GOOD ? con : pro)(undefined, said.stand, count, others);
  const unseen = unseenOf(observation);
  const pair = open === down && third === NO_CARD && observer !== dealerOf(order);
  const alike = pair && (unseen[open] ?? 0) > 0 ? pro(undefined, said.alike, marked(pack, open)) : [];
  const after = (card: number): number =>
    third === NO_CARD ? countOf(open, down, card) : countOf(open, down, third, card);
  return [...alike, ...drawCauses(unseen, count, after)];
}
