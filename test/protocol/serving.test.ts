/** `talon bot` started by itself and by Talon: what it answers, what it refuses, and the same records. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { openMatch, settleChance } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { findGame } from '../../src/games/index.ts';
import { serve } from '../../src/script/talon-bot.ts';
import { talonHere } from '../support/here.ts';
import { statusOf, TALON } from '../support/talon.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-serving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = findGame('boese-dame');
if (game === undefined) throw new Error('no game');
const options = { ...standardOptions(game), deals: 1 };
const position = settleChance(openMatch(game, options, 'serving'));
const actor = game.rules.actor(position.state);
const observation = game.published.publish(game.observer.observe(position.state, actor));
const legal = game.rules.legal(position.state).map((move) => game.notation.write(move));

const HELLO = { type: 'hello', protocols: [1], talon: 'test', features: [] };
const matchOf = (match: number) => ({
  ...{ type: 'match', match, game: 'boese-dame', options, seat: actor },
  ...{ names: ['a', 'b', 'c', 'd'], rng: 'r' },
});
const turnOf = (match: number, id: number, more: object = {}) => ({
  ...{ type: 'turn', match, id, seat: actor, observation, legal },
  ...more,
});

const linesOf = (...messages: readonly (object | string)[]): string =>
  messages.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join('');

/** What a bot says to these messages, given all at once. */
const asked = (level: string, ...messages: readonly (object | string)[]) =>
  talonHere(['bot', 'boese-dame', '--level', level], { input: linesOf(...messages) });

const heard = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('talon bot', () => {
  test('says hello, answers what is asked before the input ends, and ends with 0', async () => {
    const { code, out, err } = await asked('easy', HELLO, matchOf(3), turnOf(3, 8), {
      type: 'ping',
    });
    expect([code, err]).toEqual([0, '']);
    const said = heard(out);
    expect(said[0]).toEqual({
      type: 'hello',
      protocol: 1,
      name: 'talon easy',
      features: [],
    });
    expect(said).toContainEqual({ type: 'pong' });
    expect(said.find(({ type }) => type === 'move')).toMatchObject({ match: 3, id: 8 });
    expect(legal).toContain(said.find(({ type }) => type === 'move').do);
  });

  test('passes over messages and keys that it does not know', async () => {
    const { code, out } = await asked(
      'random',
      HELLO,
      { type: 'weather' },
      { type: 'ping', at: 3 },
    );
    expect([code, heard(out).length]).toEqual([0, 2]);
  });

  test('does not move in a turn that was cancelled', async () => {
    const cancelled = { type: 'cancel', match: 0, id: 1 };
    const stale = { type: 'cancel', match: 1, id: 7 };
    const messages = [HELLO, matchOf(0), matchOf(1), turnOf(0, 1), cancelled, turnOf(1, 8), stale];
    const { out } = await asked('easy', ...messages);
    expect(heard(out).filter(({ type }) => type === 'move')).toMatchObject([{ match: 1, id: 8 }]);
  });

  test('moves in time', async () => {
    const { out } = await asked('hard', HELLO, matchOf(0), turnOf(0, 1, { ms: 1 }));
    expect(legal).toContain(heard(out).at(-1).do);
  });

  test.each([
    [['garbage'], 'message 1: the line is not a JSON object, or is cut short'],
    [['[]'], 'message 1: the line is not a JSON object, or is cut short'],
    [[{ talon: 1 }], 'message 1: it has no type'],
    [[matchOf(0)], 'message 1, “match”: the first message must be “hello”'],
    [
      [{ ...HELLO, protocols: [2] }],
      'message 1, “hello”: the arbiter speaks none of the protocols 1',
    ],
    [
      [HELLO, { ...matchOf(0), game: 'chess' }],
      'message 2, “match”: this bot plays boese-dame, not “chess”',
    ],
    [
      [HELLO, { ...matchOf(0), options: 'all' }],
      'message 2, “match”: the key options must be Object, not "all"',
    ],
    [
      [HELLO, { ...matchOf(0), options: { players: 9 } }],
      'message 2, “match”: option players: 9 is not one of 2–4',
    ],
    [
      [HELLO, { ...matchOf(0), seat: '1' }],
      'message 2, “match”: the key seat must be number, not "1"',
    ],
    [[HELLO, turnOf(5, 1)], 'message 2, “turn”: there is no match 5'],
    [[HELLO, { type: 'step', match: 5, ply: 0 }], 'message 2, “step”: there is no match 5'],
    [
      [HELLO, matchOf(0), turnOf(0, 1, { legal: undefined })],
      'message 3, “turn”: it has neither legal moves nor their number',
    ],
    [
      [HELLO, matchOf(0), turnOf(0, 1, { observation: { ...Object(observation), hand: 'all' } })],
      'a turn of match 0: the key observation.hand must be Array, not "all"',
    ],
    [
      [HELLO, matchOf(0), turnOf(0, 1, { observation: { ...Object(observation), more: 1 } })],
      'a turn of match 0: there is no such key as observation.more',
    ],
    [
      [
        HELLO,
        matchOf(0),
        turnOf(0, 1, { observation: { ...Object(observation), hand: undefined } }),
      ],
      'a turn of match 0: the key observation.hand is missing',
    ],
    [
      [HELLO, matchOf(0), turnOf(0, 1, { observation: { ...Object(observation), handSizes: [] } })],
      'a turn of match 0: the observation contradicts itself',
    ],
    [
      [HELLO, `{"type":"ping","x":"${'x'.repeat(2 ** 20)}"}`],
      'message 2: it is longer than 1048576 bytes',
    ],
    [['{"type":"hello","a":1,"a":2}'], 'message 1: the key “a” appears twice in one object'],
  ])('%#: what it cannot understand is refused in one sentence', async (messages, said) => {
    const input = Readable.from([Buffer.from(linesOf(...messages))]);
    const refused = await serve({ game, who: 'easy', input, send: () => undefined });
    expect(refused?.text.en).toBe(said);
  });

  test('ends then with that sentence on stderr and 1', async () => {
    const { code, err } = await asked('easy', HELLO, 'garbage', { type: 'ping' });
    expect([code, err]).toEqual([
      1,
      'talon: message 2: the line is not a JSON object, or is cut short\n',
    ]);
  });

  test('at random asks for one move of a long list', async () => {
    const program = start('random');
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await lines.next()).value ?? '{}');
    const said = linesOf(HELLO, matchOf(0), turnOf(0, 1, { legal: undefined, legalCount: 9000 }));
    program.stdin.write(said);
    await next();
    const ask = await next();
    expect(ask).toMatchObject({ type: 'ask', match: 0, id: 1 });
    expect(ask.from).toBeLessThan(9000);
    program.stdin.write(
      linesOf({ type: 'answer', match: 0, id: 1, legal: ['play AS', 'play KS'] }),
    );
    expect(await next()).toMatchObject({ type: 'move', do: 'play AS' });
    await quit(program);
  });

  test('answers pings while it thinks, and quits then', async () => {
    const program = start('hard');
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    program.stdin.write(linesOf(HELLO, matchOf(0), turnOf(0, 1), turnOf(0, 2), { type: 'ping' }));
    const said = [await lines.next(), await lines.next()].map(
      ({ value }) => JSON.parse(value).type,
    );
    expect(said).toEqual(['hello', 'pong']);
    await quit(program);
  });
});

