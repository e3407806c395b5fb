/** Statistics, finished matches and the deal of the day on the screen. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/lang/text.ts';
import { type Folders, historyPath } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { dailyOf, dateAfter, localDate } from '../../src/play/past/daily.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { dayText } from '../../src/tui/screens/past/history-words.ts';
import { dateWords } from '../../src/tui/screens/practice/daily-calendar.tsx';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, journalIn, playOn, sit } from '../support/session.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();
evaluateBriefly();

/** Folders with some finished matches; the program uses them. */
async function played(counts: Readonly<Record<string, number>>): Promise<Folders> {
  const folders = freshFolders();
  for (const [id, count] of Object.entries(counts))
    for (let at = 0; at < count; at++) {
      const session = sit(id, ['human'], { deals: 2 }, journalIn(id, folders));
      await playOn(session);
      await session.close();
    }
  process.env.TALON_DATA = dirname(folders.history);
  return folders;
}

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

function sized(size: string): { columns: number; rows: number } {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return { columns, rows };
}

/** Nothing is cut off. */
const expectWhole = (on: Inside, columns: number): void => {
  expect(on.text()).not.toContain('…');
  expect(Math.max(...on.lines().map((line) => line.length))).toBeLessThanOrEqual(columns);
};

/** Whether a game is shown beside the list of all games. */
const isBoard = (size: string, keys: readonly string[]): boolean =>
  keys.length === 0 && size !== '60x20';

describe('the saved games', () => {
  test.each(SIZES)(
    'say how a match ended for the person, and lead back to it, at %s',
    async (size) => {
      await played({ kabadak: 1, 'boese-dame': 1 });
      for (const lang of LANGS) {
        const on = openAt({ at: 'saves', row: 0 }, { ...sized(size), lang });
        const today = '(today|heute)\\S*( \\S+)? +';
        // A row of its own, which begins with who played.
        const row = '(.*\\n +\\S+( \\S+)* {2,})?';
        const two = lang === 'en' ? 'you (won|lost)' : '(gewonnen|verloren)';
        const four = lang === 'en' ? 'you (won|came)|place [234]' : 'gewonnen|Platz [234]|Letzter';
        const isNamesAlone = size === '80x24';
        await on.shows(
          isNamesAlone ? /[★✗] +Kabadak/ : new RegExp(`Kabadak +${today}${row}${two}`),
        );
        await on.shows(
          isNamesAlone ? /[★2-4] +Böse Dame/ : new RegExp(`Böse Dame +${today}${row}(${four})`),
        );
        await on.shows(/^(?![\s\S]*…)[\s\S]*(seed|Startwert) \S/);
        expectWhole(on, sized(size).columns);
        await on.press(KEY.down, /› +\S +(Kabadak|Böse Dame)/);
        const [chosen = ''] = /› +\S +\S+/.exec(on.text()) ?? [];
        await on.press(KEY.enter, /(step|Schritt) \d/);
        await on.press(KEY.escape, new RegExp(`${chosen}[\\s\\S]*(seed|Startwert) \\S`));
        on.close();
      }
    },
  );
});

