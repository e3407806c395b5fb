/** The deal of the day: what a date stands for, wherever one is; whose try counts; and the replays. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chanceOf, openMatch } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import {
  type Daily,
  dailyOf,
  dateAfter,
  EDITION,
  firstTry,
  isDate,
  streakOf,
} from '../../src/play/past/daily.ts';
import { replayDaily } from '../../src/play/past/daily-replays.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { writeOccupant } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, playOn, wait } from '../support/session.ts';

/** Local times with their distance from UTC; each stands for its own date. */
const MOMENTS = [
  ['Europe/Berlin', '2026-03-28T23:59+01:00'],
  ['Europe/Berlin', '2026-03-29T00:01+01:00'],
  ['Europe/Berlin', '2026-03-29T23:59+02:00'],
  ['Europe/Berlin', '2026-03-30T00:01+02:00'],
  ['Europe/Berlin', '2026-10-24T23:59+02:00'],
  ['Europe/Berlin', '2026-10-25T00:01+02:00'],
  ['Europe/Berlin', '2026-10-25T23:59+01:00'],
  ['Europe/Berlin', '2026-10-26T00:01+01:00'],
  // Clocks go from midnight to one o'clock, and back from midnight to eleven.
  ['America/Sao_Paulo', '2018-11-03T23:59-03:00'],
  ['America/Sao_Paulo', '2018-11-04T01:01-02:00'],
  ['America/Sao_Paulo', '2018-02-17T23:59-02:00'],
  ['America/Sao_Paulo', '2018-02-17T23:59-03:00'],
  ['America/Sao_Paulo', '2018-02-18T00:01-03:00'],
  ['Pacific/Kiritimati', '2026-01-01T00:01+14:00'],
  ['Pacific/Pago_Pago', '2025-12-31T23:59-11:00'],
  ['Asia/Kathmandu', '2028-02-29T23:59+05:45'],
  ['Asia/Kathmandu', '2028-03-01T00:01+05:45'],
  // The thirtieth was left out there.
  ['Pacific/Apia', '2011-12-29T23:59-10:00'],
  ['Pacific/Apia', '2011-12-31T00:01+14:00'],
] as const;

const firstDeal = ({ game, options, seed }: Daily) => chanceOf(openMatch(game, options, seed));

const DAILY = pathToFileURL(resolve(import.meta.dirname, '../../src/play/past/daily.ts')).href;

