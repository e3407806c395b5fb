/** The laws on games broken on purpose: every breakage is seen, by the law that it breaks. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  BrokenLaw,
  checkLaws,
  collectTexts,
  LAWS,
  type Law,
  spreadOptions,
} from '../../src/engine/laws/index.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { accepting, breakages } from '../support/breakages.ts';
import { knownTexts } from '../support/positions.ts';

/** Option sets, and matches of each, of one deal, that are tried until a law is broken. */
const SETS = 3;
const MATCHES = 8;
const MOST = 500;

const optionsOf = (game: AnyGame) =>
  spreadOptions(game)
    .slice(0, SETS)
    .map(({ options }) => ({ ...options, deals: 1 }));

/** What is tried is the same however a game is broken. */
const texts = new Map(
  games.map((game) => [game.id, collectTexts(game, optionsOf(game), knownTexts(game.id))]),
);
const textsOf = ({ id }: AnyGame) => texts.get(id) ?? [];

/** The first law that is broken; undefined if none is. */
function lawBroken(game: AnyGame, every = 1): Law | undefined {
  try {
    for (let i = 0; i < MATCHES; i++)
      for (const options of optionsOf(game))
        checkLaws(game, options, { seed: `broken/${i}`, every, texts: textsOf(game), most: MOST });
  } catch (error) {
    if (error instanceof BrokenLaw) return error.law;
    throw error;
  }
  return undefined;
}

/** Some texts of a game, of any verbs. */
function someTexts(game: AnyGame, count: number): readonly string[] {
  const random = openQuickStream(`broken/${game.id}`);
  const verbs = textsOf(game);
  const drawn = Array.from({ length: count }, () => {
    const ofVerb = verbs[below(random, verbs.length)] ?? [];
    return ofVerb[below(random, ofVerb.length)] ?? '';
  });
  return [...new Set(drawn)];
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(breakages.filter(({ spares }) => !spares?.includes(id)))(
    '$how: $law',
    ({ law, or = law, breaks, every }) => {
      expect([law, or]).toContain(lawBroken(breaks(game), every));
    },
  );
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: texts to try come from random play, where none are given',
  (_, game) => {
    expect(collectTexts(game, optionsOf(game).slice(0, 1), [])).not.toEqual([]);
  },
);

const choosing = games.filter(({ id }) => id !== 'auf-wiedersehen');

test.each(
  choosing.flatMap((game) => someTexts(game, 5).map((text) => [game.id, text, game] as const)),
)('%s: apply accepts “%s” where it is not listed', (_, text, game) => {
  expect(lawBroken(accepting(text)(game))).toBe('apply accepts what legal lists and nothing else');
});

test('every law is broken by something', () => {
  expect(LAWS.filter((law) => !breakages.some((breakage) => breakage.law === law))).toEqual([]);
});
