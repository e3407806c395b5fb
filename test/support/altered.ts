/** Games with parts replaced, for tests of code that works with games. */
import type { AnyGame } from '../../src/engine/game.ts';

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
