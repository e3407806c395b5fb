/** Every file the program writes is on one list, and nothing else writes. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { decisionsIn } from '../../src/play/advice/review.ts';
import { weighEach } from '../../src/play/coach/reviews.ts';
import { disk, type Files, type System } from '../../src/play/disk/files.ts';
import { keepSettings } from '../../src/play/disk/keep-settings.ts';
import { ownSystem, socketLife } from '../../src/play/disk/lock.ts';
import { type Folders, foldersOf, historyPath } from '../../src/play/disk/paths.ts';
import { WRITTEN } from '../../src/play/disk/written-files.ts';
import { keptStats } from '../../src/play/past/kept-stats.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { seatEntries } from '../../src/play/session/players.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { flipped } from '../support/saves.ts';
import { gameCalled, journalIn, playOn, sit } from '../support/session.ts';
import { talon } from '../support/talon.ts';
import { filesBelow, KINDS, type Kind, kindsOf, type Place, placeIn } from '../support/written.ts';
import { openWindow } from '../tui/window.ts';

/** A root with all the folders in which the program may write. */
const ROOTS = ['data', 'settings', 'temporary', 'named'] as const;

/** The place and the name of a path below such a root. */
function placed(path: string): readonly [Place, string] {
  const [root = '', ...rest] = path.split('/');
  const name = rest.join('/');
  if (root === 'data') return placeIn(name);
  const place = (['settings', 'temporary', 'named'] as const).find((one) => one === root);
  return place === undefined ? ['data', path] : [place, name];
}

/** The disk, which remembers every name that is given to a file on it. */
function watchedDisk(seen: (path: string) => void): System {
  const files: Files = {
    ...disk,
    create: (path, mode) => {
      seen(path);
      return disk.create(path, mode);
    },
    link: (path, name) => {
      seen(name);
      return disk.link(path, name);
    },
    rename: (path, name) => {
      seen(name);
      return disk.rename(path, name);
    },
  };
  return { ...ownSystem, files };
}

/** A match to its end, reviewed; another left half way, damaged and resumed from before the damage. */
async function playAndReview(folders: Folders): Promise<void> {
  const game = evaluatedBriefly(gameCalled('boese-dame'));
  const journal = () => journalIn(game.id, folders);
  const whole = sit(game, ['human'], { players: 2, deals: 1 }, journal());
  await playOn(whole);
  await whole.close();
  const made = whole.made();
  const past = { seats: seatEntries(whole.setup.players), made, now: 5 };
  let mistakes = 0;
  await weighEach(
    folders,
    past,
    decisionsIn(made, [0]),
    { ...UNSTOPPED, stopped: () => mistakes > 0 },
    (_, finding) => (finding?.listed === true ? mistakes++ : 0),
  );
  const half = sit(game, ['human'], { players: 2 }, journal(), 'half');
  await playOn(half, 4);
  await half.close();
  const [name = ''] = readdirSync(folders.games);
  const path = join(folders.games, name);
  const file = readFileSync(path);
  writeFileSync(path, flipped(file, file.lastIndexOf('"do":"play ') + 12, 1));
  const save = await findSave(undefined, folders);
  const session = isRefusal(save)
    ? save
    : await resumeSession(save, { folders, beforeDamage: true });
  if (isRefusal(session)) throw new Error(session.text.en);
  await session.close();
}

/** So many matches in the history that their sums are kept. */
async function sumUp(folders: Folders): Promise<void> {
  const line = readFileSync(historyPath(folders), 'utf8');
  const folder = folders.history;
  const [name = ''] = readdirSync(folder);
  const record = readFileSync(join(folder, name), 'utf8');
  for (let n = 0; line.length * n < 140_000; n++) {
    const again = name.replace(/-\d{6}-/, `-${String(100_000 + n)}-`);
    writeFileSync(join(folder, again), record);
  }
  // The first time enters them.
  await keptStats(folders);
  await keptStats(folders);
}

const BOT = resolve(import.meta.dirname, '../support/bot.mjs');

/** Commands that write where they are told, and a program that writes in its folder and on its standard error. */
async function runCommands(root: string, env: Readonly<Record<string, string>>): Promise<void> {
  const named = (name: string): string => join(root, 'named', name);
  const sim = ['sim', 'kabadak', '-n', '2', '--seed', 'S', '--level', 'random'];
  const pair = ['--entrant', 'a=random', '--entrant', 'b=random', '-n', '1', '--seed', 'S'];
  const bot = `0=exec:sh -c 'echo hello >&2; touch note; sleep 0.3; exec node ${BOT}'`;
  for (const args of [
    [...sim, '--records', named('records'), '--observations', named('observations')],
    [...sim, '--shard', '1/2', '--partial', named('partial')],
    ['tournament', 'kabadak', ...pair, '--save', named('tournament')],
    [
      'drill',
      'bridge',
      'openings',
      '-n',
      '1',
      '--seed',
      'S',
      '--line',
      '--records',
      named('drill'),
    ],
    ['sim', 'kabadak', '-n', '1', '--seed', 'S', '--level', 'random', '--seat', bot],
  ]) {
    const { code, err } = await talon(args, { env, input: '1\n' });
    expect([code, err.includes('this should not happen')], args.join(' ')).toEqual([0, false]);
  }
}

async function openMenu(env: Readonly<Record<string, string>>, data: string): Promise<void> {
  const window = openWindow([], { data, env });
  // It would remove the saves, which later tests go on with.
  onTestFailed(window.close);
  await window.shows(/q quit/);
  await expect.poll(() => existsSync(join(data, 'first-frame.json'))).toBe(true);
  await window.pressUntil('q', /^(?![\s\S]*q quit)/);
  await window.exited;
}

