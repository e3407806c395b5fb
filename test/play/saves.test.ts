import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { listAll, listSaves, type SaveEntry } from '../../src/play/kept/listing.ts';
import { findSave, removeSave, resumeSession } from '../../src/play/past/saves.ts';
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { unsummed } from '../support/saves.ts';
import { journalIn, playOn, sit, stepsIn, wait } from '../support/session.ts';

const OCCUPANTS = ['human', 'easy'] as const;

const sitIn = (id: string, folders: Folders, given = { deals: 2 }): Session =>
  sit(id, OCCUPANTS, given, journalIn(id, folders));

async function onlySave(folders: Folders): Promise<SaveEntry> {
  const [save, ...more] = await listSaves(folders);
  if (save === undefined || more.length > 0) throw new Error('not one save');
  return save;
}

async function resumed(folders: Folders): Promise<Session> {
  const session = await resumeSession(await onlySave(folders), { folders });
  if (isRefusal(session)) throw new Error(session.text.en);
  return session;
}

const refusedText = (given: Session | SaveEntry | Refusal | undefined): string => {
  if (given === undefined || !isRefusal(given)) throw new Error('was not refused');
  return given.text.en;
};

/** The whole record of an uninterrupted match. */
async function wholeRecord(id: string, given = { deals: 2 }): Promise<string> {
  const folders = freshFolders();
  const session = await playOn(sitIn(id, folders, given));
  await session.close();
  return readFileSync((await onlySave(folders)).path, 'utf8');
}

/** A folder with this text as the only save. */
function holding(file: string, id = 'boese-dame-1'): Folders {
  const folders = freshFolders();
  mkdirSync(folders.games, { recursive: true });
  writeFileSync(join(folders.games, `${id}.talon.jsonl`), file);
  return folders;
}

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('stopped after a few turns and resumed, it becomes the record it would have been', async () => {
    const whole = await wholeRecord(id, { deals: 1 });
    const folders = freshFolders();
    const first = await playOn(sitIn(id, folders, { deals: 1 }), 3);
    const ended = first.match().ended;
    await first.close();
    if (!ended) {
      const second = await playOn(await resumed(folders));
      expect(second.match().ended).toBe(true);
      await second.close();
    }
    expect(readFileSync((await onlySave(folders)).path, 'utf8')).toBe(whole);
  });
});

describe('a save', () => {
  test('grows by whole steps and tells how far the game has come', async () => {
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    const save = await onlySave(folders);
    expect(save).toMatchObject({
      game: 'boese-dame',
      deal: 1,
      totals: [],
      finished: false,
    });
    expect(save.seats.map(({ by }) => by)).toEqual(['human', 'ai:easy', 'random', 'random']);
    expect(save.id).toBe(session.record.saved());
    expect(stepsIn(readFileSync(save.path, 'utf8'))).toHaveLength(session.match().ply);
    await playOn(session, 9);
    const later = await onlySave(folders);
    expect(later.deal).toBe(2);
    expect(later.totals).toEqual(session.outcomes()[0]?.totals);
    await session.close();
  });

  test('takes every line where the one before it ended', async () => {
    const folders = freshFolders();
    const journal = journalIn('boese-dame', folders);
    for (const name of ['Ä', 'B', 'C', 'D']) await journal.append([{ name }]);
    const file = readFileSync(join(folders.games, `${journal.id()}.talon.jsonl`), 'utf8');
    const names = file
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).name);
    expect(names).toEqual(['Ä', 'B', 'C', 'D']);
    await journal.release();
  });

  test('goes on in the same file when it is resumed', async () => {
    const folders = freshFolders();
    await (await playOn(sitIn('kabadak', folders, { deals: 20 }), 3)).close();
    const { path } = await onlySave(folders);
    const { ino, size } = statSync(path);
    const session = await wait(await resumed(folders));
    await playOn(session, 1);
    expect(statSync(path).size).toBeGreaterThan(size);
    expect(statSync(path).ino).toBe(ino);
    await session.close();
  });

  test('has a name that no finished game has', async () => {
    const folders = freshFolders();
    const finished = newJournal('kabadak', folders, () => 0);
    await finished.append([{}]);
    await finished.finish();
    await finished.release();
    const begun = newJournal('kabadak', folders, () => 0);
    await begun.append([{}]);
    expect(begun.id()).toMatch(/^kabadak-19700101-000000-/);
    expect(begun.id()).not.toBe(finished.id());
    await begun.release();
  });

  test('becomes history when the match ends', async () => {
    const folders = freshFolders();
    const session = await playOn(sitIn('boese-dame', folders));
    await session.close();
    const save = await onlySave(folders);
    expect(dirname(save.path)).toBe(folders.history);
    expect(save).toMatchObject({
      finished: true,
      deal: 2,
      winners: session.match().closed?.winners,
    });
    expect(readdirSync(folders.games)).toEqual([]);
    expect(refusedText(await resumeSession(save, { folders }))).toMatch(/finished/);
  });

  test('opens with the log, the outcomes and the table it was left with', async () => {
    const folders = freshFolders();
    const first = await playOn(sitIn('boese-dame', folders), 10);
    await first.close();
    const second = await resumed(folders);
    expect(second.match().state).toEqual(first.match().state);
    expect(second.match().ply).toBe(first.match().ply);
    expect(second.outcomes()).toEqual(first.outcomes());
    const told = (session: Session) => session.log().map((entry) => [entry.by, entry.told(0)]);
    expect(told(second)).toEqual(told(first));
    expect(second.state().players).toEqual(first.state().players);
    await second.close();
  });
});

