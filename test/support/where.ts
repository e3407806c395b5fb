/** Deals that meet conditions, as tests ask for them. */
import type { AnyGame } from '../../src/engine/game.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import type { MatchOptions, OptionValues } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { laidOpen, type OpenDeal } from '../../src/script/where/open-deal.ts';
import {
  dealsMeeting,
  type FoundDeal,
  firstDeal,
  readSought,
  type Sought,
  scopeOf,
} from '../../src/script/where/search.ts';

export function optionsOf(game: AnyGame, given: OptionValues): MatchOptions {
  const options = matchOptions(game, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

export const settingFor = (game: AnyGame, given: OptionValues = {}) =>
  scopeOf(game, optionsOf(game, given));

/** The conditions read, or the English sentence that refuses them. */
export function sought(
  game: AnyGame,
  conditions: readonly string[],
  given: OptionValues = {},
): Sought | string {
  const read = readSought(settingFor(game, given), optionsOf(game, given), conditions);
  return isRefusal(read) ? read.text.en : read;
}

/** The first deals of the series of a seed that meet the conditions. */
export function dealsWhere(
  game: AnyGame,
  conditions: readonly string[],
  seed: string,
  count: number,
): readonly FoundDeal[] {
  const read = sought(game, conditions);
  if (typeof read === 'string') throw new Error(read);
  const found: FoundDeal[] = [];
  for (const deal of dealsMeeting(read, seed, 100_000)) {
    if (deal !== undefined) found.push(deal);
    if (found.length === count) return found;
  }
  return found;
}

/** The first deals of `count` seeds, their cards open. */
export function openDealsOf(
  game: AnyGame,
  given: OptionValues,
  seed: string,
  count: number,
): readonly OpenDeal[] {
  const { dealtHands } = settingFor(game, given);
  const options = optionsOf(game, given);
  return Array.from({ length: count }, (_, i) =>
    laidOpen(dealtHands, firstDeal(game, options, `${seed}-${i}`).dealt),
  );
}
