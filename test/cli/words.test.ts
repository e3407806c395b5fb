import { describe, expect, test } from 'vitest';
import { langOfEnvironment, readLang } from '../../src/cli/lang.ts';
import { columns } from '../../src/cli/output.ts';
import { distance, folded, suggestions } from '../../src/cli/suggest.ts';
import { wrapped } from '../../src/cli/wrap.ts';

describe('which language is spoken', () => {
  test('the first locale that is set decides', () => {
    expect(langOfEnvironment({ LANG: 'de_DE.UTF-8' })).toBe('de');
    expect(langOfEnvironment({ LC_ALL: 'en_GB', LANG: 'de_DE' })).toBe('en');
    expect(langOfEnvironment({ LC_ALL: '', LC_MESSAGES: 'de_AT', LANG: 'en_GB' })).toBe('de');
    expect(langOfEnvironment({ TALON_LANG: 'de', LC_ALL: 'en_GB' })).toBe('de');
    expect(langOfEnvironment({ LANG: 'fr_FR' })).toBe('en');
    expect(langOfEnvironment({})).toBe('en');
  });

  test('the flag counts anywhere, the last one most', () => {
    const spoken = readLang(['--lang', 'en', 'games', '--lang=de', '--json'], { LANG: 'en' });
    expect(spoken).toEqual({ lang: 'de', langGiven: 'de', rest: ['games', '--json'] });
  });

  test('a flag that names no language is told, and nothing after -- is read', () => {
    expect(readLang(['--lang', 'fr', 'x'], {})).toEqual({ lang: 'en', rest: ['x'], unknown: 'fr' });
    expect(readLang(['games', '--lang'], {})).toMatchObject({ unknown: '' });
    expect(readLang(['--', '--lang', 'de'], {})).toEqual({
      lang: 'en',
      rest: ['--', '--lang', 'de'],
    });
  });
});

describe('what a misspelt word was meant to be', () => {
  test('letters changed, dropped, added and swapped count one each', () => {
    const pairs = ['cabo', 'cobo', 'cab', 'caboo', 'acbo'].map((word) => distance('cabo', word));
    expect(pairs).toEqual([0, 1, 1, 1, 1]);
    expect(distance('', 'abc')).toBe(3);
    expect(distance('bridge', 'durak')).toBe(6);
  });

  test('spelling of umlauts, capitals and hyphens does not matter', () => {
    expect(folded('Böse Dame')).toBe(folded('boese-dame'));
    expect(folded('Böhmischer Schneider')).toBe('boehmischerschneider');
  });

  test('near words come best first, beginnings too, strangers not at all', () => {
    const words = ['sim', 'saves', 'games', 'replay', 'resume'];
    expect(suggestions('sum', words)).toEqual(['sim']);
    expect(suggestions('rep', words)[0]).toBe('replay');
    expect(suggestions('gamse', words)[0]).toBe('games');
    expect(suggestions('xylophone', words)).toEqual([]);
    expect(suggestions('x'.repeat(100_000), words)).toEqual([]);
  });
});

describe('text for people', () => {
  test('columns are padded, the last is not', () => {
    expect(
      columns([
        ['a', 'bb', 'c'],
        ['aaa', 'b', 'cc'],
      ]),
    ).toBe('a    bb  c\naaa  b   cc');
  });

  test('paragraphs are wrapped with their indent kept', () => {
    expect(wrapped('AB-1  ', 'one two three four', 16)).toBe('AB-1  one two\n      three four');
    expect(wrapped('', 'short', 80)).toBe('short');
    expect(wrapped('', 'a longword b', 4)).toBe('a\nlongword\nb');
  });
});
