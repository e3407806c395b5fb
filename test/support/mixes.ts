/** Random mixes of a game's options, for tests that read or play under many of them. */
import type { AnyGame } from '../../src/engine/game.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import {
  choiceKeys,
  limitsOf,
  type MatchOptions,
  type Option,
  type OptionValue,
  type OptionValues,
} from '../../src/engine/options.ts';
import { below, openStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

/** The values of an option that a page should tell apart: of a range its ends, the default and some between. */
export function valuesOf(option: Option, standard: OptionValue): readonly OptionValue[] {
  if (option.kind === 'choice') return choiceKeys(option);
  if (option.kind === 'flag') return [true, false];
  const { least, most, step, among } = limitsOf(option);
  if (among !== undefined) return among;
  const near = [least, least + step, Number(standard), Number(standard) + step, most];
  return [...new Set(near)].filter((value) => value >= least && value <= most);
}

function randomValue(option: Option, random: Random): OptionValue | undefined {
  // Half of the options keep their defaults, so that mixes are not all the same tangle.
  if (below(random, 2) === 0) return undefined;
  const values = valuesOf(option, option.kind === 'number' ? limitsOf(option).least : '');
  return values[below(random, values.length)];
}

const someOptions = (game: AnyGame, random: Random): OptionValues =>
  Object.fromEntries(
    Object.entries(game.options).flatMap(([key, option]) => {
      const value = randomValue(option, random);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** The defaults, then `count` mixes that the game accepts. */
export function mixesOf(game: AnyGame, count: number, seed: string): readonly MatchOptions[] {
  const random = openStream(`mixes/${seed}/${game.id}`);
  const mixes: MatchOptions[] = [];
  for (let tries = 0; mixes.length < count && tries < 100 * count; tries++) {
    const options = matchOptions(game, someOptions(game, random));
    if (!isRefusal(options)) mixes.push(options);
  }
  const standard = matchOptions(game, {});
  return isRefusal(standard) ? mixes : [standard, ...mixes];
}
