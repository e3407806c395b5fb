/** The example bots play as they say, in Python and in TypeScript; what is written for research can be read. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { findGame, games } from '../../src/games/index.ts';
import { talonHere as talon } from '../support/here.ts';
import { type Arranged, arbitrate } from './arbiter.ts';

const BOTS = resolve(import.meta.dirname, '../bots');
const python = (name: string): readonly string[] => ['python3', join(BOTS, name)];
const folder = mkdtempSync(join(tmpdir(), 'talon-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Matches of one deal in which a program has seat 0 and random players the others. */
function arranged(game: AnyGame, program: readonly string[], more: Partial<Arranged> = {}) {
  const options = { ...standardOptions(game), deals: 1 };
  const others = allSeats(options.players - 1).map(() => 'random' as const);
  const seats = [program, ...others];
  return arbitrate({ game, options, seed: 'bots', rng: 'bots', seats, matches: 3, ...more });
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return game;
}

const endsOf = (lines: readonly string[]): readonly { readonly totals: readonly number[] }[] =>
  lines.filter((line) => line.includes('"end":true')).map((line) => JSON.parse(line));

describe('the random bot in Python', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    'plays %s to the end',
    async (_, game) => {
      const { lines } = await arranged(game, python('random_bot.py'));
      expect(endsOf(lines)).toHaveLength(3);
    },
  );

  test('asks for legal lists that are too long to be sent', async () => {
    const { lines, said } = await arranged(gameOf('boese-dame'), python('random_bot.py'), {
      sent: 2,
    });
    expect(endsOf(lines)).toHaveLength(3);
    expect(said[0]?.some((line) => line.startsWith('< {"type": "ask"'))).toBe(true);
  });
});

/** How Talon seats the bot: among random players; where no match of theirs would end, as said. */
const SEATED: Readonly<Record<string, readonly string[]>> = {
  binokel: ['--level', 'easy', '--seat', '0'],
  bridge: ['--seat', '0', '--seat', '1', '--seat', '2', '--seat', '3'],
};
const seated = ({ id }: AnyGame): readonly string[] =>
  (SEATED[id] ?? ['--level', 'random', '--seat', '0']).map((word) =>
    /^\d$/.test(word) ? `${word}=exec:python3 ${join(BOTS, 'random_bot.py')}` : word,
  );

test
  .runIf(process.env.TALON_PROGRAMS === 'all')
  .each(games.map((game) => [game.id, game] as const))(
  'the random bot in Python plays a hundred matches of %s',
  async (id, game) => {
    const ran = await talon(['sim', id, '-n', '100', '--seed', 'py', ...seated(game), '--json']);
    expect(ran.err).toMatch(/^\{"notice":.*\}\n$/);
    const { matches, faults } = JSON.parse(ran.out);
    expect([matches, Math.max(...faults)]).toEqual([100, 0]);
  },
  600_000,
);

describe('the environment in Python', () => {
  test.each([2, 5000])('gives the points as rewards, with lists of up to %i sent', async (sent) => {
    const environment = python('environment.py');
    const { lines, errors } = await arranged(gameOf('boese-dame'), environment, { sent });
    const points = endsOf(lines).map(({ totals }) => totals[0]);
    expect(errors[0]?.trim().split('\n').map(Number).sort()).toEqual([...points].sort());
  });
});

test('the bot in TypeScript makes more points than random players', async () => {
  const bot = [process.execPath, '--import', 'tsx', join(BOTS, 'queen-bot.ts')];
  const { lines } = await arranged(gameOf('boese-dame'), bot, { matches: 60 });
  const sum = (seat: number): number =>
    endsOf(lines).reduce((all, { totals }) => all + (totals[seat] ?? 0), 0);
  expect(sum(0)).toBeGreaterThan(Math.max(sum(1), sum(2), sum(3)));
});

interface Row {
  readonly match: number;
  readonly deal: number;
  readonly seat: number;
  readonly do?: string;
  readonly legal: readonly string[];
  readonly points: readonly number[];
}

test('observations of a simulation are read in Python, every decision with the points of its deal', async () => {
  const file = join(folder, 'seen.jsonl');
  const args = [
    'sim',
    'boese-dame',
    '-n',
    '3',
    '--level',
    'random',
    '--seed',
    'R',
    '-o',
    'deals=2',
  ];
  expect(await talon([...args, '--observations', file])).toMatchObject({ code: 0 });
  const rows: readonly Row[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const made = rows.filter((row) => row.do !== undefined);
  const pointsOf = ({ match, deal, seat }: Row): number =>
    rows.find((row) => row.points && row.match === match && row.deal === deal)?.points[seat] ??
    Number.NaN;
  const told = JSON.parse(
    execFileSync('python3', [join(BOTS, 'load.py'), file], { encoding: 'utf8' }),
  );
  expect(told).toMatchObject({
    decisions: 3 * 2 * 32,
    choices: made.reduce((sum, { legal }) => sum + legal.length, 0),
  });
  const page = readFileSync(resolve(import.meta.dirname, '../../src/protocol/README.md'), 'utf8');
  const [, reader = ''] = /```python\n(import json\nrows.*?)```/s.exec(page) ?? [];
  expect(reader.trim().split('\n').length).toBeLessThanOrEqual(10);
  const same = [
    "import json, sys; sys.path.insert(0, sys.argv[1]); import load; read = load.arrays(open('deals.jsonl'))",
    'sets = lambda texts, masks: [{t for t, is_legal in zip(texts, m) if is_legal} for m in masks]',
    "assert sets(read[0], read[1]) == sets(moves, masks) == [set(row['legal']) for row in made]",
    'assert [list(read[0])[at] for at in read[2]] == [moves[at] for at in chosen]',
    'assert read[3] == gained and len(made) > 100',
  ];
  writeFileSync(join(folder, 'deals.jsonl'), readFileSync(file));
  execFileSync('python3', ['-c', reader + same.join('\n'), BOTS], { cwd: folder });
  expect(told.points.play).toBeCloseTo(
    made.reduce((sum, row) => sum + pointsOf(row), 0) / made.length,
    9,
  );
});

test('a table learnt from random play in little time beats random by three standard errors', async () => {
  const [deals, table] = [join(folder, 'learnt.jsonl'), join(folder, 'table.json')];
  const kabadak = ['sim', 'kabadak', '--level', 'random', '-o', 'deals=1'];
  const policy = join(BOTS, 'table_policy.py');
  const start = performance.now();
  await talon([...kabadak, '-n', '600', '--seed', 'T', '--observations', deals]);
  const played = performance.now();
  writeFileSync(table, execFileSync('python3', [policy, deals]));
  // The play itself takes a few seconds on a machine that does nothing else.
  expect(performance.now() - played).toBeLessThan(10 * (played - start));
  const seat = `0=exec:python3 ${policy} ${table}`;
  const more = ['-n', '200', '--seed', 'E', '--rng', 'E', '--seat', seat, '--json'];
  const { points, pointsError, faults } = JSON.parse((await talon([...kabadak, ...more])).out);
  expect(faults).toEqual([0, 0]);
  // Points count against their player.
  expect(points[1] - points[0]).toBeGreaterThan(3 * (pointsError[0] + pointsError[1]));
});
