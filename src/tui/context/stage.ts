/** The render context for the settings in force and a window size. */
import type { ColorSupportLevel } from 'chalk';
import type { Settings } from '../../play/disk/settings.ts';
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
