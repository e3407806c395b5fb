/**
 * What decisions cost under the options where they cost most, found by `npm run bench -- mixes`: the 95th percentile
 * of each level, and whether it stays within its bound.
 */
import { LEVELS, type Level } from '../../src/engine/game.ts';
import { type LevelFigures, type Plan, strengthIn, strengthRow } from './strength.ts';

/** The dearest options of games, each as a command takes them. */
export const EDGES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  binokel: [['rufen=true']],
  cabo: [
    ['players=5', 'cards=6'],
    ['players=5', 'cards=6', 'swapOthers=true'],
  ],
  canasta: [['players=6'], ['players=6', 'parties=3']],
};

/** The most milliseconds of CPU that a decision may take at the 95th percentile. */
const MOST: Readonly<Record<Level, number>> = { easy: 100, medium: 100, hard: 600 };

const isDear = ({ who, own }: LevelFigures): boolean => who !== 'random' && own.p95 > MOST[who];

/** The lines of a table for one set of options, and whether a level exceeds its bound. */
export interface Edge {
  readonly rows: readonly (readonly string[])[];
  readonly isDear: boolean;
}

/** What the levels of a game cost under its dearest options, one set after another. */
export function* edgesOf(
  game: Plan['game'],
  planWith: (options: readonly string[]) => Plan,
): Generator<Edge> {
  const levels = LEVELS.filter((level) => game.heuristics.levels.includes(level));
  for (const options of EDGES[game.id] ?? []) {
    const found = strengthIn({ ...planWith(options), levels }, false);
    const rows = found.map((one) => [
      game.id,
      options.join(' '),
      ...strengthRow(one, false),
      isDear(one) ? 'too dear' : '',
    ]);
    yield { rows, isDear: found.some(isDear) };
  }
}
