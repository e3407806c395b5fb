/**
 * Settings: how Talon looks and speaks. A setting is taken from a flag, else from the environment, else from the
 * settings file, else from what the terminal's own variables suggest. Every variable and every value of the file is
 * checked; one that cannot be used is reported once and ignored.
 */

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import * as v from 'valibot';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { LONGEST_NAME, plainName } from '../../lang/names.ts';
import { fill, LANGS, type Lang, type Text } from '../../lang/text.ts';
import { isSubstituted, substitute } from './home.ts';
import { configFileOf, type Environment, foldersOf } from './paths.ts';
import texts from './settings-texts.json' with { type: 'json' };
import { WRITTEN } from './written-files.ts';

const SETTINGS = texts.settings;

export const SUIT_STYLES = ['pack', 'unicode', 'letters', 'german'] as const;
/** `auto`: `felt` where the terminal has the colours for it, else `plain`. */
export const THEMES = ['auto', 'felt', 'dark', 'light', 'contrast', 'plain'] as const;
/** The patterns on the backs of cards. */
export const BACKS = ['checks', 'diamonds', 'stripes', 'plain'] as const;
export type BackPattern = (typeof BACKS)[number];
/** How fast opponents play; `instant`: without waiting. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** The orders of a hand; `game`: as the game lays it out. */
export const ORDERS = ['game', 'suits', 'ranks', 'trumps-left', 'trumps-right'] as const;

/**
 * `ask`: a person whose remaining tricks are certain is asked; `always`: they are played out unasked,
 * an opponent's too; `never`: every card is played by hand.
 */
export const CLAIMS = ['ask', 'always', 'never'] as const;
export type Claims = (typeof CLAIMS)[number];

export interface Settings {
  readonly lang: Lang;
  readonly suits: (typeof SUIT_STYLES)[number];
  readonly fourColour: boolean;
  readonly theme: (typeof THEMES)[number];
  /** Cards show pictures, and not only their rank, suit and pips. */
  readonly cardArt: boolean;
  /** The pattern on the backs of cards. */
  readonly back: BackPattern;
  /** Borders and signs in ASCII only. */
  readonly ascii: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** Cards appear where they go instead of moving there. */
  readonly reducedMotion: boolean;
  /** A bell rings when it is the player's turn. */
  readonly bell: boolean;
  /** A bell rings twice when the player has won a match, three times when they have lost it. */
  readonly bellAtEnd: boolean;
  readonly mouse: boolean;
  /** The order of cards in the player's hand. */
  readonly order: (typeof ORDERS)[number];
  /** The player's name; empty until they have given one. */
  readonly name: string;
  /** Face-down cards that have been seen (`known` in a table) stay visible, not only for a moment. */
  readonly memory: boolean;
  /** The panel tells what a player else has to remember: the cards not seen yet, and those known to be in hands. */
  readonly gone: boolean;
  /** A move that gives much away is marked before it is made. */
  readonly coach: boolean;
  /** Whether tricks that are certain are played out at once. */
  readonly claims: Claims;
}

export type SomeSettings = { readonly [K in keyof Settings]?: Settings[K] | undefined };

const KEYS = {
  lang: v.picklist(LANGS),
  suits: v.picklist(SUIT_STYLES),
  fourColour: v.boolean(),
  cardArt: v.boolean(),
  back: v.picklist(BACKS),
  ascii: v.boolean(),
  theme: v.picklist(THEMES),
  speed: v.picklist(SPEEDS),
  reducedMotion: v.boolean(),
  bell: v.boolean(),
  bellAtEnd: v.boolean(),
  mouse: v.boolean(),
  order: v.picklist(ORDERS),
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  memory: v.boolean(),
  gone: v.boolean(),
  coach: v.boolean(),
  claims: v.picklist(CLAIMS),
};

/** The environment variable for each setting. */
export const VARIABLES: Readonly<Record<keyof Settings, string>> = {
  lang: 'TALON_LANG',
  suits: 'TALON_SUITS',
  fourColour: 'TALON_FOUR_COLOUR',
  cardArt: 'TALON_CARD_ART',
  back: 'TALON_BACK',
  ascii: 'TALON_ASCII',
  theme: 'TALON_THEME',
  speed: 'TALON_SPEED',
  reducedMotion: 'TALON_REDUCED_MOTION',
  bell: 'TALON_BELL',
  bellAtEnd: 'TALON_BELL_AT_END',
  mouse: 'TALON_MOUSE',
  order: 'TALON_ORDER',
  name: 'TALON_NAME',
  memory: 'TALON_MEMORY',
  gone: 'TALON_GONE',
  coach: 'TALON_COACH',
  claims: 'TALON_CLAIMS',
};

/** The valid settings among these values, and the names of the invalid ones. */
function validated(given: Readonly<Record<string, unknown>>): {
  readonly good: SomeSettings;
  readonly bad: readonly string[];
} {
  const known = Object.entries(KEYS).filter(([key]) => given[key] !== undefined);
  const bad = known.flatMap(([key, schema]) => (v.is(schema, given[key]) ? [] : [key]));
  const kept = Object.fromEntries(
    known.filter(([key]) => !bad.includes(key)).map(([key]) => [key, given[key]]),
  );
  return { good: v.parse(v.partial(v.object(KEYS)), kept), bad };
}

