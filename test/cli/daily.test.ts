/** `talon daily`: the deals of the date wherever and whenever it is started, and its result in lines. */
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { dailyOf } from '../../src/play/past/daily.ts';
import { freshFolder, freshFolders } from '../support/folders.ts';
import { talonHere } from '../support/here.ts';
import { type Ran, talon } from '../support/talon.ts';

const CLOCK = pathToFileURL(resolve(import.meta.dirname, '../support/clock.mjs')).href;

/** The program started at a moment in a time zone. */
const startedAt = (zone: string, moment: string, args: readonly string[]) =>
  talon(['daily', ...args], {
    env: {
      TZ: zone,
      TALON_TEST_CLOCK: moment,
      NODE_OPTIONS: `--import=${CLOCK}`,
      TALON_DATA: freshFolder(),
    },
  });

/** The command in this process, whose clock stands at a moment in a time zone. */
async function at(zone: string, moment: string, args: readonly string[]): Promise<Ran> {
  const { TZ } = process.env;
  process.env.TZ = zone;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  try {
    return await talonHere(['daily', ...args], { env: { TALON_DATA: freshFolder() } });
  } finally {
    vi.useRealTimers();
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

const NOT_YET = {
  code: 1,
  out: '',
  err: 'talon: your first try at these deals is not finished; once it is, --again plays them again\n',
};

describe('talon daily', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28T23:59+01:00'],
    ['Europe/Berlin', '2026-03-29T00:01+01:00'],
    ['America/Los_Angeles', '2026-11-01T23:59-08:00'],
    ['Pacific/Kiritimati', '2026-07-01T00:01+14:00'],
  ])('in %s at %s has the deals of that date, with and without --date', async (zone, moment) => {
    const date = moment.slice(0, 10);
    const { game, seed, options, seat } = dailyOf(date);
    const without = await at(zone, moment, ['--json']);
    const given = await at(zone, moment, ['--json', '--date', date]);
    expect(JSON.parse(without.out)).toMatchObject({ date, game: game.id, seed, options, seat });
    expect(given).toEqual(without);
  });

  test('has them in a program that is started there', async () => {
    const ran = await startedAt('Pacific/Kiritimati', '2026-07-01T00:01+14:00', ['--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ date: '2026-07-01' });
    expect(ran).toEqual(await at('Pacific/Kiritimati', '2026-07-01T00:01+14:00', ['--json']));
  });

  test('refuses tomorrow, which the day after is an earlier day', async () => {
    const tomorrow = ['--json', '--date', '2026-03-29'];
    const error = 'the deals of 2026-03-29 cannot be played before that day: today is 2026-03-28';
    expect(await at('Europe/Berlin', '2026-03-28T23:59+01:00', tomorrow)).toEqual({
      code: 1,
      out: '',
      err: `${JSON.stringify({ error, code: 'failed' })}\n`,
    });
    for (const moment of ['2026-03-29T00:01+01:00', '2026-03-30T00:01+02:00'])
      expect((await at('Europe/Berlin', moment, tomorrow)).code).toBe(0);
  });

  test('ends where years have five digits, and blames no --date that nobody gave', async () => {
    const { code, out, err } = await at('UTC', '+012345-01-01T00:00Z', ['--json']);
    expect([code, err, JSON.parse(out).date]).toEqual([0, '', '9999-12-30']);
  });

  test('says what is wrong with a date or a game', async () => {
    expect(await talonHere(['daily', '--date', '2026-02-30'])).toEqual({
      code: 2,
      out: '',
      err: 'talon: --date: “2026-02-30” is not a date such as 2026-11-22\n',
    });
    expect((await talonHere(['daily', 'brigde'])).code).toBe(2);
  });

  test('plays in lines, tells the result to share, and counts the first try alone', async () => {
    const env = { TALON_DATA: dirname(freshFolders().history) };
    const args = ['daily', 'hiki-kabu', '--date', '2026-11-01', '--line'];
    expect(await talonHere([...args, '--again'], { env, input: '1\n' })).toEqual(NOT_YET);
    const begun = await talonHere(args, { env, input: '1\n' });
    expect(begun.out).toMatch(/^Deal of the day, 2026-11-01: Hiki-Kabu\.$/m);
    expect(begun.out).toMatch(/up to 3 deals with the usual options against .* \(edition 6\)\./);
    expect(begun.out).toMatch(/You have not played it yet/);
    expect(await talonHere([...args, '--again'], { env, input: '1\n' })).toEqual(NOT_YET);
    const input = '1\n'.repeat(60);
    const { code, out } = await talonHere(args, { env, input });
    expect(code).toBe(0);
    expect(out).toMatch(/^Your first try is under way: deal \d\.$/m);
    const shared =
      /^Talon 2026-11-01 · Hiki-Kabu\n[■▣□]{3} .*, total \d+\nrank \d of 3 .*\neasy: \d+ · hard: \d+$/m;
    const result = shared.exec(out)?.[0] ?? 'nothing to share';
    expect(result).toMatch(/easy: \d+ · hard: \d+/);
    const later = await talonHere(args, { env });
    expect(later.out).toContain(result);
    expect(later.out).toMatch(/talon daily hiki-kabu --date 2026-11-01 --again$/m);
    const again = await talonHere([...args, '--again'], { env, input });
    expect(again.out).toMatch(/^This is another try: it does not count\.$/m);
    expect(again.out).not.toMatch(shared);
    const { out: json } = await talonHere([...args.slice(0, 4), '--json'], { env });
    const data = JSON.parse(json);
    expect(data).toMatchObject({ edition: 6, tried: 'done', result: { assisted: false } });
    expect(result).toContain(`rank ${data.result.place} of 3 `);
    expect(data.replays.map(({ level }: { level: string }) => level)).toEqual(['easy', 'hard']);
  });
});
