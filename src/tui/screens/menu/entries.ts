/**
 * What can be chosen in the menu: the games by family, what leads elsewhere, and what was left off, with
 * how far and when; the cursor and the search for a name, by keys.
 */
import { FAMILIES, type Family } from '../../../engine/profile.ts';
import { findGame } from '../../../games/index.ts';
import { fill, LANGS, type Lang, same, type Text } from '../../../lang/text.ts';
import type { SaveEntry } from '../../../play/index.ts';
import type { MenuGame } from '../../menu-game.ts';
import { FAMILY_NAMES, MENU, WHEN } from '../../messages/menu.ts';
import { SAVES, STATS, STATS_HINT } from '../../messages/past.ts';
import { DAILY } from '../../messages/practice.ts';
import { SETTINGS } from '../../messages/settings.ts';
import type { Key } from '../../parts/keys.ts';
import { listKey } from '../../parts/list.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: Text;
  readonly hint: Text;
  readonly game?: MenuGame;
}

/** Entries under a heading; the last ones have none. */
export interface Section {
  readonly heading?: Text;
  readonly entries: readonly MenuEntry[];
}

export const GO_ON = 'go-on';
const QUIT = 'quit';

const entryOf = (game: MenuGame): MenuEntry => ({
  id: `game:${game.game}`,
  label: game.names,
  hint: game.gist,
  game,
});

const OTHERS: readonly MenuEntry[] = [
  { id: 'daily', label: DAILY.title, hint: DAILY.hint },
  { id: 'stats', label: STATS.title, hint: STATS_HINT },
  { id: 'saves', label: SAVES.title, hint: MENU.savesHint },
  { id: 'settings', label: SETTINGS.title, hint: MENU.settingsHint },
  { id: QUIT, label: MENU.quit, hint: MENU.quitHint },
];

const gamesOf = (games: readonly MenuGame[], family: Family): readonly MenuEntry[] =>
  games.filter((game) => game.family === family).map(entryOf);

export const sectionsOf = (games: readonly MenuGame[]): readonly Section[] => [
  ...FAMILIES.map((family) => ({
    heading: FAMILY_NAMES[family],
    entries: gamesOf(games, family),
  })).filter(({ entries }) => entries.length > 0),
  { entries: OTHERS },
];

/** In the order of the cursor: the game left off stands above the first, and so comes last. */
export const menuEntries = (games: readonly MenuGame[], left?: MenuEntry): readonly MenuEntry[] => [
  ...sectionsOf(games).flatMap(({ entries }) => entries),
  ...(left === undefined ? [] : [left]),
];

/** Where the list proper ends. */
const lastRow = (entries: readonly MenuEntry[]): number =>
  entries.findIndex(({ id }) => id === QUIT);

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names in both languages, the name commands use, and other names of a game. */
const wordsOf = ({ id, label, game }: MenuEntry): readonly string[] =>
  [label.en, label.de, id.slice(id.indexOf(':') + 1), ...(game?.alsoNames ?? [])].map(fold);

/** The first entry with a name that begins with these letters, else one that contains them. */
export function findEntry(entries: readonly MenuEntry[], typed: string): number {
  const wanted = fold(typed);
  const at = entries.findIndex((entry) => wordsOf(entry).some((word) => word.startsWith(wanted)));
  if (at >= 0) return at;
  return entries.findIndex((entry) => wordsOf(entry).some((word) => word.includes(wanted)));
}

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', de: 'de-DE' };

const clock = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(time);

const dateOf = (time: number): Text => {
  const [en = '', de = ''] = LANGS.map((lang) =>
    new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long' }).format(time),
  );
  return { en, de };
};

const isSameDay = (one: number, two: number): boolean =>
  new Date(one).toDateString() === new Date(two).toDateString();

/** In words: minutes ago, a time of today or yesterday, else the date. */
export function whenWords(time: number, now: number): Text {
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes < 2) return WHEN.now;
  if (now - time < HOUR) return fill(WHEN.minutes, minutes);
  if (isSameDay(time, now)) return fill(WHEN.today, clock(time));
  return isSameDay(time, now - DAY) ? fill(WHEN.yesterday, clock(time)) : dateOf(time);
}

export function leftEntry(save: SaveEntry, now: number): MenuEntry {
  const name = findGame(save.game)?.names ?? same(save.game);
  return {
    id: GO_ON,
    label: fill(MENU.goOn, name),
    hint: fill(MENU.goOnHint, save.deal, whenWords(save.time, now)),
  };
}
