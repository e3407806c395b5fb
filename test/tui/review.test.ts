/** Looking back on the screen: the costly decisions, why, and the position of each. */
import { expect, test } from 'vitest';
import { recordOf } from '../support/simulation.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

const record = recordOf('boese-dame', { deals: 1, players: 3 }, 'review');
const SLOW = { timeout: 20_000 };

test('b looks back; Enter shows the position, b again what has been weighed', async () => {
  const on = openAt({ at: 'replay', record, row: 0, eyes: 1 }, { columns: 80, rows: 24 });
  await on.press('b', /Looking back/);
  await expect.poll(() => on.text(), SLOW).toMatch(/decisions cost [+−]?[\d.]+ points/);
  await expect.poll(() => on.text(), SLOW).not.toMatch(/is being weighed/);
  const rows = on.text().match(/−[\d.]+ ± [\d.]+ +deal 1, step \d+/g) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  const costs = rows.map((row) => Number(/−([\d.]+)/.exec(row)?.[1]));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  const [first = '', second = ''] = rows.map((row) => /step (\d+)/.exec(row)?.[1] ?? '');
  expect(on.text()).toMatch(/West plays .*\.\n\s*Better: plays /);
  await on.press(KEY.enter, new RegExp(`step ${Number(first) - 1} of .*seen by West`));
  await on.press('b', /Looking back/);
  expect(on.text()).not.toMatch(/is being weighed/);
  await on.press(KEY.down, /Better:/);
  await on.press(KEY.enter, new RegExp(`step ${Number(second) - 1} of .*seen by West`));
  on.close();
});

test('nothing is decided in some games, which is said in one sentence', async () => {
  const plain = recordOf('auf-wiedersehen', { deals: 1 }, 'review');
  const on = openAt(
    { at: 'replay', record: plain, row: 0, review: true },
    { columns: 60, rows: 20 },
  );
  expect(on.text()).toMatch(/In this game nothing is decided/);
  await on.press(KEY.escape, /Replay/);
  on.close();
});
