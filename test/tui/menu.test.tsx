/** Home: its pictures at four sizes, every key, the mouse, and what it offers to go on with. */
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { lastOf, leftOff } from '../../src/play/kept/latest.ts';
import { findEntry, menuEntries, whenWords } from '../../src/tui/screens/menu/entries.ts';
import { type MenuGame, menuGame } from '../../src/tui/screens/menu/menu-game.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { holding, saveOf } from '../support/saves.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

const data = ownFolders();
evaluateBriefly();

const PAGE_DOWN = '\u001b[6~';
const PAGE_UP = '\u001b[5~';
const HOME = '\u001b[H';
const BACKTAB = '\u001b[Z';
const BACKSPACE = '\u007f';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

const sized = (size: string): { readonly columns: number; readonly rows: number } => {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return { columns, rows };
};

const atMenu = (row = 0, size = '80x24', lang: Lang = 'en'): Inside =>
  openAt({ at: 'menu', row }, { ...sized(size), lang });

const menuGames = games.map(menuGame);

/** The words that the menu says about a game: in a small window, of its summary alone. */
function wordsOf(game: MenuGame | undefined, size: string, lang: Lang): readonly string[] {
  if (game === undefined) return [];
  const { summary, players, pack } = game;
  const told = size === '60x20' ? [summary] : [summary, players, pack];
  return told.flatMap((text) => text[lang].split(' '));
}

describe.each(SIZES)('the menu at %s', (size) => {
  test('looks like this', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 12, 0) });
    onTestFinished(() => void vi.useRealTimers());
    const pictures: string[] = [];
    for (const [lang, row] of [
      ['en', 0],
      ['de', 10],
      ['en', 14],
    ] as const) {
      const on = atMenu(row, size, lang);
      await on.shows(/(Deal of the day|Spiel des Tages): .*/);
      pictures.push(`== ${lang}, row ${row}\n${on.seen()}\n`);
    }
    await expect(pictures.join('\n')).toMatchFileSnapshot(`frames/menu-${size}.txt`);
  });

  test('wherever the cursor is, its entry is in view, no word is cut, and a game is told of whole', async () => {
    for (const lang of LANGS) {
      const on = atMenu(0, size, lang);
      for (const { label, game } of menuEntries(menuGames)) {
        await on.shows(new RegExp(`› (d )?${label[lang]}`));
        const text = on.text();
        expect(text).not.toContain('…');
        expect(on.lines()).toHaveLength(sized(size).rows - 1);
        const missing = wordsOf(game, size, lang).filter((word) => !text.includes(word));
        expect(missing, label[lang]).toEqual([]);
        await on.press(KEY.down, /›/);
      }
    }
  });
});