describe('the statistics', () => {
  test.each(SIZES)('show every game, and one in full with its course, at %s', async (size) => {
    await played({ 'boese-dame': 3, kabadak: 2 });
    for (const lang of LANGS) {
      const on = openAt({ at: 'stats', row: 0 }, { ...sized(size), lang });
      await on.shows(/› Kabadak[ ▀█░]+\d (of|von) 2\b/);
      await on.shows(/Böse Dame[ ▀█░]+\d (of|von) 3\b/);
      expectWhole(on, sized(size).columns);
      await on.press(KEY.up, /› Böse Dame/);
      await on.press('\r', /[★2-4] +(today|heute)/);
      await on.press(KEY.end, lang === 'en' ? /of 3/ : /von 3/);
      expectWhole(on, sized(size).columns);
      await on.press(KEY.escape, /› Böse Dame/);
      on.close();
    }
  });

  test('say in full what no picture of a game shows', async () => {
    await played({ kabadak: 3 });
    const on = openAt({ at: 'stats', row: 0 }, sized('120x40'));
    await on.shows(/› Kabadak/);
    await on.press('\r', /matches won +\d of 3\b/);
    await on.shows(/deals played +6\b/);
    await on.shows(/points per deal +\d.*\n +wins in a row +(\d, and going on|\d at most)/);
    on.close();
  });

  test.each(LANGS)('say nothing twice (%s)', async (lang) => {
    await played({ kabadak: 3 });
    for (const size of SIZES)
      for (const keys of [[], ['\r']]) {
        const on = openAt({ at: 'stats', row: 0 }, { ...sized(size), lang });
        await on.shows(/› Kabadak/);
        for (const key of keys) await on.press(key, /Kabadak +(Statistics|Statistik)/);
        const count = (words: RegExp): number => on.text().match(words)?.length ?? 0;
        expect([size, count(/Kabadak/g)]).toEqual([size, isBoard(size, keys) ? 2 : 1]);
        expect(count(/(points per deal|Punkte je Spiel)(?! +[−\d])/g)).toBeLessThanOrEqual(1);
        on.close();
      }
  });

  test('show in a wide window the chosen game as curve, last matches and wins, beside all games', async () => {
    await played({ kabadak: 7, durak: 3 });
    for (const given of [{}, { ascii: true }]) {
      const on = openAt({ at: 'stats', row: 0 }, { ...sized('120x40'), ...given });
      await on.shows(/^ Durak[\s\S]*Last matches +(\S +){3}3 of 3 won/m);
      await on.press(KEY.up, /Kabadak +points per deal [·-] /);
      await on.shows(/Last matches +(\S +){7}\d of 7 won/);
      await on.shows(/Opponents/);
      await on.shows(/Wins by game[\s\S]*all games +\d+ of 10/);
      expect(on.text()).toMatch(given.ascii === true ? /\|[*+-]{20}/ : /│[⠁-⣿·○]{20}/);
      // How many were won is told beside each game, in the sum and behind the last matches, and nowhere else.
      expect(on.text().match(/\d+ of \d+/g)).toHaveLength(4);
      on.close();
    }
  });

  test('show the figures and the last match or the opponents of a game that has no curve', async () => {
    await played({ kabadak: 2, durak: 1 });
    for (const size of ['80x24', '120x40']) {
      const on = openAt({ at: 'stats', row: 0 }, sized(size));
      await on.shows(/› Durak/);
      await on.shows(/In figures[\s\S]*deals lost +\d of 1\b/);
      await on.shows(size === '80x24' ? /The last match/ : /Opponents[\s\S]*random moves/);
      on.close();
    }
  });

  test('lead to the matches of a game, and these to their records and back', async () => {
    await played({ 'boese-dame': 1, kabadak: 2 });
    const on = openAt({ at: 'stats', row: 0 });
    await on.shows(/› Kabadak/);
    await on.press('h', /Finished matches +Kabadak · two matches/);
    expect(on.text()).not.toContain('Böse Dame');
    await on.press(KEY.down, /\n +› +[★✗] +today/);
    await on.press('\r', /Record|step \d/i);
    await on.press(KEY.escape, /Finished matches +Kabadak/);
    await on.press('b', /Looking back/);
    await on.press(KEY.escape, /Finished matches +Kabadak/);
    await on.press(KEY.escape, /› Kabadak +(\d of )?2/);
    on.close();
  });

  test('are empty in a sentence, and say why they cannot be read', async () => {
    await played({});
    const on = openAt({ at: 'stats', row: 0 });
    await on.shows(/No match has been finished yet\./);
    expect(on.lines().at(-1)?.trim()).toBe('Enter choose a game · Esc back');
    on.close();
    const folders = freshFolders();
    mkdirSync(historyPath(folders), { recursive: true });
    process.env.TALON_DATA = dirname(folders.history);
    const unread = openAt({ at: 'history', row: 0 });
    await unread.shows(/The history cannot be read: /);
    unread.close();
  });
});

