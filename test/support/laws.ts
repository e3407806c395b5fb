/** The laws as `test/laws` runs them: a game on a spread of its options, seeded. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { checkLaws, collectTexts } from '../../src/engine/laws/index.ts';
import { differentSets } from './option-sets.ts';
import { knownTexts } from './positions.ts';

const ASKED = process.env.TALON_LAW_MATCHES;
const IS_ASKED = ASKED !== undefined;
/** Matches for each option set, and for the defaults. */
const MATCHES = Number(ASKED ?? 2);
const STANDARD = 14;
/** States between two that are checked in the first match under options that are not the defaults. */
const THIN = IS_ASKED ? 1 : 5;
/** In the other matches under such options, states between two that are checked grow by this factor. */
const THINNER = IS_ASKED ? 1 : 2;
/** Texts of a game to be tried where they are not legal. */
const UNLISTED = 1000;

interface Plan {
  /** States between two that are checked in matches but the first of each option set. */
  readonly every?: number;
  /** How many times the usual matches. */
  readonly times?: number;
  /** The game has one move only, legal wherever a seat acts: nothing can be tried that is not listed. */
  readonly oneMove?: boolean;
  /** The first part of two takes every other option set, the second the rest. */
  readonly part?: 0 | 1;
}

const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `law/${i}`);

/** States between two that are checked, in a game of whose matches usually each `every`th state is. */
function spacing(isStandard: boolean, isFirst: boolean, every: number): number {
  if (isFirst) return isStandard ? 1 : Math.min(THIN, every);
  return isStandard || every === 1 ? every : THINNER * every;
}

export function testLaws(game: AnyGame, plan: Plan = {}): void {
  const { every = 6, times = 1, oneMove = false, part } = plan;
  const all = differentSets(game);
  const texts = collectTexts(
    game,
    all.map(({ options }) => options),
    knownTexts(game.id),
  );
  let tried = 0;

  describe(game.id, () => {
    all.forEach(({ given, options }, at) => {
      if (part !== undefined && at % 2 !== part) return;
      const matches = times * (at === 0 ? Math.max(STANDARD, MATCHES) : MATCHES);
      test.each(seeds(matches))(
        `keeps every law with ${JSON.stringify(given)}, seed %s`,
        (seed) => {
          const trial = { seed, every: spacing(at === 0, seed === 'law/0', every), texts };
          tried += checkLaws(game, options, trial).unlisted;
        },
      );
    });

    test(`${oneMove ? 'no' : 'a thousand'} texts were tried where they are not listed`, () => {
      expect(texts.flat().length === 1).toBe(oneMove);
      if (oneMove) expect(tried).toBe(0);
      else expect(tried).toBeGreaterThanOrEqual(UNLISTED);
    });
  });
}
