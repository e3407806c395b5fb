/**
 * Windows closed under the program at random moments: it neither crashes nor leaves a lock or a
 * half-made file behind, and every step that was shown is in the save. `TALON_HANGUPS=100` closes
 * more of them; the seed of each is in the titles.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { foldersOf } from '../../src/play/disk/paths.ts';
import { madeBy } from '../../src/play/kept/read-save.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { calledIn } from '../../src/play/session/guests.ts';
import { logEntries } from '../../src/play/session/log.ts';
import { peopleAmong, readerAt } from '../../src/play/session/players.ts';
import { LineSplitter } from '../../src/script/records/lines.ts';
import { openFollower } from '../../src/script/records/verify.ts';
import texts from '../../src/tui/messages/table.json' with { type: 'json' };
import { logLine, voicesOf } from '../../src/tui/screens/turn/view.tsx';
import { measuresOf } from '../../src/tui/terminal/measures.ts';
import { plainText } from '../../src/tui/theme/theme.ts';
import { filesBelow, kindsOf, placeIn } from '../support/written.ts';
import { stage } from './stage.ts';
import { KEY, openWindow, type Window } from './window.ts';

const COUNT = Number(process.env.TALON_HANGUPS ?? 6);
const GAMES = ['boese-dame', 'durak', 'binokel', 'cabo', 'canasta'];
/** Tricks that are certain are played one by one: the record does not hold what is said of them. */
const SIZE = { columns: 120, rows: 40 };
const WIDE = { ...SIZE, env: { TALON_CLAIMS: 'never' } };
const { panel: PANEL, footer: FOOTER } = measuresOf(SIZE);
/** Above what has happened, in the panel beside the table: all of it, or where notes stand there the latest. */
const TITLES = [texts.headings.play.en, texts.headings.since.en];
const TURN = /Enter [\s\S]*q leave/;
const MY_TURN = /(Enter (plays|says))[\s\S]*q leave/;
const KEYS = [KEY.enter, KEY.enter, KEY.enter, KEY.right, KEY.left, ' '];

type Below = (count: number) => number;
/** The text with one blank between words, however its lines were broken. */
const wordsOf = (text: string): string => text.trim().replace(/\s+/g, ' ');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the panel says has happened, in one line; undefined where there is none. */
function logOf(window: Window): string | undefined {
  const lines = window.lines();
  const left = SIZE.columns - PANEL;
  const top = lines.findIndex((line) => TITLES.includes(line.slice(left).trim()));
  if (top < 0) return undefined;
  const rows = lines.slice(top + 1, SIZE.rows - 1 - FOOTER);
  return wordsOf(rows.map((row) => row.slice(left)).join(' '));
}

/** What the panel has, else what it had before. */
const shownOf = (window: Window, before = ''): string =>
  (window.isWhole() ? logOf(window) : undefined) ?? before;

/** The log of a record as the screen words it, in one line. */
function told(record: string): string {
  const entries: string[] = [];
  const wide = stage('120x40');
  const follower = openFollower(
    findGame,
    () => {},
    (before, after, line) => {
      if (after.match === undefined || after.header === undefined) return;
      const names = calledIn(after.match.game, after.header.seats, 'en');
      const you = readerAt(after.match.game, peopleAmong(after.header.seats));
      const voices = { ...voicesOf(after.match, names), you };
      for (const entry of madeBy(before, after, line).flatMap(logEntries))
        entries.push(plainText(logLine(wide, voices, entry, 0)));
    },
  );
  for (const line of new LineSplitter().push(Buffer.from(record))) follower.take(line);
  return wordsOf(entries.join(' '));
}

/** The logs of all games kept, whether or not they are over. */
function keptBy(window: Window): readonly string[] {
  const { games, history } = foldersOf({ TALON_DATA: window.data });
  return [games, history].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
      told(readFileSync(join(folder, name), 'utf8')),
    ),
  );
}

async function expectToGoOn(window: Window): Promise<void> {
  const folders = foldersOf({ TALON_DATA: window.data });
  const save = await findSave(undefined, folders);
  const session = isRefusal(save) ? save : await resumeSession(save, { folders });
  if (isRefusal(session)) throw new Error(session.text.en);
  await session.close();
}

async function pressKeys(window: Window, keys: number, draw: Below): Promise<string> {
  let shown = shownOf(window);
  for (let key = 0; key < keys; key++) {
    const next = KEYS[draw(KEYS.length)] ?? KEY.enter;
    if (next === KEY.enter) await window.pressCalmly(next);
    else window.press(next);
    await pause(draw(25));
    shown = shownOf(window, shown);
  }
  return shown;
}

