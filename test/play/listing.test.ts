/** What the list says about folders and files that are not saves, and that none of them blocks it. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { disk } from '../../src/play/disk/files.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import { type Folders, foldersOf } from '../../src/play/disk/paths.ts';
import { listAll } from '../../src/play/kept/listing.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { freshFolder } from '../support/folders.ts';
import { flipped, holding, saveOf } from '../support/saves.ts';

const good = await saveOf('boese-dame', 60);

/** `name kind: reason` of everything that is not a save. */
const straysIn = async (folders: Folders): Promise<readonly string[]> =>
  (await listAll(folders)).strays.map(({ name, kind, reason }) => `${name} ${kind}: ${reason.en}`);

const isPosix = process.platform !== 'win32';

describe('a file that is not a save', () => {
  test('is listed as what it is, and saves beside it are listed all the same', async () => {
    const folders = holding({
      'good.talon.jsonl': good,
      'good.lock': '1',
      'good.damaged': 'x',
      'good.damaged-2': 'x',
      'header.talon.jsonl': flipped(good, 3, 1),
      'nonsense.talon.jsonl': '\u0000\u0001 nonsense\n',
      'step.talon.jsonl': '{"by":0,"do":"play 7C"}\n',
      'empty.talon.jsonl': '',
      'note.txt': 'hello',
    });
    mkdirSync(join(folders.games, 'folder.talon.jsonl'));
    const { saves } = await listAll(folders);
    expect(saves.map(({ id, damage }) => [id, damage])).toEqual([['good', undefined]]);
    const NOT_JSON = 'the line is not a JSON object, or is cut short';
    expect(await straysIn(folders)).toEqual([
      'empty.talon.jsonl damaged: the save is empty',
      'folder.talon.jsonl foreign: a folder',
      'good.damaged aside: a damaged save, set aside',
      'good.damaged-2 aside: a damaged save, set aside',
      expect.stringMatching(/^header\.talon\.jsonl damaged: line 1: /),
      `nonsense.talon.jsonl damaged: line 1: ${NOT_JSON}`,
      'note.txt foreign: not a Talon save',
      'step.talon.jsonl damaged: line 1: a line before any header',
    ]);
  });

  test('is found by its name and refused with its reason', async () => {
    const folders = holding({ 'a.talon.jsonl': 'x\n', 'note.txt': 'hello' });
    const said = async (id: string) => {
      const found = await findSave(id, folders);
      return isRefusal(found) ? found.text.en : found.id;
    };
    expect(await said('a')).toMatch(/^a\.talon\.jsonl: line 1: the line is not a JSON object/);
    expect(await said('note')).toBe('note.txt: not a Talon save');
    expect(await said('zzz')).toBe('there is no save “zzz”');
  });

  test.runIf(isPosix)(
    'is never opened if it is a pipe, a socket, a device or too large',
    async () => {
      const folders = holding({ 'good.talon.jsonl': good, 'large.talon.jsonl': '' });
      const at = (name: string): string => join(folders.games, `${name}.talon.jsonl`);
      execFileSync('mkfifo', [at('pipe')]);
      symlinkSync(at('pipe'), at('to-pipe'));
      symlinkSync('/dev/zero', at('to-zero'));
      symlinkSync(at('nowhere'), at('to-nothing'));
      symlinkSync(at('round'), at('round'));
      truncateSync(at('large'), 5_000_000_000);
      const server = createServer();
      await new Promise<void>((done) => server.listen(at('socket'), done));
      expect(await straysIn(folders)).toEqual([
        'large.talon.jsonl unreadable: it is larger than 64 MB',
        'pipe.talon.jsonl foreign: a pipe',
        'round.talon.jsonl unreadable: its links form a loop',
        'socket.talon.jsonl foreign: a socket',
        'to-nothing.talon.jsonl unreadable: there is nothing there',
        'to-pipe.talon.jsonl foreign: a pipe',
        'to-zero.talon.jsonl foreign: a device',
      ]);
      expect((await listAll(folders)).saves).toHaveLength(1);
      await new Promise((done) => server.close(done));
    },
  );

  test('may lie there in thousands', async () => {
    const folders = holding({ 'good.talon.jsonl': good });
    for (let i = 0; i < 3000; i++) writeFileSync(join(folders.games, `${i}.txt`), '');
    const seen: number[] = [];
    const { saves, strays } = await listAll(folders, (done) => seen.push(done));
    expect([saves.length, strays.length]).toEqual([1, 3000]);
    expect(seen.at(-1)).toBe(3001);
  });
});

describe('a folder', () => {
  test('that is not there yet holds nothing', async () => {
    expect(await listAll(foldersOf({ TALON_DATA: join(freshFolder(), 'none') }))).toEqual({
      saves: [],
      strays: [],
      problems: [],
    });
  });

  const problemsOf = async (data: string): Promise<readonly string[]> =>
    (await listAll(foldersOf({ TALON_DATA: data }))).problems.map(({ en }) => en);

  test('that is not readable is an error with its reason, for resume too', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const reason = `the folder ${join(file, 'games')} cannot be read: part of its path is not a folder`;
    expect((await problemsOf(file))[0]).toBe(reason);
    const found = await findSave(undefined, foldersOf({ TALON_DATA: file }));
    expect(isRefusal(found) && found.text.en).toBe(reason);
    expect((await problemsOf(join(freshFolder(), 'x'.repeat(300))))[0]).toMatch(
      /cannot be read: its name is too long$/,
    );
    const round = join(freshFolder(), 'round');
    symlinkSync(round, round);
    expect((await problemsOf(round))[0]).toMatch(/cannot be read: its links form a loop$/);
  });

  test.runIf(existsSync('/proc/self'))('of the system itself is listed at once', async () => {
    expect(await problemsOf('/proc/self')).toEqual([]);
    const data = freshFolder();
    symlinkSync('/proc/self', join(data, 'games'));
    const { strays } = await listAll(foldersOf({ TALON_DATA: data }));
    expect(strays.map(({ name }) => name)).toContain('mem');
    expect(strays.every(({ kind }) => kind === 'foreign')).toBe(true);
  });
});

describe('a save on a read-only disk', () => {
  test('is listed, and refused with the way to look at it', async () => {
    const folders = holding({ 'good.talon.jsonl': good });
    const [save] = (await listAll(folders)).saves;
    if (save === undefined) throw new Error('no save');
    const create = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
    const system = { ...ownSystem, files: { ...disk, create } };
    const refused = await resumeSession(save, { folders: { ...folders, system } });
    expect(isRefusal(refused) && refused.text.en).toBe(
      `${save.path} cannot be opened: its folder is not writable, so you can only look at the game: talon replay ${save.path}`,
    );
    expect(readdirSync(folders.games)).toEqual(['good.talon.jsonl']);
  });
});

test('a damaged game of the history is not one to be resumed', async () => {
  const folders = holding({});
  mkdirSync(folders.history);
  const path = join(folders.history, 'done.talon.jsonl');
  writeFileSync(path, flipped(good, good.length - 30, 1));
  utimesSync(path, 2_000_000_000, 2_000_000_000);
  const [save] = (await listAll(folders)).saves;
  expect(save).toMatchObject({ finished: true, damage: { line: 60 } });
  expect(dirname(save?.path ?? '')).toBe(folders.history);
  expect(isRefusal(await findSave(undefined, folders))).toBe(true);
});
