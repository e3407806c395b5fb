/** What programs are told: with `--json` an error has a code that stays, beside its sentence. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { jsonSchemaOf } from '../../src/protocol/schema.ts';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';

describe('an error has a code', () => {
  test.each<[string, readonly string[], string?]>([
    ['unknown-command', ['gmaes']],
    ['unknown-game', ['sim', 'durax']],
    ['unknown-option', ['sim', 'durak', '--what']],
    ['unknown-option', ['sim', 'durak', '-o', 'what=1']],
    ['unknown-preset', ['sim', 'durak', '--preset', 'what']],
    ['unknown-field', ['games', '--fields', 'what']],
    ['missing-argument', ['sim']],
    ['missing-value', ['sim', 'durak', '--seed']],
    ['excess-arguments', ['sim', 'durak', 'durak']],
    ['invalid-argument', ['sim', 'durak', '--on-fault', 'what']],
    ['usage', ['sim', 'durak', '-n', 'many']],
    ['options', ['sim', 'durak', '-o', 'players=99']],
    ['no-file', ['replay', 'no such file']],
    ['unreadable', ['replay', '.']],
    ['conventions', ['replay', '-'], '{}\n'],
  ])('%s', async (code, args, input = '') => {
    const [command = '', ...rest] = args;
    const { err } = await talon([command, '--json', ...rest], { input });
    const [first = ''] = err.trimEnd().split('\n');
    expect(JSON.parse(first)).toEqual({ error: expect.any(String), code });
  });

  test('the codes do not depend on the language', async () => {
    const said = async (lang: string) =>
      JSON.parse((await talon(['sim', 'durax', '--json', '--lang', lang])).err);
    const [english, german] = [await said('en'), await said('de')];
    expect(german.code).toBe(english.code);
    expect(german.error).not.toBe(english.error);
  });
});

describe('--fields', () => {
  const read = async (...args: readonly string[]) => JSON.parse((await talon(args)).out);

  test('picks fields of a result, or of every item of a list, in the order asked for', async () => {
    const sim = ['sim', 'kabadak', '-n', '3', '--seed', '1', '--level', 'random', '--json'];
    const whole = await read(...sim);
    const some = await read(...sim, '--fields', 'steps,wins');
    expect(Object.entries(some)).toEqual([
      ['steps', whole.steps],
      ['wins', whole.wins],
    ]);
    const list = await read('games', '--json');
    const [key = ''] = Object.keys(list[0]);
    expect(await read('games', '--json', '--fields', key)).toEqual(
      list.map((one: Record<string, unknown>) => ({ [key]: one[key] })),
    );
  });

  test.each([
    [
      ['deal', 'kabadak', '--seed', '1', '--json', '--fields', 'seed,what'],
      'no field “what”, only',
    ],
    [['perft', '-', '--depth', '1', '--json', '--fields', 'what'], 'no field “what”, only counts'],
    [['games', '--fields', 'game'], '--fields chooses fields of JSON and needs --json'],
  ])('is misused in a sentence: %s', async (args, said) => {
    const input = recordOf('kabadak', { deals: 1 }, 'fields');
    const { code, err } = await talon(args, { input });
    expect(err).toContain(said);
    expect(code).toBe(2);
  });
});

test('the help of export and import names every format and its game', async () => {
  const having = games.filter(({ extras }) => extras.interchange?.formats !== undefined);
  expect(having.length).toBeGreaterThan(0);
  for (const command of ['export', 'import']) {
    const { out } = await talon([command, '--help']);
    const told = out.replace(/\s+/g, ' ');
    for (const { names, extras } of having) {
      const formats = Object.keys(extras.interchange?.formats ?? {}).join(', ');
      expect(told).toContain(`${formats} for ${names.en}`);
    }
  }
});

test('the schema says what the last trick is before there is one', () => {
  const schemas = games.map((game) => JSON.stringify(jsonSchemaOf(game)));
  const having = schemas.filter((schema) => schema.includes('"lastTrick"'));
  expect(having.length).toBeGreaterThan(3);
  for (const schema of having)
    expect(schema).toContain('until there is one, it has no cards and seat 0 for its leader');
});
