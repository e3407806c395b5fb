import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disk } from '../../src/play/disk/files.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import type { Journal } from '../../src/play/kept/journal.ts';
import { freshFolders } from '../support/folders.ts';
import { journalIn, playOn, sit, stepsIn, wait } from '../support/session.ts';

/** A journal in memory on a disk that can be filled up. */
function memory(): Journal & { full: boolean; lines: readonly object[] } {
  const disk = {
    full: false,
    lines: [] as readonly object[],
    id: () => 'memory',
    append: (lines: readonly object[]) => keep([...disk.lines, ...lines]),
    replace: (lines: readonly object[]) => keep(lines),
    settle: async () => undefined,
    finish: async () => undefined,
    release: async () => undefined,
  };
  const keep = async (lines: readonly object[]): Promise<void> => {
    if (disk.full) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    disk.lines = lines;
  };
  return disk;
}

describe('a full disk', () => {
  test('is said once, play goes on, and the record is whole once there is room again', async () => {
    const disk = memory();
    const session = await wait(sit('boese-dame', ['human'], { deals: 1 }, disk));
    disk.full = true;
    await playOn(session, 3);
    expect(session.record.notices().map(({ en }) => en)).toEqual([
      'The game cannot be saved: the disk is full. You can play on; Talon tries again at every step.',
    ]);
    expect(session.record.saved()).toBeUndefined();
    disk.full = false;
    await playOn(session, 1);
    expect(session.record.saved()).toBe('memory');
    expect(session.record.notices()).toHaveLength(1);
    const steps = disk.lines.filter((line) => 'do' in line);
    expect(steps).toHaveLength(session.match().ply);
  });
});

describe('a folder that takes no files', () => {
  test('is said once and play goes on to the end', async () => {
    const folders = freshFolders();
    writeFileSync(folders.games, 'a file where the folder should be');
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session);
    expect(session.match().ended).toBe(true);
    expect(session.record.notices()).toHaveLength(1);
    expect(session.record.saved()).toBeUndefined();
    await session.close();
    expect(readdirSync(dirname(folders.games))).toEqual(['games']);
  });
});

/** The files of this disk, on which opening and making any fails as long as there is a code. */
function failing() {
  const state = { code: '' };
  const guarded = <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (state.code !== '') throw Object.assign(new Error(state.code), { code: state.code });
      return call(...args);
    };
  };
  const files = { ...disk, open: guarded(disk.open), create: guarded(disk.create) };
  return { state, system: { ...ownSystem, files } };
}

describe('a disk that fails while the record is being begun', () => {
  test('leaves one save of the game once it works again', async () => {
    let left = 4;
    const fails = async (): Promise<void> => {
      left--;
      if (left >= 0) throw Object.assign(new Error('EIO'), { code: 'EIO' });
    };
    const files = {
      ...disk,
      syncFolder: async (path: string) => fails().then(() => disk.syncFolder(path)),
      remove: async (path: string) => fails().then(() => disk.remove(path)),
    };
    const folders = { ...freshFolders(), system: { ...ownSystem, files } };
    mkdirSync(folders.games, { recursive: true });
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(await wait(session), 3);
    expect(left).toBeLessThan(0);
    const id = session.record.saved();
    await session.close();
    const records = readdirSync(folders.games).filter((name) => name.endsWith('.talon.jsonl'));
    expect(records).toEqual([`${id}.talon.jsonl`]);
    const record = readFileSync(join(folders.games, `${id}.talon.jsonl`), 'utf8');
    expect(stepsIn(record)).toHaveLength(session.match().ply);
  });
});