/** The local dates of the moments, by a process of its own: a time zone is the whole process's. */
function datesThere(): readonly string[] {
  const code = `import { localDate } from ${JSON.stringify(DAILY)};
for (const [place, moment] of ${JSON.stringify(MOMENTS)}) {
  process.env.TZ = place;
  console.log(place, localDate(new Date(moment)));
}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

describe('a date', () => {
  test('is that of the place, at 23:59 and at 00:01, over changes of clocks', () => {
    const expected = MOMENTS.map(([place, moment]) => `${place} ${moment.slice(0, 10)}`);
    expect(datesThere()).toEqual(expected);
  });

  test('is one of the calendar, and follows another', () => {
    const good = ['2026-11-22', '2028-02-29', '0001-01-01', '9999-12-31'];
    const bad = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      'today',
      '',
      '2026-11-22T00:00',
      '-26-11-22',
    ];
    expect(good.filter((one) => !isDate(one))).toEqual([]);
    expect(bad.filter(isDate)).toEqual([]);
    expect(dateAfter('2026-03-29', 1)).toBe('2026-03-30');
    expect(dateAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  test('has its own game and deals, and what both are never changes in edition 6', async () => {
    expect(EDITION).toBe(6);
    const dates = Array.from({ length: 13 }, (_, at) => dateAfter('2026-11-16', at));
    expect(dates.map((date) => dailyOf(date).game.id)).toMatchInlineSnapshot(`
      [
        "cabo",
        "all-fours",
        "cabo",
        "canasta",
        "binokel",
        "hiki-kabu",
        "blaue-vierzehn",
        "boehmischer-schneider",
        "kabadak",
        "bridge",
        "bakkarat",
        "durak",
        "bimbo",
      ]
    `);
    const { seed, options, occupants, seat } = dailyOf('2026-11-22', gameCalled('boese-dame'));
    expect([seed, options, occupants, seat]).toEqual([
      'daily/6/2026-11-22',
      { players: 4, deals: 3, rounds: 4 },
      ['human', 'medium', 'medium', 'medium'],
      0,
    ]);
    expect(firstDeal(dailyOf('2026-11-22'))).not.toEqual(
      firstDeal({ ...dailyOf('2026-11-22'), seed: dailyOf('2026-11-23').seed }),
    );
  });

  test('gives each game its turn, and none two days running', () => {
    const ids = Array.from(
      { length: 390 },
      (_, at) => dailyOf(dateAfter('2026-01-01', at)).game.id,
    );
    const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);
    for (const { id } of decided) {
      const times = ids.filter((one) => one === id).length;
      expect([29, 30, 31]).toContain(times);
    }
    expect(ids.filter((id, at) => id === ids[at + 1])).toEqual([]);
  });
});

const DATE = '2026-11-22';
const QUICK = dailyOf(DATE, gameCalled('hiki-kabu'));

/** Sits down to the deals; a later moment gives a later name. */
function sit(folders: Folders, minute: number, changed: Partial<Daily> = {}): Session {
  const { game, options, seed, occupants } = { ...QUICK, ...changed };
  const players = occupants.map((who, seat) => ({ name: `P${seat}`, who }));
  const clock = () => Date.parse(`2026-11-22T10:${minute}:00Z`);
  return openSession({
    game,
    options,
    seed,
    players,
    journal: newJournal(game.id, folders, clock),
  });
}

async function play(session: Session): Promise<string | undefined> {
  await playOn(session);
  await session.close();
  return session.record.saved();
}

describe('the days in a row', () => {
  const on = (date: string) => {
    const { game, seed, options, occupants } = dailyOf(date);
    return { game: game.id, seed, options, seats: occupants.map(writeOccupant) };
  };
  const daysTo = (date: string, count: number) =>
    Array.from({ length: count }, (_, back) => on(dateAfter(date, -back)));

  test('count back from today, or from yesterday while today is not played', () => {
    expect(streakOf([], DATE)).toBe(0);
    expect(streakOf(daysTo(DATE, 3), DATE)).toBe(3);
    expect(streakOf(daysTo(dateAfter(DATE, -1), 2), DATE)).toBe(2);
    expect(streakOf(daysTo(dateAfter(DATE, -2), 4), DATE)).toBe(0);
  });

  test('end at a day that is missing, or on which only another game was played', () => {
    const gone = [...daysTo(DATE, 2), ...daysTo(dateAfter(DATE, -3), 2)];
    expect(streakOf(gone, DATE)).toBe(2);
    const other = games.find(({ id }) => id !== dailyOf(dateAfter(DATE, -2)).game.id);
    const instead = { ...on(dateAfter(DATE, -2)), game: other?.id ?? '' };
    expect(streakOf([...gone, instead], DATE)).toBe(2);
  });
});

describe('the first try', () => {
  test('counts, whether it is under way or done and whatever comes after it', async () => {
    const folders = freshFolders();
    expect(await firstTry(QUICK, folders)).toEqual({ kind: 'none' });
    const session = sit(folders, 10);
    await wait(session);
    await session.close();
    expect(await firstTry(QUICK, folders)).toMatchObject({ kind: 'going' });
    await play(sit(folders, 11));
    const going = await firstTry(QUICK, folders);
    expect(going).toMatchObject({ kind: 'going', save: { id: session.record.saved() } });
    const other = freshFolders();
    const first = await play(sit(other, 12));
    await play(sit(other, 13));
    const open = sit(other, 14);
    await wait(open);
    await open.close();
    expect(await firstTry(QUICK, other)).toMatchObject({ kind: 'done', entry: { id: first } });
  });

  test('is one in the same seat against the same opponents', async () => {
    const folders = freshFolders();
    await play(sit(folders, 10, { occupants: ['human', 'easy', 'easy', 'easy'] }));
    await play(sit(folders, 11, { occupants: [...QUICK.occupants].reverse() }));
    const open = sit(folders, 12, { occupants: QUICK.occupants.map(() => 'human') });
    await wait(open);
    await open.close();
    expect(await firstTry(QUICK, folders)).toEqual({ kind: 'none' });
  });

  test('is one with these deals, this game and these options', async () => {
    const folders = freshFolders();
    await play(sit(folders, 10, { seed: 'daily/1/2026-11-21' }));
    await play(sit(folders, 11, { options: { ...QUICK.options, deals: 1 } }));
    expect(await firstTry(QUICK, folders)).toEqual({ kind: 'none' });
    const elsewhere = dailyOf(DATE, gameCalled('bakkarat'));
    await play(sit(folders, 12, elsewhere));
    expect(await firstTry(QUICK, folders)).toEqual({ kind: 'none' });
    expect((await firstTry(elsewhere, folders)).kind).toBe('done');
  });

  test('says whether there was help', async () => {
    const folders = freshFolders();
    const session = sit(folders, 10);
    await wait(session);
    session.entrust('stand-in');
    await play(session);
    expect(await firstTry(QUICK, folders)).toMatchObject({ entry: { assisted: true } });
  });
});

describe('the replays', () => {
  test('are the same every time, one for each level, weakest first', async () => {
    const daily = dailyOf(DATE, gameCalled('boese-dame'));
    const deals: string[] = [];
    const all = await replayDaily(daily, { onDeal: (done, of) => deals.push(`${done}/${of}`) });
    // Once these change, results can no longer be compared: raise EDITION.
    expect(all?.map(({ level, total }) => `${level} ${total}`)).toEqual([
      'easy 42',
      'medium 116',
      'hard 99',
    ]);
    expect(all?.every(({ points }) => points.length === 3)).toBe(true);
    expect(deals.at(0)).toBe('1/9');
    expect(deals.at(-1)).toBe('9/9');
  });

  test('can be left at any moment', async () => {
    let times = 0;
    const stopped = (): boolean => ++times > 5;
    expect(await replayDaily(QUICK, { stopped })).toBeUndefined();
    expect(times).toBe(6);
  });

  test('are none where nothing is decided', async () => {
    expect(await replayDaily(dailyOf(DATE, gameCalled('auf-wiedersehen')))).toEqual([]);
  });
});
