/** Locks and what proves that their process is alive; what dead processes leave is cleared. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { disk, type Life, type System } from '../../src/play/disk/files.ts';
import { type Lock, LostLock, ownSystem, socketLife, takeLock } from '../../src/play/disk/lock.ts';
import { reviewsFolder } from '../../src/play/disk/paths.ts';
import { sweep } from '../../src/play/disk/sweep.ts';
import { freshFolder, freshFolders } from '../support/folders.ts';

const isLinux = existsSync('/proc/sys/kernel/random/boot_id');

const held = (lock: Lock | number): Lock => {
  if (typeof lock === 'number') throw new Error(`held by ${lock}`);
  return lock;
};

/** A program that takes the lock and waits to be killed. */
async function holding(path: string, life: string): Promise<ChildProcess> {
  const program = [
    `const { ownSystem, socketLife, takeLock } = await import('./src/play/disk/lock.ts');`,
    `const { disk } = await import('./src/play/disk/files.ts');`,
    `const own = ${life};`,
    `const lock = await takeLock(${JSON.stringify(path)}, { files: disk, life: async () => own });`,
    `process.stdout.write(typeof lock === 'number' ? 'refused' : 'held');`,
    `setInterval(() => {}, 1000);`,
  ].join('\n');
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('held');
  return child;
}

const withLife = (life: Life): System => ({ files: disk, life: async () => life });

/** Systems, and how another program gets one of the same kind. */
const systems: readonly (readonly [string, () => System, string])[] = [
  ...(isLinux
    ? [['by start time and boot', () => ownSystem, 'await ownSystem.life()'] as const]
    : []),
  ['by a socket', () => withLife(socketLife('darwin')), `socketLife('darwin')`],
];