describe('the finished matches', () => {
  test('a match whose record was deleted says so', async () => {
    const folders = await played({ kabadak: 1 });
    const on = openAt({ at: 'history', row: 0 });
    await on.shows(/› +[★✗] +Kabadak +today[\s\S]*You (win|lose)/);
    rmSync(folders.history, { recursive: true });
    await on.press('\r', /The record of this match has been deleted\./);
    on.close();
  });

  test.each(SIZES)('show the chosen one as its end told it, at %s', async (size) => {
    await played({ 'boese-dame': 1, kabadak: 1, 'auf-wiedersehen': 1 });
    for (const lang of LANGS) {
      const on = openAt({ at: 'history', row: 0 }, { ...sized(size), lang });
      await on.shows(lang === 'en' ? /\d deals? ·|· \d deals?/ : /\d Spiele? ·|· \d Spiele?/);
      await on.shows(lang === 'en' ? /seed \S/ : /Startwert \S/);
      await on.press(KEY.down, /› +[★✗] +Kabadak/);
      await on.shows(lang === 'en' ? /You (win|lose)/ : /Du (gewinnst|verlierst)/);
      await on.shows(lang === 'en' ? /lowest|above/ : /wenigsten|über/);
      expectWhole(on, sized(size).columns);
      on.close();
    }
  });

  test('say what reviews have found of the person’s decisions', async () => {
    await played({ kabadak: 1 });
    const on = openAt({ at: 'history', row: 0 }, sized('120x40'));
    await on.shows(/You (win|lose)/);
    expect(on.text()).not.toContain('Your play');
    await on.press('b', /Looking back/);
    await on.shows(/All decisions/);
    await on.press(KEY.escape, /Finished matches/);
    await on.shows(
      /Your play\n[\s\S]*decisions: \d+( of \d+)? · (nothing costly yet|\S+ costly moves?)/,
    );
    on.close();
  });
});

test('the day of a match is told as a person says it', () => {
  const at = (date: string): number => new Date(`${date}T12:00`).getTime();
  const now = at('2026-11-29');
  expect(dayText(at('2026-11-29'), now, 'en')).toBe('today');
  expect(dayText(new Date('2026-11-28T23:59').getTime(), now, 'en')).toBe('yesterday');
  expect(dayText(at('2026-11-23'), now, 'en')).toBe('Monday');
  expect(dayText(at('2026-11-23'), now, 'de')).toBe('Montag');
  expect(dayText(at('2026-11-22'), now, 'en')).toBe('22 Nov');
  expect(dayText(at('2025-11-22'), now, 'de')).toBe('22. Nov. 2025');
  // A clock that was set back leaves matches in the future, which have a date.
  expect(dayText(at('2026-12-24'), now, 'en')).toBe('24 Dec');
});

const TODAY = localDate(new Date());

/** Plays the deals of a day to their end. */
async function playDaily(folders: Folders, date: string): Promise<void> {
  const { game, options, seed, occupants } = dailyOf(date, gameCalled('hiki-kabu'));
  const players = occupants.map((who, seat) => ({ name: `P${seat}`, who }));
  const journal = newJournal(game.id, folders);
  const session = openSession({ game, options, seed, players, journal });
  await playOn(session);
  await session.close();
}

