import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { testTables } from './rules.ts';

for (const game of games) testTables(game);

test('all games write a German term with the same capitals', () => {
  const words = new Set(
    games.flatMap(({ display }) => display.glossary.map(({ word }) => word.de)),
  );
  const folded = new Set([...words].map((word) => word.toLowerCase()));
  expect([...words].filter((word) => !folded.delete(word.toLowerCase()))).toEqual([]);
});
