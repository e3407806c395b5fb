/** Reads `--where`, and searches for deals while the rest of the program stays responsive. */
import type { AnyGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { pause } from '../../engine/pause.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { isPlain } from '../../lang/plain.ts';
import { fill } from '../../lang/text.ts';
import {
  type DealQuantity,
  type MisreadingIn,
  readEach,
  readQuantity,
} from '../../script/where/condition.ts';
import {
  dealsMeeting,
  type FoundDeal,
  readSought,
  type Sought,
  scopeOf,
} from '../../script/where/search.ts';
import type { Flags } from '../call/call.ts';
import { fail, misused } from '../call/exit-codes.ts';
import texts from './texts.json' with { type: 'json' };

const TRIES = { least: 1, most: 1_000_000_000, standard: 200_000 };

export const isConditioned = (given: Flags): boolean => given.list('where').length > 0;

/** Ends the command with a fault and its place in what was typed. */
function misusedAt({ text, at, typed }: MisreadingIn): never {
  return misused(fill(texts.where.place, at + 1, clean(typed, 200), text));
}

/** The conditions of a command line. */
export function soughtGiven(game: AnyGame, options: MatchOptions, given: Flags): Sought {
  const sought = readSought(scopeOf(game, options), options, given.list('where'));
  return isRefusal(sought) ? misusedAt(sought) : sought;
}

/** The quantities that a command line names under an option. */
export function quantitiesGiven(
  { scope }: Sought,
  given: Flags,
  option: 'average' | 'frequency',
): readonly DealQuantity[] {
  const quantities = readEach(given.list(option), (typed) => readQuantity(scope, typed));
  return isRefusal(quantities) ? misusedAt(quantities) : quantities;
}

/** Milliseconds of searching before other work gets a turn. */
const SLICE = 50;

/** The first `wanted` deals of the series of a seed that meet the conditions; fails if there are fewer. */
export async function* dealsFound(
  sought: Sought,
  base: string,
  given: Flags,
  wanted: number,
): AsyncGenerator<FoundDeal> {
  const tries = given.number('tries', '--tries', TRIES);
  if (!isPlain(`${base}/${TRIES.most}`)) misused(texts.seeds.long);
  let found = 0;
  let since = performance.now();
  for (const deal of dealsMeeting(sought, base, tries)) {
    if (deal !== undefined) {
      yield deal;
      found += 1;
      if (found === wanted) return;
    }
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  fail(
    found === 0
      ? fill(texts.where.noneFound, tries)
      : fill(texts.where.tooFew, found, wanted, tries),
  );
}
