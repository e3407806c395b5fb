/**
 * The colours of the painted themes. A colour is what true colour shows and the nearest fitting entry
 * of the 256-colour table; every tone on every surface it may meet keeps a contrast of 4.5:1 in both
 * (`test/tui/theme.test.ts`).
 */
import type { Suit } from '../../cards/pack.ts';

/** What something is drawn on. */
export const SURFACES = [
  'felt',
  'panel',
  'bar',
  'turn',
  'cursor',
  'paper',
  'faded',
  'chosen',
  'winner',
] as const;
export type Surface = (typeof SURFACES)[number];

/** What is drawn: texts by weight, and suits. */
export const TONES = ['text', 'faint', 'accent', 'alarm'] as const;
export type Tone = (typeof TONES)[number] | Suit;

/** True colour, and the number in the 256-colour table. */
export interface Colour {
  readonly hex: string;
  readonly index: number;
}

type Inks = Readonly<Record<Tone, Colour>>;

export interface Palette {
  readonly surfaces: Readonly<Record<Surface, Colour>>;
  readonly inks: Readonly<Record<Surface, Inks>>;
  /** The backs of cards, and the line between two of them. */
  readonly back: Colour;
  readonly edge: Colour;
}

const colour = (hex: string, index: number): Colour => ({ hex, index });

/** Suits on paper: dark, and apart for eyes that confuse red and green. */
const PAPER_SUITS: Readonly<Record<Suit, Colour>> = {
  spades: colour('#14181c', 16),
  hearts: colour('#a80c26', 88),
  diamonds: colour('#0b46a0', 19),
  clubs: colour('#00564a', 23),
  acorns: colour('#14181c', 16),
  reds: colour('#a80c26', 88),
  bells: colour('#0b46a0', 19),
  greens: colour('#00564a', 23),
  red: colour('#6e0014', 52),
  yellow: colour('#6a4a00', 58),
  green: colour('#00564a', 23),
  blue: colour('#0b46a0', 19),
};

const onPaper: Inks = {
  text: colour('#14181c', 16),
  faint: colour('#4b4841', 239),
  accent: colour('#6a3a00', 52),
  alarm: colour('#8c0a1e', 88),
  ...PAPER_SUITS,
};

/** Suits on dark ground. */
const DARK_SUITS: Readonly<Record<Suit, Colour>> = {
  spades: colour('#f3f1e8', 255),
  hearts: colour('#ffa79e', 217),
  diamonds: colour('#9fd0ff', 153),
  clubs: colour('#5fdcae', 121),
  acorns: colour('#f3f1e8', 255),
  reds: colour('#ffa79e', 217),
  bells: colour('#9fd0ff', 153),
  greens: colour('#5fdcae', 121),
  red: colour('#ffa79e', 217),
  yellow: colour('#f2c744', 221),
  green: colour('#5fdcae', 121),
  blue: colour('#9fd0ff', 153),
};

const inksOf = (text: Colour, faint: Colour): Inks => ({
  text,
  faint,
  accent: colour('#ffd35c', 221),
  alarm: colour('#ffb3a8', 217),
  ...DARK_SUITS,
});

const CARDS = {
  paper: colour('#f7f4ea', 230),
  faded: colour('#d6d2c6', 253),
  chosen: colour('#fff0a8', 228),
  winner: colour('#ffe08a', 222),
} as const;

const onCards = { paper: onPaper, faded: onPaper, chosen: onPaper, winner: onPaper } as const;

const ivory = colour('#f7f4ea', 255);
const onFelt = inksOf(ivory, colour('#b4cdbf', 151));
const onDark = inksOf(ivory, colour('#a7b0b5', 248));
const BACK = colour('#6f8fd6', 68);
const EDGE = colour('#8d8a80', 245);

const FELT: Palette = {
  surfaces: {
    felt: colour('#0c4a35', 22),
    panel: colour('#182127', 235),
    bar: colour('#11171b', 233),
    turn: colour('#4a3410', 236),
    cursor: colour('#f7f4ea', 255),
    ...CARDS,
  },
  inks: {
    felt: onFelt,
    panel: onDark,
    bar: onDark,
    turn: inksOf(ivory, colour('#d8c7a6', 250)),
    cursor: onPaper,
    ...onCards,
  },
  back: BACK,
  edge: EDGE,
};

const DARK: Palette = {
  surfaces: {
    felt: colour('#14171c', 234),
    panel: colour('#1c2128', 235),
    bar: colour('#0d0f12', 232),
    turn: colour('#2f3a4d', 238),
    cursor: colour('#d9e2f2', 254),
    paper: colour('#efece2', 230),
    faded: colour('#cfccc2', 253),
    chosen: colour('#fff0a8', 228),
    winner: colour('#ffe08a', 222),
  },
  inks: {
    felt: onDark,
    panel: onDark,
    bar: onDark,
    turn: inksOf(ivory, colour('#c3cad6', 252)),
    cursor: onPaper,
    ...onCards,
  },
  back: colour('#7a8fb8', 67),
  edge: EDGE,
};

const LIGHT: Palette = {
  surfaces: {
    felt: colour('#e9efe6', 255),
    panel: colour('#dde4da', 254),
    bar: colour('#d0dacd', 253),
    turn: colour('#ffe9b8', 223),
    cursor: colour('#ffffff', 231),
    paper: colour('#ffffff', 231),
    faded: colour('#d3d1c8', 253),
    chosen: colour('#fff0a6', 228),
    winner: colour('#ffdd7a', 222),
  },
  inks: {
    felt: onPaper,
    panel: onPaper,
    bar: onPaper,
    turn: onPaper,
    cursor: onPaper,
    ...onCards,
  },
  back: colour('#3d5fae', 25),
  edge: colour('#7d7a70', 243),
};

const black = colour('#000000', 16);
const white = colour('#ffffff', 231);
const onBlack: Inks = { ...inksOf(white, white), accent: colour('#ffe000', 226) };
const onWhite: Inks = { ...onPaper, text: black, faint: colour('#2a2a2a', 235) };

const CONTRAST: Palette = {
  surfaces: {
    felt: black,
    panel: black,
    bar: colour('#1a1a1a', 234),
    turn: colour('#003a8c', 18),
    cursor: colour('#ffe000', 226),
    paper: white,
    faded: colour('#d2d2d2', 253),
    chosen: colour('#ffe000', 226),
    winner: colour('#9ff0ff', 159),
  },
  inks: {
    felt: onBlack,
    panel: onBlack,
    bar: onBlack,
    turn: onBlack,
    cursor: onWhite,
    paper: onWhite,
    faded: onWhite,
    chosen: onWhite,
    winner: onWhite,
  },
  back: colour('#8fb4ff', 111),
  edge: colour('#5a5a5a', 240),
};

export const PALETTES = { felt: FELT, dark: DARK, light: LIGHT, contrast: CONTRAST } as const;
