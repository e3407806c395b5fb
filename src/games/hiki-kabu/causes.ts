/** What players of Hiki-Kabu say for and against a move. */
import { causesOf, drawCauses, marked } from '../../blocks/causes.ts';
import type { Cause } from '../../engine/extras.ts';
import { countOf, dealerOf, NO_CARD, pack, resultOf } from './hand.ts';
import { type Observation, unseenOf } from './observation.ts';
import { hitShare } from './outlook.ts';
import type { Move } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

/** The causes a player of Hiki-Kabu names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const { observer, order } = observation;
  const own = (cards: readonly number[]): number => cards[observer] ?? NO_CARD;
  const open = own(observation.open);
  const down = own(observation.down);
  const third = own(observation.third);
  const count = resultOf(observation, observer);
  const values = [count, order.length - 1];
  const isFew = hitShare(count, order.length) > 1 / 2;
  if (move === 'stand')
    return causesOf(texts.causes, { high: !isFew && values, few: isFew && values });
  const unseen = unseenOf(observation);
  const isPair = open === down && third === NO_CARD && observer !== dealerOf(order);
  const alike = isPair && (unseen[open] ?? 0) > 0 && [marked(pack, open)];
  const after = (card: number): number =>
    third === NO_CARD ? countOf(open, down, card) : countOf(open, down, third, card);
  return [...causesOf(texts.causes, { alike }), ...drawCauses(unseen, count, after)];
}
