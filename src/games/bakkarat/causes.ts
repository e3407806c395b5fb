/** What players of Bakkarat say for and against a move. */
import { causesOf, drawCauses } from '../../blocks/causes.ts';
import type { Cause } from '../../engine/extras.ts';
import { situationOf, solveObservation } from './heuristics.ts';
import type { Observation } from './observation.ts';
import type { Move } from './rules.ts';
import { BAK, countOf } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

/** So many are close to nine, and few draw to beat them. */
const GOOD = 6;

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'stake') {
    const [gain = 0] = solveObservation(observation, [move]) ?? [];
    const values = [move.amount];
    return causesOf(texts.causes, { favours: gain > 0 && values, costs: gain < 0 && values });
  }
  const { count, unseen } = situationOf(observation);
  if (move.verb === 'stand')
    return causesOf(texts.causes, { high: count >= GOOD && [count], few: count < GOOD && [count] });
  const after = (value: number): number => countOf(count + value);
  return drawCauses(unseen, count, (value) => (after(value) === BAK ? count : after(value)));
}
