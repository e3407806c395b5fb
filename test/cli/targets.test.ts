/** What partials are read from and written to: bounded in size and memory, and never anything but regular files. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workFolder } from '../support/every-command.ts';
import { talonHere } from '../support/here.ts';
import { talon } from '../support/talon.ts';

const folder = workFolder();
const socket: Server = createServer();
const at = (name: string): string => join(folder, name);
const NAMES = ['pipe', 'socket', 'folder', 'to pipe', 'to socket', 'to folder', 'to device'];

const SIM = ['sim', 'kabadak', '-n', '2', '--seed', 'S', '--level', 'random', '--shard', '1/2'];
const SAVED = 'tournament kabadak --entrant a=random --entrant b=random -n 1 --seed S'.split(' ');

beforeAll(async () => {
  execFileSync('mkfifo', [at('pipe')]);
  await new Promise<void>((done) => socket.listen(at('socket'), done));
  mkdirSync(at('folder'));
  for (const name of ['pipe', 'socket', 'folder']) symlinkSync(name, at(`to ${name}`));
  symlinkSync('/dev/null', at('to device'));
  const { out } = await talonHere([...SIM.slice(0, 8), '--records', '-']);
  writeFileSync(at('records.jsonl'), out);
});
afterAll(() => {
  socket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The kinds of all these, which nothing may change. */
const kinds = (): readonly number[] =>
  NAMES.flatMap((name) => [name, name.replace('to ', '')])
    .filter((name) => name !== 'device')
    .map((name) => lstatSync(at(name)).mode);