describe('a file cut short', () => {
  const cuts = (file: string): readonly number[] => {
    const header = file.indexOf('\n') + 1;
    const span = file.length - header;
    return Array.from({ length: 40 }, (_, i) => header + Math.floor((span * i) / 40));
  };

  test('at any byte goes on after its last whole step, to the very same end', async () => {
    const whole = await wholeRecord('boese-dame');
    for (const cut of cuts(whole)) {
      const folders = holding(whole.slice(0, cut));
      const session = await resumed(folders);
      const kept = stepsIn(whole.slice(0, whole.lastIndexOf('\n', cut - 1) + 1));
      expect(session.match().ply, `cut at ${cut}`).toBeGreaterThanOrEqual(kept.length);
      await playOn(session);
      await session.close();
      expect(readFileSync((await onlySave(folders)).path, 'utf8'), `cut at ${cut}`).toBe(whole);
    }
  });

  test('within its closing lines gets them again', async () => {
    const whole = await wholeRecord('boese-dame');
    const folders = holding(whole.slice(0, whole.indexOf('{"end"') + 5));
    const session = await resumed(folders);
    expect(session.match().ended).toBe(true);
    await session.close();
    expect(readFileSync((await onlySave(folders)).path, 'utf8')).toBe(whole);
  });

  test('within its header holds nothing and is listed as damaged', async () => {
    const whole = await wholeRecord('boese-dame');
    const folders = holding(whole.slice(0, 40));
    expect(await listAll(folders)).toMatchObject({
      saves: [],
      strays: [{ name: 'boese-dame-1.talon.jsonl', kind: 'damaged' }],
    });
    expect(refusedText(await findSave('boese', folders))).toBe(
      'boese-dame-1.talon.jsonl: the save is empty',
    );
  });
});

describe('a bad file', () => {
  test('is refused with line and reason, and stays as it was', async () => {
    const whole = unsummed(await wholeRecord('boese-dame'));
    const bad = `${whole.slice(0, 900)}`.replace(/\n[^\n]*$/, '\n{"by":0,"do":"play XX"}\n');
    const folders = holding(bad);
    const save = await onlySave(folders);
    expect(refusedText(await resumeSession(save, { folders }))).toMatch(/^line \d+: /);
    expect(readFileSync(save.path, 'utf8')).toBe(bad);
    expect(readdirSync(folders.games)).toEqual(['boese-dame-1.talon.jsonl']);
  });

  test('does not disturb the listing of others', async () => {
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    await session.close();
    writeFileSync(join(folders.games, 'x.talon.jsonl'), '\u0000\u0001 nonsense');
    writeFileSync(join(folders.games, 'y.talon.jsonl'), '');
    writeFileSync(join(folders.games, 'z.talon.jsonl'), '{"by":0,"do":"play 7C"}\n');
    writeFileSync(join(folders.games, 'note.txt'), 'hello');
    mkdirSync(join(folders.games, 'folder.talon.jsonl'));
    expect((await onlySave(folders)).id).toBe(session.record.saved());
  });

  test('with a second record or an unknown opponent is refused', async () => {
    const whole = unsummed(await wholeRecord('boese-dame'));
    const cut = `${whole.split('\n').slice(0, 20).join('\n')}\n`;
    const strange = holding(cut.replace('ai:easy', 'ai:genius'));
    const save = await onlySave(strange);
    expect(refusedText(await resumeSession(save, { folders: strange }))).toMatch(
      /unknown opponent/,
    );
    const two = holding(cut + cut);
    expect(refusedText(await resumeSession(await onlySave(two), { folders: two }))).toMatch(
      /more than one/,
    );
  });
});

