/** A grid of cells for drawing overlapping cards; later drawings lie on top. */
import type { Block, Line, Span, Style } from '../span.ts';

export interface Canvas {
  readonly put: (x: number, y: number, text: string, style?: Style) => void;
  readonly block: () => Block;
}

const sameStyle = (a: Style, b: Style): boolean =>
  a.colour === b.colour &&
  a.bold === b.bold &&
  a.dim === b.dim &&
  a.inverse === b.inverse &&
  a.underline === b.underline;

function runs(cells: readonly (Span | undefined)[]): Line {
  const row: Span[] = [];
  for (const cell of cells) {
    const next = cell ?? { text: ' ' };
    const last = row.at(-1);
    if (last !== undefined && sameStyle(last, next))
      row[row.length - 1] = { ...last, text: last.text + next.text };
    else row.push(next);
  }
  return row;
}

/** Every character drawn must be one cell wide; what lies outside is cut off. */
export function openCanvas(width: number, height: number): Canvas {
  const grid: (Span | undefined)[][] = Array.from({ length: height }, () =>
    Array.from({ length: width }),
  );
  return {
    put(x, y, text, style = {}) {
      const row = grid[y];
      if (row === undefined) return;
      [...text].forEach((glyph, i) => {
        if (x + i >= 0 && x + i < width) row[x + i] = { ...style, text: glyph };
      });
    },
    block: () => grid.map(runs),
  };
}