describe('what goes wrong', () => {
  const causes = [
    ['ENOSPC', 'the disk is full', 'der Datenträger ist voll'],
    ['EDQUOT', 'your disk quota is used up', 'dein Speicherkontingent'],
    ['EROFS', 'the disk is read-only', 'der Datenträger ist schreibgeschützt'],
    [
      'EACCES',
      'you are not allowed to write to the folder for saves',
      'du darfst nicht in den Ordner',
    ],
    ['ENOENT', 'the folder for saves is gone', 'ist nicht mehr da'],
    ['ENOTDIR', 'something else is where', 'steht etwas anderes'],
    ['EEXIST', 'something else is where', 'steht etwas anderes'],
    ['EIO', 'the disk reports the error EIO', 'der Datenträger meldet den Fehler EIO'],
  ] as const;
  test.each(causes)(
    '%s is told in a sentence, and saving goes on when it is over',
    async (code, en, de) => {
      const { state, system } = failing();
      const folders = { ...freshFolders(), system };
      const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
      await playOn(session, 1);
      state.code = code;
      await playOn(session, 2);
      expect(session.record.saved()).toBeUndefined();
      const [notice, ...more] = session.record.notices();
      expect(more).toEqual([]);
      expect(notice?.en).toContain(`cannot be saved: ${en}`);
      expect(notice?.de).toContain(de);
      state.code = '';
      await playOn(session, 1);
      await session.close();
      const file = readFileSync(
        join(folders.games, `${session.record.saved()}.talon.jsonl`),
        'utf8',
      );
      expect(stepsIn(file)).toHaveLength(session.match().ply);
    },
  );

  test('listeners are told when it is noticed', async () => {
    const { state, system } = failing();
    const folders = { ...freshFolders(), system };
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session, 1);
    let heard = 0;
    session.subscribe(() => {
      heard = session.record.notices().length;
    });
    state.code = 'EIO';
    await playOn(session, 1);
    expect(heard).toBe(1);
  });

  test('the last of it is tried again when the session is closed', async () => {
    const { state, system } = failing();
    const folders = { ...freshFolders(), system };
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    state.code = 'EIO';
    await playOn(session);
    expect(session.match().ended).toBe(true);
    state.code = '';
    await session.close();
    expect(readdirSync(folders.games)).toEqual([]);
    expect(readdirSync(folders.history)).toEqual([`${session.record.saved()}.talon.jsonl`]);
  });
});

describe('a data folder', () => {
  test('that is removed while a game is played is made again, with the whole game in it', async () => {
    const folders = freshFolders();
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session, 2);
    rmSync(dirname(folders.games), { recursive: true });
    await playOn(session, 2);
    expect(session.record.notices()).toEqual([]);
    const names = readdirSync(folders.games).sort();
    expect(names).toEqual([
      `${session.record.saved()}.lock`,
      `${session.record.saved()}.talon.jsonl`,
    ]);
    await session.close();
    const file = readFileSync(join(folders.games, `${session.record.saved()}.talon.jsonl`), 'utf8');
    expect(stepsIn(file)).toHaveLength(session.match().ply);
  });

  test('that comes back as it was some steps ago is brought up to date', async () => {
    const folders = freshFolders();
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session, 1);
    const path = join(folders.games, `${session.record.saved()}.talon.jsonl`);
    const old = readFileSync(path);
    await playOn(session, 2);
    writeFileSync(path, old);
    await playOn(session, 1);
    expect(stepsIn(readFileSync(path, 'utf8'))).toHaveLength(session.match().ply);
    await session.close();
  });
});

describe('a save that is deleted while it is played', () => {
  test('is rewritten, header and all', async () => {
    const folders = freshFolders();
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session, 2);
    const path = join(folders.games, `${session.record.saved()}.talon.jsonl`);
    rmSync(path);
    await playOn(session, 2);
    const file = readFileSync(path, 'utf8');
    expect(file.startsWith('{"talon":1')).toBe(true);
    expect(stepsIn(file)).toHaveLength(session.match().ply);
    await session.close();
  });
});

describe('a history that takes no files', () => {
  test('leaves the finished record where it is', async () => {
    const folders = freshFolders();
    mkdirSync(folders.games, { recursive: true });
    writeFileSync(folders.history, '');
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session);
    await session.close();
    expect(session.record.notices()).toEqual([]);
    const [name = ''] = readdirSync(folders.games);
    expect(readFileSync(join(folders.games, name), 'utf8')).toContain('"end":true');
  });
});
