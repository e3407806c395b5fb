/** The render context for the settings in force and a window size. */
import type { ColorSupportLevel } from 'chalk';
import type { Settings } from '../play/settings.ts';
import { measuresOf, type Size } from './measures.ts';
import type { Stage } from './render-context.ts';
import { openTheme } from './theme/theme.ts';

type Shown = Pick<Settings, 'lang' | 'suits' | 'fourColour' | 'ascii' | 'theme'>;

/** Suit glyphs are not ASCII: with ASCII borders, suits become letters unless set otherwise. */
export function stageOf(settings: Shown, size: Size, level: ColorSupportLevel): Stage {
  const { lang, fourColour, ascii } = settings;
  const suits = ascii && settings.suits === 'pack' ? 'letters' : settings.suits;
  return {
    theme: openTheme(settings.theme, level, ascii),
    lang,
    deck: { suits, fourColour, lang },
    size,
    measures: measuresOf(size),
  };
}
