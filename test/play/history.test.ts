/** The history of finished matches: each entered once, whatever happens to the program or the file. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemOf } from '../../src/play/disk/lock.ts';
import { type Folders, historyPath } from '../../src/play/disk/paths.ts';
import { historyEntryOf } from '../../src/play/kept/entry.ts';
import { forgetHistory, readHistory } from '../../src/play/kept/history.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { removeSave } from '../../src/play/past/saves.ts';
import { freshFolders } from '../support/folders.ts';
import { flipped } from '../support/saves.ts';
import { journalIn, playOn, sit, wait } from '../support/session.ts';
import { ModelDisk } from '../torture/model-disk.ts';
import { foldersOn, lifeOf } from '../torture/power-match.ts';

const GAME = 'boese-dame';

/** Plays a match of one deal to its end; its id. */
async function played(folders: Folders, given = {}): Promise<string> {
  const session = sit(GAME, ['human'], { deals: 1, ...given }, journalIn(GAME, folders));
  await playOn(session);
  await session.close();
  return session.record.saved() ?? '';
}

const linesOf = (folders: Folders): readonly string[] =>
  readFileSync(historyPath(folders), 'utf8').trimEnd().split('\n');

const idsIn = async (folders: Folders): Promise<readonly string[]> =>
  (await readHistory(folders)).map(({ id }) => id);

describe('a finished match', () => {
  test('is entered as it ends, with what its record says', async () => {
    const folders = freshFolders();
    const session = sit(GAME, ['random', 'human'], { deals: 2 }, journalIn(GAME, folders));
    await playOn(session);
    await session.close();
    const outcomes = session.outcomes();
    const last = outcomes.at(-1);
    const line = JSON.parse(linesOf(folders)[0] ?? '');
    expect(line).toMatchObject({
      id: session.record.saved(),
      game: GAME,
      seed: 'test',
      options: { players: 4, deals: 2 },
      seats: ['random', 'human', 'random', 'random'],
      seat: 1,
      points: outcomes.map(({ points }) => points[1]),
      total: last?.totals[1],
      place: last?.ranks[1],
      won: last?.winners.includes(1),
    });
    expect(line.steps).toBe(session.match().ply);
    expect(Math.abs(Date.now() - line.time)).toBeLessThan(600_000);
    expect(line).not.toHaveProperty('assisted');
    expect(linesOf(folders)).toHaveLength(1);
  });

  test.each([
    [[0], true],
    [[0, 2], true],
    [[1, 2], false],
    [[0, 1, 2, 3], false],
  ])(
    'is won with the winners %j: %s, for a draw of all is nobody’s win',
    async (winners, isWon) => {
      const session = await playOn(sit(GAME, ['human'], { deals: 1 }));
      const record = session.record
        .text()
        .replace(/"winners":\[[\d,]*\]/, `"winners":[${winners}]`);
      const entry = historyEntryOf('made', Buffer.from(record), 0);
      expect(entry?.won).toBe(isWon);
    },
  );

  test('says that it was assisted', async () => {
    const folders = freshFolders();
    const session = sit(GAME, ['human'], { deals: 1 }, journalIn(GAME, folders));
    await wait(session);
    session.entrust('stand-in');
    await playOn(session);
    await session.close();
    expect((await readHistory(folders)).map(({ assisted }) => assisted)).toEqual([true]);
  });

  test('is not entered while it is under way', async () => {
    const folders = freshFolders();
    const session = sit(GAME, ['human'], { deals: 1 }, journalIn(GAME, folders));
    await playOn(session, 3);
    await session.close();
    expect(await readHistory(folders)).toEqual([]);
    expect(existsSync(historyPath(folders))).toBe(false);
  });
});

