/** Sets of options that tests play under. */
import type { AnyGame } from '../../src/engine/game.ts';
import { type OptionSet, spreadOptions } from '../../src/engine/laws/index.ts';

/**
 * The sets of the laws that come to different options. Of every option one value is the default, so a third of all sets
 * come to what another one does: played from the same seed, they would repeat it step by step.
 */
export function differentSets(game: AnyGame): readonly OptionSet[] {
  const sets = new Map<string, OptionSet>();
  for (const set of spreadOptions(game)) {
    const key = JSON.stringify(set.options);
    if (!sets.has(key)) sets.set(key, set);
  }
  return [...sets.values()];
}
