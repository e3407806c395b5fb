/**
 * How things look on this terminal. A painted theme colours the table and its cards; `plain` leaves
 * the terminal's own background and uses sixteen colours or none. Nothing is said by colour alone.
 */

import { Chalk, type ChalkInstance, type ColorSupportLevel } from 'chalk';
import { Store } from '../../engine/store.ts';
import type { Settings } from '../../play/disk/settings.ts';
import { type Cell, type Grid, gridOf, rowOf } from '../surface/cells.ts';
import { type Glyphs, glyphsOf, inAscii } from './glyphs.ts';
import {
  type Colour,
  type Dye,
  FADED_PAINTS,
  PAINTS,
  PALETTES,
  type Palette,
  type Surface,
  type Tone,
} from './palettes.ts';
import { SIXTEEN_COLOURS } from './sixteen-colours.ts';

export interface Theme {
  /** Whether surfaces have colours of their own; else cards have borders. */
  readonly painted: boolean;
  readonly ascii: boolean;
  readonly glyphs: Glyphs;
  /** 0: no escape sequences at all. */
  readonly level: ColorSupportLevel;
  /** A text with the terminal's escape sequences, on a surface. */
  readonly paint: (runs: Runs, on: Surface) => string;
  /** A blank in the surface's colour; undefined: the terminal's own. */
  readonly ground: (surface: Surface) => Cell | undefined;
  /** A text that may be inked, and its ground, with a dye; without a ground what is beneath shows. */
  readonly dye: (stroke: Stroke, on: Surface) => string;
  /** The felt from its rim to its middle, blanks painted; none: the terminal's own ground. */
  readonly lights: readonly ((blanks: string) => string)[];
}

/** A text in the dyes of cards. */
export interface Stroke {
  readonly text: string;
  readonly ink: Dye;
  readonly ground?: Dye;
  readonly bold?: boolean;
}

type Pen = (text: string) => string;

const INVERTED: readonly Surface[] = ['cursor', 'chosen'];

/**
 * The pen of a run in the terminal's own sixteen colours, where a surface has no colour but makes what is on it dim,
 * bold or inverse.
 */
function plainPen(chalk: ChalkInstance, { tone, bold, underline }: Run, on: Surface): Pen {
  let pen = SIXTEEN_COLOURS[tone ?? 'text'](chalk);
  if (on === 'faded') pen = pen.dim;
  else if (bold || on === 'winner' || on === 'turn' || on === 'active') pen = pen.bold;
  if (underline) pen = pen.underline;
  if (INVERTED.includes(on)) pen = pen.inverse;
  return pen === chalk ? (text) => text : pen;
}

type Shade = (chalk: ChalkInstance, colour: Colour) => ChalkInstance;

const fore: Shade = (chalk, { hex, index }) =>
  chalk.level === 3 ? chalk.hex(hex) : chalk.ansi256(index);
const ground: Shade = (chalk, { hex, index }) =>
  chalk.level === 3 ? chalk.bgHex(hex) : chalk.bgAnsi256(index);

/**
 * The pen of a run in a painted theme: the ink of its tone on the colour of the surface. On the felt, which has no one
 * colour, nothing is painted beneath, so that it shows through.
 */
function paintedPen(chalk: ChalkInstance, palette: Palette, run: Run, on: Surface): Pen {
  const bare = on === 'felt' ? chalk : ground(chalk, palette.surfaces[on]);
  let pen = fore(bare, palette.inks[on][run.tone ?? 'text']);
  if (run.bold) pen = pen.bold;
  return run.underline ? pen.underline : pen;
}

/** Makes each pen once: every frame asks for the pens of all its runs, and building one takes long. */
function remembered(make: (run: Run, on: Surface) => Pen): (run: Run, on: Surface) => Pen {
  const pens = new Map<string, Pen>();
  return (run, on) => {
    const key = `${on}/${run.tone}/${run.bold}/${run.underline}`;
    const known = pens.get(key) ?? make(run, on);
    pens.set(key, known);
    return known;
  };
}

const isPaint = (dye: Dye): dye is keyof typeof PAINTS => dye in PAINTS;

/** The colour of a dye on a card of this surface. */
function dyed(palette: Palette, dye: Dye, on: Surface): Colour {
  const faded = on === 'faded' ? FADED_PAINTS[dye] : undefined;
  if (faded !== undefined) return faded;
  if (isPaint(dye)) return PAINTS[dye];
  switch (dye) {
    case 'paper':
      return palette.surfaces[on];
    case 'edge':
    case 'back':
    case 'weft':
    case 'shadow':
      return palette[dye];
    default:
      return palette.inks[on][dye];
  }
}

type ThemeName = Settings['theme'];

/** The palette in force: none where the terminal has too few colours for one. */
function paletteOf(name: ThemeName, level: ColorSupportLevel): Palette | undefined {
  if (level < 2 || name === 'plain') return undefined;
  return PALETTES[name === 'auto' ? 'felt' : name];
}

/**
 * The theme of this name in as many colours as the terminal has (`level`, as chalk counts); `ascii` writes every sign
 * in ASCII.
 */
export function openTheme(name: ThemeName, level: ColorSupportLevel, ascii: boolean): Theme {
  const chalk = new Chalk({ level });
  const palette = paletteOf(name, level);
  const penOf = remembered((run, on) =>
    palette === undefined ? plainPen(chalk, run, on) : paintedPen(chalk, palette, run, on),
  );
  const blankOn = (colour: Colour): Cell | undefined => rowOf(ground(chalk, colour)(' '))[0];
  const dye = ({ text: drawn, ink, ground: beneath, bold }: Stroke, on: Surface): string => {
    const text = ascii ? inAscii(drawn) : drawn;
    if (palette === undefined) return beneath === 'back' ? chalk.dim(text) : text;
    const bare = beneath === undefined ? chalk : ground(chalk, dyed(palette, beneath, on));
    const pen = text.trim() === '' ? bare : fore(bare, dyed(palette, ink, on));
    return (bold ? pen.bold : pen)(text);
  };
  const painted = (run: Run, on: Surface): string => {
    const text = ascii ? inAscii(run.text) : run.text;
    return run.back ? dye({ text, ink: 'linen', ground: 'back' }, on) : penOf(run, on)(text);
  };
  return {
    painted: palette !== undefined,
    ascii,
    level,
    glyphs: glyphsOf(ascii),
    paint: (runs, on) => runs.map((run) => painted(run, run.surface ?? on)).join(''),
    ground: (surface) => palette && blankOn(palette.surfaces[surface]),
    dye,
    lights: palette?.lights.map((light) => ground(chalk, light)) ?? [],
  };
}

type Drawn = Store<string, Grid>;

const drawn = new WeakMap<Theme, Drawn>();

const openDrawn = (): Drawn =>
  new Store('paint', (grid) => grid.reduce((sum, row) => sum + row.length, 1));

/**
 * A painted text, kept under its name for as long as the theme is in force, so that most of a frame is painted once.
 */
export function drawnOnce(theme: Theme, name: string, draw: () => readonly string[]): Grid {
  const known = drawn.get(theme) ?? openDrawn();
  drawn.set(theme, known);
  return known.get(name) ?? known.set(name, gridOf(draw()));
}

/** Styled text as data: what a component draws before the theme paints it. */
export interface Style {
  readonly tone?: Tone;
  /** The surface the text stands on, where it is not the one that lies beneath. */
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
