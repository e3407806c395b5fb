/** Regions in rows or columns of so many. */
import type { Region } from '../../engine/table.ts';

interface Line {
  /** The name of its first region. */
  readonly key: string;
  readonly regions: readonly Region[];
}

export const linesOf = (regions: readonly Region[], each: number): readonly Line[] =>
  Array.from({ length: Math.ceil(regions.length / Math.max(1, each)) }, (_, line) => {
    const some = regions.slice(line * each, (line + 1) * each);
    return { key: some[0]?.id ?? '', regions: some };
  });

/** As many regions as there is room for, those around the one with this name. */
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
