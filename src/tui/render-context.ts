/**
 * What a screen draws with: the theme, the language, names for cards and seats, room for a page; made of the
 * settings in force, a window size and the level of colour.
 */
import { type ColorSupportLevel, supportsColor } from 'chalk';
import type { Pack } from '../cards/pack.ts';
import { fill, type Lang, type Text } from '../lang/text.ts';
import type { Settings } from '../play/disk/settings.ts';
import { type Measures, measuresOf, type Size } from './measures.ts';
import type { CardStyle } from './table/art/card-sheet.ts';
import { type Deck, faceOf, isSuit, signOf } from './table/cards/face.ts';
import type { Run, Runs, Style } from './theme/style.ts';
import { openTheme, type Theme } from './theme/theme.ts';

/** Everything a view needs besides its state. */
export interface Stage {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly deck: Deck;
  readonly cards: CardStyle;
  readonly size: Size;
  readonly measures: Measures;
}

export const LEAST: Size = { columns: 40, rows: 12 };

export const isTooSmall = ({ columns, rows }: Size): boolean =>
  columns < LEAST.columns || rows < LEAST.rows;

/** Rows a frame may use: one less than the terminal has, or it scrolls. */
export const spaceOf = ({ rows }: Size): number => rows - 1;

/** Names for seats and cards at one table. */
export interface Voices {
  readonly pack?: Pack;
  readonly names: readonly string[];
}

export const nameOf = (voices: Voices, seat: number): string =>
  voices.names[seat] ?? String(seat + 1);

/** A card or a suit in a sentence; a word that is neither stays as it is. */
function tokenRun({ deck }: Stage, pack: Pack | undefined, token: string, style: Style): Run {
  if (isSuit(token)) return { ...style, ...signOf(deck, token), bold: true };
  const card = pack?.tokens.indexOf(token) ?? -1;
  if (pack === undefined || card < 0) return { ...style, text: token };
  const { rank, suit, tone } = faceOf(deck, pack, card);
  return { ...style, tone, bold: true, text: `${rank.trim()}${suit}` };
}

/** A sentence as runs: cards in their colours, seats by name. */
export function phrase(stage: Stage, voices: Voices, sentence: Text, style: Style = {}): Runs {
  return sentence[stage.lang]
    .split(/(\[[^\]]+\]|\{\d+\})/)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (/^\{\d+\}$/.test(part))
        return { ...style, text: nameOf(voices, Number(part.slice(1, -1))), bold: true };
      if (!/^\[[^\]]+\]$/.test(part)) return { ...style, text: part };
      return tokenRun(stage, voices.pack, part.slice(1, -1), style);
    });
}

/** A sentence of the screen's own as plain text. */
export const say = (
  stage: Pick<Stage, 'lang'>,
  sentence: Text,
  ...values: readonly (Text | string | number)[]
): string => fill(sentence, ...values)[stage.lang];

/** Rows of a page above and below its body, and cells at its sides. */
export const BAR = 1;
export const NOTICE = 1;
export const PADDING = 1;

/** Rows and columns of a page's body. */
export const bodyOf = ({ size }: Stage): { readonly width: number; readonly height: number } => ({
  width: size.columns - 2 * PADDING,
  height: Math.max(1, spaceOf(size) - 2 * BAR - NOTICE),
});

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
  return env.TERM === 'dumb' ? 0 : detected;
}
