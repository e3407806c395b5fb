/** Games with parts replaced, for tests of code that works with games. */
import type { AnyGame } from '../../src/engine/game.ts';
import type { OptionList } from '../../src/engine/options.ts';
import { same } from '../../src/lang/text.ts';

const FACETS = [
  'rules',
  'observer',
  'notation',
  'display',
  'heuristics',
  'extras',
  'published',
] as const;
type Facet = (typeof FACETS)[number];

export type Parts = {
  readonly [F in Facet]?: {
    readonly [K in keyof AnyGame[F]]?: AnyGame[F][K] | undefined;
  };
};

/** The game with other parts in its facets. */
export function altered(game: AnyGame, parts: Parts): AnyGame {
  const facets = FACETS.map((facet) => [facet, { ...game[facet], ...parts[facet] }]);
  return { ...game, ...Object.fromEntries(facets) };
}

/** The game with further options, or others of the same names. */
export const withOptions = (game: AnyGame, options: OptionList): AnyGame => ({
  ...game,
  options: { ...game.options, ...options },
});

/** The game with so many seconds for each move of a person. */
export const withClock = (game: AnyGame, seconds: number): AnyGame =>
  withOptions(game, {
    clock: {
      kind: 'number',
      range: [0, 60],
      default: seconds,
      label: same('seconds'),
      meaning: same('seconds'),
    },
  });
