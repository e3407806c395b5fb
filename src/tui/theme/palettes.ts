/**
 * The colours of the painted themes. A colour is what true colour shows and the nearest fitting entry
 * of the 256-colour table; every tone on every surface it may meet keeps a contrast of 4.5:1 in both
 * (`test/tui/theme.test.ts`). Colours of the theme `plain` stand in `sixteen-colours.ts`.
 */
import type { Suit } from '../../cards/pack.ts';

/** Surfaces that texts and cards are drawn on. */
export const SURFACES = [
  'felt',
  'panel',
  'bar',
  'turn',
  'active',
  'cursor',
  'key',
  'paper',
  'faded',
  'chosen',
  'winner',
] as const;
export type Surface = (typeof SURFACES)[number];

/** Tones of what is drawn: texts by weight, and suits. */
export const TONES = ['text', 'faint', 'accent', 'alarm', 'wild'] as const;
export type Tone = (typeof TONES)[number] | Suit;

/** What colours a part of a card apart from suits: the card itself, its back, and pictures. */
type Pigment = 'paper' | 'edge' | 'back' | 'weft' | 'shadow' | keyof typeof PAINTS;
export type Dye = Tone | Pigment;

/** True colour, and the number in the 256-colour table. */
export interface Colour {
  readonly hex: string;
  readonly index: number;
}

type Inks = Readonly<Record<Tone, Colour>>;

export interface Palette {
  readonly surfaces: Readonly<Record<Surface, Colour>>;
  readonly inks: Readonly<Record<Surface, Inks>>;
  /** The felt from its rim to its middle: what lies on it has the inks of the surface. */
  readonly lights: readonly Colour[];
  /** The pattern on the backs of cards, dark and light. */
  readonly back: Colour;
  readonly weft: Colour;
  /** The line between two cards, and what a card throws on the felt. */
  readonly edge: Colour;
  readonly shadow: Colour;
}

const colour = (hex: string, index: number): Colour => ({ hex, index });

/** Steps of light, each as its colour and number. */
const lights = (...steps: readonly string[]): readonly Colour[] =>
  steps.map((step) => colour(step.slice(0, 7), Number(step.slice(8))));

/** What courts, numbers and portraits are painted with, whatever the theme. */
export const PAINTS = {
  skin: colour('#f0c49c', 223),
  hair: colour('#7d4e24', 94),
  gold: colour('#dda52c', 178),
  linen: colour('#ffffff', 231),
  cherry: colour('#c8322f', 160),
  lemon: colour('#f4c93a', 221),
  amber: colour('#b57a00', 136),
  grass: colour('#258a4c', 29),
  sky: colour('#2f6fce', 32),
  rust: colour('#d9692a', 166),
  ash: colour('#a8917a', 145),
  lilac: colour('#e4d3fb', 189),
  ice: colour('#d3ebfa', 195),
  teal: colour('#1f9f9b', 37),
  plum: colour('#8f4fc0', 97),
  rose: colour('#ee9aa0', 217),
  cream: colour('#f0e2bd', 223),
  sand: colour('#d8b083', 180),
  chestnut: colour('#9a6234', 130),
  umber: colour('#5f3b24', 58),
  slate: colour('#7b858d', 102),
  mist: colour('#c6ced3', 252),
  night: colour('#35436e', 24),
} as const;

/** Fields behind numbers on cards that cannot be played: halfway to their paper. */
export const FADED_PAINTS: Readonly<Partial<Record<Dye, Colour>>> = {
  cherry: colour('#ce7a73', 174),
  lemon: colour('#e6cd79', 186),
  grass: colour('#74aa83', 108),
  sky: colour('#7a9bca', 110),
};

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
  wild: colour('#5c249f', 55),
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
  wild: colour('#dcc6ff', 189),
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
const BACK = colour('#2b57b0', 25);
const WEFT = colour('#6393e6', 68);
const gold = colour('#ffcb45', 221);
const EDGE = colour('#8d8a80', 245);

const FELT: Palette = {
  surfaces: {
    felt: colour('#0c4a35', 22),
    panel: colour('#182127', 235),
    bar: colour('#11171b', 233),
    turn: colour('#4a3410', 236),
    active: gold,
    cursor: colour('#f7f4ea', 255),
    key: colour('#d6d2c6', 253),
    ...CARDS,
  },
  inks: {
    felt: onFelt,
    panel: onDark,
    bar: onDark,
    turn: inksOf(ivory, colour('#d8c7a6', 250)),
    active: onPaper,
    cursor: onPaper,
    key: onPaper,
    ...onCards,
  },
  lights: lights('#0a3f2d 22', '#0c4632 22', '#0f4d38 22', '#12543d 22'),
  back: BACK,
  weft: WEFT,
  edge: EDGE,
  shadow: colour('#05251a', 16),
};

const DARK: Palette = {
  surfaces: {
    felt: colour('#14171c', 234),
    panel: colour('#1c2128', 235),
    bar: colour('#0d0f12', 232),
    turn: colour('#2f3a4d', 238),
    active: gold,
    cursor: colour('#d9e2f2', 254),
    key: colour('#cfccc2', 253),
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
    active: onPaper,
    cursor: onPaper,
    key: onPaper,
    ...onCards,
  },
  lights: lights('#0f1115 233', '#14171c 233', '#191d23 234', '#1e232a 235'),
  back: colour('#46597f', 60),
  weft: colour('#8097c4', 104),
  edge: EDGE,
  shadow: colour('#050608', 16),
};

const onLight: Inks = { ...onPaper, accent: colour('#664500', 58) };

const LIGHT: Palette = {
  surfaces: {
    felt: colour('#c8dac4', 253),
    panel: colour('#e2e9df', 254),
    bar: colour('#d5dfd2', 253),
    turn: colour('#ffe9b8', 223),
    active: gold,
    cursor: colour('#ffffff', 231),
    key: colour('#ffffff', 231),
    paper: colour('#ffffff', 231),
    faded: colour('#d3d1c8', 253),
    chosen: colour('#fff0a6', 228),
    winner: colour('#ffdd7a', 222),
  },
  inks: {
    felt: onLight,
    panel: onLight,
    bar: onLight,
    turn: onLight,
    active: onPaper,
    cursor: onLight,
    key: onPaper,
    ...onCards,
  },
  lights: lights('#b9cdb4 253', '#c1d4bc 253', '#c9dac4 253', '#d0e0cc 254'),
  back: BACK,
  weft: colour('#8fb0ee', 111),
  edge: colour('#7d7a70', 243),
  shadow: colour('#8ea488', 247),
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
    active: colour('#ffe000', 226),
    cursor: colour('#ffe000', 226),
    key: colour('#d2d2d2', 253),
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
    active: onWhite,
    cursor: onWhite,
    key: onWhite,
    paper: onWhite,
    faded: onWhite,
    chosen: onWhite,
    winner: onWhite,
  },
  lights: [black],
  back: colour('#0a3cff', 21),
  weft: colour('#9cc0ff', 111),
  edge: colour('#5a5a5a', 240),
  shadow: black,
};

export const PALETTES = { felt: FELT, dark: DARK, light: LIGHT, contrast: CONTRAST } as const;