describe('the keys of the menu', () => {
  test('the cursor goes up and down, round, by pages, to the ends and to a number', async () => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    await on.press(KEY.down, /› Auf Wiedersehen/);
    await on.press('j', /› Bakkarat/);
    await on.press('k', /› Auf Wiedersehen/);
    await on.press(KEY.up, /› All Fours/);
    await on.press(KEY.up, /› d Deal of the day/);
    await on.press('\t', /› All Fours/);
    await on.press(BACKTAB, /› d Deal of the day/);
    await on.press(HOME, /› All Fours/);
    await on.press(PAGE_DOWN, /› Canasta/);
    await on.press(PAGE_DOWN, /› Kabadak/);
    await on.press(PAGE_UP, /› Bimbo/);
    await on.press(KEY.end, /› Kabadak/);
    await on.press('3', /› Bakkarat/);
  });

  test('/ finds a name as it is typed, with or without its dots, and Enter plays it', async () => {
    const on = atMenu();
    await on.press('/', /Find: _/);
    await on.press('du', /› Durak[\s\S]*Find: du_/);
    await on.press('q', /› Durak[\s\S]*Find: duq_ .*no game is called that/);
    await on.press(BACKSPACE.repeat(3), /Find: _/);
    await on.press('bose', /› Böse Dame[\s\S]*Find: bose_/);
    await on.press(KEY.escape, /› Böse Dame[\s\S]*/);
    await expect.poll(() => on.text()).not.toContain('Find:');
    await on.press(`/kaba${KEY.enter}`, /^ ?Kabadak[\s\S]*You/);
  });

  test('a search that is not over is ended by an arrow', async () => {
    const on = atMenu();
    await on.press('/cab', /› Cabo/);
    await on.press(KEY.down, /› Canasta/);
    expect(on.text()).not.toContain('Find:');
  });

  test('every game is found by the beginning of each of its names', () => {
    const entries = menuEntries(menuGames);
    for (const [at, { id, label }] of entries.entries())
      for (const name of [label.en, label.de, id.replace('game:', '')])
        expect(findEntry(entries, name.toUpperCase()), name).toBe(at);
  });

  test('L changes the language there and back, and keeps it', async () => {
    const on = atMenu();
    await on.press('L', /Kartenspiele im Terminal/);
    await expect.poll(() => readFileSync(join(data(), 'config.json'), 'utf8')).toMatch(/"de"/);
    await on.press('L', /card games in the terminal/);
  });

  test('Enter plays at once, as last time', async () => {
    const on = atMenu(7);
    await on.press(KEY.enter, /^ ?Böse Dame[\s\S]*You/);
  });

  test('every key leads where it says, and Escape back to the row', async () => {
    const on = atMenu(7);
    for (const [key, place] of [
      ['o', /^ ?Böse Dame[\s\S]*Who plays/],
      ['l', /^ ?Böse Dame in a minute/],
      ['r', /^ ?Rules: Böse Dame/],
      ['s', /^ ?Saved games[\s\S]*No game has been saved yet/],
      ['t', /^ ?Statistics/],
      [',', /^ ?Settings/],
      ['d', /^ ?Deal of the day/],
    ] as const) {
      await on.press(key, place);
      await on.press(KEY.escape, /› Böse Dame/);
    }
  });

  test('r shows nothing where there are no rules', async () => {
    const on = atMenu();
    await on.press(KEY.up, /› d Deal of the day/);
    await on.press(`r${KEY.down}`, /› All Fours/);
  });

  test.each([
    ['q', 'q'],
    ['Escape', KEY.escape],
  ])('%s leaves', async (_, keys) => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    expect(await on.left(keys)).toBe(0);
  });

  test('Ctrl-C leaves with 130, Ctrl-Z and Ctrl-L are the terminal’s', async () => {
    const on = atMenu();
    await on.press(`${KEY.suspend}${KEY.down}`, /› Auf Wiedersehen/);
    expect(on.asked).toMatchObject({ suspend: 1, redraw: 0 });
    await on.press(`${KEY.redraw}${KEY.down}`, /› Bakkarat/);
    expect(on.asked).toMatchObject({ suspend: 1, redraw: 1 });
    expect(await on.left(KEY.interrupt)).toBe(130);
  });

  test('the frame follows the size of the window', async () => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    expect(on.lines()).toHaveLength(23);
    on.resize(60, 15);
    await expect.poll(() => on.lines().length).toBe(14);
    on.resize(30, 15);
    await on.shows(/^This window is too small:\s30×15/);
  });
});

describe('the mouse in the menu', () => {
  const click = (on: Inside, id: string): string => {
    const found = on.registry.find('control', id);
    if (found === undefined) throw new Error(`no ${id}`);
    return `\u001b[<0;${found.x + 3};${found.y + 1}M`;
  };

  test.each(['60x20', '50x20'])(
    'at %s, drills have a key beside or below the list',
    async (size) => {
      const bridge = 8;
      await atMenu(bridge, size, 'de').shows(/ x üben/);
      const on = atMenu(bridge, size);
      await on.shows(/› Bridge[\s\S]* x practise/);
      await on.burst(click(on, 'deed:x'), /Drills: Bridge/);
    },
  );

  test.each(SIZES)('a click chooses, a second one plays, at %s', async (size) => {
    const on = atMenu(0, size);
    await on.shows(/› All Fours/);
    const at = on.lines().findIndex((line) => line.includes('Bimbo'));
    expect(on.registry.find('control', 'entry:game:bimbo')?.y).toBe(at);
    await on.burst(click(on, 'entry:game:bimbo'), /› Bimbo/);
    await on.burst(click(on, 'entry:game:bimbo'), /^ ?Bimbo[\s\S]*You/);
  });

  test('the words beside a key do what the key does', async () => {
    const on = atMenu(7);
    await on.shows(/› Böse Dame/);
    await on.burst(click(on, 'deed:r'), /^ ?Rules: Böse Dame/);
    await on.press(KEY.escape, /› Böse Dame/);
    await on.burst(click(on, 'deed:,'), /^ ?Settings/);
    await on.press(KEY.escape, /› Böse Dame/);
    await on.burst(click(on, 'deed:enter'), /^ ?Böse Dame[\s\S]*You/);
  });

  test('the wheel moves the cursor', async () => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    await on.burst('\u001b[<65;5;5M', /› Auf Wiedersehen/);
    await on.burst('\u001b[<64;5;5M', /› All Fours/);
  });
});

const going = await saveOf('durak', 30, { players: 3 });
const other = await saveOf('boese-dame', 40);

/** Saves by name, with the minutes since they were left. */
function leaving(saves: Readonly<Record<string, readonly [Buffer | string, number]>>) {
  const files = Object.entries(saves).map(([name, [file]]) => [`${name}.talon.jsonl`, file]);
  const folders = holding(Object.fromEntries(files));
  for (const [name, [, minutes]] of Object.entries(saves)) {
    const time = Date.now() / 1000 - 60 * minutes;
    utimesSync(join(folders.games, `${name}.talon.jsonl`), time, time);
  }
  process.env.TALON_DATA = join(folders.games, '..');
  return folders;
}

