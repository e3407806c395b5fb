/** Characters that are drawn as areas of a cell, so that neighbours meet whatever the font. */

/** A part of a cell: where, how large, and how much of the ink covers the ground. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly share: number;
}

export const CELL = { width: 8, height: 16 } as const;

const { width: WIDE, height: HIGH } = CELL;
const [HALF_WIDE, HALF_HIGH] = [WIDE / 2, HIGH / 2];

const area = (x: number, y: number, width: number, height: number, share = 1): Area => ({
  x,
  y,
  width,
  height,
  share,
});

/** Quadrants by their sum: 1 above left, 2 above right, 4 below left, 8 below right. */
const QUADRANTS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const LOWER = ' ▁▂▃▄▅▆▇█';
const LEFT = ' ▏▎▍▌▋▊▉█';
const SHADES = ' ░▒▓█';

function quadrants(sum: number): readonly Area[] {
  const row = (bits: number, y: number): readonly Area[] => {
    if (bits === 0) return [];
    const [from, to] = [bits === 2 ? HALF_WIDE : 0, bits === 1 ? HALF_WIDE : WIDE];
    return [area(from, y, to - from, HALF_HIGH)];
  };
  const [above, below] = [sum & 3, sum >> 2];
  if (above !== below) return [...row(above, 0), ...row(below, HALF_HIGH)];
  return row(above, 0).map((part) => ({ ...part, height: HIGH }));
}

/** The arms of lines: 1 to the left, 2 to the right, 4 up, 8 down. */
const ARMS = new Map(
  [...'─│┌┐└┘├┤┬┴┼╭╮╰╯'].map((char, at) => [
    char,
    [3, 12, 10, 9, 6, 5, 14, 13, 11, 7, 15, 10, 9, 6, 5][at] ?? 0,
  ]),
);
const ROUND = '╭╮╰╯';

/** Thin lines from the middle to the edges; round corners leave the middle out. */
function lines(char: string, arms: number): readonly Area[] {
  const [x, y] = [HALF_WIDE - 0.5, HALF_HIGH - 0.5];
  const gap = ROUND.includes(char) ? 1 : 0;
  return [
    ...(arms & 1 ? [area(0, y, x + 1 - gap, 1)] : []),
    ...(arms & 2 ? [area(x + gap, y, WIDE - x - gap, 1)] : []),
    ...(arms & 4 ? [area(x, 0, 1, y + 1 - gap)] : []),
    ...(arms & 8 ? [area(x, y + gap, 1, HIGH - y - gap)] : []),
  ];
}

function areas(char: string): readonly Area[] | undefined {
  const arms = ARMS.get(char);
  if (arms !== undefined) return lines(char, arms);
  if (char === '▔') return [area(0, 0, WIDE, HIGH / 8)];
  if (char === '▕') return [area(WIDE - 1, 0, 1, HIGH)];
  const [quadrant, lower] = [QUADRANTS.indexOf(char), LOWER.indexOf(char)];
  if (quadrant > 0) return quadrants(quadrant);
  if (lower > 0) return [area(0, HIGH - (lower * HIGH) / 8, WIDE, (lower * HIGH) / 8)];
  const [left, shade] = [LEFT.indexOf(char), SHADES.indexOf(char)];
  if (left > 0) return [area(0, 0, (left * WIDE) / 8, HIGH)];
  return shade > 0 ? [area(0, 0, WIDE, HIGH, shade / 4)] : undefined;
}

const known = new Map<string, readonly Area[] | undefined>();

/** What a character covers of its cell; undefined for one that is written. */
export function areasOf(char: string): readonly Area[] | undefined {
  if (!known.has(char)) known.set(char, areas(char));
  return known.get(char);
}
