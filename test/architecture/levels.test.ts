/** Levels a game claims are those its last recorded ladder shows (`npm run ladder -- GAME --record`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { type LadderRecord, levelsProved, type Rung, withRungs } from '../tools/rungs.ts';

const RECORDS = join(import.meta.dirname, '../ladder');
const recordOf = (id: string): LadderRecord =>
  JSON.parse(readFileSync(join(RECORDS, `${id}.json`), 'utf8'));

const levelled = games
  .map(({ id, heuristics }) => ({ id, levels: heuristics.levels }))
  .filter(({ levels }) => levels.length > 0);

test.each(levelled)('the last ladder of $id proves the levels it claims', ({ id, levels }) => {
  expect(levels).toEqual(levelsProved(recordOf(id)));
});

test('every recorded ladder is that of a game with levels', () => {
  expect(readdirSync(RECORDS).sort()).toEqual(levelled.map(({ id }) => `${id}.json`).sort());
});

const rung = (better: Rung['better'], worse: Rung['worse'], holds: boolean): Rung => ({
  ...{ better, worse, holds },
  ...{ deals: 100, unit: 'points', mean: 1, error: 0.1, ratio: 10 },
});
const options = { players: 2, deals: 1 };

test('a level is proved by a rung that holds, if every rung below it does', () => {
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

test('a rung played anew takes the place of the one kept, among rungs of the same options and seed', () => {
  const ladder = (...rungs: readonly Rung[]): LadderRecord => ({ options, seed: 's', rungs });
  const kept = ladder(rung('easy', 'random', true), rung('medium', 'easy', false));
  const anew = ladder(rung('medium', 'easy', true));
  const put = (before: LadderRecord | undefined, played: LadderRecord): LadderRecord =>
    withRungs(before, played, LEVELS);
  expect(put(undefined, anew)).toEqual(anew);
  expect(put(kept, anew).rungs).toEqual([kept.rungs[0], anew.rungs[0]]);
  expect(put(anew, ladder(rung('easy', 'random', true))).rungs.map((one) => one.better)).toEqual([
    'easy',
    'medium',
  ]);
  expect(put({ ...kept, seed: 't' }, anew)).toEqual(anew);
  expect(put({ ...kept, options: { ...options, deals: 2 } }, anew)).toEqual(anew);
  // A level that the game has no more is not kept.
  expect(withRungs(kept, ladder(rung('easy', 'random', false)), ['easy']).rungs).toEqual([
    rung('easy', 'random', false),
  ]);
});