describe('an entry', () => {
  test('that was never written is made from the record, once', async () => {
    const folders = freshFolders();
    const id = await played(folders);
    const [line] = linesOf(folders);
    rmSync(historyPath(folders));
    expect(await idsIn(folders)).toEqual([id]);
    expect(await idsIn(folders)).toEqual([id]);
    expect(linesOf(folders)).toEqual([line]);
  });

  test('is made of a record that was never filed, and stays one when it is', async () => {
    const folders = freshFolders();
    const id = await played(folders);
    const [line] = linesOf(folders);
    const name = `${id}.talon.jsonl`;
    const record = readFileSync(join(folders.history, name));
    rmSync(join(folders.history, name));
    rmSync(historyPath(folders));
    writeFileSync(join(folders.games, name), record);
    expect(await idsIn(folders)).toEqual([id]);
    writeFileSync(join(folders.history, name), record);
    expect(await idsIn(folders)).toEqual([id]);
    expect(linesOf(folders)).toHaveLength(1);
    expect(JSON.parse(linesOf(folders)[0] ?? '').points).toEqual(JSON.parse(line ?? '').points);
  });

  test('cut short at any byte, or followed by what a power cut leaves, is made again', async () => {
    const folders = freshFolders();
    const ids = [await played(folders), await played(folders)];
    const whole = readFileSync(historyPath(folders));
    for (const cut of [0, 1, whole.indexOf(10), whole.indexOf(10) + 1, whole.length - 1])
      for (const rest of ['', '\0\0\0', '{"id":']) {
        writeFileSync(historyPath(folders), whole.subarray(0, cut));
        appendFileSync(historyPath(folders), rest);
        expect((await idsIn(folders)).toSorted()).toEqual(ids.toSorted());
        const good = linesOf(folders).filter((line) => whole.includes(`${line}\n`) && line !== '');
        expect(good.map((line) => JSON.parse(line).id).toSorted()).toEqual(ids.toSorted());
      }
  });

  test('with a byte changed counts no more, and its match is entered again', async () => {
    const folders = freshFolders();
    const id = await played(folders);
    const whole = readFileSync(historyPath(folders));
    const points = JSON.parse(whole.toString()).points;
    for (let at = 0; at < whole.length - 1; at += 7) {
      writeFileSync(historyPath(folders), flipped(whole, at, 1));
      const entries = await readHistory(folders);
      expect(entries.map((entry) => [entry.id, entry.points])).toEqual([[id, points]]);
    }
  });

  test('outlives its record; forgetting deletes it and leaves records', async () => {
    const folders = freshFolders();
    const ids = [await played(folders), await played(folders)];
    const saves = await listSaves(folders);
    const [gone, left] = saves;
    if (gone === undefined || left === undefined) throw new Error('no records');
    expect(await removeSave(gone, folders)).toBeUndefined();
    expect((await idsIn(folders)).toSorted()).toEqual(ids.toSorted());
    expect(await forgetHistory(folders)).toBe(true);
    expect(await readHistory(folders)).toEqual([]);
    expect(readFileSync(historyPath(folders), 'utf8')).not.toContain(gone.id);
    expect(existsSync(left.path)).toBe(true);
    const next = await played(folders);
    expect(await idsIn(folders)).toEqual([next]);
    for (const save of await listSaves(folders)) await removeSave(save, folders);
    expect(await forgetHistory(folders)).toBe(true);
    expect(existsSync(historyPath(folders))).toBe(false);
    expect(readdirSync(dirname(historyPath(folders))).toSorted()).toEqual(['games', 'history']);
  });

  test('is written once by many programs that find it lacking', async () => {
    const folders = freshFolders();
    const ids = [await played(folders), await played(folders), await played(folders)];
    rmSync(historyPath(folders));
    const found = await Promise.all(Array.from({ length: 12 }, () => idsIn(folders)));
    for (const one of found) expect(one.toSorted()).toEqual(ids.toSorted());
    await readHistory(folders);
    expect(
      linesOf(folders)
        .map((line) => JSON.parse(line).id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(readdirSync(folders.games)).toEqual([]);
  });

  test.runIf(process.getuid?.() !== 0)('is told where the folder is not writable', async () => {
    const folders = freshFolders();
    const id = await played(folders);
    rmSync(historyPath(folders));
    chmodSync(folders.games, 0o555);
    expect(await idsIn(folders)).toEqual([id]);
    chmodSync(folders.games, 0o755);
  });

  test('is not made of files that are no finished match of somebody', async () => {
    const folders = freshFolders();
    const id = await played(folders);
    const record = readFileSync(join(folders.history, `${id}.talon.jsonl`), 'utf8');
    rmSync(join(folders.history, `${id}.talon.jsonl`));
    rmSync(historyPath(folders));
    const put = (name: string, text: string) => writeFileSync(join(folders.history, name), text);
    put('damaged.talon.jsonl', record.replace(/"do":"play ../, '"do":"play XX'));
    put('cut.talon.jsonl', record.slice(0, -40));
    put('empty.talon.jsonl', '');
    put('other.txt', 'x');
    mkdirSync(join(folders.history, 'folder.talon.jsonl'));
    put(
      'nobody.talon.jsonl',
      record.replaceAll('"human"', '"random"').replace(/,"sum":"\w+"/g, ''),
    );
    expect(await readHistory(folders)).toEqual([]);
  });
});

test('a history that cannot be read throws, and is not written over', async () => {
  const folders = freshFolders();
  await played(folders);
  rmSync(historyPath(folders));
  mkdirSync(historyPath(folders));
  await expect(readHistory(folders)).rejects.toThrow();
  await played(folders);
  expect((await listSaves(folders)).map(({ finished }) => finished)).toEqual([true, true]);
});

/** A match of one deal on a disk in memory; `before` may stop its program ahead of a call. */
function sitOn(disk: ModelDisk, number: number, before: (call: string) => Promise<void>) {
  const life = lifeOf(number, () => number);
  const folders = foldersOn({ files: disk.files(before), life: async () => life });
  const begin = () =>
    sit(
      'hiki-kabu',
      ['human'],
      { deals: 1 },
      newJournal('hiki-kabu', folders, () => 0),
    );
  return { folders, begin };
}

test('a program killed ahead of any of its file calls neither loses nor doubles an entry', async () => {
  let killed = true;
  let ends = 0;
  for (let calls = 0; killed; calls++) {
    const disk = new ModelDisk();
    let left = calls;
    let kill: (killed: true) => void = () => {};
    const death = new Promise<true>((resolve) => {
      kill = resolve;
    });
    const before = async (): Promise<void> => {
      if (--left >= 0) return;
      kill(true);
      await death.then(() => new Promise(() => {}));
    };
    const first = sitOn(disk, 1, before);
    const session = first.begin();
    const whole = playOn(session).then(async () => {
      left = Number.POSITIVE_INFINITY;
      await session.close();
      return false;
    });
    killed = await Promise.race([whole, death]);
    const { folders } = sitOn(disk, 2, async () => {});
    const saves = await listSaves(folders);
    const ended = [...new Set(saves.filter(({ finished }) => finished).map(({ id }) => id))];
    expect(await idsIn(folders)).toEqual(ended);
    expect(await idsIn(folders)).toEqual(ended);
    ends += ended.length;
    if (ended.length === 0) continue;
    const file = (await systemOf(folders).files.read(historyPath(folders))).toString();
    expect(file.match(/"id":/g)).toHaveLength(1);
  }
  expect(ends).toBeGreaterThan(10);
});

test.runIf(process.platform !== 'win32')(
  'forgetting keeps a link and its file’s permissions',
  async () => {
    const folders = freshFolders();
    await played(folders);
    const path = historyPath(folders);
    const elsewhere = join(dirname(path), 'elsewhere.jsonl');
    renameSync(path, elsewhere);
    chmodSync(elsewhere, 0o640);
    symlinkSync(elsewhere, path);
    expect(await forgetHistory(folders)).not.toBe(false);
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(linesOf(folders)).toHaveLength(1);
    expect(await idsIn(folders)).toEqual([]);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('draft'))).toEqual([]);
  },
);
