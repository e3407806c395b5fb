/** What a screen draws with: the theme, the language, and names for cards and seats. */
import type { Pack } from '../cards/pack.ts';
import type { Lang, Text } from '../lang/text.ts';
import { fill } from '../lang/text.ts';
import type { Line, Style } from './span.ts';
import { cardSpans, type Deck, faceOf } from './table/face.ts';
import type { Theme } from './theme.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Everything a view needs besides its state. */
export interface Stage {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly deck: Deck;
  readonly size: Size;
}

export const COMPACT_COLUMNS = 80;
export const WIDE_COLUMNS = 110;
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

/** A sentence as a line: cards in their colours, seats by name. */
export function phrase(stage: Stage, voices: Voices, sentence: Text, style: Style = {}): Line {
  return sentence[stage.lang]
    .split(/(\[[^\]]+\]|\{\d+\})/)
    .filter((part) => part !== '')
    .flatMap((part): Line => {
      if (/^\{\d+\}$/.test(part))
        return [{ ...style, text: nameOf(voices, Number(part.slice(1, -1))), bold: true }];
      if (!/^\[[^\]]+\]$/.test(part)) return [{ ...style, text: part }];
      return tokenLine(stage, voices.pack, part.slice(1, -1), style);
    });
}

function tokenLine(stage: Stage, pack: Pack | undefined, token: string, style: Style): Line {
  const card = pack?.tokens.indexOf(token) ?? -1;
  if (pack === undefined || card < 0) return [{ ...style, text: token }];
  return cardSpans(stage.deck, faceOf(stage.deck, pack, card), style);
}

/** A sentence of the screen's own as plain text. */
export const say = (
  stage: Pick<Stage, 'lang'>,
  sentence: Text,
  ...values: readonly (Text | string | number)[]
): string => fill(sentence, ...values)[stage.lang];
