/** Reads `--where`, and searches for deals while the rest of the program stays responsive. */
import type { AnyGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { pause } from '../../engine/pause.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import { isPlain } from '../../script/clean.ts';
import {
  dealsMeeting,
  type FoundDeal,
  readSought,
  type Sought,
  settingOf,
} from '../../script/where/search.ts';
import { fail, type Given, misused } from './call.ts';

const LONG_SEED = text(
  'the seed is too long for a series of seeds: leave room for ten characters',
  'der Startwert ist zu lang für eine Reihe: Lass zehn Zeichen Platz',
);
const NONE_FOUND = text(
  'no deal of $1 meets the conditions; --tries sets the limit',
  'kein Spiel von $1 erfüllt die Bedingungen; --tries setzt die Grenze',
);
const TOO_FEW = text(
  'found $1 of $2; no deal of $3 more meets the conditions; --tries sets the limit',
  '$1 von $2 gefunden; kein Spiel von $3 weiteren erfüllt die Bedingungen; --tries setzt die Grenze',
);
const TRIES = { least: 1, most: 1_000_000_000, standard: 200_000 };

export const isConditioned = (given: Given): boolean => given.list('where').length > 0;

/** The conditions of a command line. */
export function soughtGiven(game: AnyGame, options: MatchOptions, given: Given): Sought {
  const sought = readSought(settingOf(game, options), options, given.list('where'));
  return isRefusal(sought) ? misused(sought.text) : sought;
}

/** Milliseconds of searching before other work gets a turn. */
const SLICE = 50;

/** The first `wanted` deals of the series of a seed that meet the conditions; fails if there are fewer. */
export async function* dealsFound(
  sought: Sought,
  base: string,
  given: Given,
  wanted: number,
): AsyncGenerator<FoundDeal> {
  const tries = given.number('tries', '--tries', TRIES);
  if (!isPlain(`${base}/${TRIES.most}`)) misused(LONG_SEED);
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
  fail(found === 0 ? fill(NONE_FOUND, tries) : fill(TOO_FEW, found, wanted, tries));
}