describe('finding a save', () => {
  test('takes the latest unfinished one, an id, or the beginning of an id', async () => {
    const folders = freshFolders();
    const done = await playOn(sitIn('boese-dame', folders, { deals: 1 }));
    const older = await wait(sitIn('boese-dame', folders));
    const newer = await wait(sitIn('kabadak', folders));
    for (const session of [done, older, newer]) await session.close();
    const soon = Date.now() / 1000 + 60;
    utimesSync(join(folders.games, `${older.record.saved()}.talon.jsonl`), soon, soon);
    const idOf = async (id?: string) => {
      const save = await findSave(id, folders);
      return isRefusal(save) ? save.text.en : save.id;
    };
    expect(await idOf()).toBe(older.record.saved());
    expect(await idOf('boese')).toBe(older.record.saved());
    expect(await idOf('kab')).toBe(newer.record.saved());
    expect(await idOf(done.record.saved())).toBe(done.record.saved());
    expect(await idOf('bridge')).toBe('there is no save “bridge”');
  });

  test('says so where there is none', async () => {
    expect(refusedText(await findSave(undefined, freshFolders()))).toMatch(/no game to resume/);
  });
});

describe('two programs', () => {
  test('do not share a save: resuming a game being played is refused', async () => {
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    const save = await onlySave(folders);
    expect(refusedText(await resumeSession(save, { folders }))).toContain(`process ${process.pid}`);
    expect((await removeSave(save))?.text.en).toContain('is playing this game');
    await session.close();
    const again = await resumed(folders);
    await again.close();
    expect(await removeSave(save)).toBeUndefined();
    expect(await listSaves(folders)).toEqual([]);
  });

  test('games begun at the same moment get names of their own', async () => {
    const folders = freshFolders();
    const sessions = Array.from({ length: 5 }, () => sitIn('boese-dame', folders));
    await Promise.all(sessions.map((session) => wait(session)));
    expect(new Set(sessions.map((session) => session.record.saved())).size).toBe(5);
    expect(await listSaves(folders)).toHaveLength(5);
    for (const session of sessions) await session.close();
  });

  test('a lock of a dead process is taken over', async () => {
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    await session.close();
    const dead = spawn(process.execPath, ['-e', '0']);
    await new Promise((resolve) => dead.on('exit', resolve));
    writeFileSync(join(folders.games, `${session.record.saved()}.lock`), `${dead.pid} 1`);
    const again = await resumed(folders);
    await again.close();
    expect(readdirSync(folders.games)).toEqual([`${session.record.saved()}.talon.jsonl`]);
  });

  test('a number that belongs to a younger process now holds no lock', async () => {
    if (!existsSync('/proc/self/stat')) return;
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    await session.close();
    writeFileSync(join(folders.games, `${session.record.saved()}.lock`), `${process.pid} 1`);
    const again = await resumed(folders);
    await again.close();
  });

  test('a program whose save was taken over stops writing into it and says so', async () => {
    const folders = freshFolders();
    const session = await wait(sitIn('boese-dame', folders));
    const save = await onlySave(folders);
    writeFileSync(join(folders.games, `${save.id}.lock`), '1');
    const before = readFileSync(save.path, 'utf8');
    await playOn(session, 1);
    expect(readFileSync(save.path, 'utf8')).toBe(before);
    expect(session.record.notices().map(({ en }) => en)).toEqual([
      expect.stringContaining('another program has taken it over'),
    ]);
    expect(session.record.saved()).toBeUndefined();
    await session.close();
    expect(existsSync(join(folders.games, `${save.id}.lock`))).toBe(true);
  });
});

describe('kill -9', () => {
  /** Starts the program and kills it after `steps` steps; the number of the last step it told. */
  function killedAfter(steps: number, folders: Folders): Promise<number> {
    const env = { ...process.env, TALON_DATA: dirname(folders.games) };
    const program = ['--import', 'tsx', 'test/support/long-session.ts', 'boese-dame', '4'];
    const child = spawn(process.execPath, program, { env });
    let told = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      told = Number(chunk.toString().trim().split('\n').at(-1));
      if (told >= steps) child.kill('SIGKILL');
    });
    return new Promise((resolve) => child.on('exit', () => resolve(told)));
  }

  test('loses no step that was made, and the game goes on as if nothing had happened', async () => {
    const whole = await wholeRecord('boese-dame', { deals: 4 });
    const folders = freshFolders();
    const told = await killedAfter(60, folders);
    const save = await onlySave(folders);
    expect(save.finished).toBe(false);
    const session = await resumed(folders);
    expect(session.match().ply).toBeGreaterThanOrEqual(told);
    await playOn(session);
    await session.close();
    expect(readFileSync((await onlySave(folders)).path, 'utf8')).toBe(whole);
  });
});
