/** The render context for the settings in force and a window size. */
import type { ColorSupportLevel } from 'chalk';
import type { Settings } from '../play/disk/settings.ts';
import { measuresOf, type Size } from './measures.ts';
import type { Stage } from './render-context.ts';
import { openTheme } from './theme/theme.ts';

type Shown = Pick<
  Settings,
  'lang' | 'suits' | 'fourColour' | 'ascii' | 'theme' | 'cardArt' | 'back'
>;

/** Suit glyphs are not ASCII: with ASCII borders, suits become letters unless set otherwise. */
export function stageOf(settings: Shown, size: Size, level: ColorSupportLevel): Stage {
  const { lang, fourColour, ascii } = settings;
  const suits = ascii && settings.suits === 'pack' ? 'letters' : settings.suits;
  const theme = openTheme(settings.theme, level, ascii);
  return {
    theme,
    lang,
    deck: { suits, fourColour, lang },
    cards: { art: settings.cardArt && theme.painted && !ascii, back: settings.back },
    size,
    measures: measuresOf(size),
  };
}
