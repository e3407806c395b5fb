/** Keys, clicks and the wheel in a list whose entries have places `entry:N`. */
import type { Registry } from '../registry.ts';
import type { Key } from './keys.ts';
import { type List, listKey } from './list.ts';

const ENTRY = 'entry:';

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
