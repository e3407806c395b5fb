/** Looking back on the screen: the curve, the costly decisions, why, and the position of each. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { at } from '../../src/engine/estimate.ts';
import { foldersOf } from '../../src/play/disk/paths.ts';
import { listAll } from '../../src/play/kept/listing.ts';
import { turnAt } from '../../src/play/session/turns.ts';
import { readRecordings } from '../../src/tui/screens/past/replay-state.ts';
import { quickFolder } from '../support/folders.ts';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

/** The number that a pattern found. */
const numberIn = ([, digits]: readonly string[]): number => Number(digits);

/** One folder for all tests here: what has been weighed for one is kept for the next. */
const folder = mkdtempSync(join(quickFolder(), 'talon-review-'));
beforeEach(() => {
  process.env.TALON_DATA = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = recordOf('boese-dame', { deals: 1, players: 3 }, 'review');
/** The number of the step that a turn of West in the deal of this record was. */
function stepOf(turn: number): number {
  const [recording] = readRecordings(record);
  const made = recording?.made ?? [];
  const west = made.filter(({ by }) => by === 1);
  const step = west.find(({ before }) => turnAt(made, before.ply) === turn);
  if (step === undefined) throw new Error(`no turn ${turn}`);
  return step.before.ply + 1;
}

/** Of the board that is dealt from seed 7: a seat of two calls, and no card of its own choice. */
const DUMMY = 3;

const isDone = /gave away about [\d.]+ points? in \w+ decisions/;

test('the curve has a flag for every costly decision; left and right follow time, up and down the cost', async () => {
  const on = openAt(
    { at: 'replay', record, row: 0, eyes: 1, review: true },
    { columns: 80, rows: 24 },
  );
  await expect.poll(() => on.text()).toMatch(isDone);
  const early = on.drawn().filter((frame) => /is being weighed/.test(frame));
  expect(
    early.some((frame) =>
      /decision \d+ of \d+ is being weighed[\s\S]*West so far: nothing costly yet/.test(frame),
    ),
  ).toBe(true);
  expect(early.filter((frame) => isDone.test(frame))).toEqual([]);
  await on.press('l', /l graph/);
  const turns = [...on.text().matchAll(/−[\d.]+ +trick (\d+)/g)].map(numberIn);
  await on.press('l', /l list/);
  const ranks = [...turns.keys()].toSorted((a, b) => at(turns, a) - at(turns, b));
  const flags = [...on.text().matchAll(/[›\s▀▄█](\d) (?=[▀▄█\s])/g)].map(numberIn);
  for (const rank of ranks) expect(flags).toContain(rank + 1);
  const isChosen = (rank: number) =>
    new RegExp(`›${rank + 1} [\\s\\S]*\n +${rank + 1}  Trick ${at(turns, rank)}  −`);
  expect(on.text()).toMatch(isChosen(0));
  const place = ranks.indexOf(0);
  const next = ranks[place + 1] ?? 0;
  const before = ranks[place - 1] ?? 0;
  await on.press(KEY.right, isChosen(next));
  await on.press('1', isChosen(0));
  await on.press(KEY.left, isChosen(before));
  await on.press('1', isChosen(0));
  await on.press(KEY.down, isChosen(1));
  await on.press(KEY.enter, new RegExp(`step ${stepOf(at(turns, 1)) - 1} of .*seen by West`));
  on.close();
});

test('b looks back; Enter shows the position, b again what has been weighed', async () => {
  const on = openAt({ at: 'replay', record, row: 0, eyes: 1 }, { columns: 80, rows: 24 });
  await on.press('b', /Looking back/);
  await expect.poll(() => on.text()).toMatch(/gave away about [\d.]+ points? in \w+ decisions/);
  await expect.poll(() => on.text()).not.toMatch(/is being weighed/);
  await on.press('l', /l graph/);
  const rows = on.text().match(/−[\d.]+ +trick \d+/g) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  const costs = rows.map((row) => Number(/−([\d.]+)/.exec(row)?.[1]));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  const [first = 0, second = 0] = rows.map((row) => stepOf(Number(/trick (\d+)/.exec(row)?.[1])));
  expect(on.text()).toMatch(/West plays .*\. This gave away [\s\S]*Better: West plays /);
  await on.press(KEY.enter, new RegExp(`step ${first - 1} of .*seen by West`));
  await on.press('b', /Looking back/);
  expect(on.text()).not.toMatch(/is being weighed/);
  expect(on.text()).toMatch(/l list/);
  await on.press(KEY.down, /Better:/);
  await on.press(KEY.enter, new RegExp(`step ${second - 1} of .*seen by West`));
  on.close();
});

test('opened from a result, it leads back there, and its positions lead back to it', async () => {
  const from = { at: 'stats', row: 0 } as const;
  const on = openAt({ at: 'replay', record, row: 0, eyes: 1, review: true, from });
  await expect.poll(() => on.text()).toMatch(/Better:/);
  await on.press(KEY.enter, /step \d+ of .*seen by West/);
  await on.press(KEY.escape, /Looking back/);
  await on.press(KEY.escape, /Statistics/);
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

test('what cards were worth with all cards open comes after what was weighed, apart from it', async () => {
  const args = ['--seed', '7', '--level', 'easy', '-o', 'deals=1', '--records', '-'];
  const { out } = await talon(['sim', 'bridge', '-n', '1', ...args]);
  const on = openAt(
    { at: 'replay', record: out, row: 0, eyes: DUMMY, review: true },
    { columns: 80, rows: 24 },
  );
  await on.press('l', /l graph/);
  await expect.poll(() => on.text()).toMatch(/nobody could see \(declarer’s tricks\):/);
  const [weighed = '', open = ''] = on.text().split('With all cards open');
  expect(weighed).toMatch(/gave (nothing away|away about [\d.]+ points?) in \w+ decisions/);
  expect(open).toMatch(/\n[ ›]+−\d +trick \d+/);
  await on.press(KEY.end, /: \d+ instead of \d+\. Better: /);
  await on.press(KEY.enter, /step \d+ of /);
  on.close();
});

test('what is tried out from a record is saved only by k, and then says where it branched off', async () => {
  const on = openAt(
    { at: 'replay', record, name: 'old.jsonl', row: 0, eyes: 1, place: { record: 0, at: 6 } },
    { columns: 80, rows: 24 },
  );
  const saves = async () => (await listAll(foldersOf(process.env))).saves;
  const leaves = /k saves and leaves/;
  await on.press('p', /your turn|You to play|play a card|Böse Dame/i);
  await on.press('q', leaves);
  await on.press('q', /step 6 of/);
  expect(await saves()).toEqual([]);
  await on.press('p', /your turn|You to play|play a card|Böse Dame/i);
  await on.press('q', leaves);
  await on.press('k', /step 6 of/);
  await expect.poll(async () => (await saves()).length).toBe(1);
  const [save] = await saves();
  const lines = readFileSync(save?.path ?? '', 'utf8').split('\n');
  const [header, ...steps] = lines.filter(Boolean).map((line) => JSON.parse(line));
  expect(header.branch).toEqual({ name: 'old.jsonl', ply: 6 });
  expect(header.assisted).toBe(true);
  expect(header.seats.map(({ by }: { by: string }) => by === 'human')).toEqual([
    false,
    true,
    false,
  ]);
  const before = record
    .split('\n')
    .slice(1, 7)
    .map((line) => JSON.parse(line).do);
  expect(steps.slice(0, 6).map((step) => step.do)).toEqual(before);
  on.close();
});
