/**
 * Observations as numbers: the same in TypeScript and in Python, alike for alike observations and different for
 * different ones. `TALON_ENCODED=1000` takes so many observations of all games.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { type AnyGame, SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, openMatch } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { findGame as engineNamed, games as engines } from '../../src/games/index.ts';
import {
  type Encoder,
  encoderOf,
  findGame,
  type Game,
  isRefusal,
} from '../../src/library/index.ts';
import { jsonSchemaOf } from '../../src/protocol/schema.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';
import { mixesOf } from '../support/mixes.ts';
import { reordered, singleChanges } from './single-changes.ts';

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;
const OBSERVATIONS = Number(process.env.TALON_ENCODED ?? 140);
const OF_GAME = Math.ceil(OBSERVATIONS / engines.length);
/** Options under which each game is tried. */
const MIXES = 2;
/** More slots than a list of random play has items. */
const ALL_SLOTS = 400;

const folder = mkdtempSync(join(tmpdir(), 'talon-encoder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function findEngine(id: string): AnyGame {
  const engine = engineNamed(id);
  if (engine === undefined) throw new Error(id);
  return engine;
}

const gameOf = ({ id }: AnyGame): Game => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return game;
};

function encoder(game: AnyGame, options: MatchOptions, slots?: number): Encoder {
  const made = encoderOf(gameOf(game), options, slots);
  if (isRefusal(made)) throw new Error(made.text.en);
  return made;
}

/** Every state of a random match of one deal. */
function statesOf(opening: AnyMatch): readonly AnyMatch[] {
  const states: AnyMatch[] = [opening];
  const seats = allSeats(opening.options.players).map(() => 'random' as const);
  const keep = ({ after }: { readonly after: AnyMatch }) => void states.push(after);
  playMatch(opening, seats, () => {}, keep);
  return states;
}

/** At least so many observations of random matches, of all seats and a spectator by turns, as bots are told of them. */
function observationsOf(game: AnyGame, options: MatchOptions, least: number): readonly unknown[] {
  const states: AnyMatch[] = [];
  for (let match = 0; states.length < least; match++)
    states.push(...statesOf(openMatch(game, { ...options, deals: 1 }, `encoder ${match}`)));
  const every = Math.floor(states.length / least);
  const observers = [...allSeats(options.players), SPECTATOR];
  return states
    .filter((_, at) => at % every === 0)
    .map(({ state }, at) => {
      const observer = observers[at % observers.length] ?? SPECTATOR;
      const told = game.published.publish(game.observer.observe(state, observer));
      return JSON.parse(JSON.stringify(told));
    });
}

const digestOf = (row: Float32Array): string =>
  createHash('sha256').update(new Uint8Array(row.buffer)).digest('hex');

/** What is left of an observation once each list that `cut` names is its length and its last items. */
function encodedOf(value: unknown, cut: readonly string[], slots: number, name = ''): unknown {
  const below = (key: string) => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value)) {
    if (!cut.includes(name))
      return value.map((one, at) => encodedOf(one, cut, slots, below(String(at))));
    const last = value.slice(-slots).reverse();
    const kept = last.map((one, at) => encodedOf(one, cut, slots, below(String(-1 - at))));
    return { length: value.length, kept };
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    encodedOf(one, cut, slots, below(key)),
  ]);
  return Object.fromEntries(entries);
}

/** By the digest of their numbers, the different observations that have them. */
function textsByDigest(
  { encode }: Encoder,
  observations: readonly unknown[],
  textOf: (one: unknown) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const one of observations) {
    const digest = digestOf(encode(one));
    texts.set(digest, (texts.get(digest) ?? new Set()).add(textOf(one)));
  }
  return texts;
}

/** Whether a number is finite and, in a column that counts or says whether something is there, whole. */
function isSound(column: string, number = Number.NaN): boolean {
  const isCount = /=|\.known$/.test(column) && !column.includes('.place=');
  return isCount ? Number.isInteger(number) : Number.isFinite(number);
}

const mostTexts = (texts: ReadonlyMap<string, ReadonlySet<string>>): number =>
  Math.max(...[...texts.values()].map(({ size }) => size));