const start = (level: string): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [TALON, 'bot', 'boese-dame', '--level', level]);

async function quit(program: ChildProcessWithoutNullStreams): Promise<void> {
  const ended = statusOf(program);
  program.stdin.write(linesOf({ type: 'quit' }));
  expect(await ended).toBe(0);
}

/** The lines of a record file that are no headers. */
const played = (name: string): readonly string[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('{"talon"'));

test('at the table of `talon sim` it makes the same records as the level itself, and sees the same', async () => {
  const sim = [
    'sim',
    'boese-dame',
    '-n',
    '3',
    '-o',
    'deals=1',
    '--level',
    'easy',
    '--seed',
    'S',
    '--rng',
    'R',
  ];
  const bot = `exec:'${process.execPath}' '${TALON}' bot boese-dame --level easy`;
  const files = (name: string) => [
    '--records',
    `${name}.jsonl`,
    '--observations',
    `${name}-seen.jsonl`,
  ];
  const [here, there] = await Promise.all([
    talonHere([...sim, ...files('here')], { cwd: folder }),
    talonHere([...sim, ...files('there'), '--seat', `1=${bot}`, '--seat', `3=${bot}`], {
      cwd: folder,
    }),
  ]);
  const time = expect.stringMatching(/^talon: [\d.]+ s \([\d.]+ matches per second\)\n$/);
  expect([here, there]).toMatchObject([
    { code: 0, err: time },
    { code: 0, err: time },
  ]);
  expect(played('there.jsonl')).toEqual(played('here.jsonl'));
  const seen = (name: string): string =>
    readFileSync(join(folder, name), 'utf8').replaceAll('exec:talon easy', 'ai:easy');
  expect(seen('there-seen.jsonl')).toBe(seen('here-seen.jsonl'));
});

test('a program in Python takes a seat at the table of `talon sim` as an environment', async () => {
  const program = [
    'import json, sys',
    `sys.path.insert(0, ${JSON.stringify(resolve(import.meta.dirname, '../bots'))})`,
    'from environment import Environment',
    `talon = ${JSON.stringify([process.execPath, TALON])}`,
    'more = ["-n", "2", "--seed", "E", "--level", "random", "-o", "deals=1", "--records", "env.jsonl"]',
    'returns = []',
    'with Environment.start("boese-dame", *more, talon=talon) as env:',
    '    while env.reset() is not None:',
    '        done, total = False, 0',
    '        while not done:',
    '            observation, reward, done = env.step(env.legal()[0])',
    '            total += reward',
    '        returns.append(total)',
    '    env.process.wait()',
    'print(json.dumps(sorted(returns)))',
  ].join('\n');
  const { stdout } = await promisify(execFile)('python3', ['-c', program], { cwd: folder });
  const totals = played('env.jsonl')
    .filter((line) => line.includes('"end":true'))
    .map((line) => JSON.parse(line).totals[0]);
  expect(JSON.parse(stdout)).toEqual(totals.sort((one, two) => one - two));
  expect(totals).toHaveLength(2);
});
