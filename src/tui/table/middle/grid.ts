/** Regions in rows or columns, or side by side in widths that suit their cards. */
import type { Region } from '../../../engine/table.ts';
import { isPile } from './pile.tsx';

interface Line {
  /** The name of its first region. */
  readonly key: string;
  readonly regions: readonly Region[];
}

export const gridLines = (regions: readonly Region[], each: number): readonly Line[] =>
  Array.from({ length: Math.ceil(regions.length / Math.max(1, each)) }, (_, line) => {
    const some = regions.slice(line * each, (line + 1) * each);
    return { key: some[0]?.id ?? '', regions: some };
  });

/** Places that are filled from the middle to the end, and then from the beginning. */
export function aroundMiddle<One>(places: readonly One[]): readonly One[] {
  const first = Math.ceil((places.length + 1) / 2);
  return [...places.slice(first), ...places.slice(0, first)];
}

/** The regions around the one with this name, at most `room` of them. */
export function windowed(
  regions: readonly Region[],
  room: number,
  focus: string | undefined,
): readonly Region[] {
  if (regions.length <= room) return regions;
  const at = regions.findIndex(({ id }) => id === focus);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), regions.length - room));
  return regions.slice(from, from + Math.max(0, room));
}

/** Widths for regions side by side, by how many cards they hold; a pile is narrow. */
export function sharesOf(
  regions: readonly Region[],
  width: number,
  pile: number,
): readonly number[] {
  const piles = regions.filter(isPile).length;
  const left = width - piles * (pile + 1);
  const weights = regions.map((region) =>
    isPile(region) ? 0 : Math.max(3, region.room ?? 0, region.cards.length),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, at) => {
    const region = regions[at];
    return region !== undefined && isPile(region) ? pile : Math.floor((left * weight) / all) - 1;
  });
}
