/** The render context for the settings in force and a window size, and the level of colour. */
import { type ColorSupportLevel, supportsColor } from 'chalk';
import { isDumb, type Settings } from '../../play/disk/settings.ts';
import { measuresOf, type Size } from '../terminal/measures.ts';
import { openTheme } from '../theme/theme.ts';
import type { Stage } from './render-context.ts';

type StageSettings = Pick<
  Settings,
  'lang' | 'suits' | 'fourColour' | 'ascii' | 'theme' | 'cardArt' | 'back' | 'gone'
>;

/** Suit glyphs are not ASCII: with ASCII borders, suits become letters unless set otherwise. */
export function stageOf(settings: StageSettings, size: Size, level: ColorSupportLevel): Stage {
  const { lang, fourColour, ascii, cardArt, back, gone } = settings;
  const suits = ascii && settings.suits === 'pack' ? 'letters' : settings.suits;
  const theme = openTheme(settings.theme, level, ascii);
  return {
    theme,
    lang,
    deck: { suits, fourColour, lang },
    cards: { art: cardArt && !ascii, asciiArt: cardArt && ascii, back },
    size,
    measures: measuresOf(size),
    gone,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

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
  return isDumb(env) ? 0 : detected;
}
