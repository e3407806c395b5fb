import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepSettings } from '../../src/play/disk/keep-settings.ts';
import { readSettings, settingOf } from '../../src/play/disk/settings.ts';
import { freshFolder } from '../support/folders.ts';

/** An environment whose settings file holds this text. */
function environment(file?: string): Readonly<Record<string, string>> {
  const path = join(freshFolder(), 'config.json');
  if (file !== undefined) writeFileSync(path, file);
  return { TALON_CONFIG: path };
}

describe('settings', () => {
  test('without anything given are what the terminal suggests', () => {
    const env = { ...environment(), LANG: 'de_DE.UTF-8', TERM: 'linux' };
    expect(readSettings({}, env)).toEqual({
      settings: {
        lang: 'de',
        suits: 'pack',
        fourColour: true,
        cardArt: true,
        back: 'checks',
        theme: 'auto',
        ascii: true,
        speed: 'normal',
        reducedMotion: false,
        bell: false,
        bellAtEnd: false,
        mouse: true,
        order: 'game',
        name: '',
        memory: false,
        gone: false,
        coach: false,
        claims: 'ask',
      },
      notices: [],
    });
  });

  test('come from the flag before the environment before the file', () => {
    const file = '{"lang":"de","suits":"letters","speed":"slow","fourColour":true}';
    const env = { ...environment(file), TALON_SUITS: 'german', TALON_SPEED: 'fast', LANG: 'C' };
    const { settings } = readSettings({ speed: 'instant', suits: undefined }, env);
    expect(settings).toMatchObject({
      lang: 'de',
      suits: 'german',
      speed: 'instant',
      fourColour: true,
    });
  });

  test.each([
    ['1', true],
    ['off', false],
    ['Yes', true],
    ['perhaps', true],
  ])('take TALON_FOUR_COLOUR=%s as %s', (value, meant) => {
    const env = { ...environment(), TALON_FOUR_COLOUR: value };
    expect(readSettings({}, env).settings.fourColour).toBe(meant);
  });

  test.each([
    ['lang', ['en', 'de']],
    ['suits', ['pack', 'unicode', 'letters', 'german']],
    ['speed', ['slow', 'normal', 'fast', 'instant']],
    ['claims', ['ask', 'always', 'never']],
  ])('know every word for %s', (key, words) => {
    for (const word of words) {
      const { settings, notices } = readSettings({}, environment(JSON.stringify({ [key]: word })));
      expect(settings).toMatchObject({ [key]: word });
      expect(notices).toEqual([]);
    }
  });

  test.each(['{"lang":', '[1]', 'null', ''])('pass over a broken file, said once: %s', (file) => {
    const { settings, notices } = readSettings({}, environment(file));
    expect(settings.lang).toBe('en');
    expect(notices.map(({ en }) => en)).toEqual([expect.stringContaining('cannot be read')]);
  });

  test('pass over single bad values and keep the good ones', () => {
    const env = environment('{"lang":"fr","speed":"fast","memory":"very","unknown":1}');
    const { settings, notices } = readSettings({}, env);
    expect(settings).toMatchObject({ lang: 'en', speed: 'fast', memory: false });
    expect(notices.map(({ en }) => en)).toEqual([expect.stringContaining('“lang, memory”')]);
  });

  test('change one by one, and only to what is valid', () => {
    expect(settingOf('theme', 'dark')).toEqual({ theme: 'dark' });
    expect(settingOf('theme', 'pink')).toEqual({});
    expect(settingOf('colour', 'dark')).toEqual({});
    expect(settingOf('name', 'x'.repeat(21))).toEqual({});
  });

  test('are kept beside those already in the file', async () => {
    const env = environment('{"lang":"de"}');
    expect(await keepSettings({ speed: 'fast', ascii: undefined }, env)).toBeUndefined();
    expect(JSON.parse(readFileSync(env.TALON_CONFIG ?? '', 'utf8'))).toEqual({
      lang: 'de',
      speed: 'fast',
    });
  });

  test('that cannot be written are said', async () => {
    const env = environment('file');
    const under = { TALON_CONFIG: join(env.TALON_CONFIG ?? '', 'config.json') };
    expect((await keepSettings({ lang: 'de' }, under))?.en).toContain('cannot be saved');
  });

  test('are no device, no pipe and no endless file, and never replace one', async () => {
    for (const path of ['/dev/null', '/dev/zero']) {
      const env = { TALON_CONFIG: path };
      expect(readSettings({}, env).notices[0]?.en).toContain('cannot be read');
      expect((await keepSettings({ lang: 'de' }, env))?.en).toContain('cannot be saved');
      expect(statSync(path).isFile()).toBe(false);
    }
    const large = environment(' '.repeat(200_000));
    expect(readSettings({}, large).notices[0]?.en).toContain('cannot be read');
  });

  test.runIf(existsSync('/proc/self'))('a folder that takes nothing is said at once', async () => {
    const env = { TALON_CONFIG: '/proc/self/here/config.json' };
    expect((await keepSettings({ lang: 'de' }, env))?.en).toContain('cannot be saved');
  });

  test('make the folders they need', async () => {
    const env = { TALON_CONFIG: join(freshFolder(), 'a/b/config.json') };
    expect(await keepSettings({ lang: 'de' }, env)).toBeUndefined();
    expect(readSettings({}, env).settings.lang).toBe('de');
  });
});