const play = (game: string, level: string, draw: Below): readonly string[] => [
  ...['play', game, '--seed', String(draw(1000)), '--level', level],
];

/** What is done until the window is closed; gives the log shown last. */
const MOMENTS: Readonly<
  Record<
    string,
    {
      readonly args: (game: string, draw: Below) => readonly string[];
      readonly go: (window: Window, draw: Below) => Promise<string>;
    }
  >
> = {
  'during play': {
    args: (game, draw) => play(game, 'random', draw),
    async go(window, draw) {
      await window.shows(TURN);
      return pressKeys(window, draw(12), draw);
    },
  },
  'while opponents think': {
    args: (game, draw) => play(game, 'hard', draw),
    async go(window, draw) {
      await window.shows(TURN);
      const shown = await pressKeys(window, draw(6), draw);
      window.press('h');
      await pause(draw(60));
      return shown;
    },
  },
  'at the menu': {
    args: () => [],
    async go(window, draw) {
      await window.shows(/card games in the terminal/);
      await pause(draw(100));
      return '';
    },
  },
  'in a form': {
    args: () => [],
    async go(window, draw) {
      await window.shows(/card games in the terminal/);
      window.press('o');
      await window.shows(/Who plays/);
      await pause(draw(50));
      return '';
    },
  },
  'at the sheet of a deal': {
    args: (_, draw) => play('boese-dame', 'random', draw),
    async go(window, draw) {
      await window.shows(MY_TURN);
      await pressKeys(window, draw(4), draw);
      await window.shows(MY_TURN);
      await window.pressUntil('f', /rest of (this|the) deal|deal 1 is over/);
      const shown = shownOf(window);
      await window.enterUntil(/deal 1 is over/);
      return shown;
    },
  },
  'while it starts': {
    args: (game, draw) => play(game, 'random', draw),
    async go(window, draw) {
      await pause(draw(900));
      return shownOf(window);
    },
  },
};

const CASES = Array.from({ length: COUNT }, (_, i) => {
  const moments = Object.keys(MOMENTS);
  return [moments[i % moments.length] ?? '', GAMES[i % GAMES.length] ?? '', i] as const;
});

async function check(window: Window, shown: string): Promise<void> {
  expect(await window.exited).toEqual({ code: 0, signal: 1 });
  for (const name of window.saves()) expect(name).toMatch(/\.talon\.jsonl$/);
  const strange = filesBelow(window.data).filter((path) => kindsOf(...placeIn(path)).length === 0);
  expect(strange.filter((path) => path !== 'config.json')).toEqual([]);
  if (window.saves().length > 0) await expectToGoOn(window);
  const kept = keptBy(window);
  if (!kept.some((log) => log.includes(shown)) && shown !== '') expect(kept).toContain(shown);
}

describe('a window is closed', () => {
  test.concurrent.each(CASES)('%s of %s (seed %i)', async (moment, game, seed) => {
    const random = openQuickStream(`hangup/${seed}`);
    const draw: Below = (count) => below(random, count);
    const { args, go } = MOMENTS[moment] ?? { args: () => [], go: async () => '' };
    const window = openWindow(args(game, draw), WIDE);
    try {
      const shown = await go(window, draw);
      window.hangUp();
      await check(window, shown);
    } finally {
      await window.close();
    }
  });
});

const SLOW = pathToFileURL(resolve(import.meta.dirname, '../support/slow-sync.mjs'));

test('a signal while a match is entered in the history leaves no lock', async () => {
  const args = ['play', 'auf-wiedersehen', '--seed', '5', '-o', 'deals=1'];
  const env = { SYNC_MS: '120', NODE_OPTIONS: `--import=${SLOW}` };
  const window = openWindow(args, { ...WIDE, env });
  try {
    const lock = join(window.data, 'games/history.lock');
    await window.shows(/p play it out/);
    window.press('p');
    const ending = window.enterUntil(/Play again/).catch(() => undefined);
    await expect.poll(() => existsSync(lock), { interval: 5 }).toBe(true);
    window.kill('SIGINT');
    expect(await window.exited).toEqual({ code: 0, signal: 2 });
    await ending;
    const files = filesBelow(window.data);
    expect(files.filter((path) => path.endsWith('.lock'))).toEqual([]);
    const history = readFileSync(join(window.data, 'history.jsonl'), 'utf8');
    expect(history.trimEnd().split('\n')).toHaveLength(1);
  } finally {
    await window.close();
  }
});
