/** Settings from the environment and from files: every variable, every spelling, and what is ignored. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, readsUtf8 } from '../../src/play/disk/settings.ts';
import { freshFolder } from '../support/folders.ts';

const nowhere = () => ({ TALON_CONFIG: join(freshFolder(), 'config.json') });
const read = (env: Readonly<Record<string, string>>) => readSettings({}, { ...nowhere(), ...env });

test.each([
  ['TALON_LANG', 'de', { lang: 'de' }],
  ['TALON_LANG', 'DE', { lang: 'de' }],
  ['TALON_SUITS', 'letters', { suits: 'letters' }],
  ['TALON_FOUR_COLOUR', 'true', { fourColour: true }],
  ['TALON_ASCII', 'on', { ascii: true }],
  ['TALON_SPEED', 'slow', { speed: 'slow' }],
  ['TALON_MEMORY', 'yes', { memory: true }],
  ['TALON_COACH', 'on', { coach: true }],
  ['TALON_CLAIMS', 'never', { claims: 'never' }],
  ['TALON_THEME', 'Dark', { theme: 'dark' }],
  ['TALON_REDUCED_MOTION', '1', { reducedMotion: true }],
  ['TALON_BELL', 'on', { bell: true }],
  ['TALON_BELL_AT_END', 'on', { bellAtEnd: true }],
  ['TALON_MOUSE', 'off', { mouse: false }],
  ['TALON_ORDER', 'trumps-left', { order: 'trumps-left' }],
  ['TALON_NAME', 'Ada Off', { name: 'Ada Off' }],
  ['TALON_NAME', 'On', { name: 'On' }],
  ['TALON_NAME', ' \u001b[31mred ', { name: '31mred' }],
  ['TALON_NAME', 'x'.repeat(50), { name: 'x'.repeat(20) }],
  ['TALON_SPEED', '', { speed: 'normal' }],
])('%s=%s', (name, value, settings) => {
  expect(read({ [name]: value })).toMatchObject({ settings, notices: [] });
});

test.each([
  [
    'TALON_THEME',
    'pink',
    { theme: 'auto' },
    'TALON_THEME=pink is ignored: it can be auto, felt, dark, light, contrast, plain',
  ],
  ['TALON_LANG', 'xx', { lang: 'en' }, 'TALON_LANG=xx is ignored: it can be en, de'],
  ['TALON_BELL', 'loud', { bell: false }, 'TALON_BELL=loud is ignored: it can be on, off'],
  [
    'TALON_SPEED',
    '\u001b[31mRapid',
    { speed: 'normal' },
    'TALON_SPEED=31mRapid is ignored: it can be slow, normal, fast, instant',
  ],
])('%s=%s is ignored, in a sentence that says what it can be', (name, value, settings, told) => {
  const found = read({ [name]: value });
  expect(found.settings).toMatchObject(settings);
  expect(found.notices.map(({ en }) => en)).toEqual([told]);
});

test.each([
  ['1', true],
  ['true', true],
  ['on', true],
  ['yes', true],
  ['0', false],
  ['false', false],
  ['off', false],
  ['no', false],
])('on a plain terminal TALON_ASCII=%s says %s', (value, meant) => {
  for (const TERM of ['dumb', 'xterm'])
    expect(read({ TERM, TALON_ASCII: value }).settings.ascii).toBe(meant);
});

test('the first locale that is set names the language, English where it is none of ours', () => {
  const lang = (env: Readonly<Record<string, string>>) => read(env).settings.lang;
  expect(lang({ LC_ALL: 'de_AT', LC_MESSAGES: 'en_GB', LANG: 'en_GB' })).toBe('de');
  expect(lang({ LC_ALL: '', LC_MESSAGES: 'de_CH', LANG: 'en_GB' })).toBe('de');
  expect(lang({ LANG: 'DE' })).toBe('de');
  expect(lang({ LC_ALL: 'en_GB', LANG: 'de_DE' })).toBe('en');
  expect(lang({ LANG: 'fr_FR' })).toBe('en');
  expect(lang({})).toBe('en');
});

test('only terminals without more get plain letters unasked', () => {
  const ascii = (TERM: string) => read({ TERM, LANG: 'en_GB.UTF-8' }).settings.ascii;
  expect(['linux', 'dumb', 'xterm-256color', ''].map(ascii)).toEqual([true, true, false, false]);
});

const LOCALES: readonly (readonly [Readonly<Record<string, string>>, boolean])[] = [
  [{}, false],
  [{ LANG: '', LC_CTYPE: '', LC_ALL: '' }, false],
  [{ LANG: 'en_GB.UTF-8' }, true],
  [{ LANG: 'de_DE.utf8' }, true],
  [{ LANG: 'C.UTF-8' }, true],
  [{ LANG: 'sr_RS.UTF-8@latin' }, true],
  [{ LANG: 'C' }, false],
  [{ LANG: 'POSIX' }, false],
  [{ LANG: 'de_DE' }, false],
  [{ LANG: 'de_DE@euro' }, false],
  [{ LANG: 'de_DE.ISO-8859-1' }, false],
  [{ LANG: 'ja_JP.eucJP' }, false],
  [{ LC_CTYPE: 'UTF-8' }, true],
  [{ LC_CTYPE: 'C', LANG: 'en_GB.UTF-8' }, false],
  [{ LC_CTYPE: 'C.UTF-8', LANG: 'C' }, true],
  [{ LC_ALL: 'C', LC_CTYPE: 'en_GB.UTF-8', LANG: 'en_GB.UTF-8' }, false],
  [{ LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' }, false],
  [{ LC_ALL: 'en_GB.UTF-8', LC_CTYPE: 'C', LANG: 'C' }, true],
  [{ LC_ALL: '', LC_CTYPE: 'en_GB.UTF-8', LANG: 'C' }, true],
  [{ LC_MESSAGES: 'en_GB.UTF-8', LANG: 'C' }, false],
];

test.each(LOCALES)('on Linux the locale %j reads UTF-8: %j', (env, isRead) => {
  expect(readsUtf8(env, 'linux')).toBe(isRead);
});

test('macOS and Windows read UTF-8 unless the locale says otherwise', () => {
  for (const platform of ['darwin', 'win32'] as const) {
    for (const env of [{}, { LANG: 'de_DE' }, { LC_CTYPE: 'UTF-8' }, { LANG: 'en_GB.UTF-8' }])
      expect(readsUtf8(env, platform), JSON.stringify(env)).toBe(true);
    for (const env of [{ LANG: 'C' }, { LC_ALL: 'POSIX' }, { LANG: 'de_DE.ISO8859-1' }])
      expect(readsUtf8(env, platform), JSON.stringify(env)).toBe(false);
  }
});

test.runIf(process.platform === 'linux')(
  'without UTF-8 cards are ASCII unless told otherwise',
  () => {
    expect(read({ LC_ALL: 'C', LANG: 'en_GB.UTF-8' }).settings.ascii).toBe(true);
    expect(read({}).settings.ascii).toBe(true);
    expect(read({ LC_ALL: 'C', TALON_ASCII: 'off' }).settings.ascii).toBe(false);
    expect(readSettings({ ascii: true }, { ...nowhere(), LANG: 'C.UTF-8' }).settings.ascii).toBe(
      true,
    );
  },
);

test('a file of a hundred thousand bytes is read, a longer one or a folder is not', () => {
  const settings = '{"speed":"fast"}';
  const fileOf = (size: number) => {
    const path = join(freshFolder(), 'config.json');
    writeFileSync(path, settings + ' '.repeat(size - settings.length));
    return readSettings({}, { TALON_CONFIG: path });
  };
  expect(fileOf(100_000)).toMatchObject({ settings: { speed: 'fast' }, notices: [] });
  expect(fileOf(100_001).settings.speed).toBe('normal');
  expect(fileOf(100_001).notices).toHaveLength(1);
  const folder = join(freshFolder(), 'folder');
  mkdirSync(folder);
  expect(readSettings({}, { TALON_CONFIG: folder }).notices).toHaveLength(1);
});

test('every bad setting of a file is named once, in one sentence', () => {
  const path = join(freshFolder(), 'config.json');
  writeFileSync(path, '{"lang":7,"speed":"warp","memory":true,"other":1}');
  const { settings, notices } = readSettings({}, { TALON_CONFIG: path });
  expect(settings).toMatchObject({ lang: 'en', speed: 'normal', memory: true });
  expect(notices.map(({ en }) => en)).toEqual([
    `the setting “lang, speed” in ${path} is not valid and is ignored`,
  ]);
});
