import { describe, expect, test, vi } from 'vitest';
import { namePlayers, plainName } from '../../src/play/index.ts';

const login = vi.hoisted(() => ({ name: (): string => 'ada' }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  userInfo: () => ({ username: login.name() }),
}));

const names = (...given: Parameters<typeof namePlayers>): readonly string[] =>
  namePlayers(...given).map(({ name }) => name);

describe('names of a new table', () => {
  const env = { TALON_NAME: 'Ada' };

  test('the person at the bottom, opponents by the compass', () => {
    expect(names(['human', 'hard', 'hard', 'hard'], 'en', env)).toEqual([
      'Ada',
      'West',
      'North',
      'East',
    ]);
    expect(names(['human', 'easy'], 'de', env)).toEqual(['Ada', 'Nord']);
  });

  test('the game may name the seats of the others', () => {
    const points = ['North', 'East', 'South', 'West'].map((name) => ({ en: name, de: `${name}-` }));
    expect(names(['human', 'easy', 'easy', 'easy'], 'en', env, points)).toEqual([
      'Ada',
      'East',
      'South',
      'West',
    ]);
    expect(names(['easy', 'human', 'easy', 'easy'], 'de', env, points)[0]).toBe('North-');
  });

  test('the compass turns with the person', () => {
    expect(names(['easy', 'human', 'easy'], 'en', env)).toEqual(['East', 'Ada', 'West']);
  });

  test('further people are numbered', () => {
    expect(names(['human', 'human', 'easy'], 'de', env)).toEqual(['Ada', 'Spieler 2', 'Ost']);
  });

  test('every table has names of its own', () => {
    for (let players = 1; players <= 12; players++) {
      const who = Array.from({ length: players }, () => 'easy' as const);
      for (const lang of ['en', 'de'] as const)
        expect(new Set(names(who, lang, env)).size).toBe(players);
    }
  });

  test('without a name set the login name', () => {
    expect(names(['human'], 'en', {})).toEqual(['ada']);
    expect(names(['human'], 'en', { TALON_NAME: '\u001b[' })).toEqual(['ada']);
  });

  test('a person of whom the system knows no name is numbered', () => {
    login.name = () => {
      throw new Error('no such user');
    };
    expect(names(['human'], 'en', {})).toEqual(['Player 1']);
    expect(names(['easy', 'human'], 'de', {})).toEqual(['Nord', 'Spieler 1']);
  });
});

test.each([
  ['Ada', 'Ada'],
  ['  Ada   B. ', 'Ada B.'],
  ['\u001b[31mred', '31mred'],
  ['{0}[AS]', '0 AS'],
  ['a\u202eb', 'a b'],
  ['Jo\u0308rg', 'Jörg'],
  ['x'.repeat(50), 'x'.repeat(20)],
  ['\n\t', ''],
])('the name %j becomes %j', (given, plain) => {
  expect(plainName(given)).toBe(plain);
});
