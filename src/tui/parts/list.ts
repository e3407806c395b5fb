/** Choosing from a list: the cursor, and which part of the list is visible. */
import type { Key } from './keys.ts';

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
