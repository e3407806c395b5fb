/** Whether and how much colour: the flag, then the environment, then what the terminal can. */
import { type ColorSupportLevel, supportsColor } from 'chalk';

export type Environment = Readonly<Record<string, string | undefined>>;

const LEVELS: readonly ColorSupportLevel[] = [0, 1, 2, 3];

function forced(value: string): ColorSupportLevel {
  if (value === 'false') return 0;
  if (value === '' || value === 'true') return 1;
  return LEVELS[Math.min(3, Number.parseInt(value, 10))] ?? 1;
}

/** `flag`: `--color` or `--no-color`, where one was given. `NO_COLOR` counts unless empty. */
export function colourLevel(
  env: Environment,
  flag: boolean | undefined,
  detected: ColorSupportLevel = supportsColor === false ? 0 : supportsColor.level,
): ColorSupportLevel {
  if (flag === false) return 0;
  if (flag === true) return detected === 0 ? 1 : detected;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 0;
  if (env.FORCE_COLOR !== undefined) return forced(env.FORCE_COLOR);
  return env.TERM === 'dumb' ? 0 : detected;
}

/** Terminals whose font has no rounded corners or arrows. */
export const needsAscii = (env: Environment): boolean =>
  env.TERM === 'linux' || env.TERM === 'dumb' || isPlainLocale(env);

/** A locale that is named and is not UTF-8. */
function isPlainLocale(env: Environment): boolean {
  const named = [env.LC_ALL, env.LC_CTYPE, env.LANG].find(
    (value) => value !== undefined && value !== '',
  );
  return named !== undefined && named !== 'C' && !/utf-?8/i.test(named);
}
