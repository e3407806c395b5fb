/**
 * `talon sim` and `talon play` with programs at the table. Talon itself is started where it has to end
 * what it has started, and runs in the tests' own process elsewhere.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { talonHere as talon } from '../support/here.ts';
import { type Given, talon as program, statusOf, TALON } from '../support/talon.ts';

const BOT = join(import.meta.dirname, '../support/bot.mjs');
const folder = mkdtempSync(join(tmpdir(), 'talon-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'my bot.mjs'), readFileSync(BOT));

const seat = (mode: string): readonly string[] => [
  '--seat',
  `1=exec:'${process.execPath}' 'my bot.mjs' ${mode}`,
];
const simArgs = (mode: string): readonly string[] => [
  ...['sim', 'boese-dame', '-n', '2', '-o', 'deals=1'],
  ...seat(mode),
];
const inFolder: Given = { cwd: folder, env: { TMPDIR: folder } };
const sim = (mode: string, ...more: readonly string[]) =>
  talon([...simArgs(mode), ...more], inFolder);

describe('a simulation', () => {
  test('names the program, and leaves nothing behind', async () => {
    const file = join(folder, 'records');
    const [json, text] = await Promise.all([
      program([...simArgs('honest'), '--json', '--records', file], inFolder),
      sim('honest', '--seed', 'S'),
    ]);
    expect(json).toMatchObject({ code: 0, err: expect.stringMatching(/^\{"notice":.*\}\n$/) });
    expect(text).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^talon: .* per second\)\n$/),
    });
    const { seats, seed, matches, faults, forfeits } = JSON.parse(json.out);
    expect([seats[1], matches, faults, forfeits]).toEqual([
      'exec:bot',
      2,
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(text.out).toContain('exec:bot');
    expect(readFileSync(file, 'utf8')).toContain('{"name":"West","by":"exec:bot"}');
    expect(readdirSync(folder).sort()).toEqual(['my bot.mjs', 'records']);
    expect(await talon(['verify', file])).toMatchObject({ code: 0 });
  });

  test('says what was wrong in one sentence, and stops unless told otherwise', async () => {
    const [stopped, forfeited, german] = await Promise.all([
      sim('illegal', '--seed', 'S'),
      sim('illegal', '--on-fault', 'forfeit', '--seed', 'S'),
      sim('dies', '--on-fault', 'random', '--lang', 'de', '--seed', 'S'),
    ]);
    expect(stopped).toMatchObject({ code: 1, out: '' });
    expect(stopped.err).toMatch(
      /^talon: match 0 \(seed S\/0\): seat 1 \(exec:bot\): “play the queen” is refused \(notation\): [^\n]+\n$/,
    );
    expect(forfeited.code).toBe(0);
    expect(forfeited.err).toMatch(/^[^\n]+\n[^\n]+ per second\)\n$/);
    expect(forfeited.out).toContain('seat 1 (exec:bot) failed; matches: 1, of which forfeited: 1');
    expect(german.err).toMatch(
      /^talon: Partie 0 \(Startwert S\/0\): Platz 1 \(exec:bot\): .*Programm ist zu Ende/,
    );
  });

  test.each([
    ['illegal', '1', 'forfeited: 1'],
    ['dies', '2', 'forfeited: 2'],
    ['garbage', '1', 'forfeited: 1'],
  ])('fails if every match was forfeited: %s', async (mode, matches, counted) => {
    const forfeit = ['-n', matches, '--seed', 'S', '--on-fault', 'forfeit'];
    const { code, out, err } = await sim(mode, ...forfeit);
    expect([code, out]).toEqual([1, '']);
    const [, said = ''] = err.trimEnd().split('\n');
    expect(said).toContain('talon: every match was forfeited, so there is no result: seat 1 ');
    expect(said.endsWith(counted)).toBe(true);
    const json = await sim(mode, ...forfeit, '--json');
    expect(JSON.parse(json.err.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      code: 'forfeited',
    });
  });

  test('keeps what programs write to stderr, where asked or where it says', async () => {
    const logs = join(folder, 'logs');
    const [asked, unasked] = await Promise.all([sim('tells', '--bot-log', logs), sim('tells')]);
    expect(readFileSync(join(logs, 'seat-1.log'), 'utf8')).toContain('"args":[]');
    expect(asked.code).toBe(0);
    const [, file = ''] =
      /^talon: what the program at seat 1 wrote to stderr: (.*)$/m.exec(unasked.err) ?? [];
    expect(readFileSync(file, 'utf8')).toContain('"args":[]');
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('Ctrl-C ends the program with all it has started', async () => {
  const logs = join(folder, 'interrupted');
  const args = ['sim', 'boese-dame', '-n', '1000000', '--bot-log', logs, ...seat('forks')];
  const run = spawn(process.execPath, [TALON, ...args], { cwd: folder, stdio: 'ignore' });
  const child = await vi.waitFor(() => {
    const pid = Number(readFileSync(join(logs, 'seat-1.log'), 'utf8'));
    expect(pid).toBeGreaterThan(1);
    return pid;
  }, 280_000);
  run.kill('SIGINT');
  expect(await statusOf(run)).toBe(130);
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), 280_000);
});

test.each([
  [['--seat', '1=exec:'], 2, 'there is no command after exec:'],
  [['--seat', "1=exec:'a"], 2, 'a quotation mark in the command after exec: is not closed'],
  [['--seat', '1=exec:no-such-program'], 1, 'seat 1: there is no program no-such-program'],
  [
    ['--move-time', '5'],
    2,
    "--move-time applies only to seats that a program plays: --seat 1='exec:…'",
  ],
  [[...seat('x'), '--in-flight', '99'], 2, '--in-flight: “99” is not a whole number from 1 to 64'],
  [
    [...seat('x'), '--on-fault', 'cry'],
    2,
    '--on-fault <action>: “cry” is not one of random, forfeit, stop',
  ],
])('sim %j', async (args, code, said) => {
  expect(await talon(['sim', 'boese-dame', ...args])).toEqual({
    code,
    out: '',
    err: `talon: ${said}\n`,
  });
});

test('talon play ends at once, with a sentence, if its program does not play', async () => {
  const ran = await talon(['play', 'boese-dame', '--line', ...seat('babbles')], { cwd: folder });
  expect(ran).toEqual({
    code: 1,
    out: '',
    err: 'talon: seat 1: message 1: “hello” is no message: the line is not a JSON object, or is cut short\n',
  });
});

describe('talon tournament', () => {
  const entrants = (mode: string) => [
    'tournament',
    'boese-dame',
    '--entrant',
    'a=random',
    '--entrant',
    `b=exec:${process.execPath} ${BOT} ${mode}`,
    '-n',
    '3',
    '--seed',
    'guests',
  ];

  test('programs take part, and the same seed gives the same result', async () => {
    const [one, two] = [
      await talon([...entrants('honest'), '--json']),
      await talon([...entrants('honest'), '--json']),
    ];
    expect([one.code, one.err]).toEqual([0, '']);
    expect(two.out).toBe(one.out);
    const { entrants: told, matches } = JSON.parse(one.out);
    expect(matches).toBe(3);
    expect(told.map(({ who }: { who: string }) => who).toSorted()).toEqual(['exec:bot', 'random']);
  });

  test('each has its own limits, others those of all', async () => {
    const pondering = [...entrants('ponders'), '-n', '1', '--move-time', '60000'];
    const limited = await talon([...pondering, '--limit', 'b=move-time:300']);
    expect([limited.code, limited.out]).toEqual([1, '']);
    expect(limited.err).toContain(': b: no move within 300 ms');
    const clock = await talon([...entrants('lingers'), '-n', '1', '--limit', 'b=match-time:300']);
    expect([clock.code, clock.out]).toEqual([1, '']);
    expect(clock.err).toContain(': b: no time left of the 300 ms for a match');
    const [form, other] = await Promise.all([
      talon([...pondering, '--limit', 'b=clock:300']),
      talon([...pondering, '--limit', 'a=move-positions:9']),
    ]);
    expect([form.code, other.code]).toEqual([2, 2]);
    expect(form.err).toContain('“b=clock:300” is not of the form NAME=move-time:MS');
    expect(other.err).toContain('no program takes part under the name “a”');
  });

  test('one that fails ends the tournament, plays at random, or forfeits', async () => {
    const stopped = await talon(entrants('dies'));
    expect([stopped.code, stopped.out]).toEqual([1, '']);
    expect(stopped.err).toMatch(/^talon: match 0 \(seed guests\/0\): b: the program has ended/);
    const random = await talon([...entrants('dies'), '--on-fault', 'random', '--json']);
    expect(random.code).toBe(0);
    expect(JSON.parse(random.err).notice).toMatch(/^entrant b: the program has ended /);
    expect(JSON.parse(random.out).matches).toBe(3);
    // Each of its four processes does so once.
    const files = ['--save', join(folder, 'cup.partial'), '--records', join(folder, 'cup.jsonl')];
    const forfeit = [...entrants('illegal'), '--on-fault', 'forfeit', ...files];
    const { code, out, err } = await talon([...forfeit, '--json']);
    expect([code, JSON.parse(err.split('\n')[0] ?? '').notice]).toEqual([
      0,
      expect.stringMatching(/^entrant b: “play the queen” /),
    ]);
    const found = JSON.parse(out);
    expect([found.matches, found.deals]).toEqual([3, 1]);
    expect(found.entrants[1]).toMatchObject({ name: 'b', forfeits: 4 });
    const records = readFileSync(join(folder, 'cup.jsonl'), 'utf8');
    expect([...records.matchAll(/"end":true/g)]).toHaveLength(2);
    expect((await talon(forfeit)).out).toMatch(/\nb forfeited; tables: 4\. /);
    expect(readFileSync(join(folder, 'cup.jsonl'), 'utf8')).toBe(records);
    const none = await talon([...entrants('dies'), '--on-fault', 'forfeit']);
    expect([none.code, none.out]).toEqual([1, '']);
    expect(none.err).toMatch(
      /\ntalon: a table was forfeited in every deal, so there is no result; tables forfeited: b: \d+\n$/,
    );
    const shard = await talon([...entrants('honest'), '--shard', '1/2', '--partial', 'x.partial']);
    expect([shard.code, shard.err]).toEqual([
      2,
      expect.stringMatching(/^talon: --shard cannot be used with programs/),
    ]);
  });
});
