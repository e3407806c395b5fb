/** `talon stats` and `talon history` in words and as JSON. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemOf, takeLock } from '../../src/play/disk/lock.ts';
import { type Folders, historyLock } from '../../src/play/disk/paths.ts';
import { freshFolders } from '../support/folders.ts';
import { talonHere as talon } from '../support/here.ts';
import { journalIn, playOn, sit } from '../support/session.ts';

async function play(folders: Folders, id: string, helped = false): Promise<void> {
  const session = sit(id, ['human'], { deals: 2 }, journalIn(id, folders));
  await playOn(session, 2);
  if (helped) {
    while ((await session.advance()) !== undefined);
    session.entrust('stand-in');
  }
  await playOn(session);
  await session.close();
}

const folders = async (): Promise<Folders> => {
  const made = freshFolders();
  await play(made, 'boese-dame');
  await play(made, 'boese-dame', true);
  await play(made, 'kabadak');
  return made;
};

const envOf = ({ history }: Folders) => ({ TALON_DATA: dirname(history) });

describe('talon stats', () => {
  test('sums up games, the one asked for in full, matches with help apart', async () => {
    const env = envOf(await folders());
    const { code, out, err } = await talon(['stats'], { env });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Matches: 2, won: \d \(\d+%\)\.$/m);
    expect(out).toMatch(/^With help, not counted: 1, won [01]\.$/m);
    expect(out).toMatch(/^Böse Dame +1 +[01] +\d+% +−?\d+\.\d\d ± \d+\.\d\d$/m);
    const german = await talon(['stats', 'boese-dame', '--lang', 'de'], { env });
    expect(german.out).toMatch(/^Böse Dame\nPartien: 1, Spiele: 2, gewonnen: [01] /);
    expect(german.out).toMatch(/^Punkte je Spiel: −?\d+,\d\d ± \d+,\d\d\.$/m);
    expect(german.out).not.toMatch(/\d\.\d/);
    expect(german.out).toMatch(/^Mit Hilfe, nicht gezählt: 1, gewonnen [01]\.$/m);
    expect(german.out).toMatch(/^Gegen zufällige Züge: [01] von 1 gewonnen/m);
    const { out: json } = await talon(['stats', '--json'], { env });
    expect(JSON.parse(json)).toMatchObject({
      matches: 2,
      assisted: { matches: 1 },
      games: [
        { game: 'boese-dame', matches: 1, deals: 2, assisted: { matches: 1, deals: 2 } },
        { game: 'kabadak', matches: 1, levels: [{ name: 'random', matches: 1 }] },
      ],
    });
    const none = await talon(['stats', 'bridge', '--json'], { env });
    expect(JSON.parse(none.out)).toMatchObject({ game: 'bridge', matches: 0, levels: [] });
    expect((await talon(['stats', 'brigde'], { env })).code).toBe(2);
  });

  test('a game played with help alone has no figures', async () => {
    const made = freshFolders();
    await play(made, 'boese-dame', true);
    const { out } = await talon(['stats'], { env: envOf(made) });
    expect(out).toMatch(/^Böse Dame +0 +0 +– +–$/m);
  });

  test('--luck computes luck and play of matches that lack them, once', async () => {
    const made = freshFolders();
    await play(made, 'hiki-kabu');
    const env = envOf(made);
    const before = JSON.parse((await talon(['stats', '--json'], { env })).out);
    expect(before.games[0]).not.toHaveProperty('luck');
    const { code, out, err } = await talon(['stats', 'hiki-kabu', '--luck', '--json'], { env });
    expect([code, err]).toEqual([0, '']);
    const { luck, play: own, points } = JSON.parse(out);
    expect(luck.mean).not.toBe(0);
    expect(own).toMatchObject({ mean: expect.any(Number), error: expect.any(Number) });
    expect(luck.mean + own.mean).not.toBeCloseTo(0);
    expect(points).toEqual(before.games[0].points);
    const history = readFileSync(join(dirname(made.history), 'history.jsonl'), 'utf8');
    expect(history.trim().split('\n')).toHaveLength(2);
    expect((await talon(['stats', 'hiki-kabu', '--luck', '--json'], { env })).out).toBe(out);
    const { out: all } = await talon(['stats'], { env });
    expect(all).toMatch(/ luck per match +play\n/);
    expect(all).toContain(luck.mean.toFixed(2).replace('-', '−'));
    expect(readFileSync(join(dirname(made.history), 'history.jsonl'), 'utf8')).toBe(history);
  });

  test('--luck says so where another program holds the history', async () => {
    const made = freshFolders();
    await play(made, 'hiki-kabu');
    const lock = await takeLock(historyLock(made), systemOf(made));
    const { code, err } = await talon(['stats', '--luck'], { env: envOf(made) });
    expect([code, err]).toEqual([
      1,
      'talon: another program is writing to the history; try again\n',
    ]);
    if (typeof lock !== 'number') await lock.release();
  });

  test('--forget deletes the history where somebody says so, and leaves the records', async () => {
    const made = await folders();
    const env = envOf(made);
    const asked = await talon(['stats', '--forget'], { env });
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('confirm with --yes')]);
    expect((await talon(['stats', '--json'], { env })).out).toContain('"matches":2');
    const { code, err } = await talon(['stats', '--forget', '--yes'], { env });
    expect([code, err]).toEqual([0, 'The statistics have been deleted.\n']);
    expect((await talon(['stats'], { env })).out).toBe('No match has been finished yet.\n');
    expect(readdirSync(made.history)).toHaveLength(3);
  });

  test('says why the history cannot be read, and fails', async () => {
    const made = freshFolders();
    mkdirSync(join(dirname(made.history), 'history.jsonl'));
    const said = {
      code: 1,
      out: '',
      err: expect.stringMatching(/^talon: the history cannot be read: /),
    };
    expect(await talon(['stats'], { env: envOf(made) })).toEqual(said);
    expect(await talon(['history'], { env: envOf(made) })).toEqual(said);
  });
});

test('talon history lists matches, newest first, with their records', async () => {
  const made = await folders();
  const env = envOf(made);
  const { code, out } = await talon(['history'], { env });
  expect(code).toBe(0);
  const rows = out.trimEnd().split('\n');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^kabadak-\S+ +20\d\d-\d\d-\d\d +Kabadak +place [12] of 2 +total −?\d+$/);
  expect(rows[1]).toMatch(/^boese-dame-\S+ .* with help$/);
  const { out: json } = await talon(['history', 'kabadak', '--json'], { env });
  const [entry] = JSON.parse(json);
  expect(entry).toMatchObject({ game: 'kabadak', seat: 0, record: expect.any(String) });
  rmSync(entry.record);
  const after = await talon(['history', 'kabadak'], { env });
  expect(after.out).toMatch(/ record deleted$/m);
  expect(JSON.parse((await talon(['history', 'kabadak', '--json'], { env })).out)[0].record).toBe(
    null,
  );
  const empty = await talon(['history'], { env: envOf(freshFolders()) });
  expect([empty.code, empty.err]).toEqual([0, 'No match has been finished yet.\n']);
});
