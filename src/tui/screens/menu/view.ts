/**
 * The menu's picture: one scrolling list with what is said about the chosen entry beside or below it,
 * two lists in a wide window. Kept light and free of Ink, since the first frame is drawn from it too.
 */
import type { MenuGame } from '../../menu-game.ts';
import { MENU } from '../../messages/menu.ts';
import { TAGLINE, TITLE } from '../../messages.ts';
import { bodyOf, PADDING, type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import { GO_ON, type MenuEntry, menuEntries, sectionsOf } from './entries.ts';
import {
  alone,
  blankLine,
  heightOf,
  lineOf,
  type MenuBand,
  rowsOf,
  scrolledList,
  splitAt,
  topLines,
  twoLists,
} from './lines.ts';
import { belowPanel, besidePanel, shortPanel } from './panel.ts';

export interface MenuShown {
  readonly games: readonly MenuGame[];
  /** The game left off last, once it is known. */
  readonly left?: MenuEntry;
  /** The row of the cursor among the entries. */
  readonly at: number;
}

const isWide = ({ measures }: Stage): boolean =>
  measures.name === 'comfortable' || measures.name === 'large';

/** Cells of the list where the panel stands beside it. */
const LIST = 58;
const ABOVE = 1;

function wideBands(stage: Stage, shown: MenuShown, entry: MenuEntry): readonly MenuBand[] {
  const { width } = bodyOf(stage);
  const list = { chosen: entry.id, width };
  const top = topLines(stage, shown.left, list);
  const [gap, row] = [blankLine(stage, width), { width }];
  return [
    alone({ name: 'top', ...row, lines: [gap, ...top, gap] }),
    twoLists(stage, sectionsOf(shown.games), list),
    alone({ name: 'gap', ...row, lines: [gap] }),
    ...belowPanel(stage, entry, width),
  ];
}

function narrowBands(stage: Stage, shown: MenuShown, entry: MenuEntry): readonly MenuBand[] {
  const { width, height } = bodyOf(stage);
  const chosen = entry.id;
  const top = alone({ name: 'top', width, lines: topLines(stage, shown.left, { chosen, width }) });
  const rows = rowsOf(sectionsOf(shown.games), false);
  const room = height - ABOVE;
  if (stage.measures.name === 'regular') {
    const list = scrolledList(stage, rows, { chosen, width: LIST, height: room });
    const columns = [list, besidePanel(stage, entry, width - LIST, room)];
    return [top, { name: 'list', columns }];
  }
  const panel = shortPanel(stage, entry, width, height);
  const below = panel.reduce((sum, band) => sum + heightOf(band), 0);
  const list = { chosen, width, height: room - below };
  return [top, alone(scrolledList(stage, rows, list)), ...panel];
}

export function menuBands(stage: Stage, shown: MenuShown): readonly MenuBand[] {
  const entries = menuEntries(shown.games, shown.left);
  const entry = entries[shown.at] ?? entries[0];
  if (entry === undefined) return [];
  return isWide(stage) ? wideBands(stage, shown, entry) : narrowBands(stage, shown, entry);
}

/** The entry beside this one in the other list; the same where there is but one list. */
export function across(stage: Stage, { games, left, at }: MenuShown): number {
  const entries = menuEntries(games, left);
  const sections = sectionsOf(games);
  const split = splitAt(sections);
  const halves = [sections.slice(0, split), sections.slice(split)].map((half) =>
    rowsOf(half, true),
  );
  const id = entries[at]?.id;
  const side = halves.findIndex((rows) => rows.some(({ entry }) => entry?.id === id));
  const [own, other] = [halves[side] ?? [], halves[1 - side] ?? []];
  if (!isWide(stage) || id === GO_ON) return at;
  const y = own.findIndex(({ entry }) => entry?.id === id);
  const near = other
    .flatMap(({ entry }, row) => (entry === undefined ? [] : [{ entry, off: Math.abs(row - y) }]))
    .sort((one, two) => one.off - two.off)[0];
  return near === undefined ? at : entries.findIndex((one) => one.id === near.entry.id);
}

export const menuTitle = (stage: Stage): Runs => [
  run(say(stage, TITLE), { tone: 'accent', bold: true }),
  run(`  ${say(stage, TAGLINE)}`, { tone: 'faint' }),
];

export const menuKeys = (stage: Stage) =>
  stage.measures.name === 'compact' ? MENU.shortKeys : MENU.keys;

/** A band as lines that reach across the body. */
function bandLines(stage: Stage, band: MenuBand): readonly string[] {
  return Array.from({ length: heightOf(band) }, (_, y) =>
    band.columns.map(({ lines, width }) => (lines[y] ?? blankLine(stage, width)).text).join(''),
  );
}

/** The whole window, for the frame that is drawn before Ink is loaded. */
export function firstFrame(stage: Stage, games: readonly MenuGame[]): string {
  const { columns } = stage.size;
  const { width, height } = bodyOf(stage);
  const side = blankLine(stage, PADDING).text;
  const body = menuBands(stage, { games, at: 0 }).flatMap((band) => bandLines(stage, band));
  const bar = (runs: Runs): string => lineOf(stage, [run(' '), ...runs], columns, 'bar').text;
  const rows = Array.from(
    { length: height },
    (_, y) => side + (body[y] ?? blankLine(stage, width).text) + side,
  );
  return [
    bar(menuTitle(stage)),
    ...rows,
    blankLine(stage, columns).text,
    bar([run(say(stage, menuKeys(stage)), { tone: 'faint' })]),
  ].join('\n');
}
