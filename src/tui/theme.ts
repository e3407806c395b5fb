/**
 * How things look on this terminal: colours or none, borders, glyphs. Nothing is said by colour
 * alone, so a theme without colour loses only comfort.
 */
import { Chalk, type ChalkInstance, type ColorSupportLevel } from 'chalk';
import type { Block, Colour, Line, Span } from './span.ts';

export interface Glyphs {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
  readonly focusCorners: readonly [string, string, string, string];
  readonly focusAcross: string;
  readonly focusDown: string;
  readonly pointer: string;
  readonly caret: string;
  readonly dot: string;
  readonly back: string;
  readonly turn: string;
  readonly wins: string;
  readonly on: string;
  readonly off: string;
  readonly less: string;
  readonly more: string;
  readonly dash: string;
}

const FINE: Glyphs = {
  corners: ['╭', '╮', '╰', '╯'],
  across: '─',
  down: '│',
  focusCorners: ['╔', '╗', '╚', '╝'],
  focusAcross: '═',
  focusDown: '║',
  pointer: '›',
  caret: '▲',
  dot: '•',
  back: '░',
  turn: '▶',
  wins: '★',
  on: '[x]',
  off: '[ ]',
  less: '◂',
  more: '▸',
  dash: '·',
};

const ASCII: Glyphs = {
  corners: ['+', '+', '+', '+'],
  across: '-',
  down: '|',
  focusCorners: ['#', '#', '#', '#'],
  focusAcross: '=',
  focusDown: '#',
  pointer: '>',
  caret: '^',
  dot: '*',
  back: '#',
  turn: '>',
  wins: '*',
  on: '[x]',
  off: '[ ]',
  less: '<',
  more: '>',
  dash: '-',
};

export interface Theme {
  readonly glyphs: Glyphs;
  readonly ascii: boolean;
  /** A line as a string with the terminal's escape sequences. */
  readonly paint: (row: Line) => string;
  /** 0: no escape sequences at all. */
  readonly level: ColorSupportLevel;
}

function painter(chalk: ChalkInstance): (part: Span) => string {
  const colours = new Map<Colour, ChalkInstance>([
    ['red', chalk.red],
    ['green', chalk.green],
    ['yellow', chalk.yellow],
    ['blue', chalk.blue],
    ['cyan', chalk.cyan],
    ['magenta', chalk.magenta],
    ['brightRed', chalk.redBright],
    ['brightBlue', chalk.blueBright],
  ]);
  return ({ text, colour, bold, dim, inverse, underline }) => {
    let pen = colour === undefined ? chalk : (colours.get(colour) ?? chalk);
    if (bold) pen = pen.bold;
    if (dim) pen = pen.dim;
    if (inverse) pen = pen.inverse;
    if (underline) pen = pen.underline;
    return pen === chalk ? text : pen(text);
  };
}

/** ASCII replacements, one character each, for signs that a plain font may lack. Letters stay. */
const PLAIN: Readonly<Record<string, string>> = {
  '…': '~',
  '·': '-',
  '–': '-',
  '—': '-',
  '•': '*',
  '×': 'x',
  '←': '<',
  '→': '>',
  '↑': '^',
  '↓': 'v',
  '‹': '<',
  '›': '>',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '−': '-',
};
const SIGNS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

const inPlain = (part: Span): Span => ({
  ...part,
  text: part.text.replace(SIGNS, (sign) => PLAIN[sign] ?? sign),
});

export function openTheme(level: ColorSupportLevel, ascii: boolean): Theme {
  const paintSpan = painter(new Chalk({ level }));
  return {
    glyphs: ascii ? ASCII : FINE,
    ascii,
    level,
    paint: (row) => row.map((part) => paintSpan(ascii ? inPlain(part) : part)).join(''),
  };
}

/** A frame's lines as strings for the terminal. */
export const paintBlock = (theme: Theme, block: Block): readonly string[] => block.map(theme.paint);
