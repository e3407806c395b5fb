/**
 * Screens of a terminal as SVG: every row is drawn once, whatever the number of frames that show it,
 * and frames lie side by side on a strip that moves.
 */
import type { IBuffer, IBufferCell } from '@xterm/headless';
import { type Area, areasOf, CELL } from './blocks.ts';

interface Cell {
  readonly column: number;
  readonly char: string;
  readonly ink: string;
  readonly ground: string;
  readonly bold: boolean;
  readonly underlined: boolean;
}

/** Rows of cells. */
export type Screen = readonly (readonly Cell[])[];

/** A size of letters at which the common fonts for terminals fill a cell. */
const FONT = { size: 13.3, baseline: 12.5, underline: 14 };
const DEFAULT = { ink: '#d8dee9', ground: '#16181d' };

/** The sixteen colours, as terminals commonly show them. */
const SIXTEEN = [
  ...['#1d1f21', '#cc6666', '#b5bd68', '#f0c674', '#81a2be', '#b294bb', '#8abeb7', '#c5c8c6'],
  ...['#666666', '#d54e53', '#b9ca4a', '#e7c547', '#7aa6da', '#c397d8', '#70c0b1', '#eaeaea'],
];
const LEVELS = [0, 95, 135, 175, 215, 255];

const hex = (...parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour of 256 by its number. */
function indexed(index: number): string {
  if (index < 16) return SIXTEEN[index] ?? DEFAULT.ink;
  if (index >= 232) return hex(...[0, 0, 0].map(() => 8 + 10 * (index - 232)));
  const cube = index - 16;
  const [red, green, blue] = [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6];
  return hex(...[red, green, blue].map((level) => LEVELS[level] ?? 0));
}

const inkOf = (cell: IBufferCell): string => {
  const colour = cell.getFgColor();
  if (cell.isFgRGB()) return `#${colour.toString(16).padStart(6, '0')}`;
  return cell.isFgPalette() ? indexed(colour) : DEFAULT.ink;
};

const groundOf = (cell: IBufferCell): string => {
  const colour = cell.getBgColor();
  if (cell.isBgRGB()) return `#${colour.toString(16).padStart(6, '0')}`;
  return cell.isBgPalette() ? indexed(colour) : DEFAULT.ground;
};

/** A colour between two others: so much of the first. */
function mixed(some: string, other: string, share: number): string {
  const parts = (colour: string): readonly number[] =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const rest = parts(other);
  return hex(
    ...parts(some).map((part, at) => Math.round(part * share + (rest[at] ?? 0) * (1 - share))),
  );
}

/** How much of the ink a faint sign keeps. */
const FAINT = 0.6;

function cellAt(cell: IBufferCell, column: number): Cell {
  const [ink, ground] = cell.isInverse()
    ? [groundOf(cell), inkOf(cell)]
    : [inkOf(cell), groundOf(cell)];
  return {
    column,
    char: cell.getChars() || ' ',
    ink: cell.isDim() ? mixed(ink, ground, FAINT) : ink,
    ground,
    bold: cell.isBold() !== 0,
    underlined: cell.isUnderline() !== 0,
  };
}

/** What the terminal shows now. */
export function screenOf(buffer: IBuffer, columns: number, rows: number): Screen {
  return Array.from({ length: rows }, (_, row) => {
    const line = buffer.getLine(buffer.baseY + row);
    return Array.from({ length: columns }, (__, column) => line?.getCell(column)).flatMap(
      (cell, column) => (cell === undefined || cell.getWidth() === 0 ? [] : cellAt(cell, column)),
    );
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An area of one colour in a row. */
interface Patch extends Omit<Area, 'share'> {
  readonly colour: string;
}

const groundsOf = (cells: readonly Cell[], felt: string): readonly Patch[] =>
  cells
    .filter(({ ground }) => ground !== felt)
    .map(({ column, ground }) => ({ x: column * CELL.width, y: 0, ...CELL, colour: ground }));

const blocksOf = (cells: readonly Cell[]): readonly Patch[] =>
  cells.flatMap(({ column, char, ink, ground, underlined }) => {
    const drawn = (areasOf(char) ?? []).map(({ share, ...area }) => ({
      ...area,
      x: area.x + column * CELL.width,
      colour: share < 1 ? mixed(ink, ground, share) : ink,
    }));
    const line = { x: column * CELL.width, y: FONT.underline, width: CELL.width, height: 1 };
    return underlined ? [...drawn, { ...line, colour: ink }] : drawn;
  });

/** Patches that touch become one, and those of a colour one path. */
function pathsOf(patches: readonly Patch[]): string {
  const paths = new Map<string, string[]>();
  const open = new Map<string, Patch>();
  const close = ({ colour, x, y, width, height }: Patch): void => {
    const drawn = paths.get(colour) ?? [];
    drawn.push(`M${x} ${y}h${width}v${height}h-${width}z`);
    paths.set(colour, drawn);
  };
  for (const patch of patches) {
    const key = `${patch.colour}/${patch.y}/${patch.height}`;
    const last = open.get(key);
    const touches = last !== undefined && last.x + last.width === patch.x;
    if (last !== undefined && !touches) close(last);
    open.set(key, touches ? { ...last, width: last.width + patch.width } : patch);
  }
  for (const patch of open.values()) close(patch);
  return [...paths]
    .map(([colour, drawn]) => `<path fill="${colour}" d="${drawn.join('')}"/>`)
    .join('');
}

/** Letters and figures, whose width every font agrees on; other signs stand alone. */
const LETTER = /[!-~¡-ɏ…–—·’“”„‘]/;

/** Words of one look without blanks, each at its own place. */
function wordsOf(cells: readonly Cell[]): readonly (readonly [Cell, string])[] {
  const words: [Cell, string][] = [];
  for (const cell of cells) {
    if (cell.char.trim() === '' || areasOf(cell.char) !== undefined) continue;
    const last = words.at(-1);
    const [first, word] = last ?? [cell, ''];
    const goesOn =
      first.column + word.length === cell.column &&
      first.ink === cell.ink &&
      first.bold === cell.bold &&
      LETTER.test(cell.char) &&
      LETTER.test(word);
    if (last !== undefined && goesOn) last[1] += cell.char;
    else words.push([cell, cell.char]);
  }
  return words;
}

/** Spread over exactly its cells whatever the font. */
function textOf([{ column, ink, bold }, word]: readonly [Cell, string]): string {
  const length = [...word].length;
  const width = length > 1 ? ` textLength="${length * CELL.width}"` : '';
  const weight = bold ? ' font-weight="700"' : '';
  const place = `x="${column * CELL.width}" y="${FONT.baseline}"`;
  return `<text fill="${ink}" ${place}${width}${weight}>${escaped(word)}</text>`;
}

const rowOf = (cells: readonly Cell[], felt: string): string =>
  [
    pathsOf(groundsOf(cells, felt)),
    pathsOf(blocksOf(cells)),
    ...wordsOf(cells).map((word) => textOf(word)),
  ].join('');

/** The ground that most cells have. */
function feltOf(screen: Screen): string {
  const counts = new Map<string, number>();
  for (const { ground } of screen.flat()) counts.set(ground, (counts.get(ground) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? DEFAULT.ground;
}

/** A screen and how long it stands, in seconds. */
export interface Shot {
  readonly screen: Screen;
  readonly seconds: number;
}

/** The strip jumps to each frame when its time comes, and begins again after the last. */
function motionOf(shots: readonly Shot[], width: number): string {
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  let passed = 0;
  const steps = shots.map(({ seconds }, at) => {
    const when = ((100 * passed) / total).toFixed(2);
    passed += seconds;
    return `${when}%{transform:translateX(${-at * width}px)}`;
  });
  return `@keyframes s{${steps.join('')}}.s{animation:s ${total.toFixed(1)}s step-end infinite}`;
}

/** One picture, or several shown one after the other. */
export function svgOf(title: string, shots: readonly Shot[], columns: number): string {
  const [first] = shots;
  if (first === undefined) throw new Error(`${title} has no screen`);
  const width = columns * CELL.width;
  const height = first.screen.length * CELL.height;
  const felt = feltOf(first.screen);
  const rows = new Map<string, number>();
  const frames = shots.map(({ screen }, at) => {
    const uses = screen.map((cells, row) => {
      const drawn = rowOf(cells, felt);
      if (drawn === '') return '';
      if (!rows.has(drawn)) rows.set(drawn, rows.size);
      return `<use xlink:href="#r${rows.get(drawn)}" y="${row * CELL.height}"/>`;
    });
    return `<g transform="translate(${at * width})">${uses.join('')}</g>`;
  });
  const drawings = [...rows].map(([drawn, at]) => `<g id="r${at}">${drawn}</g>`);
  const font = `font-family="'DejaVu Sans Mono',Menlo,Consolas,monospace" font-size="${FONT.size}"`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return [
    `<svg ${names} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    ...(shots.length > 1 ? [`<style>${motionOf(shots, width)}</style>`] : []),
    `<defs>${drawings.join('\n')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${felt}"/>`,
    `<g class="s" ${font} shape-rendering="crispEdges">${frames.join('\n')}</g>`,
    '</svg>\n',
  ].join('\n');
}
