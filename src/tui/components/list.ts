/**
 * Choosing from a list: the cursor, its keys, clicks and the wheel, and which entries are in sight.
 * An entry has the place `entry:N` and takes one row or several.
 */

import type { Registry } from '../context/registry.ts';
import type { Stage } from '../context/render-context.ts';
import type { Key } from '../terminal/keys.ts';
import type { Surface } from '../theme/palettes.ts';

export interface List {
  readonly at: number;
}

/** The list after a key; the same list if the key has no effect. */
export function listKey(list: List, count: number, key: Key): List {
  const to = (at: number): List => (at === list.at || count === 0 ? list : { at });
  switch (key.name) {
    case 'up':
    case 'backtab':
      return to((list.at + count - 1) % count);
    case 'down':
    case 'tab':
      return to((list.at + 1) % count);
    case 'home':
      return to(0);
    case 'end':
      return to(count - 1);
    case 'pageup':
      return to(Math.max(0, list.at - 10));
    case 'pagedown':
      return to(Math.min(count - 1, list.at + 10));
    case 'char': {
      if (key.char === 'j') return listKey(list, count, { name: 'down' });
      if (key.char === 'k') return listKey(list, count, { name: 'up' });
      const digit = /^[1-9]$/.test(key.char) ? Number(key.char) : 0;
      return digit > 0 && digit <= count ? to(digit - 1) : list;
    }
    default:
      return list;
  }
}

/** The first visible item of a window of `height` items that contains the cursor. */
export const windowOf = (at: number, count: number, height: number): number =>
  Math.max(0, Math.min(at - Math.floor(height / 2), count - height));

const ENTRY = 'entry:';

/** The place of an entry. */
export const entryPlace = (at: number): string => `${ENTRY}${at}`;

/** The entry that a click is on. */
export function clickedEntry(key: Key, registry: Registry): number | undefined {
  const place = key.name === 'click' ? registry.at(key.x, key.y)?.id : undefined;
  return place?.startsWith(ENTRY) ? Number(place.slice(ENTRY.length)) : undefined;
}

/** The list after a key or the wheel, which stops at the ends. */
export function movedList(list: List, count: number, key: Key): List {
  if (key.name !== 'wheel') return listKey(list, count, key);
  return { at: Math.max(0, Math.min(count - 1, list.at + key.by)) };
}

export interface Sight {
  readonly from: number;
  /** The entry after the last one in sight. */
  readonly to: number;
}

/** As many whole entries around the cursor as there is room for; always the cursor's own. */
export function inSight(
  count: number,
  at: number,
  space: number,
  rowsOf: (at: number) => number,
): Sight {
  let from = Math.max(0, Math.min(at, count - 1));
  let to = Math.min(count, from + 1);
  let left = space - (count === 0 ? 0 : rowsOf(from));
  const fits = (entry: number): boolean => entry >= 0 && entry < count && rowsOf(entry) <= left;
  while (fits(from - 1) || fits(to)) {
    if (fits(from - 1)) left -= rowsOf(--from);
    if (fits(to)) left -= rowsOf(to++);
  }
  return { from, to };
}

/** What the entry under the cursor lies on: gold, as all that Enter acts on, where there is paint. */
export const chosenSurface = ({ theme }: Pick<Stage, 'theme'>): Surface =>
  theme.painted ? 'active' : 'cursor';
