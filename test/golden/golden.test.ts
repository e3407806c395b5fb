/**
 * What chance makes of a seed never changes between releases (00-conventions, “Seeds”): the packs
 * of `deals` and the draws among the steps of `draws` are pinned, one file a game. Lines are added to
 * these files, and never changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeCards } from '../../src/cards/pack.ts';
import { writeChance } from '../../src/engine/chance-step.ts';
import { type AnyGame, CHANCE } from '../../src/engine/game.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { chanceOf, makeStep, matchActor, openMatch } from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { packOfDeal } from '../../src/script/where/search.ts';

interface Pinned {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}
/** The packs of the first deals. */
interface Deals extends Pinned {
  readonly deals: readonly string[];
}
/** The steps of a match up to a draw, those of chance as the seed makes them. */
interface Draws extends Pinned {
  readonly steps: readonly string[];
}

/** All lines of a folder's files, one file a game. */
function linesOf<T extends Pinned>(name: string): readonly T[] {
  const folder = join(import.meta.dirname, name);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}

const deals = linesOf<Deals>('deals');
const draws = linesOf<Draws>('draws');

function setUp({ game: id, options: given }: Pinned): readonly [AnyGame, MatchOptions] {
  const game = findGame(id);
  const options = game && resolveOptions(game.options, given);
  if (game === undefined || options === undefined || isRefusal(options))
    throw new Error(`no ${id} with these options`);
  return [game, options];
}

describe('a seed gives the deals it always gave', () => {
  test.each(deals)('$game $options, seed “$seed”', (pinned) => {
    const [game, options] = setUp(pinned);
    const given = pinned.deals.map((_, i) =>
      writeCards(game.pack(options), packOfDeal(game, options, pinned.seed, i + 1)),
    );
    expect(given).toEqual(pinned.deals);
  });
});

describe('a seed draws what it always drew', () => {
  test.each(draws)('$game $options, seed “$seed”', (pinned) => {
    let match = openMatch(...setUp(pinned), pinned.seed);
    for (const step of pinned.steps) {
      if (matchActor(match) === CHANCE)
        expect(writeChance(match.pack, match.game.rules.chanceEvents, chanceOf(match))).toBe(step);
      const after = makeStep(match, step);
      if (isRefusal(after)) throw new Error(`${step}: ${after.text.en}`);
      match = after;
    }
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s is pinned', (id, game) => {
  test('with every pack', () => {
    const here = deals.filter((pinned) => pinned.game === id);
    const packOf = (options: MatchOptions): string => JSON.stringify(game.pack(options).order);
    const packs = new Set(here.map((pinned) => packOf(setUp(pinned)[1])));
    for (const { options } of spreadOptions(game)) expect(packs).toContain(packOf(options));
  });

  test('with every chance event except newcomers, whom only a record can name', () => {
    const steps = draws.filter((pinned) => pinned.game === id).flatMap(({ steps }) => steps);
    const pinned = new Set(['deal', 'join', ...steps.map((step) => step.split(' ')[0])]);
    expect(Object.keys(game.rules.chanceEvents).filter((word) => !pinned.has(word))).toEqual([]);
  });
});
