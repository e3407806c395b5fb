/**
 * The sums of a large history: what all of its matches come to, whatever happens to either file; little is read.
 * `TALON_FLIPS=255` changes every 97th byte of the sums instead of every 997th.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRST, sealLine } from '../../src/engine/checksums.ts';
import { findGame } from '../../src/games/index.ts';
import { disk, type Files } from '../../src/play/disk/files.ts';
import { makeFolders } from '../../src/play/disk/folders.ts';
import { finished } from '../../src/play/disk/leaving.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import { type Folders, historyPath, sumsPath } from '../../src/play/disk/paths.ts';
import type { HistoryEntry } from '../../src/play/kept/entry.ts';
import { amendHistory, forgetHistory, readHistory } from '../../src/play/kept/history.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { keptStats } from '../../src/play/past/kept-stats.ts';
import { type Stats, statsOf } from '../../src/play/past/stats.ts';
import { freshFolders } from '../support/folders.ts';
import { flipped } from '../support/saves.ts';
import { gameCalled, journalIn, optionsOf, playOn, sit } from '../support/session.ts';
import { Image, ModelDisk } from '../torture/model-disk.ts';
import { foldersOn, lifeOf } from '../torture/power-match.ts';

const GAMES = ['boese-dame', 'durak', 'kabadak'];
const OPTIONS = new Map(GAMES.map((id) => [id, optionsOf(gameCalled(id), { deals: 2 })]));

/** The match number `at`: all of them differ in what statistics look at. */
function entry(at: number): HistoryEntry {
  const game = GAMES[at % 5 === 0 ? 1 : at % 3] ?? '';
  return {
    id: `${game}-${at}`,
    game,
    seed: String(at),
    options: OPTIONS.get(game) ?? {},
    seats: ['human', ...Array.from({ length: 3 }, () => (at % 7 < 3 ? 'ai:easy' : 'ai:hard'))],
    seat: 0,
    points: [at % 11, (at * 7) % 13, ...(at % 4 === 0 ? [5] : [])],
    total: at,
    place: 1 + (at % 3),
    won: at % 3 === 0 || at % 8 < 4,
    steps: 100,
    ...(at % 9 === 4 && { assisted: true }),
    time: 1_600_000_000_000 + at * 60_000,
  };
}

const sealed = (line: object): string => `${sealLine(line, FIRST)[0]}\n`;
const lines = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => sealed(entry(from + at))).join('');

/** A history of so many matches, its sums kept. */
async function historyOf(count: number): Promise<Folders> {
  const folders = freshFolders();
  writeFileSync(historyPath(folders), lines(0, count));
  await keptStats(folders);
  expect(existsSync(sumsPath(folders))).toBe(true);
  return folders;
}

const MANY = 400;

/** How far apart the changed bytes are. */
const APART = process.env.TALON_FLIPS === undefined ? 997 : 97;

/**
 * Asks for the statistics twice, since the first time may make the sums again. They are `stats`, or without it those of
 * all entries.
 */
async function expectRight(folders: Folders, stats?: Stats): Promise<void> {
  const right = stats ?? statsOf(await readHistory(folders), findGame);
  for (let time = 0; time < 2; time++) expect(await keptStats(folders)).toEqual(right);
}

const sumsOf = (folders: Folders): string => readFileSync(sumsPath(folders), 'utf8');

describe('the sums of a history', () => {
  test('are not kept of a small one', async () => {
    const folders = freshFolders();
    writeFileSync(historyPath(folders), lines(0, 40));
    await expectRight(folders);
    expect(existsSync(sumsPath(folders))).toBe(false);
  });

  test('grow with it, match by match', async () => {
    const folders = await historyOf(MANY);
    const before = sumsOf(folders);
    for (let at = MANY; at < MANY + 300; at += 25) {
      appendFileSync(historyPath(folders), lines(at, at + 25));
      await expectRight(folders);
    }
    expect(sumsOf(folders)).not.toBe(before);
  });

  test('are made again when they are lost, damaged or of another build', async () => {
    const folders = await historyOf(MANY);
    const whole = readFileSync(sumsPath(folders));
    rmSync(sumsPath(folders));
    await expectRight(folders);
    const right = statsOf(await readHistory(folders), findGame);
    for (let at = 0; at < whole.length; at += APART) {
      writeFileSync(sumsPath(folders), flipped(whole, at, 1));
      await expectRight(folders, right);
    }
    for (const [key, value] of Object.entries({ build: 'other', place: 7, sums: {} })) {
      const { sum: _, ...content } = JSON.parse(whole.toString());
      const wrong = { ...content, build: 'other', [key]: value };
      writeFileSync(sumsPath(folders), sealed(wrong));
      await expectRight(folders, right);
    }
    expect(sumsOf(folders)).toBe(whole.toString());
  });

  test.each([
    ['an older copy of the history', () => lines(0, MANY - 20)],
    ['a line less', () => lines(0, 100) + lines(101, MANY)],
    ['a line more among the others', () => lines(0, 100) + lines(5000, 5001) + lines(100, MANY)],
    ['other matches', () => lines(1000, 1000 + MANY)],
  ])('are made again after %s', async (_, text) => {
    const folders = await historyOf(MANY);
    writeFileSync(historyPath(folders), text());
    await expectRight(folders);
  });

  test.each([
    ['an old match', () => lines(7, 8).replace('-7"', '-7b"')],
    ['a match that is there twice', () => lines(MANY - 3, MANY)],
    ['a damaged line', () => `{"id":1}\n${lines(MANY, MANY + 2)}`],
    ['half a line', () => lines(MANY, MANY + 2).slice(0, -60)],
    ['matches forgotten', () => `${sealed({ forgotten: ['x'] })}${lines(MANY, MANY + 2)}`],
  ])('are right after %s', async (_, text) => {
    const folders = await historyOf(MANY);
    appendFileSync(historyPath(folders), text());
    await expectRight(folders);
  });

  test('are right after luck was added, and gone with the history', async () => {
    const folders = await historyOf(MANY);
    const luck = { mean: 3, error: 1 };
    for (const at of [3, MANY - 1])
      expect(await amendHistory({ ...entry(at), luck, play: luck }, folders)).toBe(true);
    await expectRight(folders);
    expect(await forgetHistory(folders)).toBe(true);
    expect(existsSync(sumsPath(folders))).toBe(false);
    expect((await keptStats(folders)).matches).toBe(0);
  });

  test('hold a match once that was entered before it was filed', async () => {
    const folders = await historyOf(MANY);
    const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(session);
    await session.close();
    const name = `${session.record.saved()}.talon.jsonl`;
    const text = readFileSync(historyPath(folders), 'utf8');
    const own = text.slice(text.lastIndexOf('{"id"'));
    writeFileSync(`${folders.games}/${name}`, readFileSync(`${folders.history}/${name}`));
    rmSync(sumsPath(folders));
    await expectRight(folders);
    appendFileSync(historyPath(folders), own);
    await expectRight(folders);
  });
});

