/**
 * Screens of a terminal as SVG: every row is drawn once, whatever the number of frames that show it,
 * and frames lie side by side on a strip that moves.
 */
import type { IBuffer, IBufferCell } from '@xterm/headless';

/** A stretch of a row that looks the same. */
interface Run {
  readonly column: number;
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
  readonly bold: boolean;
}

/** Rows of runs. */
export type Screen = readonly (readonly Run[])[];

const CELL = { width: 8.4, height: 17, size: 14, baseline: 13 };
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

function runAt(cell: IBufferCell, column: number): Run {
  const [ink, ground] = cell.isInverse()
    ? [groundOf(cell), inkOf(cell)]
    : [inkOf(cell), groundOf(cell)];
  return { column, text: cell.getChars() || ' ', ink, ground, bold: cell.isBold() !== 0 };
}

const isAlike = (a: Run, b: Run): boolean =>
  a.ground === b.ground &&
  (b.text.trim() === '' || (a.ink === b.ink && a.bold === b.bold) || a.text.trim() === '');

/** Blanks take the ink of what stands beside them. */
const joined = (a: Run, b: Run): Run => ({
  ...(a.text.trim() === '' ? b : a),
  column: a.column,
  text: a.text + b.text,
});

/** What the terminal shows now. */
export function screenOf(buffer: IBuffer, columns: number, rows: number): Screen {
  return Array.from({ length: rows }, (_, row) => {
    const line = buffer.getLine(buffer.baseY + row);
    const runs: Run[] = [];
    for (let column = 0; column < columns; column++) {
      const cell = line?.getCell(column);
      if (cell === undefined || cell.getWidth() === 0) continue;
      const [run, last] = [runAt(cell, column), runs.at(-1)];
      if (last !== undefined && isAlike(last, run)) runs[runs.length - 1] = joined(last, run);
      else runs.push(run);
    }
    return runs;
  });
}

const round = (value: number): number => Number(value.toFixed(1));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Names of colours, the shortest first. */
function openPalette() {
  const names = new Map<string, string>();
  const nameOf = (colour: string): string => {
    const known = names.get(colour) ?? `c${names.size.toString(36)}`;
    names.set(colour, known);
    return known;
  };
  const styles = (): string =>
    [...names].map(([colour, name]) => `.${name}{fill:${colour}}`).join('');
  return { nameOf, styles };
}

type Palette = ReturnType<typeof openPalette>;

/** The words of a run, spread over exactly their cells whatever the font. */
function textOf({ column, text, ink, bold }: Run, { nameOf }: Palette): string {
  const words = text.trim();
  if (words === '') return '';
  const from = column + text.indexOf(words);
  const width = words.length > 1 ? ` textLength="${round(words.length * CELL.width)}"` : '';
  const weight = bold ? ' font-weight="700"' : '';
  const place = `x="${round(from * CELL.width)}" y="${CELL.baseline}"`;
  return `<text class="${nameOf(ink)}" ${place}${width}${weight}>${escaped(words)}</text>`;
}

function rowOf(runs: readonly Run[], palette: Palette, felt: string): string {
  const grounds = runs.map(({ column, text, ground }) => {
    if (ground === felt) return '';
    const [x, width] = [round(column * CELL.width), round(text.length * CELL.width + 0.3)];
    const size = `width="${width}" height="${CELL.height + 0.3}"`;
    return `<rect class="${palette.nameOf(ground)}" x="${x}" ${size}/>`;
  });
  return grounds.join('') + runs.map((run) => textOf(run, palette)).join('');
}

/** The ground that most cells have. */
function feltOf(screen: Screen): string {
  const counts = new Map<string, number>();
  for (const { ground, text } of screen.flat())
    counts.set(ground, (counts.get(ground) ?? 0) + text.length);
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
    return `${when}%{transform:translateX(${round(-at * width)}px)}`;
  });
  return `@keyframes s{${steps.join('')}}.s{animation:s ${total.toFixed(1)}s step-end infinite}`;
}

/** One picture, or several shown one after the other. */
export function svgOf(title: string, shots: readonly Shot[], columns: number): string {
  const [first] = shots;
  if (first === undefined) throw new Error(`${title} has no screen`);
  const width = round(columns * CELL.width);
  const height = first.screen.length * CELL.height;
  const felt = feltOf(first.screen);
  const palette = openPalette();
  const rows = new Map<string, number>();
  const frames = shots.map(({ screen }, at) => {
    const uses = screen.map((runs, row) => {
      const drawn = rowOf(runs, palette, felt);
      if (drawn === '') return '';
      if (!rows.has(drawn)) rows.set(drawn, rows.size);
      return `<use href="#r${rows.get(drawn)}" y="${row * CELL.height}"/>`;
    });
    return `<g transform="translate(${round(at * width)})">${uses.join('')}</g>`;
  });
  const drawings = [...rows].map(([drawn, at]) => `<g id="r${at}">${drawn}</g>`);
  const font = `font:${CELL.size}px 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre`;
  const motion = shots.length > 1 ? motionOf(shots, width) : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>text{${font}}${palette.styles()}${motion}</style>`,
    `<defs>${drawings.join('\n')}</defs>`,
    `<rect width="100%" height="100%" fill="${felt}"/>`,
    `<g class="s">${frames.join('\n')}</g>`,
    '</svg>\n',
  ].join('\n');
}