describe('what was left off', () => {
  test('stands above the games, the newest of it, with how far and when', async () => {
    leaving({ 'durak-1': [going, 5], 'boese-dame-1': [other, 90] });
    const on = atMenu();
    await on.shows(/g Go on: Durak {2}deal \d+ · 5 minutes ago[\s\S]*› All Fours/);
    const de = atMenu(0, '120x40', 'de');
    await de.shows(/g Weiterspielen: Durak {2}Spiel \d+ · vor 5 Minuten/);
  });

  test.each([
    ['g', 'g'],
    ['Up, Up and Enter', `${KEY.up}${KEY.up}${KEY.enter}`],
  ])('goes on with %s', async (_, keys) => {
    leaving({ 'durak-1': [going, 5] });
    const on = atMenu();
    await on.shows(/Go on: Durak/);
    await on.press(keys, /^ ?Durak[\s\S]*You/);
  });

  test('its own game tells going on from a new match, in every window', async () => {
    leaving({ 'durak-1': [going, 5] });
    for (const size of SIZES) {
      const on = atMenu(11, size);
      await on.shows(/Enter new match {3}g go on/);
      await on.press(KEY.up, /Enter play/);
      expect(on.text()).not.toContain('new match');
    }
    await atMenu(11, '120x40', 'de').shows(/Enter neue Partie {3}g weiterspielen/);
  });

  test('a damaged one leads to the list that asks what to do', async () => {
    const damaged = Buffer.from(`${going.toString('utf8')}{"no":"step"}\n`);
    leaving({ 'durak-1': [damaged, 5] });
    const on = atMenu();
    await on.shows(/Go on: Durak/);
    await on.press('g', /^ ?Saved games/);
  });

  test('files that are no saves, and older games, are passed over', async () => {
    const folders = leaving({ 'durak-1': ['nonsense', 1], 'durak-2': [going, 9], a: [other, 7] });
    expect((await leftOff(folders))?.game).toBe('boese-dame');
    expect((await lastOf('durak', folders))?.id).toBe('durak-2');
    expect(await lastOf('cabo', folders)).toBeUndefined();
  });

  test('p plays with the options and the opponents of last time, and other cards', async () => {
    const folders = leaving({ 'durak-1': [going, 5] });
    const entries = menuEntries(menuGames);
    const on = atMenu(entries.findIndex(({ id }) => id === 'game:durak'));
    await on.press('p', /^ ?Durak[\s\S]*You/);
    await expect.poll(async () => (await lastOf('durak'))?.id).not.toBe('durak-1');
    const last = await lastOf('durak');
    expect(last?.seats.map(({ by }) => by)).toEqual(['human', 'random', 'random']);
    expect(last?.options).toMatchObject({ players: 3 });
    expect(last?.seed).not.toBe('test');
    // Nobody has moved in it: what was left off before stays.
    expect((await leftOff(folders))?.seed).toBe('test');
  });

  test('one without a move goes on where there is no other', async () => {
    const header = `${going.toString('utf8').split('\n')[0]}\n`;
    const begun = Buffer.from(header.replace(/,"sum":[^}]*/, ''));
    const folders = leaving({ 'durak-1': [begun, 1], 'boese-dame-1': [other, 9] });
    expect((await leftOff(folders))?.game).toBe('boese-dame');
    expect((await leftOff(leaving({ 'durak-1': [begun, 1] })))?.game).toBe('durak');
  });

  test('a fresh start begins on the game played last, one key from its table', async () => {
    leaving({ 'durak-1': [going, 5] });
    const on = atMenu(-1);
    await on.shows(/› Durak/);
    await on.press(KEY.enter, /^ ?Durak[\s\S]*You/);
  });

  test('p plays as usual what was never played', async () => {
    const on = atMenu(7);
    await on.press('p', /^ ?Böse Dame[\s\S]*You/);
  });

  const noon = new Date(2026, 2, 4, 12, 0).getTime();
  test.each([
    [1, 'just now', 'gerade eben'],
    [2, '2 minutes ago', 'vor 2 Minuten'],
    [59, '59 minutes ago', 'vor 59 Minuten'],
    [60, '1 hour ago', 'vor 1 Stunde'],
    [13 * 60, '13 hours ago', 'vor 13 Stunden'],
    [36 * 60, 'yesterday', 'gestern'],
    [4 * 24 * 60, '4 days ago', 'vor 4 Tagen'],
    [-5, 'just now', 'gerade eben'],
  ])('%i minutes ago is %s', (minutes, en, de) => {
    expect(whenWords(noon - minutes * 60_000, noon)).toEqual({ en, de });
  });
});
