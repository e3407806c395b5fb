/** The settings of a command that plays: flags first, then the environment and the settings file. */
import {
  CLAIMS,
  readSettings,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  THEMES,
} from '../play/settings.ts';
import { isGiven, textGiven } from './given.ts';
import { note, sentence } from './output.ts';
import type { Call } from './spec.ts';

const flag = (call: Call, key: string): true | undefined =>
  isGiven(call.given, key) ? true : undefined;

/** The value of a flag that begins with `--no-`: without the flag, it is true or absent. */
const denied = ({ given }: Call, key: string): false | undefined =>
  given[key] === false ? false : undefined;

/** Reports what is wrong with the settings file and the variables, once, before anything is drawn. */
export function settingsOf(call: Call): Settings {
  const { given, langGiven } = call;
  const suits = textGiven(given, 'suits');
  const speed = textGiven(given, 'speed');
  const theme = textGiven(given, 'theme');
  const claims = textGiven(given, 'claims');
  const flags = {
    lang: langGiven,
    suits: SUIT_STYLES.find((style) => style === suits),
    speed: speed === undefined ? undefined : SPEEDS[Number(speed)],
    ascii: flag(call, 'ascii'),
    fourColour: flag(call, 'fourColour') ?? denied(call, 'fourColour'),
    theme: THEMES.find((name) => name === theme),
    reducedMotion: flag(call, 'reducedMotion'),
    bell: flag(call, 'bell'),
    mouse: denied(call, 'mouse'),
    memory: flag(call, 'memory'),
    claims: CLAIMS.find((when) => when === claims),
  };
  const { settings, notices } = readSettings(flags, process.env);
  for (const notice of notices) note(`talon: ${sentence(notice, settings.lang)}`);
  return settings;
}

/** Whether a person sits at a screen and keyboard. */
export const isTerminal = (): boolean =>
  process.stdout.isTTY === true && process.stdin.isTTY === true;

/** Whether to play in plain lines: on request, or without a screen to draw on. */
export const wantsLines = ({ given }: Call): boolean =>
  isGiven(given, 'line') ||
  /^(1|true|yes|on)$/i.test(process.env.ACCESSIBLE ?? '') ||
  !isTerminal();