interface SettingsRead {
  readonly settings: SomeSettings;
  readonly notices: readonly Text[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a regular file of moderate size; nothing endless and nothing that blocks. */
export function smallFileText(path: string, most: number = WRITTEN.settings.most): string {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const { size } = fstatSync(file);
    if (!fstatSync(file).isFile() || size > most) throw new Error('not a small regular file');
    const bytes = Buffer.alloc(most);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** The settings of a file. */
export function fromFile(path: string): SettingsRead {
  try {
    const parsed: unknown = JSON.parse(smallFileText(path));
    if (!isObject(parsed)) return { settings: {}, notices: [fill(SETTINGS.broken, path)] };
    const { good, bad } = validated(parsed);
    if (bad.length === 0) return { settings: good, notices: [] };
    return { settings: good, notices: [fill(SETTINGS.wrong, bad.join(', '), path)] };
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { settings: {}, notices: absent ? [] : [fill(SETTINGS.broken, path)] };
  }
}

const FLAGS: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  on: true,
  yes: true,
  0: false,
  false: false,
  off: false,
  no: false,
};

/** The value of a variable. A name counts as it is written, other values in lower or upper case. */
function fromVariable(key: string, value: string): string | boolean {
  if (key === 'name') return plainName(value);
  const word = value.toLowerCase();
  return FLAGS[word] ?? word;
}

/** The values that the variable of a setting may have; a name may be anything. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(KEYS).map(([key, schema]) => [
    key,
    schema.type === 'picklist' ? schema.options : ['on', 'off'],
  ]),
);

/** Settings from environment variables, and a notice for each whose value cannot be used. */
function fromEnvironment(env: Environment): SettingsRead {
  const variables = Object.entries(VARIABLES);
  const given = variables.flatMap(([key, name]) => {
    const value = fromVariable(key, env[name] ?? '');
    return value === '' ? [] : [[key, value]];
  });
  const { good, bad } = validated(Object.fromEntries(given));
  const notices = variables
    .filter(([key]) => bad.includes(key))
    .map(([key, name]) =>
      fill(SETTINGS.noValue, name, plainName(env[name] ?? ''), (VALUES.get(key) ?? []).join(', ')),
    );
  return { settings: good, notices };
}

/** Whether the terminal cannot place its cursor: neither screens nor lines that are written over work there. */
export const isDumb = ({ TERM }: Environment): boolean => TERM === 'dumb';

/** Systems whose terminals read UTF-8 where no locale says otherwise. */
const UTF8_SYSTEMS: readonly NodeJS.Platform[] = ['darwin', 'win32'];

/**
 * Whether the terminal reads UTF-8, by the locale of its characters, which has the encoding after a dot. An empty
 * variable counts as one that is not set. A locale that names no encoding has an older one, except on `UTF8_SYSTEMS`.
 */
export function readsUtf8(env: Environment, platform = process.platform): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (/utf-?8/i.test(locale)) return true;
  const namesAnother = locale.includes('.') || /^(C|POSIX)$/i.test(locale);
  return !namesAnother && UTF8_SYSTEMS.includes(platform);
}

/**
 * The settings where no flag, variable of Talon or file says otherwise: defaults, but language and ASCII as the system's
 * variables suggest. The first locale that is set decides.
 */
function fallbackSettings(env: Environment): Settings {
  const locale = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  return {
    lang: LANGS.find((lang) => locale.startsWith(lang)) ?? 'en',
    suits: 'pack',
    fourColour: true,
    cardArt: true,
    back: 'checks',
    theme: 'auto',
    ascii: env.TERM === 'linux' || isDumb(env) || !readsUtf8(env),
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
  };
}

/** One setting with a new value; no setting if the value is not valid. */
export const settingOf = (key: string, value: unknown): Partial<Settings> =>
  omitUndefined(validated({ [key]: value }).good);

/** Says where games and settings are kept if there is no home folder. */
function homeNotices(env: Environment): readonly Text[] {
  const paths = [foldersOf(env).games, configFileOf(env)];
  if (substitute === undefined || !paths.some(isSubstituted)) return [];
  const { folder, isTaken } = substitute;
  return [fill(isTaken ? SETTINGS.homeTaken : SETTINGS.noHome, folder)];
}

/** The settings in force, and notices about the home folder, the file and the variables. */
export function readSettings(
  flags: SomeSettings,
  env: Environment,
): { readonly settings: Settings; readonly notices: readonly Text[] } {
  const file = fromFile(configFileOf(env));
  const variables = fromEnvironment(env);
  const settings = {
    ...fallbackSettings(env),
    ...omitUndefined(file.settings),
    ...omitUndefined(variables.settings),
    ...omitUndefined(flags),
  };
  return { settings, notices: [...homeNotices(env), ...file.notices, ...variables.notices] };
}

/** Whether to ask for a name: nobody has given or declined to give one, and the answer can be kept. */
export function isFirstStart(env: Environment): boolean {
  const { settings, notices } = fromFile(configFileOf(env));
  const isNamed = plainName(env[VARIABLES.name] ?? '') !== '' || settings.name !== undefined;
  return !isNamed && notices.length === 0;
}