describe.each(systems)('a lock proved %s', (_, system, life) => {
  test('names the process that holds it, and is free at once when that is killed', async () => {
    const folder = freshFolder();
    const path = join(folder, 'game.lock');
    const child = await holding(path, life);
    expect(await takeLock(path, system())).toBe(child.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = held(await takeLock(path, system()));
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not shared within a process either', async () => {
    const path = join(freshFolder(), 'game.lock');
    const own = system();
    const lock = held(await takeLock(path, own));
    expect(await takeLock(path, own)).toBe(process.pid);
    await lock.release();
    await held(await takeLock(path, own)).release();
  });

  test('of several that want a dead one at the same moment one gets it', async () => {
    const path = join(freshFolder(), 'game.lock');
    writeFileSync(path, '');
    const own = system();
    const locks = await Promise.all(Array.from({ length: 8 }, () => takeLock(path, own)));
    const winners = locks.filter((lock) => typeof lock !== 'number');
    expect(winners).toHaveLength(1);
    for (const lock of winners) await lock.release();
  });
});

test('a socket proves its process alive until the last lock is gone', async () => {
  const life = socketLife('darwin');
  const mark = await life.enter();
  expect(await life.enter()).toBe(mark);
  await life.leave();
  expect(await life.isAlive(mark)).toBe(true);
  await life.leave();
  expect(await life.isAlive(mark)).toBe(false);
});

describe('a lock', () => {
  const marks = [
    ['that is empty', ''],
    ['with nonsense in it', '\u0000\u0001 no process'],
    ['of another boot', `${process.pid} 1 00000000-0000-4000-8000-000000000000`],
    ['of a number that a younger process has now', `${process.pid} 1`],
  ] as const;
  test.skipIf(!isLinux).each(marks)('%s is dead at once', async (_, mark) => {
    const path = join(freshFolder(), 'game.lock');
    writeFileSync(path, mark);
    await held(await takeLock(path, ownSystem)).release();
  });

  test('whose folder was removed is made again; taken by another it is lost for good', async () => {
    const folder = join(freshFolder(), 'games');
    mkdirSync(folder);
    const path = join(folder, 'game.lock');
    const lock = held(await takeLock(path, ownSystem));
    await disk.rename(folder, `${folder}.away`);
    await lock.hold();
    expect(existsSync(path)).toBe(true);
    writeFileSync(path, '1');
    await expect(lock.hold()).rejects.toThrow(LostLock);
    await disk.remove(path);
    await expect(lock.hold()).rejects.toThrow(LostLock);
  });

  test('that cannot be read for a moment is not taken for lost', async () => {
    let fault = '';
    const read = async (path: string): Promise<Buffer> => {
      if (fault !== '') throw Object.assign(new Error(fault), { code: fault });
      return disk.read(path);
    };
    const path = join(freshFolder(), 'game.lock');
    const lock = held(await takeLock(path, { ...ownSystem, files: { ...disk, read } }));
    fault = 'EIO';
    await expect(lock.hold()).rejects.toThrow('EIO');
    fault = '';
    await lock.hold();
    await lock.release();
    expect(existsSync(path)).toBe(false);
  });

  test('is had where files get no second names', async () => {
    const path = join(freshFolder(), 'game.lock');
    const link = (): Promise<void> => Promise.reject(Object.assign(new Error(), { code: 'EPERM' }));
    const system = { ...ownSystem, files: { ...disk, link } };
    const lock = held(await takeLock(path, system));
    expect(await takeLock(path, system)).toBe(process.pid);
    await lock.release();
  });
});

describe('left-overs', () => {
  test('of dead processes are cleared at the next start, those of the living stay', async () => {
    const folders = freshFolders();
    mkdirSync(folders.games, { recursive: true });
    mkdirSync(folders.history);
    const put = (name: string, text = ''): void => writeFileSync(join(folders.games, name), text);
    const own = (await ownSystem.life()).token;
    put(`a.talon.jsonl.${own}-1.draft`);
    put(`b.talon.jsonl.${process.ppid}-00c0ffee-1.draft`);
    put(`c.talon.jsonl.${process.pid}-00c0ffee-1.draft`);
    put('d.lock.999999999-00c0ffee-2.draft');
    put('e.lock', '999999999 1');
    put('f.talon.jsonl', 'a record');
    put('g.txt', 'somebody’s file');
    put('h.draft', 'somebody’s draft');
    await disk.link(join(folders.games, 'f.talon.jsonl'), join(folders.history, 'f.talon.jsonl'));
    put('i.talon.jsonl', 'another record');
    writeFileSync(join(folders.history, 'i.talon.jsonl'), 'another record');
    const data = dirname(folders.history);
    writeFileSync(join(data, 'history.jsonl.999999999-00c0ffee-3.draft'), 'half');
    writeFileSync(join(data, 'notes.txt'), 'somebody’s');
    const reviews = reviewsFolder(folders);
    mkdirSync(reviews);
    for (const name of [
      '00c0ffee.json',
      '00c0ffee.jsonl',
      '00c0ffee.jsonl.999999999-00c0ffee-4.draft',
    ])
      writeFileSync(join(reviews, `durak-${name}`), 'a review');
    await sweep(folders);
    expect(readdirSync(reviews)).toEqual(['durak-00c0ffee.jsonl']);
    expect(readdirSync(data).filter((name) => name.includes('.'))).toEqual(['notes.txt']);
    expect(readdirSync(folders.games).sort()).toEqual([
      `a.talon.jsonl.${own}-1.draft`,
      `b.talon.jsonl.${process.ppid}-00c0ffee-1.draft`,
      'g.txt',
      'h.draft',
      'i.talon.jsonl',
    ]);
    expect(readFileSync(join(folders.history, 'f.talon.jsonl'), 'utf8')).toBe('a record');
  });
});

const SLOW = pathToFileURL(resolve(import.meta.dirname, '../support/slow-sync.mjs'));

/** A program that does this to the data folder on a slow disk, ended by a signal once this lock is there. */
async function interrupted(program: string, data: string, lock: string) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const env = {
    ...process.env,
    TALON_DATA: data,
    SYNC_MS: '150',
    NODE_OPTIONS: `--import=${SLOW}`,
  };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(lock), { interval: 5 }).toBe(true);
  child.kill('SIGINT');
  const [, signal] = await ended;
  return { signal, files: readdirSync(dirname(lock)) };
}

const NOTE = `
  const { notePractice } = await import('./src/play/coach/practice.ts');
  const { foldersOf } = await import('./src/play/disk/paths.ts');
  const idea = { kind: 'idea', game: 'durak', idea: 'trumps', time: 5 };
  await notePractice([idea], foldersOf(process.env));
  setInterval(() => {}, 1000);`;

const HOLD = `
  const { ownSystem, takeLock } = await import('./src/play/disk/lock.ts');
  const { foldersOf, practiceLock } = await import('./src/play/disk/paths.ts');
  await takeLock(practiceLock(foldersOf(process.env)), ownSystem);
  setInterval(() => {}, 1000);`;

describe.runIf(process.platform !== 'win32')('a signal', () => {
  test('does not cut off what is done under a lock, and the lock is gone', async () => {
    const data = freshFolder();
    const lock = join(data, 'games/practice.lock');
    expect(await interrupted(NOTE, data, lock)).toEqual({ signal: 'SIGINT', files: [] });
    expect(readFileSync(join(data, 'practice.jsonl'), 'utf8')).toMatch(
      /"trumps".*"sum":"\w{8}"}\n$/,
    );
  });

  test('takes a lock away that nobody else lets go of', async () => {
    const data = freshFolder();
    mkdirSync(join(data, 'games'));
    const lock = join(data, 'games/practice.lock');
    expect(await interrupted(HOLD, data, lock)).toEqual({ signal: 'SIGINT', files: [] });
  });
});
