/**
 * Runs in shards and tournaments: whole ones as the built program plays them on its threads, shards in the
 * tests' own process. `TALON_SHARDS=64` plays so many shards, and everything, with the built program.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import ladder from '../ladder/boese-dame.json' with { type: 'json' };
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { talonHere } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import { talon as program, statusOf, TALON } from '../support/talon.ts';

evaluateBriefly();

const { TALON_SHARDS } = process.env;
const SHARDS = Number(TALON_SHARDS ?? 3);
const talon = TALON_SHARDS === undefined ? talonHere : program;
const folder = mkdtempSync(join(tmpdir(), 'talon-merge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const ofAll = (kind: string): readonly string[] =>
  Array.from({ length: SHARDS }, (_, one) => at(`${kind}${one + 1}`));

const SIM = ['sim', 'boese-dame', '-n', '90', '--level', 'random', '--seed', 'M'];
const CUP = ['tournament', 'boese-dame', '--entrant', 'a=random', '--entrant', 'b=easy'];
const TOUR = [...CUP, '--entrant', 'c=random', '-n', '10', '--seed', 'M'];

const shard = (args: readonly string[], number: number, file: string, records?: string) =>
  talon([
    ...[...args, '--shard', `${number}/${SHARDS}`, '--partial', at(file)],
    ...(records === undefined ? [] : ['--records', at(records)]),
  ]);

async function playShards(args: readonly string[], name: string): Promise<void> {
  for (let number = SHARDS; number >= 1; number--)
    expect(await shard(args, number, `${name}${number}`, `${name}-r${number}`)).toMatchObject({
      code: 0,
      err: '',
    });
}

describe('shards of a simulation', () => {
  test('merge to the very JSON of one run, and their records are the run’s', async () => {
    await playShards(SIM, 'sim');
    const whole = await program([...SIM, '--json', '--records', at('all')]);
    const merged = await talon(['merge', ...ofAll('sim'), at('sim2'), '--json']);
    expect(merged.err).toBe('');
    expect(merged.out).toBe(whole.out);
    const [told, german] = await Promise.all([talon(SIM), talon([...SIM, '--lang', 'de'])]);
    expect((await talon(['merge', ...ofAll('sim')])).out).toBe(told.out);
    expect((await talon(['merge', ...ofAll('sim'), '--lang', 'de'])).out).toBe(german.out);
    expect(
      ofAll('sim-r')
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    ).toBe(read('all'));
  });

  test('are left alone once they are complete, and played again if their records are gone', async () => {
    const before = read('sim1');
    const again = await shard(SIM, 1, 'sim1');
    expect(again.out).toMatch(/^shard 1 of \d+ is already complete: /);
    rmSync(at('sim-r1'));
    const once = await shard(SIM, 1, 'sim1', 'sim-r1');
    expect(once.out).toMatch(/^shard 1 of \d+, from 0 up to \d+: /);
    expect([read('sim1'), read('all').startsWith(read('sim-r1'))]).toEqual([before, true]);
  });

  test('write observations that are the run’s, and are played again if these are gone', async () => {
    const few = ['sim', 'cabo', '-n', '5', '--level', 'random', '--seed', 'O', '-o', 'deals=1'];
    const part = (number: number): readonly string[] => [
      ...[...few, '--shard', `${number}/2`, '--partial', at(`seen${number}`)],
      ...['--observations', at(`seen-o${number}`)],
    ];
    for (const number of [2, 1])
      expect(await talonHere(part(number))).toMatchObject({ code: 0, err: '' });
    await talonHere([...few, '--observations', at('seen')]);
    expect(read('seen')).toContain('"observation":');
    expect(read('seen-o1') + read('seen-o2')).toBe(read('seen'));
    expect((await talonHere(part(2))).out).toMatch(/already complete/);
    rmSync(at('seen-o2'));
    expect((await talonHere(part(2))).out).toMatch(/^shard 2 of 2, from 2 up to 5: /);
    expect(read('seen').endsWith(read('seen-o2'))).toBe(true);
  });

  test('that are missing or of another seed are refused by number', async () => {
    const rest = ofAll('sim').slice(1);
    expect(await talon(['merge', ...rest])).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^talon: of the \d+ shards, these are missing: 1\ntalon: this plays what is missing: for k in 1; .*\n$/,
      ),
    });
    const other = SIM.map((word) => (word === 'M' ? 'N' : word));
    await shard(other, 1, 'other');
    const { code, err } = await talon(['merge', at('other'), ...rest, '--lang', 'de']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^talon: Teil 1 gehört zu einem anderen Lauf \(.*\): seed ist "N", /),
    ]);
    writeFileSync(at('built'), read('sim1').replace(/"build":"./, '"build":"x'));
    expect((await talon(['merge', at('built'), ...rest])).err).toMatch(
      /^talon: shard 1 is damaged/,
    );
  });

  test('an interrupted one leaves nothing', async () => {
    const args = ['sim', 'boese-dame', '-n', '2000000', '--level', 'random', '--seed', 'I'];
    const run = spawn(
      process.execPath,
      [TALON, ...args, '--shard', '1/2', '--partial', at('cut'), '--records', '-'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    run.stdout.once('data', () => run.kill('SIGINT')).on('data', () => undefined);
    expect(await statusOf(run)).toBe(130);
    expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual([]);
  });

  test.each([
    [['--shard', '1/2'], '--shard and --partial go together'],
    [['--shard', '3/2', '--partial', 'x'], '--shard: “3/2” is not of the form 3/64, up to 100000'],
  ])('%j is a usage error', async (more, said) => {
    expect(await talon([...SIM, ...more])).toEqual({ code: 2, out: '', err: `talon: ${said}\n` });
  });

  test('need a seed, and a folder that is there', async () => {
    const bare = ['sim', 'boese-dame', '--shard', '1/2', '--partial', at('bare')];
    expect((await talon(bare)).err).toBe(
      'talon: --shard needs --seed: all shards play the same run\n',
    );
    const { code, err } = await shard(SIM, 1, 'no/where');
    expect([code, err]).toEqual([1, `talon: there is no folder ${at('no')}\n`]);
  });
});

test('a review in shards merges to the very review of the whole file', async () => {
  // The first tricks of two deals.
  const cut = ['V', 'W'].map((seed) => recordOf('all-fours', { deals: 1 }, seed).split('\n'));
  writeFileSync(at('past'), `${cut.map((lines) => lines.slice(0, 8).join('\n')).join('\n')}\n`);
  const args = ['review', at('past'), '--seat', '1'];
  for (const number of [2, 1])
    await talon([...args, '--shard', `${number}/2`, '--partial', at(`review${number}`)]);
  const files = [at('review1'), at('review2')];
  for (const more of [['--json'], ['--lang', 'de']]) {
    const whole = await talon([...args, '--line', ...more]);
    expect(whole.out.length).toBeGreaterThan(100);
    expect(await talon(['merge', ...files, ...more])).toEqual(whole);
  }
  expect((await talon(['merge', at('review1')])).err).toContain(
    'plays what is missing: for k in 2; do talon review FILE --seat 1 --shard $k/2 --partial ',
  );
  const other = [...args, '--seat', '2', '--shard', '1/2', '--partial', at('review1')];
  expect((await talon(other)).err).toMatch(
    /holds the result of another run .*: seat is "1", not "2"/,
  );
});

describe('tournaments', () => {
  test('in shards merge to the very JSON of one', async () => {
    await playShards(TOUR, 'cup');
    const keeping = (kept: string, games: string): readonly string[] => [
      ...TOUR,
      '--json',
      '--save',
      at(kept),
      '--records',
      at(games),
    ];
    const whole = await talon(keeping('kept', 'games'));
    expect(await program(keeping('threads', 'same'))).toEqual(whole);
    expect(read('same')).toBe(read('games'));
    expect(await talon(['merge', ...ofAll('cup').toReversed(), '--json'])).toEqual(whole);
    expect(await talon(['merge', at('kept'), '--json'])).toEqual(whole);
    expect(
      ofAll('cup-r')
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    ).toBe(read('games'));
    expect((await talon(['verify', at('games')])).out).toMatch(/^60 records, .* 0 faults/);
  });

  test('killed and resumed give the same bytes, the records too', async () => {
    const [kept, games] = [read('kept'), read('games')];
    const whole = await talon(['merge', at('kept'), '--json']);
    for (const [length, recorded] of [
      [1700, games.length],
      [kept.length - 20, 150_000],
      [kept.length, 5000],
    ] as const) {
      writeFileSync(at('kept'), kept.slice(0, length));
      writeFileSync(at('games'), games.slice(0, recorded));
      const args = TOUR.filter((word) => word !== '--seed' && word !== 'M');
      const resumed = await talon([
        ...args,
        '--json',
        '--save',
        at('kept'),
        '--records',
        at('games'),
      ]);
      expect(resumed).toEqual(whole);
      expect([read('kept') === kept, read('games') === games]).toEqual([true, true]);
    }
  });

  test('of two levels give the ladder’s figures to the last digit', async () => {
    const [{ mean, error, deals } = { mean: 0, error: 0, deals: 0 }] = ladder.rungs;
    const args = ['--entrant', 'worse=random', '--entrant', 'better=easy', '--seed', ladder.seed];
    const { out } = await talon(['tournament', 'boese-dame', ...args, '-n', `${deals}`, '--json']);
    expect(JSON.parse(out).pairs).toMatchObject([{ first: 'worse', mean: -mean, error }]);
  });

  test('tell standings and a cross table, in either language', async () => {
    const en = await talon(['merge', at('kept')]);
    expect(en.out).toMatch(
      /^Böse Dame, seed M: deals: 10 \(matches: 10\) for every pair, in 2 seatings/,
    );
    expect(en.out).toMatch(/\nb +easy +\+\d+\.\d{3} ± \d+\.\d{3} +[+-]?\d+ ± \d+\n/);
    expect(en.out).toMatch(
      /\na – b: \d+ won, \d+ tied, \d+ lost; likelihood that a is better: \d+\.\d{3} %\n/,
    );
    expect((await talon(['merge', at('kept'), '--lang', 'de'])).out).toContain('Vorsprung');
  });

  test.each([
    [
      ['--entrant', 'a'],
      '“a” is not of the form NAME=WHO, such as a=easy, with a name of up to 20 characters',
    ],
    [['--entrant', 'a=random'], 'a tournament has from 2 to 32 entrants'],
    [['--entrant', 'a=easy', '--entrant', 'a=random'], '“a” is named twice'],
  ])('%j is a usage error', async (more, said) => {
    expect(await talon(['tournament', 'boese-dame', ...more])).toEqual({
      code: 2,
      out: '',
      err: `talon: --entrant: ${said}\n`,
    });
    expect(existsSync(at('nothing'))).toBe(false);
  });

  test('as a gauntlet with risks of its own, saved and played on', async () => {
    const args = [...TOUR, '--gauntlet', '--sprt', '0,500,0.01,0.1', '--json'];
    const [plain, saved] = await Promise.all([
      talon(args),
      talon([...args, '--save', at('gauntlet')]),
    ]);
    const { gauntlet, sprt, pairs } = JSON.parse(plain.out);
    expect(gauntlet).toBe(true);
    expect(sprt).toEqual({ low: 0, high: 500, alpha: 0.01, beta: 0.1 });
    expect(pairs.map(({ first, second }: Record<string, string>) => `${first}${second}`)).toEqual([
      'ab',
      'ac',
    ]);
    expect(saved.out).toBe(plain.out);
    expect((await talon(['merge', at('gauntlet'), '--json'])).out).toBe(plain.out);
    const other = await talon([...TOUR, '--sprt', '0,500,0.01,0.1', '--save', at('gauntlet')]);
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toContain('gauntlet is true, not nothing');
  });

  test('a level searches within its limit, which results name and a save keeps', async () => {
    const args = [...CUP, '-n', '4', '--seed', 'M', '--limit', 'b=move-positions:5'];
    const [limited, usual] = [await talon([...args, '--json']), await talon(args.slice(0, -2))];
    const { entrants } = JSON.parse(limited.out);
    expect(entrants.map(({ positions }: { positions?: number }) => positions)).toEqual([
      undefined,
      5,
    ]);
    const told = await talon([...args, '--save', at('limited')]);
    expect(told.out).toMatch(/\nb +easy, at most 5 positions +/);
    expect(told.out).not.toBe(usual.out);
    expect((await talon(['merge', at('limited'), '--json'])).out).toBe(limited.out);
    const other = await talon([
      ...args.slice(0, -1),
      'b=move-positions:6',
      '--save',
      at('limited'),
    ]);
    expect(other).toMatchObject({ code: 1, out: '' });
  });

  test.each(['move-time', 'match-time'])('a level has no %s', async (kind) => {
    const { code, err } = await talon([...CUP, '--limit', `b=${kind}:500`]);
    expect(code).toBe(2);
    expect(err).toBe(
      'talon: --limit: “b” is a level of the game: it searches a number of positions and watches no clock, so that a seed plays alike on every machine; b=move-positions:N limits it\n',
    );
  });

  test('--sprt and --save say what they cannot take', async () => {
    expect((await talon([...CUP, '--sprt', '1,0'])).err).toBe(
      'talon: --sprt: “1,0” is not of the form LOW,HIGH, the lower first, such as 0,0.5\n',
    );
    expect((await talon([...CUP, '--sprt', '0,1,0.05'])).err).toContain(
      '“0,1,0.05” is not of the form',
    );
    expect((await talon([...CUP, '--sprt', '0,1,0.05,0.5'])).err).toBe(
      'talon: --sprt: “0,1,0.05,0.5”: the risks ALPHA and BETA lie between 0 and 0.5\n',
    );
    expect((await talon([...CUP, '--save', at('x'), '--records', '-'])).err).toBe(
      'talon: --save cannot be combined with --shard or --records -\n',
    );
    writeFileSync(at('mine'), 'notes\n');
    expect(await talon([...CUP, '--save', at('mine')])).toMatchObject({ code: 1 });
    expect(read('mine')).toBe('notes\n');
  });
});