/** As on a system that tells no start times of processes. */
async function proveLife(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const life = socketLife();
    await life.enter();
    onTestFinished(life.leave);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

describe('whatever is played, asked and kept, nothing is written that is not on the list', () => {
  const root = mkdtempSync(join(tmpdir(), 'talon-written-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ROOTS) mkdirSync(join(root, name));
  const data = join(root, 'data');
  const env = {
    TALON_DATA: data,
    TALON_CONFIG: join(root, 'settings/config.json'),
    TMPDIR: join(root, 'temporary'),
    HOME: join(root, 'named'),
  };
  const seen = new Set<string>();
  const note = (): void => {
    for (const path of filesBelow(root)) seen.add(path);
  };
  const system = watchedDisk((path) => seen.add(relative(root, path)));
  const folders = { ...foldersOf(env), system };
  /** Looks all the time while this is done: the disk of other processes is not watched. */
  async function looking(act: () => Promise<void>): Promise<void> {
    const timer = setInterval(note, 5);
    await act().finally(() => clearInterval(timer));
  }
  afterEach(note);

  // In this order: few files are there yet while they are looked through all the time.
  test('matches are played, reviewed, and resumed after damage', () => playAndReview(folders));
  test('commands write where they are told', () => looking(() => runCommands(root, env)));
  test('the menu is opened', () => looking(() => openMenu(env, data)));
  test('a long history is summed up', () => sumUp(folders));
  test('settings are kept', () => keepSettings({ bell: true }, env, system));
  test('a process proves that it lives', () => proveLife(env.TMPDIR));

  test('each file is of a kind on the list, and each kind was met', () => {
    const kinds = [...seen].map((path) => ({ path, kinds: kindsOf(...placed(path)) }));
    expect(kinds.filter((one) => one.kinds.length === 0)).toEqual([]);
    const found = new Set(kinds.flatMap((one) => one.kinds));
    expect(KINDS.filter((kind) => !found.has(kind))).toEqual([]);
  });
});

test.each<readonly [Place, string]>([
  ['data', 'history.json'],
  ['data', 'notes.txt'],
  ['data', 'reviews'],
  ['reviews', 'boese-dame-0badcafe.json'],
  ['games', 'boese-dame.talon.jsonl'],
  ['games', 'notes.txt.1-a-1.draft'],
  ['settings', 'history.jsonl'],
  ['temporary', 'talon-log-abcdef/note'],
])('in the folder of %s the list knows no %s', (place, name) => {
  expect(kindsOf(place, name)).toEqual([]);
});

const SRC = resolve(import.meta.dirname, '../../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** Functions of Node that change a disk, or may. */
const CHANGING =
  /\b(?:append|chmod|chown|copy|cp|create|link|lutimes|mkd|open|rename|rm|symlink|truncate|unlink|utimes|write)\w*/;

/** Open files only to read them. */
const READERS: Readonly<Record<string, string>> = {
  'cli/parse/source.ts': "openSync(file, 'r')",
  'play/disk/settings.ts': 'openSync(path, constants.O_RDONLY',
};

/** Makes a folder of one's own private, and writes nothing. */
const PRIVATE = { file: 'play/disk/home.ts', names: '{ chmodSync, lstatSync }' };

/** What a file imports from a module. */
const importsFrom = (text: string, module: RegExp): string =>
  [...text.matchAll(/import (?:type )?([^;]*?) from '([^']+)'/g)]
    .filter(([, , from = '']) => module.test(from))
    .map(([, names = '']) => names)
    .join(' ');

const writesByNode = (text: string): boolean => {
  const names = importsFrom(text, /^node:fs(\/promises)?$/).replace('createReadStream', '');
  return names.includes('* as') || CHANGING.test(names);
};

/** By the functions that all share, or by what they are made of. */
const writesByTalon = (text: string): boolean =>
  /\b(?:appendTo|createFile|remakeFile|replaceFile|takeLock)\b/.test(
    importsFrom(text, /(?:disk|^\.)\/(?:files|folders)\.ts$/),
  ) || /\b(?:import\('[^']*disk\/folders\.ts'\)|files\.(?:create|open|rename)\()/.test(text);

const WRITERS: ReadonlySet<string> = new Set(KINDS.flatMap((kind) => WRITTEN[kind].writers));

test('every module that may write is on the list, and every one on the list does', () => {
  const found = sources
    .filter(({ file }) => !(file in READERS) && file !== PRIVATE.file)
    .filter(({ text }) => writesByNode(text) || writesByTalon(text))
    .map(({ file }) => file);
  expect(found.sort()).toEqual([...WRITERS].sort());
  for (const [file, open] of Object.entries(READERS)) {
    const { text = '' } = sources.find((one) => one.file === file) ?? {};
    expect(text.split(/\bopenSync\(/)).toHaveLength(2);
    expect(text).toContain(open);
  }
  const { text: home = '' } = sources.find(({ file }) => file === PRIVATE.file) ?? {};
  expect(importsFrom(home, /^node:fs/)).toBe(PRIVATE.names);
});

test('nothing is loaded that could write without a word in the imports', () => {
  const hidden = sources.filter(({ text }) =>
    /require\(|import\(\s*'node:|process\.binding/.test(text),
  );
  expect(hidden.map(({ file }) => file)).toEqual([]);
});

const LIMITED: readonly Kind[] = KINDS.filter((kind) => WRITTEN[kind].seal !== 'none');

test('whatever is read back with sums has a limit', () => {
  for (const kind of LIMITED) expect(WRITTEN[kind].most, kind).toBeGreaterThan(0);
});
