/** Levels a game claims are those its last recorded ladder shows (`npm run ladder -- GAME --record`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { type LadderRecord, levelsProved, type Rung } from '../../src/script/ladder.ts';

const RECORDS = join(import.meta.dirname, '../ladder');
const recorded = existsSync(RECORDS) ? readdirSync(RECORDS) : [];
const recordOf = (file: string): LadderRecord =>
  JSON.parse(readFileSync(join(RECORDS, file), 'utf8'));

test.each(recorded)('%s proves the levels its game claims', (file) => {
  const game = findGame(file.replace(/\.json$/, ''));
  expect(game?.heuristics.levels).toEqual(levelsProved(recordOf(file)));
});

test('a level is proved by a rung that holds, if every rung below it does', () => {
  const rung = (better: Rung['better'], worse: Rung['worse'], holds: boolean): Rung => ({
    ...{ better, worse, holds },
    ...{ deals: 100, unit: 'points', mean: 1, error: 0.1, ratio: 10 },
  });
  const options = { players: 2, deals: 1 };
  const proved = (...rungs: readonly Rung[]) => levelsProved({ options, seed: 's', rungs });
  const easy = rung('easy', 'random', true);
  expect(proved(easy, rung('medium', 'easy', true), rung('hard', 'medium', true))).toEqual([
    'easy',
    'medium',
    'hard',
  ]);
  expect(proved(easy, rung('medium', 'easy', false), rung('hard', 'medium', true))).toEqual([
    'easy',
  ]);
});
