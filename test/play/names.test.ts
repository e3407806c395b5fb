import { describe, expect, test } from 'vitest';
import { plainName } from '../../src/lang/names.ts';
import { namePlayers, type Occupant } from '../../src/play/session/players.ts';

const names = (...given: Parameters<typeof namePlayers>): readonly string[] =>
  namePlayers(...given).map(({ name }) => name);

describe('names of a new table', () => {
  test('the person at the bottom, opponents by the compass', () => {
    expect(names(['human', 'hard', 'hard', 'hard'], 'en', 'Ada')).toEqual([
      'Ada',
      'West',
      'North',
      'East',
    ]);
    expect(names(['human', 'easy'], 'de', 'Ada')).toEqual(['Ada', 'Nord']);
  });

  test('the game may name the seats of the others', () => {
    const points = ['North', 'East', 'South', 'West'].map((name) => ({ en: name, de: `${name}-` }));
    expect(names(['human', 'easy', 'easy', 'easy'], 'en', 'Ada', points)).toEqual([
      'Ada',
      'East',
      'South',
      'West',
    ]);
    expect(names(['easy', 'human', 'easy', 'easy'], 'de', 'Ada', points)[0]).toBe('North-');
  });

  test('the compass turns with the person', () => {
    expect(names(['easy', 'human', 'easy'], 'en', 'Ada')).toEqual(['East', 'Ada', 'West']);
  });

  test('further people are numbered', () => {
    expect(names(['human', 'human', 'easy'], 'de', 'Ada')).toEqual(['Ada', 'Spieler 2', 'Ost']);
  });

  test('every table has names of its own', () => {
    for (let players = 1; players <= 12; players++) {
      const who = Array.from({ length: players }, () => 'easy' as const);
      for (const lang of ['en', 'de'] as const)
        expect(new Set(names(who, lang, 'Ada')).size).toBe(players);
    }
  });

  test('a person without a name goes by their point, several by numbers', () => {
    expect(names(['human', 'easy', 'easy', 'easy'], 'de', '')).toEqual([
      'Süd',
      'West',
      'Nord',
      'Ost',
    ]);
    expect(names(['human', 'human', 'easy'], 'en', '')).toEqual(['Player 1', 'Player 2', 'East']);
    expect(names(['human'], 'en', '\u001b[')).toEqual(['South']);
    const points = ['North', 'East', 'South', 'West'].map((name) => ({ en: name, de: name }));
    expect(names(['easy', 'easy', 'human', 'easy'], 'en', '', points)[2]).toBe('South');
    const crowd = Array.from(
      { length: 12 },
      (_, seat): Occupant => (seat === 0 ? 'human' : 'easy'),
    );
    expect(names(crowd, 'en', '')[0]).toBe('Player 1');
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