describe('home', () => {
  test('says what one has done in a game', async () => {
    await played({ kabadak: 2 });
    const on = openAt({ at: 'menu', row: 13 });
    await on.shows(/you: 2 played, [012] won[\s\S]*› Kabadak/);
    await on.press(KEY.up, /› Hiki-Kabu/);
    expect(on.text()).not.toContain('you: ');
    on.close();
  });

  test('calls no match the best one when there is no other', async () => {
    await played({ kabadak: 1 });
    const on = openAt({ at: 'menu', row: 13 });
    await on.shows(/you: 1 played, [01] won[\s\S]*› Kabadak/);
    expect(on.text()).not.toContain('best');
    on.close();
  });

  test('is there where nothing can be read', async () => {
    const folders = await played({});
    rmSync(folders.games, { recursive: true, force: true });
    mkdirSync(dirname(folders.games), { recursive: true });
    writeFileSync(folders.games, 'a file');
    const on = openAt({ at: 'menu', row: 0 });
    await on.shows(/d Deal of the day: \S[\s\S]*› All Fours/);
    expect(on.code()).toBeUndefined();
    on.close();
  });
});

/** The day as the title has it. */
const dayShown = (date: string): string =>
  dateWords(date, 'en', { weekday: 'long', day: 'numeric', month: 'long' });

describe('the deal of the day', () => {
  test.each(SIZES)('says what is fixed, and the result to share, at %s', async (size) => {
    const folders = await played({});
    await playDaily(folders, '2026-11-01');
    for (const lang of LANGS) {
      const place = { at: 'daily', date: '2026-11-01', game: 'hiki-kabu', row: 0 } as const;
      const on = openAt(place, { ...sized(size), lang });
      await on.shows(/S[ou]\S* 1\.? Nov\S*( 2026)? · Hiki-Kabu/);
      await on.shows(/Talon 2026-11-01 · Hiki-Kabu/);
      await on.shows(/[■▣□]{3} [-+−0]/);
      await on.shows(lang === 'en' ? /November 2026[\s\S]*Mon +Tue/ : /November 2026[\s\S]*Mo +Di/);
      await on.shows(lang === 'en' ? /rank \d of 3/ : /Rang \d von 3/);
      await on.shows(/^(?![\s\S]*…)/);
      expectWhole(on, sized(size).columns);
      await on.press('c', /clipboard|Zwischenablage/);
      expect(on.asked.copied).toEqual([expect.stringMatching(/^Talon 2026-11-01 · Hiki-Kabu\n/)]);
      await on.press(
        KEY.left,
        /S[a]\S* 31\.? O[ck]t[\s\S]*(You have not played|Du hast es noch nicht)/,
      );
      on.close();
    }
  });

  test('goes to earlier days and other games, never to tomorrow; Enter sits down, Esc comes back', async () => {
    await played({});
    const on = openAt({ at: 'daily', row: 0 });
    await on.shows(new RegExp(`Deal of the day +${dayShown(TODAY)} `));
    const name = dailyOf(TODAY).game.names.en;
    await on.shows(new RegExp(`· ${name} *\n`));
    await on.press(KEY.left, new RegExp(dayShown(dateAfter(TODAY, -1))));
    await on.press(KEY.right, new RegExp(`of the day +${dayShown(TODAY)} `));
    on.send(KEY.right);
    await on.press(KEY.down, /chosen by you/);
    expect(on.text()).toContain(dayShown(TODAY));
    await on.press(KEY.up, new RegExp(`· ${name} *\n`));
    await on.press(KEY.left, new RegExp(`${dayShown(dateAfter(TODAY, -1))}[\\s\\S]*not played`));
    await on.press('\r', /^(?![\s\S]*Deal of the day)/);
    await on.press('qq', new RegExp(`${dayShown(dateAfter(TODAY, -1))}[\\s\\S]*under way`));
    on.close();
  });

  test('is reached from the menu, as the statistics are', async () => {
    await played({});
    const on = openAt({ at: 'menu', row: 0 });
    await on.press('d', /Deal of the day +\S+ \d+ /);
    await on.press(KEY.escape, /d Deal of the day/);
    await on.press('t', /No match has been finished yet/);
    await on.press(KEY.escape, /d Deal of the day/);
    on.close();
  });
});
