import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langOfEnvironment, readLang } from '../../src/cli/parse/settings.ts';
import { distance, folded, suggestions } from '../../src/cli/parse/suggest.ts';
import { wrapped } from '../../src/cli/print/output.ts';
import { columns } from '../../src/lang/report.ts';
import type { Environment } from '../../src/play/disk/paths.ts';
import { freshFolder } from '../support/folders.ts';

describe('which language is spoken', () => {
  const langOf = (env: Environment, file?: string) => {
    const path = join(freshFolder(), 'config.json');
    if (file !== undefined) writeFileSync(path, file);
    return langOfEnvironment({ TALON_CONFIG: path, ...env });
  };

  test('without settings the first locale that is set decides', () => {
    expect(langOf({ LANG: 'de_DE.UTF-8' })).toBe('de');
    expect(langOf({ LC_ALL: 'en_GB', LANG: 'de_DE' })).toBe('en');
    expect(langOf({ LC_ALL: '', LC_MESSAGES: 'de_AT', LANG: 'en_GB' })).toBe('de');
    expect(langOf({ LANG: 'fr_FR' })).toBe('en');
    expect(langOf({})).toBe('en');
  });

  test('TALON_LANG counts before the settings file, and that before the locale', () => {
    expect(langOf({ TALON_LANG: 'de', LC_ALL: 'en_GB' })).toBe('de');
    expect(langOf({ LC_ALL: 'en_GB' }, '{"lang":"de"}')).toBe('de');
    expect(langOf({ TALON_LANG: 'en', LC_ALL: 'de_DE' }, '{"lang":"de"}')).toBe('en');
  });

  test('the flag counts anywhere, the last one most', () => {
    const spoken = readLang(['--lang', 'en', 'games', '--lang=de', '--json'], { LANG: 'en' });
    expect(spoken).toEqual({ lang: 'de', langGiven: 'de', rest: ['games', '--json'], files: [] });
  });

  test('files with games are taken out wherever they are named', () => {
    const { files, rest } = readLang(['--game', 'a.js', 'play', '--game=b.js', 'x', '--game'], {});
    expect([files, rest]).toEqual([
      ['a.js', 'b.js', ''],
      ['play', 'x'],
    ]);
  });

  test('a flag that names no language is told, and nothing after -- is read', () => {
    const env = { TALON_LANG: 'en' };
    expect(readLang(['--lang', 'fr', 'x'], env)).toEqual({
      lang: 'en',
      rest: ['x'],
      unknown: 'fr',
      files: [],
    });
    expect(readLang(['games', '--lang'], env)).toMatchObject({ unknown: '' });
    expect(readLang(['--', '--lang', 'de'], env)).toEqual({
      lang: 'en',
      rest: ['--', '--lang', 'de'],
      files: [],
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