describe.each(engines.map((engine) => [engine.id, engine] as const))(
  'observations of %s',
  (_, game) => {
    const mixes = mixesOf(game, MIXES - 1, 'encoder');

    test('have alike numbers exactly if they are alike', () => {
      for (const options of mixes) {
        const observations = observationsOf(game, options, 4 * OF_GAME);
        for (const one of observations)
          expect(v.safeParse(game.published.schema, one).issues).toBeUndefined();
        const whole = encoder(game, options, ALL_SLOTS);
        expect(mostTexts(textsByDigest(whole, observations, JSON.stringify))).toBe(1);
        const usual = encoder(game, options);
        const textOf = (one: unknown) => JSON.stringify(encodedOf(one, usual.cut, 16));
        const texts = textsByDigest(usual, observations, textOf);
        expect(mostTexts(texts)).toBe(1);
        expect(texts.size).toBe(new Set(observations.map(textOf)).size);
      }
    });

    test('have other numbers after any single change, and none where it is one of order alone', () => {
      const options = standardOptions(game);
      const { encode } = encoder(game, options, 60);
      const schema = jsonSchemaOf(game);
      for (const one of observationsOf(game, options, 6)) {
        const digest = digestOf(encode(one));
        const changes = singleChanges(schema, one);
        expect(changes.length).toBeGreaterThanOrEqual(5);
        const unseen = changes.filter((changed) => digestOf(encode(changed)) === digest);
        expect(unseen, JSON.stringify(one)).toEqual([]);
        expect(digestOf(encode(reordered(schema, one)))).toBe(digest);
      }
    });

    test('have a name for every number, and numbers within their bounds', () => {
      const options = standardOptions(game);
      const { columns, encode } = encoder(game, options);
      expect(new Set(columns).size).toBe(columns.length);
      for (const one of observationsOf(game, options, OF_GAME)) {
        const row = encode(one);
        expect(row).toHaveLength(columns.length);
        expect(columns.filter((column, at) => !isSound(column, row[at]))).toEqual([]);
      }
    });
  },
);

const BOTS = resolve(import.meta.dirname, '../bots');

/** For each line with a schema, players and observations, a line with the names of their numbers and the rows. */
const ENCODE_ALL = `
import json, sys
sys.path.insert(0, ${JSON.stringify(BOTS)})
from encoder import Encoder
for line in sys.stdin:
    one = json.loads(line)
    made = Encoder(one["schema"], one["players"])
    rows = [made.encode(seen).tolist() for seen in one["observations"]]
    print(json.dumps({"columns": made.columns, "rows": rows}))
`;

/** The lines that Python prints. */
function python(args: readonly string[], input: readonly object[]): readonly string[] {
  const lines = input.map((one) => `${JSON.stringify(one)}\n`).join('');
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const out = execFileSync('python3', args, { input: lines, env, maxBuffer: 2 ** 30 });
  return out.toString().trim().split('\n');
}

/** What a game under these options is observed as. */
interface Observed {
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly seen: readonly unknown[];
}

const observed = (game: AnyGame): readonly Observed[] =>
  mixesOf(game, MIXES - 1, 'encoder').map((options) => ({
    game,
    options,
    seen: observationsOf(game, options, Math.ceil(OF_GAME / MIXES)),
  }));

