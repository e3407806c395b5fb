/** What players of Bakkarat say for and against a move. */
import { causesOf, drawCauses } from '../../blocks/causes.ts';
import { sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill, plural, type Text } from '../../lang/text.ts';
import { situationOf, solveObservation } from './heuristics.ts';
import type { Observation } from './observation.ts';
import { type Move, mostStake } from './rules.ts';
import { BAK, countOf } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

/** The lowest count that is close to nine, so that few others draw to beat it. */
const GOOD = 6;

/** The count that no other beats. */
const BEST = 9;

const gains = new WeakMap<Observation, number>();

/** The average gain of a chip staked. */
function gainOf(observation: Observation): number {
  const known = gains.get(observation);
  if (known !== undefined) return known;
  const gain = solveObservation(observation, [CHIP])?.[0] ?? 0;
  gains.set(observation, gain);
  return gain;
}
const CHIP: Move = { verb: 'stake', amount: 1 };

/** How many unseen cards make Bak, as the end of a sentence; empty for no cards. */
function bakText(cards: number): Text | string {
  const { makesBak, makeBak } = texts.thirdCards;
  return cards === 0 ? '' : fill(plural(cards, makesBak, makeBak), cards);
}

/** The causes a player of Bakkarat names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'stake') {
    const gain = gainOf(observation);
    const isMost = move.amount === mostStake(observation);
    return causesOf(texts.causes, {
      favours: gain > 0 && isMost && [],
      costs: gain < 0 && [move.amount],
    });
  }
  const { count, unseen } = situationOf(observation);
  if (move.verb === 'stand')
    return causesOf(texts.causes, {
      best: count === BEST && [count],
      high: count >= GOOD && count < BEST && [count],
      few: count < GOOD && [count],
    });
  const after = (value: number): number => countOf(count + value);
  const makingBak = sum(unseen.filter((_, value) => after(value) === BAK));
  const counted = (value: number): number => (after(value) === BAK ? count : after(value));
  return drawCauses(unseen, count, counted, bakText(makingBak));
}
