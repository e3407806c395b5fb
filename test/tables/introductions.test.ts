/**
 * The introductions obey the options: whatever option the rules obey, the introduction has a sentence of its own
 * for it, in every preset, for every single value and in random mixes. What single options bring stands in
 * `games/<id>/introduced.txt`, to be read.
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { unmarked } from '../../src/engine/glossary.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import type { MatchOptions, OptionValue } from '../../src/engine/options.ts';
import { introduction } from '../../src/engine/profile.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { mixesOf, valuesOf } from '../support/mixes.ts';
import { optionsOf } from '../support/session.ts';

const MIXES = Number(process.env.TALON_MIXES ?? 20);

const introductionOf = (game: AnyGame, options: MatchOptions, lang: Lang): readonly string[] =>
  introduction(game, options).flatMap((line) => unmarked(line)[lang].split(/(?<=[.!?]) /));

const clausesOf = (game: AnyGame, options: MatchOptions): string =>
  game
    .clauses(options)
    .map(({ text }) => text.en)
    .join('\n');

/** The options with one at its default; undefined where it has no other value, or the game refuses that. */
function without(game: AnyGame, options: MatchOptions, key: string): MatchOptions | undefined {
  const { [key]: value, ...others } = options;
  const given = Object.entries(others).filter(([, one]) => one !== undefined);
  const usual = matchOptions(game, Object.fromEntries(given));
  return isRefusal(usual) || usual[key] === value ? undefined : usual;
}

/** What the introduction says under these options and not with one of them at its default. */
function ownSentences(
  game: AnyGame,
  options: MatchOptions,
  usual: MatchOptions,
  lang: Lang,
): readonly string[] {
  const before = new Set(introductionOf(game, usual, lang));
  return introductionOf(game, options, lang).filter((sentence) => !before.has(sentence));
}

/** The options that the clauses obey and the introduction does not mention. */
const unmentioned = (game: AnyGame, options: MatchOptions): readonly string[] =>
  Object.entries(options).flatMap(([key, value]) => {
    const usual = without(game, options, key);
    if (usual === undefined || clausesOf(game, usual) === clausesOf(game, options)) return [];
    const silent = LANGS.filter((lang) => ownSentences(game, options, usual, lang).length === 0);
    return silent.map((lang) => `${key}=${value} (${lang}) in ${JSON.stringify(options)}`);
  });

/** The values of an option other than its default, alone; those that the game allows only with others are left out. */
function alone(game: AnyGame, key: string): readonly (readonly [OptionValue, MatchOptions])[] {
  const option = game.options[key];
  const usual = optionsOf(game, {});
  if (option === undefined) return [];
  return valuesOf(option, usual[key] ?? '').flatMap((value) => {
    const options = matchOptions(game, { [key]: value });
    return isRefusal(options) || usual[key] === value ? [] : [[value, options] as const];
  });
}

/** What each single value brings to the introduction, as a page to read. */
const page = (game: AnyGame): string =>
  Object.keys(game.options)
    .flatMap((key) =>
      alone(game, key).flatMap(([value, options]) => [
        `${key}=${value}`,
        ...LANGS.flatMap((lang) =>
          ownSentences(game, options, optionsOf(game, {}), lang).map((sentence) => `  ${sentence}`),
        ),
      ]),
    )
    .join('\n');

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('the introduction mentions every option in force, in presets', () => {
    const presets = (game.presets ?? []).map(({ options }) => optionsOf(game, options));
    expect(presets.flatMap((options) => unmentioned(game, options))).toEqual([]);
  });

  test('… each alone', async () => {
    const singles = Object.keys(game.options).flatMap((key) => alone(game, key));
    expect(singles.length).toBeGreaterThan(0);
    expect(singles.flatMap(([, options]) => unmentioned(game, options))).toEqual([]);
    await expect(`${page(game)}\n`).toMatchFileSnapshot(`../games/${id}/introduced.txt`);
  });

  test('… and in mixes', () => {
    const mixes = mixesOf(game, MIXES, 'introductions');
    expect(mixes.length).toBeGreaterThan(MIXES / 2);
    expect(mixes.flatMap((options) => unmentioned(game, options))).toEqual([]);
  });
});