describe.runIf(HAS_PYTHON)('the numbers in Python, if it is there,', () => {
  let all: readonly Observed[] = [];
  let told: readonly string[] = [];

  // Python is started once: that takes longer than encoding what a game is observed as.
  beforeAll(() => {
    all = engines.flatMap(observed);
    const input = all.map(({ game, options, seen }) => ({
      schema: jsonSchemaOf(game),
      players: options.players,
      observations: seen,
    }));
    told = python(['-c', ENCODE_ALL], input);
  });

  test.each(engines.map(({ id }) => id))('are the same of %s', (id) => {
    expect(told).toHaveLength(all.length);
    for (const [at, { game, options, seen }] of all.entries()) {
      if (game.id !== id) continue;
      const { columns, encode } = encoder(game, options);
      const made = JSON.parse(told[at] ?? '');
      expect(made.columns).toEqual(columns);
      expect(made.rows).toHaveLength(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(OF_GAME / MIXES);
      for (const [n, one] of seen.entries())
        expect(digestOf(Float32Array.from(made.rows[n]))).toBe(digestOf(encode(one)));
    }
  });

  test('are printed by the program for what a simulation has written', () => {
    const [first] = observed(findEngine('durak'));
    if (first === undefined) throw new Error('nothing was observed');
    const { game, options, seen } = first;
    const schema = join(folder, 'durak.json');
    writeFileSync(schema, JSON.stringify(jsonSchemaOf(game)));
    const input = seen.map((observation) => ({ observation }));
    const [names = '', ...rows] = python(
      [join(BOTS, 'encoder.py'), schema, String(options.players)],
      input,
    );
    const { columns, encode } = encoder(game, options);
    expect(JSON.parse(names)).toEqual(columns);
    expect(rows.map((row) => digestOf(Float32Array.from(JSON.parse(row))))).toEqual(
      seen.map((one) => digestOf(encode(one))),
    );
  });
});

/** How many columns each game has by default, and a digest of their names: programs have learnt these numbers. */
const KNOWN: Readonly<Record<string, string>> = {
  'all-fours': '696 e8d42415323bddd6',
  'auf-wiedersehen': '754 5532c9127d695fc4',
  bakkarat: '831 1020ab10a6e462a9',
  bimbo: '564 b99641d8babd659b',
  binokel: '1826 432f8db6b4bf7336',
  'blaue-vierzehn': '723 c378c3f5c4d6ad9d',
  'boehmischer-schneider': '222 b8535edc8063d254',
  'boese-dame': '415 515e4bc0b7ef940a',
  bridge: '1769 992a7212b1f1bddd',
  cabo: '727 0caeffffa9ef89b7',
  canasta: '4024 b3a09fc242653f22',
  durak: '5943 f096d58b9f82032c',
  'hiki-kabu': '290 bb50cd1bd3f3b729',
  kabadak: '1740 9593d4326018fdd3',
};

test('the columns are those of the first release that had them', () => {
  const digests = engines.map((engine) => {
    const { columns } = encoder(engine, standardOptions(engine));
    const digest = createHash('sha256').update(columns.join(' ')).digest('hex').slice(0, 16);
    return [engine.id, `${columns.length} ${digest}`];
  });
  expect(Object.fromEntries(digests)).toEqual(KNOWN);
});

describe('a few observations by hand', () => {
  const hikiKabu = findEngine('hiki-kabu');
  const options = { ...standardOptions(hikiKabu), deals: 1 };
  const { columns, encode } = encoder(hikiKabu, options);
  const [seen] = observationsOf(hikiKabu, options, 1).slice(-1);
  /** The columns with a number that begin with these words, and the numbers. */
  const numbers = (told: object, ...words: readonly string[]) =>
    [...encode({ ...Object(seen), ...told })].flatMap((number, at) => {
      const column = columns[at] ?? '';
      return number !== 0 && words.some((word) => column.startsWith(word))
        ? [`${column} ${number}`]
        : [];
    });

  test('hidden cards are not known, seats and words one-hot, bounded numbers a share', () => {
    const told = {
      observer: null,
      turn: 2,
      phase: 'play',
      stock: 30,
      chips: [7, 0, 0, 0],
      order: [3, 1],
      faceDownCards: [null, '5', null, null],
    };
    const words = ['observer', 'turn', 'phase', 'stock', 'chips', 'order', 'faceDownCards'];
    expect(numbers(told, ...words)).toEqual([
      'phase=play 1',
      'turn.known 1',
      'turn=2 1',
      'order.length 0.5',
      'order.0=3 1',
      'order.1=1 1',
      'chips.length 1',
      'chips.0 7',
      'faceDownCards.length 1',
      'faceDownCards.1.known 1',
      'faceDownCards.1=5 1',
      'stock 0.75',
    ]);
  });

  test('the last items of a list that is cut come first', () => {
    const bridge = findEngine('bridge');
    const few = encoder(bridge, standardOptions(bridge), 2);
    const [told] = observationsOf(bridge, standardOptions(bridge), 1);
    const row = few.encode({ ...Object(told), auction: ['pass', '1C', 'x'] });
    const auction = few.columns.filter((one, at) => one.startsWith('auction') && row[at] !== 0);
    expect(few.cut).toContain('auction');
    expect(auction).toEqual(['auction.length', 'auction.-1=x', 'auction.-2=1C']);
  });

  test('anything else is misuse, and names the entry', () => {
    expect(() => encode(7)).toThrow(TypeError);
    expect(() => numbers({ turn: 9 })).toThrow('turn must be as its schema says, not 9');
    expect(() => numbers({ chips: 5 })).toThrow('chips must be a list, not 5');
    expect(() => numbers({ chips: [0, 0, 0, 0, 0] })).toThrow('chips must be a list of 4 at most');
    expect(() => encoderOf(gameOf(hikiKabu), {}, 0)).toThrow('slots must be a whole number');
    expect(isRefusal(encoderOf(gameOf(hikiKabu), { players: 99 }))).toBe(true);
  });
});
