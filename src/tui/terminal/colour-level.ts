/** How many colours the terminal shows. */
import { type ColorSupportLevel, supportsColor } from 'chalk';
import { isDumb } from '../../play/disk/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LEVELS: readonly ColorSupportLevel[] = [0, 1, 2, 3];

function forced(value: string): ColorSupportLevel {
  if (value === 'false') return 0;
  if (value === '' || value === 'true') return 1;
  return LEVELS[Math.min(3, Number.parseInt(value, 10))] ?? 1;
}

/**
 * How many colours the terminal shows, 0 for none. `flag` is `--color` or `--no-color`, where one was given;
 * `NO_COLOR` counts unless empty.
 */
export function colourLevel(
  env: Environment,
  flag: boolean | undefined,
  detected: ColorSupportLevel = supportsColor === false ? 0 : supportsColor.level,
): ColorSupportLevel {
  if (flag === false) return 0;
  if (flag === true) return detected === 0 ? 1 : detected;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 0;
  if (env.FORCE_COLOR !== undefined) return forced(env.FORCE_COLOR);
  return isDumb(env) ? 0 : detected;
}
