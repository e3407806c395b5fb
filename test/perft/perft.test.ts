/**
 * The lines of legal steps from positions of random play, counted. The positions and counts were
 * worked out from the rule sheets alone, apart from the program; those of Auf Wiedersehen come
 * from an oracle.
 */
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { findGame, games } from '../../src/games/index.ts';
import { pushesOf } from '../support/patience-oracle.ts';
import { linesFrom, matchAt, type Position, positionsOf } from '../support/positions.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const positions = positionsOf(id).map((position, i) => [i + 1, position] as const);

  test('there are positions', () => expect(positions.length).toBeGreaterThan(20));

  test.each(positions)('line %i of its file: the counts come out', (_, position) => {
    const match = matchAt(game, position);
    const counts = position.counts.map((_, i) => linesFrom(match, i + 1));
    expect(counts).toEqual(position.counts);
  });
});

/** Pushes of the last deal, and how many there are until the patience ends. */
function lastDeal({ options, steps }: Position): readonly [made: number, all: number] {
  const at = steps.findLastIndex((step) => step.by === 'chance');
  const [, ...pack] = steps[at]?.do.split(' ') ?? [];
  return [steps.length - at - 1, pushesOf(pack, options.home)];
}

test('a patience ends where the oracle ends it', () => {
  const game = findGame('auf-wiedersehen');
  for (const position of positionsOf('auf-wiedersehen')) {
    const [made, all] = lastDeal(position);
    expect(made).toBeLessThanOrEqual(all);
    const match = game === undefined ? undefined : matchAt(game, position);
    expect(match && matchActor(match) < 0, JSON.stringify(position)).toBe(made === all);
  }
});
