/** `talon perft`, started as a script starts it. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { claimsAt } from '../../src/engine/claims.ts';
import { findGame, games } from '../../src/games/index.ts';
import { talonHere as talon } from '../support/here.ts';
import { matchAt, type Position, positionsOf, recordTo } from '../support/positions.ts';
import { recordOf } from '../support/simulation.ts';
import { TALON } from '../support/talon.ts';

const perft = (input: string, ...args: readonly string[]) =>
  talon(['perft', '-', ...args], { input });

/** The position of a game that took the most steps. */
function farthest(id: string): Position {
  const [first, ...rest] = [...positionsOf(id)].sort((a, b) => b.steps.length - a.steps.length);
  if (first === undefined || rest.length === 0) throw new Error(`no positions of ${id}`);
  return first;
}

const recordFor = (id: string): string => {
  const game = findGame(id);
  return game === undefined ? '' : recordTo(game, farthest(id));
};

test.each(games.map(({ id }) => id))(
  '%s: counts from where the record stands, as many as asked for',
  async (id) => {
    const { counts } = farthest(id);
    const { code, out, err } = await perft(recordFor(id), '--depth', `${counts.length}`, '--json');
    expect({ code, err, ...JSON.parse(out) }).toEqual({ code: 0, err: '', counts });
  },
);

test('three depths unless said otherwise, a line each, from the last record of several', async () => {
  const { counts } = farthest('boese-dame');
  const { out } = await perft(recordFor('canasta') + recordFor('boese-dame'));
  expect(out).toBe(
    counts
      .slice(0, 3)
      .map((count, i) => `${i + 1}  ${count}\n`)
      .join(''),
  );
});

test('a position of chance and the end of a match count once', async () => {
  const record = recordOf('boese-dame', { deals: 1 }, 'perft');
  const [header = ''] = record.split('\n');
  const [begun, over] = await Promise.all([
    perft(header, '--json'),
    perft(record, '--json', '--depth', '2'),
  ]);
  expect(begun).toEqual({ code: 0, out: '{"counts":[1,1,1]}\n', err: '' });
  expect(over).toEqual({ code: 0, out: '{"counts":[1,1]}\n', err: '' });
});

test('claims are left out', async () => {
  const game = findGame('bridge');
  const position = positionsOf('bridge').find((candidate) => {
    const match = game && matchAt(game, candidate);
    return match !== undefined && claimsAt(match).some(({ line }) => line === 'claim 1');
  });
  const record = game && position ? recordTo(game, position) : '';
  const [list, counted] = await Promise.all([
    talon(['legal', '-', '--count'], { input: record }),
    perft(record, '--depth', '1'),
  ]);
  expect(counted.out).toBe(`1  ${position?.counts[0]}\n`);
  expect(list.out).toBe(`${position?.counts[0]}\n`);
});

test('what legal says about a record that is faulty or missing, perft says too', async () => {
  const record = recordFor('boese-dame').replace('"by":1', '"by":2');
  for (const [file, input] of [
    ['-', record],
    ['-', ''],
    ['nowhere.talon.jsonl', ''],
  ] as const) {
    const [listed, counted] = await Promise.all([
      talon(['legal', file], { input }),
      talon(['perft', file], { input }),
    ]);
    expect(counted).toEqual(listed);
    expect(counted).toMatchObject({ code: 1, out: '' });
    expect(counted.err).toMatch(/^talon: .+\n$/);
  }
});

test.each(['0', '101', '-1', 'two'])('--depth %s is a wrong command line', async (depth) => {
  const { code, out, err } = await perft(recordFor('boese-dame'), '--depth', depth);
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `talon: --depth: “${depth}” is not a whole number from 1 to 100\n`,
  });
});

test('Ctrl-C ends a long count at once', async () => {
  const begun = performance.now();
  const program = spawn(process.execPath, [TALON, 'perft', '-', '--depth', '60']);
  program.stdin.end(recordFor('canasta'));
  let interrupted = 0;
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    if (interrupted > 0 || !data.includes('3  ')) return;
    interrupted = performance.now();
    program.kill('SIGINT');
  });
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((done) =>
    program.on('close', (...how) => done(how)),
  );
  expect([130, 'SIGINT']).toContain(signal ?? code);
  // The machine may be busy, so the bound depends on what it took to start and to count three depths.
  expect(performance.now() - interrupted).toBeLessThan(10 * (interrupted - begun));
});
