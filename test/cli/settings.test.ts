/** The flags of the settings: what each sets, and that all of a setting's values can be given. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeProgram } from '../../src/cli/parse/command-line.ts';
import { settingsOf } from '../../src/cli/parse/settings.ts';
import { commands as all } from '../../src/cli/specs/index.ts';
import {
  CLAIMS,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  THEMES,
} from '../../src/play/disk/settings.ts';
import { freshFolder } from '../support/folders.ts';

const before = { ...process.env };
beforeEach(() => {
  process.env.TALON_CONFIG = join(freshFolder(), 'config.json');
});
afterEach(() => {
  process.env = { ...before };
});

/** The settings that a command line leads to. */
async function settingsFrom(args: readonly string[]): Promise<Settings> {
  let found: Settings | undefined;
  const run = async (call: Parameters<(typeof all)[number]['run']>[0]): Promise<number> => {
    found = settingsOf(call);
    return 0;
  };
  const commands = all.map((spec) => ({ ...spec, run }));
  const setting = {
    lang: 'en',
    langGiven: undefined,
    fillExample: (line: string) => line,
  } as const;
  await makeProgram({ ...setting, commands }).parseAsync([...args], { from: 'user' });
  process.exitCode = undefined;
  if (found === undefined) throw new Error('nothing ran');
  return found;
}

describe.each([
  ['the menu', []],
  ['play', ['play', 'durak']],
  ['resume', ['resume']],
])('%s', (_, command) => {
  test.each([
    ['--theme dark', { theme: 'dark' }],
    ['--reduced-motion', { reducedMotion: true }],
    ['--bell', { bell: true }],
    ['--bell-at-end', { bellAtEnd: true }],
    ['--no-mouse', { mouse: false }],
    ['--four-colour', { fourColour: true }],
    ['--no-four-colour', { fourColour: false }],
    ['--suits letters --speed 3 --ascii', { suits: 'letters', speed: 'instant', ascii: true }],
    ['', { theme: 'auto', reducedMotion: false, bell: false, mouse: true, fourColour: true }],
  ])('takes %j', async (flags, wanted) => {
    const args = flags.split(' ').filter((word) => word !== '');
    expect(await settingsFrom([...command, ...args])).toMatchObject(wanted);
  });
});

test('a flag counts before its variable, which counts without a flag', async () => {
  process.env.TALON_THEME = 'light';
  process.env.TALON_MOUSE = 'off';
  process.env.TALON_BELL = 'on';
  expect(await settingsFrom(['--theme', 'dark'])).toMatchObject({ theme: 'dark', mouse: false });
  expect(await settingsFrom(['--no-mouse'])).toMatchObject({ theme: 'light', bell: true });
});

test('every value of a setting can be given', () => {
  const choices = (name: string): readonly string[] | undefined =>
    all[0]?.options.find(({ flags }) => flags.startsWith(name))?.choices;
  expect(choices('--theme')).toEqual(THEMES);
  expect(choices('--suits')).toEqual(SUIT_STYLES);
  expect(choices('--claims')).toEqual(CLAIMS);
  expect(choices('--speed')).toHaveLength(SPEEDS.length);
});

test('a theme there is not is refused', async () => {
  await expect(settingsFrom(['--theme', 'pink'])).rejects.toThrow(/auto, felt, dark/);
});
