/**
 * Programs that play every seat: the conversation of `talon arbiter`, and the environment in Python, whose matches the
 * library makes again. `TALON_ALL_SEATS=500` plays so many matches of each of six games.
 */
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { standardOptions } from '../../src/engine/match-options.ts';
import { findGame as engineNamed } from '../../src/games/index.ts';
import {
  actionsOf,
  ask,
  findGame,
  isRefusal,
  type Match,
  makeStep,
  openMatch,
  partsOf,
  type Refusal,
  settleChance,
} from '../../src/library/index.ts';
import { arbitrate } from '../../src/protocol/arbiter-side.ts';
import { jsonSchemaOf } from '../../src/protocol/schema.ts';
import { talonHere } from '../support/here.ts';
import { PLAIN, TALON } from '../support/talon.ts';

const MATCHES = Number(process.env.TALON_ALL_SEATS ?? 3);
const GAMES = ['durak', 'kabadak', 'boese-dame', 'bimbo', 'cabo', 'all-fours'];
/** Played twice: one whose moves have parts and one whose moves have numbers, all that the environment tells apart. */
const AGAIN = ['durak', 'kabadak'];
const BOTS = resolve(import.meta.dirname, '../bots');
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'talon-all-seats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const the = <T>(value: T | Refusal | undefined): T => {
  if (value === undefined || isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
};

/** A message from Talon. */
type Told = Readonly<Record<string, unknown>>;

const HELLO = { type: 'hello', protocol: 1, name: 'test' };

/** What Talon answers to a program that sends these messages and then ends its output, and why it gave up, if it did. */
async function answersTo(id: string, messages: readonly (object | string)[]) {
  const game = the(engineNamed(id));
  const options = { ...standardOptions(game), deals: 1 };
  const input = new PassThrough();
  const output = new PassThrough();
  const ended = arbitrate({ game, options, talon: 'test' }, input, output);
  for (const one of messages)
    input.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
  input.end();
  const refused = await ended;
  await new Promise((written) => setImmediate(written));
  const lines = String(output.read() ?? '').trim();
  const told: readonly Told[] = lines.split('\n').map((line) => JSON.parse(line));
  return { told, refused };
}

const opened = (id: string, seed: string): Match =>
  settleChance(the(openMatch(the(findGame(id)), { seed, options: { deals: 1 } })));

