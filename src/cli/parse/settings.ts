/**
 * The language and the settings of a command: from flags, else from the environment and the settings
 * file.
 */
import { LANGS, type Lang } from '../../lang/text.ts';
import type { Environment } from '../../play/disk/paths.ts';
import {
  CLAIMS,
  isDumb,
  readSettings,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  THEMES,
} from '../../play/disk/settings.ts';
import type { Call } from '../call/call.ts';
import { warn } from '../print/output.ts';

interface Spoken {
  readonly lang: Lang;
  /** The arguments without the flags. */
  readonly rest: readonly string[];
  /** The language the flag asks for. */
  readonly langGiven?: Lang;
  /** A value of the flag that is not a language. */
  readonly unknown?: string;
  /** Files with games, by `--game`; empty where one is missing. */
  readonly files: readonly string[];
}

const asLang = (word: string): Lang | undefined => LANGS.find((lang) => lang === word);

/** `TALON_LANG`, else the settings file, else the first locale variable that is set. */
export const langOfEnvironment = (env: Environment): Lang => readSettings({}, env).settings.lang;

const FLAGS = ['--lang', '--game'] as const;

/**
 * Takes `--lang` and `--game` out of the arguments before anything else is read, because even the help
 * depends on them. The last language counts; anything after `--` is ignored.
 */
export function readLang(args: readonly string[], env: Environment): Spoken {
  const rest: string[] = [];
  const values: Record<(typeof FLAGS)[number], string[]> = { '--lang': [], '--game': [] };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const flag = FLAGS.find((one) => arg === one || arg.startsWith(`${one}=`));
    if (arg === '--') {
      rest.push(...args.slice(i));
      break;
    }
    if (flag === undefined) rest.push(arg);
    else values[flag].push(arg === flag ? (args[++i] ?? '') : arg.slice(flag.length + 1));
  }
  const given = values['--lang'].at(-1);
  const known = { rest, files: values['--game'] };
  if (given === undefined) return { ...known, lang: langOfEnvironment(env) };
  const lang = asLang(given.toLowerCase());
  if (lang !== undefined) return { ...known, lang, langGiven: lang };
  return { ...known, lang: langOfEnvironment(env), unknown: given };
}

const flag = (call: Call, key: string): true | undefined =>
  call.given.has(key) ? true : undefined;

/** The value of a flag that begins with `--no-`: without the flag, it is true or absent. */
const denied = ({ given }: Call, key: string): false | undefined =>
  given.denies(key) ? false : undefined;

/**
 * The settings in force, flags above all. What is wrong with the settings file and the variables is reported once,
 * before anything is drawn.
 */
export function settingsOf(call: Call): Settings {
  const { given, langGiven } = call;
  const suits = given.text('suits');
  const speed = given.text('speed');
  const theme = given.text('theme');
  const claims = given.text('claims');
  const flags = {
    lang: langGiven,
    suits: SUIT_STYLES.find((style) => style === suits),
    speed: speed === undefined ? undefined : SPEEDS[Number(speed)],
    ascii: flag(call, 'ascii'),
    fourColour: flag(call, 'fourColour') ?? denied(call, 'fourColour'),
    theme: THEMES.find((name) => name === theme),
    reducedMotion: flag(call, 'reducedMotion'),
    bell: flag(call, 'bell'),
    bellAtEnd: flag(call, 'bellAtEnd'),
    mouse: denied(call, 'mouse'),
    memory: flag(call, 'memory'),
    claims: CLAIMS.find((when) => when === claims),
  };
  const { settings, notices } = readSettings(flags, process.env);
  for (const notice of notices) warn(notice, settings.lang);
  return settings;
}

/** Whether a person is at a screen and keyboard. */
export const isTerminal = (): boolean =>
  process.stdout.isTTY === true && process.stdin.isTTY === true;

/** Whether to play in plain lines: on request, or without a screen to draw on. */
export const wantsLines = ({ given }: Call): boolean =>
  given.has('line') ||
  /^(1|true|yes|on)$/i.test(process.env.ACCESSIBLE ?? '') ||
  !isTerminal() ||
  isDumb(process.env);
