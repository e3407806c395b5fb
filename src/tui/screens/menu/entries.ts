/** What can be chosen in the menu: the games by family, what leads elsewhere, and what was left off. */
import { FAMILIES, type Family } from '../../../engine/game.ts';
import type { Text } from '../../../lang/text.ts';
import type { MenuGame } from '../../menu-game.ts';
import { DAILY } from '../../messages/daily.ts';
import { FAMILY_NAMES, MENU } from '../../messages/menu.ts';
import { STATS, STATS_HINT } from '../../messages/stats.ts';

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
  { id: 'saves', label: MENU.saves, hint: MENU.savesHint },
  { id: 'settings', label: MENU.settings, hint: MENU.settingsHint },
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

/** In the order of the cursor: what was left off stands above the first, and so comes last. */
export const menuEntries = (games: readonly MenuGame[], left?: MenuEntry): readonly MenuEntry[] => [
  ...sectionsOf(games).flatMap(({ entries }) => entries),
  ...(left === undefined ? [] : [left]),
];

/** Where the list proper ends. */
export const lastRow = (entries: readonly MenuEntry[]): number =>
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