describe('talon arbiter', () => {
  test('says hello, then what the game is and which numbers its moves have', async () => {
    const { told } = await answersTo('boese-dame', [HELLO]);
    const { game, options } = opened('boese-dame', '1');
    const schema = jsonSchemaOf(the(engineNamed('boese-dame')));
    expect(told).toEqual([
      { type: 'hello', protocols: [1], talon: 'test', features: ['all-seats'] },
      {
        type: 'game',
        game: 'boese-dame',
        options,
        aim: game.aim,
        schema: JSON.parse(JSON.stringify(schema)),
        actions: actionsOf(game, options),
        parts: partsOf(game, options),
      },
    ]);
    const [, durak] = (await answersTo('durak', [HELLO])).told;
    expect(durak).not.toHaveProperty('actions');
    expect(durak?.parts).toEqual(partsOf(the(findGame('durak'))));
  });

  test('speaks as its page shows', async () => {
    const protocol = resolve(import.meta.dirname, '../../src/protocol/README.md');
    const [, shown = ''] =
      /```\n(T [^`]*all-seats[^`]*?)\n…\n/.exec(readFileSync(protocol, 'utf8')) ?? [];
    const lines = shown.split('\n');
    const said = lines.filter((line) => line.startsWith('B ')).map((line) => line.slice(2));
    const { told } = await answersTo('hiki-kabu', said);
    const wanted = lines
      .filter((line) => line.startsWith('T '))
      .map((line) => line.slice(2).split('…'));
    expect(wanted).toHaveLength(3);
    wanted.forEach((pieces, at) => {
      const line = JSON.stringify(told[at]);
      expect(pieces.filter((piece) => !line.includes(piece))).toEqual([]);
    });
  });

  test('asks the seats of several matches as the library does, and tells their results', async () => {
    const ids = [1, 2, 3];
    const opening = ids.map((match) => ({ type: 'open', match, seed: `S/${match}` }));
    const { told } = await answersTo('hiki-kabu', [HELLO, ...opening]);
    const turns = told.filter(({ type }) => type === 'turn');
    expect(turns).toEqual(
      ids.map((match) => ({ ...ask(opened('hiki-kabu', `S/${match}`)), match, id: match })),
    );
    let match = opened('hiki-kabu', 'S/1');
    const moves: object[] = [];
    for (let id = 1; match.actor !== undefined; id++) {
      const [move = ''] = ask(match)?.legal ?? [];
      moves.push({ type: 'move', match: 1, id, do: move });
      match = settleChance(the(makeStep(match, move)));
    }
    const played = (await answersTo('hiki-kabu', [HELLO, opening[0] ?? {}, ...moves])).told;
    const { points, totals, winners, ranks } = the(match.closed);
    expect(played.slice(-2)).toMatchObject([
      { type: 'deal', match: 1, deal: 1, points, totals },
      { type: 'end', match: 1, totals, winners, ranks },
    ]);
  });

  test('tells what any seat or a spectator may know, also after the end', async () => {
    const open = { type: 'open', match: 0, seed: '1' };
    const observing = [0, 1, null].map((seat) => ({ type: 'observe', match: 0, seat }));
    const { told } = await answersTo('kabadak', [HELLO, open, ...observing]);
    const seen = told
      .filter(({ type }) => type === 'observed')
      .map((one) => Object(one.observation));
    expect(seen.map(({ observer }) => observer)).toEqual([0, 1, null]);
    expect(seen.map(({ hand }) => hand.length)).toEqual([7, 7, 0]);
  });

  test('names what is wrong, and goes on where it can', async () => {
    const open = { type: 'open', match: 0, seed: '1' };
    const { told, refused } = await answersTo('hiki-kabu', [
      HELLO,
      open,
      { type: 'move', match: 0, id: 1, do: 'fly' },
      { type: 'move', match: 0, id: 2, do: 'hit' },
      { type: 'observe', match: 0, seat: 4 },
      { type: 'close', match: 0 },
      { type: 'observe', match: 0, seat: 0 },
      { type: 'move', match: 0, id: 1, do: 'hit' },
      { type: 'open', match: 0, seed: '2' },
    ]);
    const faults = told.filter(({ type }) => type === 'fault');
    expect(faults.map(({ code, clause, text, action }) => [code, clause, text, action])).toEqual([
      [
        'illegal',
        'notation',
        '“fly” is refused (notation): “fly” is not understood here',
        'ignore',
      ],
      ['stray', undefined, 'match 0 awaits id 1, not 2', 'ignore'],
      ['stray', undefined, 'match 0 has no seat 4', 'ignore'],
      ['stray', undefined, 'match 0 is not open', 'ignore'],
      ['stray', undefined, 'no turn of match 0 is open, so nobody awaits id 1', 'ignore'],
    ]);
    expect(told.at(-1)).toMatchObject({ type: 'turn', match: 0, id: 2 });
    expect(refused).toBeUndefined();
  });

  test('gives up with a sentence where it cannot', async () => {
    const said = async (...messages: readonly (object | string)[]) =>
      (await answersTo('hiki-kabu', messages)).refused?.text.en;
    const open = { type: 'open', match: 0, seed: '1' };
    expect(await said(open)).toBe('message 1, “open”: the first message must be “hello”');
    expect(await said(HELLO, HELLO)).toBe('message 2, “hello”: hello has been said');
    expect(await said(HELLO, 'what?')).toMatch(/^message 2: .*JSON/);
    expect(await said(HELLO, { type: 'open', match: 0 })).toBe(
      'message 2, “open”: the key seed is missing',
    );
    expect(await said({ ...HELLO, protocol: 2 })).toContain('version 2 of the protocol');
    expect(await said(HELLO, 'x'.repeat(2 ** 20 + 1))).toBe('a line of more than 1 MiB');
    expect(await said(HELLO, { type: 'quit' }, 'what?')).toBeUndefined();
  });

  test('ends with the code that says how the conversation went', async () => {
    expect(await talonHere(['arbiter', 'hiki-kabu', '-o', 'players=99'])).toMatchObject({
      code: 2,
    });
    const said = spawnSync(process.execPath, [TALON, 'arbiter', 'hiki-kabu'], { input: '{}\n' });
    expect([said.status, String(said.stderr)]).toEqual([
      1,
      'talon: message 1: the key type is missing\n',
    ]);
  });
});

/** A folder with a `talon` that starts the built program, for programs that look for one. */
function withTalon(): string {
  const script = join(folder, 'talon');
  writeFileSync(script, `#!/bin/sh\nexec '${process.execPath}' '${TALON}' "$@"\n`);
  chmodSync(script, 0o755);
  return `${folder}:${PLAIN.PATH}`;
}

const run = promisify(execFile);

/** What a program in Python prints. */
async function python(args: readonly string[]): Promise<string> {
  const env = { ...PLAIN, PATH: withTalon(), PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await run('python3', args, { env, cwd: BOTS, maxBuffer: 2 ** 30 });
  return stdout;
}

interface Played {
  readonly seed: string;
  readonly moves: readonly string[];
  readonly rewards: readonly number[];
}

describe.runIf(HAS_PYTHON)('the environment of all seats in Python, if it is there', () => {
  test.each(GAMES)(
    `plays ${MATCHES} matches of %s, the same if played again, as the library makes them again`,
    async (id) => {
      const script = resolve(import.meta.dirname, 'all-seats.py');
      const times = AGAIN.includes(id) ? 2 : 1;
      const lines = await python([
        ...[script, BOTS, id, String(MATCHES), String(times)],
        ...[process.execPath, TALON],
      ]);
      const printed: readonly Played[] = lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(printed).toHaveLength(times * MATCHES);
      const all = printed.slice(0, MATCHES);
      const again = printed.slice(MATCHES);
      if (times === 2) expect(again).toEqual(all);
      for (const { seed, moves, rewards } of all) {
        let match = opened(id, seed);
        for (const move of moves) match = settleChance(the(makeStep(match, move)));
        expect(match.actor).toBeUndefined();
        const sign = match.game.aim === 'most' ? 1 : -1;
        const { points } = the(match.closed);
        expect(rewards).toEqual(points.map((one) => one * sign + 0));
      }
    },
    60_000 + 3_000 * MATCHES,
  );

  test('tells what a seat sees that does not act, and what is illegal', async () => {
    const lines = [
      'from all_seats import Illegal, open_matches',
      'with open_matches("kabadak", "-o", "deals=1", count=2) as matches:',
      '    one, other = matches',
      '    one.reset(seed=1); other.reset(seed=1)',
      '    assert one.agent_selection == other.agent_selection and one.last() == other.last()',
      '    agent = one.agent_selection',
      '    waiting = next(one_agent for one_agent in one.agents if one_agent != agent)',
      '    seen = one.observe(waiting)',
      '    assert seen["observation"]["observer"] == int(waiting[-1]) and not any(seen["action_mask"])',
      '    for wrong in (lambda: one.step(0), lambda: one.move("pass")):',
      '        try: wrong()',
      '        except Illegal as refused: print(refused)',
      '        else: raise SystemExit("accepted")',
      '    one.move(one.infos[agent]["legal"][0])',
      '    assert one.rewards == {"seat_0": 0, "seat_1": 0} and not any(one.terminations.values())',
      '    other.reset(); print(one.agents, other.infos[other.agent_selection]["begun"])',
    ];
    const out = await python(['-c', lines.join('\n')]);
    expect(out).toMatch(
      /^ is not legal\n“pass” is refused \(KAB-\d+\): .*\n\['seat_0', 'seat_1'\] \[\]\n$/,
    );
  });

  test('measures itself', async () => {
    const told = JSON.parse(await python(['all_seats.py', 'durak', '16', '200']));
    expect(told).toMatchObject({ game: 'durak', matches: 16, moves: 200 });
    expect(told.steps).toBeGreaterThan(told.moves);
    expect(told.stepsPerSecond).toBeGreaterThan(told.movesPerSecond);
  });

  const page = readFileSync(join(BOTS, 'README.md'), 'utf8');
  const examples = [...page.matchAll(/```python\n(.*?)```/gs)].map(([, code = '']) => code);

  test('plays Durak in the ten lines of the page', async () => {
    const [code = ''] = examples;
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(await python(['-c', code])).toMatch(/^(seat_\d -?\d+\n){3}$/);
  });

  test('learns a table in the lines of the page that beats random by three standard errors', async () => {
    const [, code = ''] = examples;
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
    const fewer = code.replace('2000', '700').replace('300', '150');
    expect(fewer).not.toBe(code);
    const [kinds = 0, lead = 0, error = 0] = (await python(['-c', fewer])).split(' ').map(Number);
    expect(kinds).toBeGreaterThan(20);
    expect(lead).toBeGreaterThan(3 * error);
  });

  test('makes numbers of its observations in the lines of the page', async () => {
    const out = await python(['-c', examples[2] ?? '']);
    expect(out).toMatch(/^\['observer\.known', 'observer=\d', .*'bout\.table'/);
  });
});
