/** Where a side's melds lie: cells in lines, in which each stays while it is there. */
import { useState } from 'react';
import type { Region } from '../../../engine/table.ts';
import type { Shape } from '../../terminal/measures.ts';

/** A meld with this many cards is complete and carries a star. */
export const COMPLETE = 7;
/** The most melds of a side as stacks. */
export const MOST = 10;

/** Melds for which there are lines in play before they are laid. */
export const LINES = 8;
const LEAST = 3;

interface MeldLines {
  /** Cells of a line. */
  readonly each: number;
  /** How many lines there is room for. */
  readonly most: number;
}

/** The fewest columns of lines that hold `count` melds. */
export function linesFor(count: number, { width, height }: Shape): MeldLines {
  const rows = Math.max(1, height);
  const columns = Math.max(1, Math.ceil(count / rows));
  const each = Math.max(LEAST, Math.floor(width / columns));
  return { each, most: rows * Math.max(1, Math.floor(width / each)) };
}

/** The number that a meld's name ends in; 0: none. */
const numberOf = ({ id }: Region): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** Cells by the names of melds. */
type Cells = ReadonlyMap<string, number>;

/**
 * Each meld keeps its cell; a new one has that of its number. Melds merge into the lower number and
 * leave holes: a number beyond the last cell goes into the first of them.
 */
export function cellsOf(before: Cells, regions: readonly Region[], most: number): Cells {
  const cells = new Map<string, number>();
  for (const { id } of regions) {
    const cell = before.get(id);
    if (cell !== undefined && cell < most) cells.set(id, cell);
  }
  const isFree = (cell: number): boolean => ![...cells.values()].includes(cell);
  const all = Array.from({ length: most }, (_, cell) => cell);
  for (const region of regions.filter(({ id }) => !cells.has(id))) {
    const own = numberOf(region) - 1;
    const cell = own < most && isFree(own) ? own : all.find(isFree);
    if (cell !== undefined) cells.set(region.id, cell);
  }
  return cells;
}

const isSame = (a: Cells, b: Cells): boolean =>
  a.size === b.size && [...a].every(([id, cell]) => b.get(id) === cell);

const isNumbered = (regions: readonly Region[]): boolean => {
  const numbers = regions.map(numberOf);
  return new Set(numbers).size === regions.length && !numbers.includes(0);
};

/** The melds cell by cell, with holes; those without numbers of their own in a row. */
export function usePlaced(
  regions: readonly Region[],
  most: number,
): readonly (Region | undefined)[] {
  const [before, keep] = useState<Cells>(new Map());
  if (!isNumbered(regions)) return regions;
  const cells = cellsOf(before, regions, most);
  if (!isSame(cells, before)) keep(cells);
  return Array.from({ length: 1 + Math.max(-1, ...cells.values()) }, (_, at) =>
    regions.find(({ id }) => cells.get(id) === at),
  );
}
