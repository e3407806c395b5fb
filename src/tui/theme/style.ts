/** Styled text as data: what a component draws before the theme paints it. */
import type { Surface, Tone } from './palettes.ts';

export interface Style {
  readonly tone?: Tone;
  /** What it stands on, where that is not what lies beneath. */
  readonly surface?: Surface;
  readonly bold?: boolean;
  readonly underline?: boolean;
  /** The pattern on the back of a card. */
  readonly back?: boolean;
}

export interface Run extends Style {
  readonly text: string;
}

/** Runs one after another: a line, or a paragraph to be wrapped. */
export type Runs = readonly Run[];

export const run = (text: string, style: Style = {}): Run => ({ ...style, text });

export const plainText = (runs: Runs): string => runs.map(({ text }) => text).join('');
