/** The process of a bot: what it starts with, and that all of it ends. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { games } from '../../src/games/index.ts';
import { rngOf } from '../../src/protocol/bot-answers.ts';
import { BotLog } from '../../src/protocol/bot-log.ts';
import { BotSeat } from '../../src/protocol/bot-restarts.ts';
import { Connection } from '../../src/protocol/connection.ts';
import type { Info } from '../../src/protocol/messages.ts';
import { talonHere as talon } from '../support/here.ts';
import { simulated, sumsOf, withBot } from '../support/programs.ts';

const OWN = 'TALON_TEST_SECRET';
afterEach(() => {
  delete process.env[OWN];
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('it starts with its words, in an empty folder that goes with it, without the variables of Talon', async () => {
  process.env[OWN] = 'seed';
  const told = JSON.parse(await withBot(['tells', 'a b', '*'], async () => {}));
  expect(told.args).toEqual(['a b', '*']);
  expect(told.folder.startsWith(tmpdir())).toBe(true);
  expect(told.files).toEqual([]);
  expect(existsSync(told.folder)).toBe(false);
  expect(told.env).toContain('PATH');
  expect(told.env.filter((name: string) => name.startsWith('TALON_'))).toEqual([]);
});

test.each([
  ['that has quit', 'forks'],
  ['that goes on after its input and a signal', 'stays'],
])('what a bot %s has started ends with it', async (_, mode) => {
  const child = Number(
    await withBot([mode], async (bot) => {
      expect(bot.fault()).toBeUndefined();
    }),
  );
  expect(child).toBeGreaterThan(1);
  // Whoever inherits it may take a moment to notice.
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), 280_000);
});

test('a program that cannot be started says so', async () => {
  const words = ['/nowhere/to/be/found'];
  const bot = await BotSeat.open(0, { words, log: '/dev/null', talon: 'test' });
  expect(bot.fault()).toMatchObject({ isUnstarted: true, code: 'gone' });
  expect(bot.fault()?.text.en).toBe('there is no program /nowhere/to/be/found');
  expect(bot.name).toBe('found');
  await bot.close();
});

test('messages of turns that are over, infos and unknown keys do no harm', async () => {
  const run = await simulated('chatty', { matches: 2 });
  expect(run.faults).toEqual([]);
  expect(sumsOf(run).summary.matches).toBe(2);
});

test('an answer that nobody awaits is ignored, counted, and named to the bot and at the end', async () => {
  const bot = `1=exec:'${process.execPath}' '${join(import.meta.dirname, '../support/bot.mjs')}' chatty`;
  const args = [
    'sim',
    'boese-dame',
    '-n',
    '1',
    '-o',
    'deals=1',
    '--level',
    'random',
    '--seed',
    'S',
  ];
  const { code, err } = await talon([...args, '--seat', bot]);
  expect(code).toBe(0);
  expect(err).toContain(
    'the program at seat 1 gave 16 answers that nobody awaited; they were ignored; the first: message 2, “move”: match 0 awaits id 1, not 0',
  );
  let told: object[] = [];
  await withBot(['tells'], async (seat) => {
    expect(seat.strays()).toEqual({ count: 0 });
  });
  const words = [process.execPath, join(import.meta.dirname, '../support/bot.mjs'), 'chatty'];
  const connection = new Connection({ words, log: '/dev/null', talon: 'test' });
  const send = connection.send.bind(connection);
  connection.send = (message) => {
    told = [...told, message];
    send(message);
  };
  await connection.greet();
  await new Promise((resolve) => {
    const take = (): boolean => {
      resolve(0);
      return true;
    };
    connection.wait({ match: 0, id: 1, take, inform: () => {}, fail: resolve });
    send({ type: 'turn', match: 0, id: 1, seat: 0, observation: {}, legal: ['pass'] });
  });
  expect(told.slice(1, 3)).toMatchObject([
    {
      type: 'fault',
      code: 'stray',
      id: 0,
      action: 'ignore',
      text: expect.stringContaining('id 1, not 0'),
    },
    {
      match: 1000,
      text: 'message 3, “move”: no turn of match 1000 is open, so nobody awaits id 1',
    },
  ]);
  await connection.close();
});

test('of what a bot prints on its stderr, the first and the last half megabyte are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talon-log-'));
  const path = join(folder, 'log');
  const log = new BotLog(path);
  log.push(Buffer.from('first\n'));
  for (let piece = 0; piece < 400; piece++) log.push(Buffer.alloc(10_000, 'x'));
  log.push(Buffer.from('last'));
  log.close();
  const kept = readFileSync(path, 'utf8');
  expect(kept.length).toBeLessThan(2 ** 20 + 100);
  expect(kept.length).toBeGreaterThan(2 ** 20);
  expect([kept.startsWith('first\n'), kept.endsWith('xlast')]).toEqual([true, true]);
  expect(kept).toContain(`\n… ${4_000_010 - 2 ** 20} bytes …\n`);
  const small = new BotLog(path);
  small.push(Buffer.from('again'));
  small.close();
  expect(readFileSync(path, 'utf8')).toBe(`${kept}again`);
  rmSync(folder, { recursive: true });
});

test('of infos, at most twenty a second are passed on', async () => {
  const words = [process.execPath, join(import.meta.dirname, '../support/bot.mjs'), 'chatter'];
  const connection = new Connection({ words, log: '/dev/null', talon: 'test' });
  await connection.greet();
  const heard: (string | undefined)[] = [];
  const start = performance.now();
  for (const id of [1, 2, 3]) {
    const turn = { type: 'turn', match: 0, id, seat: 0, observation: {}, legal: ['pass'] } as const;
    await new Promise<unknown>((resolve) => {
      const take = (): boolean => {
        resolve(id);
        return true;
      };
      const inform = ({ text }: Info): void => void heard.push(text);
      connection.wait({ match: 0, id, take, inform, fail: resolve });
      connection.send(turn);
    });
  }
  const seconds = Math.ceil((performance.now() - start) / 1000) + 1;
  expect(heard.length).toBeGreaterThanOrEqual(20);
  expect(heard.length).toBeLessThanOrEqual(20 * seconds);
  expect(heard[0]).toBe('hm');
  await connection.close();
});

test('what a bot thinks stands beside its move in observations, and in no record', async () => {
  const { seen, lines } = await simulated('thinks', { matches: 1, observations: true });
  const own = seen.map((line) => JSON.parse(line)).filter(({ seat }) => seat === 1);
  expect(own[0].info).toEqual({ text: 'turn 1 [QS]', values: { [own[0].do]: 1.25 } });
  expect(seen.filter((line) => line.includes('"info"')).length).toBeLessThanOrEqual(own.length);
  expect(lines.join('')).not.toContain('turn 1');
});

test('a bot that has died plays the next match, if it has ever moved', async () => {
  const run = await simulated('dies', { onFault: 'forfeit', matches: 3 });
  expect(run.faults).toEqual(Array(3).fill('1 gone'));
  expect(sumsOf(run).forfeits).toEqual([0, 3, 0, 0]);
});

test('the seed for its own choices is of its match and seat alone, and does not show the seed', () => {
  const all = [rngOf('s', 0, 0), rngOf('s', 0, 1), rngOf('s', 1, 0), rngOf('t', 0, 0)];
  expect(new Set(all).size).toBe(4);
  expect(rngOf('s', 0, 0)).toBe(all[0]);
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{64}$/);
});

test('a program that has begun wrongly has its fault whenever it is to move', async () => {
  await withBot(['babbles'], async (bot) => {
    const [game] = games;
    if (game === undefined) throw new Error('there are no games');
    const opening = openMatch(game, standardOptions(game), 'x');
    const seat = await bot.join({ match: 0, opening, names: [], rng: '' });
    expect(await seat.decide(opening)).toMatchObject({ fault: { code: 'garbage' } });
  });
});