/** Folders on a disk that counts what is read. */
function counting(folders: Folders) {
  let bytes = 0;
  const counted = (buffer: Buffer): Buffer => {
    bytes += buffer.length;
    return buffer;
  };
  const files: Files = {
    ...disk,
    read: async (path, most) => counted(await disk.read(path, most)),
    part: async (path, from, most) => counted(await disk.part(path, from, most)),
    list: async (path) => {
      const names = await disk.list(path);
      counted(Buffer.from(names.join('')));
      return names;
    },
  };
  return { folders: { ...folders, system: { ...ownSystem, files } }, bytes: () => bytes };
}

/** A million takes two minutes and 700 MB of disk. */
const SIZE = Number(process.env.TALON_HISTORY ?? 6000);

test('of a history of any size little is read for its statistics and for one more match', async () => {
  const folders = freshFolders();
  for (let at = 0; at < SIZE; at += 1000)
    appendFileSync(historyPath(folders), lines(at, at + 1000));
  expect((await keptStats(folders)).games.map(({ game }) => game)).toHaveLength(3);
  const some = counting(folders);
  const before = await keptStats(some.folders);
  expect(some.bytes()).toBeLessThan(100_000);
  const one = counting(folders);
  const session = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', one.folders));
  await playOn(session);
  await session.close();
  expect(one.bytes()).toBeLessThan(200_000);
  const after = await keptStats(some.folders);
  expect(some.bytes()).toBeLessThan(300_000);
  expect(after.matches).toBe(before.matches + 1);
}, 600_000);

test('a program killed ahead of any of its file calls leaves the sums right', async () => {
  const living = (model: ModelDisk): Folders =>
    foldersOn({ files: model.files(), life: async () => lifeOf(2, () => 2) });
  const begun = new Image();
  const whole = await setUp(living(new ModelDisk({ image: begun })), lines(0, MANY));
  let killed = true;
  let ends = 0;
  for (let calls = 0; killed; calls += 3) {
    const model = new ModelDisk({ image: begun.copy() });
    const folders = living(model);
    let left = calls;
    let kill: (killed: true) => void = () => {};
    const death = new Promise<true>((resolve) => {
      kill = resolve;
    });
    let bury: () => void = () => {};
    const burial = new Promise<void>((resolve) => {
      bury = resolve;
    });
    const files = model.files(async () => {
      if (--left >= 0) return;
      kill(true);
      await burial;
      throw new Error('the program is dead');
    });
    const mortal = foldersOn({ files, life: async () => lifeOf(1, () => 1) });
    const session = sit('hiki-kabu', ['human'], { deals: 1 }, newJournal('hiki-kabu', mortal));
    const played = playOn(session).then(async () => {
      await session.close();
      await keptStats(mortal);
      return false;
    });
    killed = await Promise.race([played, death]);
    const { matches } = await keptStats(folders);
    await expectRight(folders);
    ends = Math.max(ends, matches - whole);
    // Nothing in this process waits for a dead program.
    played.catch(() => {});
    bury();
    await finished();
  }
  expect(ends).toBe(1);
}, 300_000);

/** A history with sums that do not reach to its end; how many matches count. */
async function setUp(folders: Folders, history: string): Promise<number> {
  const { files } = folders.system ?? ownSystem;
  await makeFolders(files, folders.games);
  const put = async (text: string) => {
    const path = historyPath(folders);
    const file = (await files.stat(path)) ? await files.open(path) : await files.create(path);
    await file.append(text);
    await file.close();
  };
  await put(history);
  await keptStats(folders);
  await put(lines(MANY, MANY + 120));
  return statsOf(await readHistory(folders), findGame).matches;
}
