/** The menu's cursor and the search for a name, by keys. */
import type { Key } from '../../parts/keys.ts';
import { listKey } from '../../parts/list.ts';
import { findEntry, lastRow, type MenuEntry } from './entries.ts';

export interface MenuState {
  readonly at: number;
  /** What has been typed after `/`; absent: no search. */
  readonly query?: string;
}

/** Nothing has the name typed so far: the cursor stays where it is. */
export const isMissed = (entries: readonly MenuEntry[], { query }: MenuState): boolean =>
  query !== undefined && query !== '' && findEntry(entries, query) < 0;

const LONGEST = 20;

function searched(entries: readonly MenuEntry[], state: MenuState, query: string): MenuState {
  const found = query === '' ? -1 : findEntry(entries, query);
  return { at: found < 0 ? state.at : found, query: query.slice(0, LONGEST) };
}

/** The search after a key; it ends with a key that has nothing to do with it. */
export function queryKey(entries: readonly MenuEntry[], state: MenuState, key: Key): MenuState {
  const query = state.query ?? '';
  if (key.name === 'char') return searched(entries, state, query + key.char);
  if (key.name === 'space') return searched(entries, state, `${query} `);
  if (key.name === 'backspace') return searched(entries, state, [...query].slice(0, -1).join(''));
  const { at } = state;
  return key.name === 'escape' ? { at } : cursorKey(entries, { at }, key, at);
}

/** Keys that stay within the list proper, however long it is. */
const BOUNDED: readonly string[] = ['end', 'pagedown', 'pageup'];

/** The cursor after a key; `across` is the row beside it in the other list. */
export function cursorKey(
  entries: readonly MenuEntry[],
  state: MenuState,
  key: Key,
  across: number,
): MenuState {
  if (key.name === 'left' || key.name === 'right') return { at: across };
  if (key.name === 'wheel')
    return listKey(state, entries.length, { name: key.by < 0 ? 'up' : 'down' });
  if (!BOUNDED.includes(key.name)) return listKey(state, entries.length, key);
  const count = lastRow(entries) + 1;
  return listKey({ at: Math.min(state.at, count - 1) }, count, key);
}
