/** Settings files with anything in them: read, kept and read again without harm. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { LONGEST_NAME } from '../../src/lang/names.ts';
import { keepSettings } from '../../src/play/disk/keep-settings.ts';
import {
  BACKS,
  ORDERS,
  readSettings,
  SPEEDS,
  SUIT_STYLES,
  THEMES,
  VARIABLES,
} from '../../src/play/disk/settings.ts';
import { spoilt } from './damage.ts';
import type { Fuzzed } from './fuzzed.ts';

const KEYS = Object.keys(VARIABLES);
const VALUES = [
  ...BACKS,
  ...SPEEDS,
  ...SUIT_STYLES,
  ...THEMES,
  ...ORDERS,
  'en',
  'de',
  'ask',
  true,
  false,
];

const value = fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue());
const key = fc.oneof(
  fc.constantFrom(...KEYS),
  fc.string({ unit: 'binary' }),
  fc.constant('__proto__'),
);

/** Good files, files of other things, and damaged ones. */
function filesFrom(seed: string, count: number): readonly string[] {
  const random = openQuickStream(`settings/${seed}`);
  const objects = fc.sample(fc.dictionary(key, value), {
    seed: below(random, 2 ** 31),
    numRuns: count,
  });
  return objects.map((object) => {
    const text = JSON.stringify(object);
    return below(random, 3) === 0 ? spoilt(text, random) : text;
  });
}

const allowed: Readonly<Record<string, readonly unknown[]>> = {
  lang: ['en', 'de'],
  suits: SUIT_STYLES,
  fourColour: [true, false],
  cardArt: [true, false],
  back: BACKS,
  ascii: [true, false],
  speed: SPEEDS,
  memory: [true, false],
  claims: ['ask', 'always', 'never'],
  theme: THEMES,
  reducedMotion: [true, false],
  bell: [true, false],
  bellAtEnd: [true, false],
  coach: [true, false],
  gone: [true, false],
  mouse: [true, false],
  order: ORDERS,
};

const isAllowed = (name: string, value: unknown): boolean =>
  name === 'name'
    ? typeof value === 'string' && value.length <= LONGEST_NAME
    : allowed[name]?.includes(value) === true;

const wrong = (settings: object): string | undefined =>
  Object.entries(settings).find(([name, given]) => !isAllowed(name, given))?.[0];

/** Valid settings of a file must come through; everything else must not. */
async function fault(path: string): Promise<string | undefined> {
  const env = { TALON_CONFIG: path };
  const before = readSettings({}, env).settings;
  const strange = wrong(before);
  if (strange !== undefined) return `setting ${strange} is ${JSON.stringify(before)}`;
  const notice = await keepSettings({ speed: 'fast' }, env);
  if (notice !== undefined) return notice.en;
  const after = readSettings({}, env);
  if (after.notices.length > 0) return `what was kept is not liked: ${after.notices[0]?.en}`;
  return JSON.stringify(after.settings) === JSON.stringify({ ...before, speed: 'fast' })
    ? undefined
    : `kept ${readFileSync(path, 'utf8')} of ${JSON.stringify(before)}`;
}

export async function fuzzSettings(seed: string, count: number): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-settings-'));
  const path = join(folder, 'config.json');
  const faults: string[] = [];
  for (const [number, text] of filesFrom(seed, count).entries()) {
    writeFileSync(path, text);
    try {
      const told = await fault(path);
      if (told !== undefined) faults.push(`settings ${seed}/${number}: ${told}\n${text}`);
    } catch (error) {
      faults.push(`settings ${seed}/${number}: ${String(error)}\n${text}`);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { count, faults };
}
