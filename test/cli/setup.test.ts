import { describe, expect, test } from 'vitest';
import { Flags } from '../../src/cli/call/call.ts';
import { Stop } from '../../src/cli/call/exit-codes.ts';
import {
  gameNamed,
  optionsGiven,
  optionsNamed,
  seatsNamed,
  seedNamed,
  whoNamed,
} from '../../src/cli/parse/match-setup.ts';
import { games } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';

/** The exit code and the sentence with which the work stops. */
function stop(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Stop) return `${error.exitCode} ${error.sentence.en}`;
    throw error;
  }
  return 'went on';
}

const game = gameNamed('boese-dame');

describe('games by name', () => {
  test.each(games.map((one) => [one.id, one] as const))(
    '%s, by id and by either name',
    (id, one) => {
      for (const name of [id, id.toUpperCase(), one.names.en, one.names.de])
        expect(gameNamed(name)).toBe(one);
    },
  );

  test('a misspelt one is suggested, a strange one is not', () => {
    expect(stop(() => gameNamed('bose-dam'))).toBe(
      '2 there is no game “bose-dam”; did you mean boese-dame?',
    );
    expect(stop(() => gameNamed('chess'))).toBe('2 there is no game “chess”; see `talon games`');
    expect(stop(() => gameNamed('\u001b[31m'))).not.toContain('\u001b');
  });
});

describe('options as key=value', () => {
  test('are resolved by the game, the last of a key counting', () => {
    const options = optionsNamed(game, ['players=2', 'deals=5', 'players=3']);
    expect(options).toMatchObject({ players: 3, deals: 5, rounds: 3 });
  });

  test.each([
    ['plyers=3', '2 boese-dame has no option “plyers”; did you mean players?'],
    ['colour=red', '2 boese-dame has no option “colour”; see `talon options boese-dame`'],
    ['__proto__=1', '2 boese-dame has no option “__proto__”; see `talon options boese-dame`'],
    ['players', '2 “players” is not of the form key=value'],
    ['players=7', '2 option players: 7 is not one of 2–4'],
    ['players=two', '2 option players: two is not one of 2–4'],
  ])('%s is refused', (pair, said) => {
    expect(stop(() => optionsNamed(game, [pair]))).toBe(said);
  });
});

describe('presets', () => {
  const durak = gameNamed('durak');

  test('set their options, and -o changes single ones', () => {
    expect(optionsGiven(durak, new Flags({ preset: 'fahrkarte' }))).toMatchObject({
      transfer: 'any',
      ticket: 'once',
      players: 3,
    });
    const changed = { preset: 'Fahrkarte', option: ['ticket=off', 'players=4'] };
    expect(optionsGiven(durak, new Flags(changed))).toMatchObject({
      transfer: 'any',
      ticket: 'off',
      players: 4,
    });
    expect(optionsGiven(durak, new Flags({}))).toEqual(optionsNamed(durak, []));
  });

  test.each([
    [durak, 'perevodni', '2 durak has no preset “perevodni”; did you mean perevodnoi?'],
    [durak, 'chess', '2 durak has no preset “chess”; see `talon options durak`'],
    [durak, '__proto__', '2 durak has no preset “__proto__”; see `talon options durak`'],
    [game, 'fast', '2 boese-dame has no presets'],
  ])('%o: %s is refused', (one, preset, said) => {
    expect(stop(() => optionsGiven(one, new Flags({ preset })))).toBe(said);
  });
});

describe('seats, levels and seeds', () => {
  const options = optionsNamed(game, ['players=3']);
  const read = (typed: string): string => `<${typed}>`;

  test('a seat named takes who is named, the others the standard', () => {
    expect(seatsNamed(options, ['1=a', '2=b', '1=c'], (seat) => `s${seat}`, read)).toEqual([
      's0',
      '<c>',
      '<b>',
    ]);
  });

  test('seats there are not, and other forms, are refused', () => {
    const named = (pair: string): string => stop(() => seatsNamed(options, [pair], () => '', read));
    expect(named('3=easy')).toBe('2 there is no seat 3: with 3 players the seats are 0 to 2');
    expect(named('easy')).toBe('2 “easy” is not of the form SEAT=WHO, such as 1=easy');
    expect(named('-1=easy')).toMatch(/^2 .*not of the form/);
  });

  test('levels the game does not offer are refused with those it offers', () => {
    expect(whoNamed(game, 'random')).toBe('random');
    expect(stop(() => whoNamed(altered(game, { heuristics: { levels: ['easy'] } }), 'hard'))).toBe(
      '2 boese-dame does not offer the level hard; it offers random, easy',
    );
    expect(stop(() => whoNamed(altered(game, { heuristics: { levels: [] } }), 'godlike'))).toBe(
      '2 there is no level “godlike”; boese-dame offers random',
    );
  });

  test('a seed is any text without control characters', () => {
    expect(seedNamed(new Flags({ seed: 'süß 42' }))).toBe('süß 42');
    expect(seedNamed(new Flags({ seed: '' }))).toBe('');
    expect(seedNamed(new Flags({}))).toBeUndefined();
    expect(stop(() => seedNamed(new Flags({ seed: 'a\nb' })))).toMatch(/^2 the seed may have/);
    expect(stop(() => seedNamed(new Flags({ seed: 'x'.repeat(201) })))).toMatch(
      /^2 the seed may have/,
    );
  });
});