describe.runIf(process.platform !== 'win32')('what is no regular file', () => {
  test.each(NAMES)('%s is neither read nor replaced', async (name) => {
    const before = kinds();
    const said = `talon: ${name} is not a regular file and is left as it is\n`;
    for (const args of [
      [...SIM, '--partial', name],
      [...SAVED, '--save', name],
      ['review', 'records.jsonl', '--shard', '1/1', '--partial', name],
    ])
      expect(await talonHere(args, { cwd: folder })).toEqual({ code: 1, out: '', err: said });
    expect(kinds()).toEqual(before);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

const DRILL = ['drill', 'bridge', 'openings', '-n', '1', '--seed', 'D', '--line'];

describe('one rule for all that is written where a command line says', () => {
  const whole = [...SIM.slice(0, 8)];
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['--records of sim', [...whole, '--records', 'notes'], 'holds no records'],
    ['--records of drill', [...DRILL, '--records', 'notes'], 'holds no records'],
    ['--records of tournament', [...SAVED, '--records', 'notes'], 'holds no records'],
    ['--observations', [...whole, '--observations', 'notes'], 'holds no observations'],
    ['--partial', [...SIM, '--partial', 'notes'], 'is not a partial result'],
    ['--save', [...SAVED, '--save', 'notes'], 'is not a partial result'],
  ];

  test.each(cases)('%s leaves a file alone that holds something else', async (_, args, said) => {
    for (const held of ['hello', '[1]', '{"match":"x"}', '\n']) {
      writeFileSync(at('notes'), held);
      const err = `talon: notes ${said} and is left as it is\n`;
      expect(await talonHere(args, { cwd: folder, input: '1\n' })).toEqual({
        code: 1,
        out: '',
        err,
      });
      expect(readFileSync(at('notes'), 'utf8')).toBe(held);
    }
  });

  test.each(cases)('%s replaces an empty file and one of its own', async (_, args) => {
    writeFileSync(at('notes'), '');
    for (const time of ['first', 'second']) {
      const { code } = await talonHere(args, { cwd: folder, input: '1\n' });
      expect([time, code]).toEqual([time, 0]);
      expect(readFileSync(at('notes'), 'utf8')).toMatch(/^\{"(talon|match|partial)":/);
    }
  });

  test('the help states it', async () => {
    for (const command of ['sim', 'drill', 'tournament']) {
      const { out } = await talonHere([command, '--help']);
      expect(out.replace(/\s+/g, ' ')).toMatch(
        /a file that holds anything but records is left as it is/,
      );
    }
  });
});

describe.runIf(process.platform !== 'win32')('a history linked to what is no regular file', () => {
  test.each(['pipe', 'socket', 'folder', 'device'])(
    'to a %s is left alone, and play goes on',
    async (name) => {
      const data = mkdtempSync(at('data-'));
      const target = name === 'device' ? '/dev/null' : at(name);
      const before = kinds();
      symlinkSync(target, join(data, 'history.jsonl'));
      const env = { TALON_DATA: data };
      const play = [
        'play',
        'hiki-kabu',
        '--line',
        '--level',
        'random',
        '--seed',
        'S',
        '-o',
        'deals=1',
      ];
      const played = await talonHere(play, { env, input: '1\n'.repeat(60) });
      expect(played).toMatchObject({ code: 0, out: expect.stringContaining('wins the match') });
      expect(readdirSync(join(data, 'history'))).toHaveLength(1);
      const unread = 'talon: the history cannot be read: it is not a regular file\n';
      expect(await talonHere(['stats'], { env })).toEqual({ code: 1, out: '', err: unread });
      expect((await talonHere(['stats', '--forget', '--yes'], { env })).code).toBe(1);
      expect(readlinkSync(join(data, 'history.jsonl'))).toBe(target);
      expect(kinds()).toEqual(before);
      expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
    },
  );
});

/** In MB. */
const LIMIT = 400;
const PEAK = resolve(import.meta.dirname, '../support/peak.mjs');

/** What a command says that fails, and the memory it took. */
async function failed(args: readonly string[]) {
  const env = { NODE_OPTIONS: `--import ${PEAK}` };
  const { code, out, err } = await talon(args, { cwd: folder, env });
  expect([code, out]).toEqual([1, '']);
  const [said = '', peak = ''] = err.split('\npeak ');
  expect(Number(peak)).toBeGreaterThan(20);
  expect(Number(peak)).toBeLessThan(LIMIT);
  return said;
}

describe('a partial without end', () => {
  test.runIf(existsSync('/dev/zero'))('is given up at 128 MB, or not even begun', async () => {
    const other = 'talon: /dev/zero is not a regular file and is left as it is';
    expect(await failed(['merge', '/dev/zero'])).toBe('talon: /dev/zero is larger than 128 MB');
    expect(await failed([...SIM, '--partial', '/dev/zero'])).toBe(other);
    expect(await failed([...SAVED, '--save', '/dev/zero'])).toBe(other);
  });

  test('whose line has a GB is said to be too large', async () => {
    const file = at('line');
    writeFileSync(file, '{"partial":2,');
    truncateSync(file, 1e9);
    for (const args of [
      ['merge', 'line'],
      [...SIM, '--partial', 'line'],
      [...SAVED, '--save', 'line'],
    ])
      expect(await failed(args)).toBe('talon: line is larger than 128 MB');
  });
});

test('a file with two thousand faults has ten of them told, and the number of all', async () => {
  writeFileSync(at('faults.jsonl'), '{"talon":1,"game":"nix"}\n'.repeat(2000));
  const fault = (line: number): string =>
    `faults.jsonl:${line}: conventions: seed is missing or malformed`;
  const ten = Array.from({ length: 10 }, (_, line) => fault(line + 1));
  const { code, out } = await talonHere(['verify', 'faults.jsonl'], { cwd: folder });
  const summary = '0 records, 0 steps, 2000 faults';
  expect([code, out.trimEnd().split('\n')]).toEqual([
    1,
    [...ten, 'faults.jsonl: further faults: 1990', summary],
  ]);
  const { err } = await talonHere(['legal', 'faults.jsonl'], { cwd: folder });
  const told = [...ten, 'faults.jsonl: further faults: 1990'].map((one) => `talon: ${one}`);
  expect(err.trimEnd().split('\n')).toEqual(told);
  const json = await talonHere(['verify', '--json', 'faults.jsonl'], { cwd: folder });
  const { faults, more } = JSON.parse(json.out);
  expect([faults.length, faults[999].line, more]).toEqual([1000, 1000, 1000]);
});

test('of a saved tournament with a bit flipped the damage is told, and the rest played again', async () => {
  const play = () =>
    talonHere([...SAVED.slice(0, 6), '-n', '20', '--seed', 'S', '--save', 'kept'], { cwd: folder });
  const first = await play();
  const whole = readFileSync(at('kept'));
  const spoilt = Buffer.from(whole);
  const middle = whole.length >> 1;
  spoilt[middle] = (whole[middle] ?? 0) ^ 1;
  writeFileSync(at('kept'), spoilt);
  const line = whole.subarray(0, middle).toString().split('\n').length;
  expect(await play()).toEqual({
    ...first,
    err: `talon: kept is damaged in line ${line}; matches kept before that: ${line - 2}; all others are played again\n`,
  });
  expect(readFileSync(at('kept'))).toEqual(whole);
  // One that merely stops, even within a line, was killed.
  writeFileSync(at('kept'), whole.subarray(0, middle));
  expect(await play()).toEqual(first);
});
