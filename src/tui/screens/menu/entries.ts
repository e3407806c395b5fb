/**
 * What can be chosen at home: the games, what was left off and the deal of the day, with how far and when;
 * the cursor and the search for a name, by keys.
 */

import { findGame } from '../../../games/index.ts';
import { fill, type Lang, plural, same, type Text, text } from '../../../lang/text.ts';
import type { ComingBack } from '../../../play/coach/mistakes.ts';
import type { SaveEntry } from '../../../play/kept/listing.ts';
import { listKey } from '../../components/list.ts';
import { lengthened, shortened } from '../../components/typed.ts';
import menuTexts from '../../messages/menu.json' with { type: 'json' };
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';
import { dayAhead } from '../score/coming-back.ts';
import type { MenuGame } from './menu-game.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: Text;
  readonly hint: Text;
  /** The game itself, or the one that is meant. */
  readonly game?: MenuGame | undefined;
}

export const GO_ON = 'go-on';
export const TODAY = 'daily';
export const MINE = 'mine';

const entryOf = (game: MenuGame): MenuEntry => ({
  id: `game:${game.game}`,
  label: game.names,
  hint: game.gist,
  game,
});

const UNKNOWN_DAY: MenuEntry = {
  id: TODAY,
  label: practiceTexts.daily.title,
  hint: practiceTexts.daily.hint,
};

/** Entries above the games, as far as they are known. */
interface Above {
  readonly left?: MenuEntry | undefined;
  readonly today?: MenuEntry | undefined;
  readonly mine?: MenuEntry | undefined;
}

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As German lists are sorted: ö stands with o. `localeCompare` would load its tables before the first frame. */
const byGermanName = (one: MenuEntry, two: MenuEntry): number =>
  fold(one.label.de) < fold(two.label.de) ? -1 : 1;

/** The entries in the order of the cursor: those above the first game come after the last one. */
export const menuEntries = (
  games: readonly MenuGame[],
  { left, today = UNKNOWN_DAY, mine }: Above = {},
): readonly MenuEntry[] => [
  ...games.map(entryOf).toSorted(byGermanName),
  ...[left, today, mine].filter((entry) => entry !== undefined),
];

export const isOfGame = ({ id }: MenuEntry): boolean => ![GO_ON, TODAY, MINE].includes(id);

/** One’s own mistakes that are due, else when the next ones come back; nothing where none are kept. */
export function mineEntry(due: number, later: ComingBack | undefined): MenuEntry | undefined {
  const { title: label, one, several, oneLater, severalLater } = practiceTexts.mine;
  if (due > 0) return { id: MINE, label, hint: fill(plural(due, one, several), due) };
  if (later === undefined) return undefined;
  const { count, date } = later;
  const hint = fill(plural(count, oneLater, severalLater), count, dayAhead(date));
  return { id: MINE, label, hint };
}

/** Names in both languages, the name commands use, and other names of a game. */
function wordsOf({ id, label, game }: MenuEntry): readonly string[] {
  const alsoNames = game?.alsoNames ?? [];
  return [label.en, label.de, id.slice(id.indexOf(':') + 1), ...alsoNames].map(fold);
}

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

/** Whether no entry has the name typed so far; the cursor then stays where it is. */
export const isMissed = (entries: readonly MenuEntry[], { query }: MenuState): boolean =>
  query !== undefined && query !== '' && findEntry(entries, query) < 0;

/** The longest query, in characters. */
const LONGEST = 20;

function searched(entries: readonly MenuEntry[], state: MenuState, query: string): MenuState {
  const found = query === '' ? -1 : findEntry(entries, query);
  return { at: found < 0 ? state.at : found, query };
}

/** The search after more has been typed or pasted. */
export const queryText = (
  entries: readonly MenuEntry[],
  state: MenuState,
  following: string,
): MenuState => searched(entries, state, lengthened(state.query ?? '', following, LONGEST));

/** The search after a key; it ends with a key that has nothing to do with it. */
export function queryKey(entries: readonly MenuEntry[], state: MenuState, key: Key): MenuState {
  if (key.name === 'char') return queryText(entries, state, key.char);
  if (key.name === 'space') return queryText(entries, state, ' ');
  if (key.name === 'backspace') return searched(entries, state, shortened(state.query ?? ''));
  const { at } = state;
  return key.name === 'escape' ? { at } : cursorKey(entries, { at }, key);
}

/** Keys that stay among the games. */
const BOUNDED: readonly string[] = ['end', 'pagedown', 'pageup'];

/** The cursor after a key. End and the page keys stay within the games, which come before all other entries. */
export function cursorKey(entries: readonly MenuEntry[], state: MenuState, key: Key): MenuState {
  if (key.name === 'wheel')
    return listKey(state, entries.length, { name: key.by < 0 ? 'up' : 'down' });
  if (!BOUNDED.includes(key.name)) return listKey(state, entries.length, key);
  const count = entries.filter(isOfGame).length;
  return listKey({ at: Math.min(state.at, count - 1) }, count, key);
}

const MINUTES = 1;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

function unitFor(minutes: number): 'minutes' | 'hours' | 'days' {
  if (minutes < HOURS) return 'minutes';
  return minutes < DAYS ? 'hours' : 'days';
}

/** How long ago, in words: minutes, hours, days. */
export function whenWords(time: number, now: number): Text {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 2) return menuTexts.when.now;
  const unit = unitFor(minutes);
  const count = Math.floor(minutes / { minutes: MINUTES, hours: HOURS, days: DAYS }[unit]);
  const said = (lang: Lang): string =>
    new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-count, unit);
  return text(said('en'), said('de'));
}

/** The entry that goes on with a match left off. */
export function leftEntry(save: SaveEntry, games: readonly MenuGame[], now: number): MenuEntry {
  const game = games.find((one) => one.game === save.game);
  return {
    id: GO_ON,
    label: fill(menuTexts.menu.goOn, findGame(save.game)?.names ?? same(save.game)),
    hint: fill(menuTexts.menu.goOnHint, save.deal, whenWords(save.time, now)),
    game,
  };
}
