/** What players of Bakkarat say for and against a move. */
import { con, drawCauses, pro } from '../../blocks/causes.ts';
import type { Cause } from '../../engine/extras.ts';
import { situationOf, solveObservation } from './heuristics.ts';
import type { Observation } from './observation.ts';
import type { Move } from './rules.ts';
import { BAK, countOf } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** So many are close to nine, and few draw to beat them. */
const GOOD = 6;

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'stake') {
    const [gain = 0] = solveObservation(observation, [move]) ?? [];
    return (gain > 0 ? pro : con)(undefined, gain > 0 ? said.favours : said.costs, move.amount);
  }
  const { count, unseen } = situationOf(observation);
  if (move.verb === 'stand') return (count < GOOD ? con : pro)(undefined, said.stand, count);
  const after = (value: number): number => countOf(count + value);
  return drawCauses(unseen, count, (value) => (after(value) === BAK ? count : after(value)));
}
