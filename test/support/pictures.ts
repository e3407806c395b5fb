/**
 * `npm run pictures [-- NAME …]` makes the README's pictures from the built program in a terminal
 * emulator: six games and one recorded session, with fixed seeds. `-- cards` draws pages of every
 * card in every size and theme, `-- tables` every game's table in the middle of play in three sizes
 * and themes, `-- evening` home, the uses of the panel and the ends of deals and matches; all go to the system's
 * folder for temporary files.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';
import { games } from '../../src/games/index.ts';
import { KEY, openWindow, type Window } from '../tui/window.ts';
import { linesOfPage, PAGES, type Page } from './card-pages.ts';
import { scenes } from './evening.ts';
import { gameFolder } from './game-file.ts';
import { middleOf } from './middle.ts';
import { type Screen, type Shot, screenOf, svgOf } from './svg.ts';

const FOLDER = fileURLToPath(new URL('../../.github/pictures/', import.meta.url));

interface Picture {
  readonly name: string;
  readonly title: string;
  /** Arguments of `talon play`; absent: the game of this name in the middle of play. */
  readonly args?: string;
  readonly columns: number;
  readonly rows: number;
  /** Keys one after the other, each when the screen stands still. */
  readonly keys?: readonly string[];
  /** The sample in `new-game/` whose game is played from a file. */
  readonly sample?: 'golf';
  /** Each screen is shown, and not only the last. */
  readonly isRecorded?: true;
}

const { enter, right } = KEY;
const times = (count: number, ...keys: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => keys).flat();

const PICTURES: readonly Picture[] = [
  {
    name: 'bridge',
    title: 'Bridge: dummy lies open, the contract and the auction stay in sight',
    columns: 120,
    rows: 40,
  },
  {
    name: 'binokel',
    title: 'Binokel: what a bid would need, beside the box of bids',
    args: 'binokel --seed talon --level medium',
    columns: 100,
    rows: 30,
    keys: [right, right],
  },
  {
    name: 'canasta',
    title: 'Canasta: melds of both parties, the pile, and the minimum',
    columns: 120,
    rows: 40,
  },
  {
    name: 'durak',
    title: 'Durak: the bout in the middle, the trump under the stock',
    columns: 80,
    rows: 24,
  },
  {
    name: 'cabo',
    title: 'Cabo: rows face down, remembered or not',
    columns: 80,
    rows: 24,
  },
  {
    name: 'kabadak',
    title: 'Kabadak: sets and runs on the table',
    columns: 100,
    rows: 30,
  },
  {
    name: 'golf',
    title: 'A game from outside: places on the table, one of them about to be picked',
    args: 'sample-golf --seed talon',
    sample: 'golf',
    columns: 80,
    rows: 24,
    keys: [KEY.down, right, right],
  },
  {
    name: 'session',
    title: 'A deal of Böse Dame, played with the keys',
    args: 'boese-dame --seed talon --level medium -o deals=1',
    columns: 100,
    rows: 30,
    keys: [right, right, 'h', KEY.escape, ...times(10, right, enter), ...times(3, enter)],
    isRecorded: true,
  },
];

const SEED = 'talon';
/** Milliseconds without a change after which a screen stands still. */
const STILL = 700;
const PATIENCE = 30_000;
/** How long each screen of a recording is shown, and the last, in seconds. */
const SHOWN = 0.9;
const LAST = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function standStill(window: Window, still = STILL): Promise<void> {
  const start = performance.now();
  for (let before = -1; performance.now() - start < PATIENCE; ) {
    const now = window.output().length;
    if (now === before && window.isWhole()) return;
    before = now;
    await pause(still);
  }
  throw new Error(`the screen never stands still:\n${window.text()}`);
}

/** A folder with this record as the one game that is not over. */
function holding(record: string): string {
  const data = mkdtempSync(join(tmpdir(), 'talon-pictures-'));
  mkdirSync(join(data, 'games'));
  writeFileSync(join(data, 'games', 'game.talon.jsonl'), record);
  return data;
}

async function middleHeld(id: string): Promise<string> {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return holding(await middleOf(game, SEED));
}

async function shotsOf(picture: Picture): Promise<readonly Screen[]> {
  const { name, args, sample, columns, rows, keys = [] } = picture;
  const files = gameFolder();
  const played = args === undefined ? ['resume'] : ['play', ...args.split(' ')];
  const joined = sample === undefined ? [] : ['--game', await files.bundle(sample)];
  const window = openWindow([...joined, ...played], {
    columns,
    rows,
    ...(args === undefined && { data: await middleHeld(name) }),
    env: { FORCE_COLOR: '3', TALON_THEME: 'felt', TALON_REDUCED_MOTION: '1' },
  });
  const shot = async (): Promise<Screen> => {
    await standStill(window);
    return screenOf(window.buffer(), columns, rows - 1);
  };
  try {
    const screens = [await shot()];
    for (const key of keys) {
      window.press(key);
      screens.push(await shot());
    }
    return screens;
  } finally {
    await window.close();
    files.remove();
  }
}

async function draw(picture: Picture): Promise<void> {
  const screens = await shotsOf(picture);
  const shown = picture.isRecorded ? screens : screens.slice(-1);
  const shots = shown.map(
    (screen, at): Shot => ({ screen, seconds: at === shown.length - 1 ? LAST : SHOWN }),
  );
  const svg = svgOf(picture.title, shots, picture.columns);
  writeFileSync(`${FOLDER}${picture.name}.svg`, svg);
  console.log(`${picture.name}.svg, ${Math.ceil(svg.length / 1000)} kB`);
}

const CARDS = join(tmpdir(), 'talon-cards');

/** A page of cards on the colour of its theme. */
async function drawPage(page: Page): Promise<void> {
  const lines = linesOfPage(page);
  const columns = 15 * (page.shape.width + 1);
  const terminal = new xterm.Terminal({
    cols: columns,
    rows: lines.length,
    allowProposedApi: true,
  });
  await new Promise<void>((resolve) => terminal.write(lines.join('\r\n'), resolve));
  const screen = screenOf(terminal.buffer.active, columns, lines.length);
  writeFileSync(
    join(CARDS, `${page.name}.svg`),
    svgOf(page.name, [{ screen, seconds: LAST }], columns),
  );
}

const TABLES = join(tmpdir(), 'talon-tables');
const EVENING = join(tmpdir(), 'talon-evening');
const SIZES = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;
/** Themes, and how many colours the terminal has for them. */
const THEMES = { felt: '3', light: '3', plain: '1' };
/** The same with tables, where nothing is awaited but a frame. */
const FRAME = 250;
/** The same where a hint may be thought out. */
const THOUGHT = 2500;

/** Where a window is opened that then grows: arguments, the save it finds, keys before the first picture. */
interface Grown {
  readonly name: string;
  readonly args: readonly string[];
  readonly record?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly keys?: readonly string[];
}

/** A window in each size. */
async function drawGrown(grown: Grown, theme: keyof typeof THEMES, folder: string): Promise<void> {
  const [columns, rows] = SIZES[0];
  const { args, record, keys = [] } = grown;
  const env = { FORCE_COLOR: THEMES[theme], TALON_THEME: theme, ...grown.env };
  const data = record === undefined ? {} : { data: holding(record) };
  const window = openWindow(args, { columns, rows, ...data, env });
  try {
    await window.shows(/\S/);
    for (const key of keys) {
      await standStill(window);
      await window.pressCalmly(key);
    }
    await standStill(window, keys.length > 0 ? THOUGHT : STILL);
    for (const [wide, high] of SIZES) {
      window.resize(wide, high);
      await window.shows(new RegExp(`^(.*\\n){${high - 2}}.*\\S`));
      await standStill(window, FRAME);
      const screen = screenOf(window.buffer(), wide, high);
      const name = `${grown.name}-${wide}x${high}-${theme}`;
      writeFileSync(join(folder, `${name}.svg`), svgOf(name, [{ screen, seconds: LAST }], wide));
    }
  } finally {
    await window.close();
  }
}

const themes = Object.keys(THEMES) as (keyof typeof THEMES)[];

async function drawInThemes(grown: Grown, folder: string): Promise<void> {
  await Promise.all(themes.map((theme) => drawGrown(grown, theme, folder)));
  console.log(`${grown.name}: ${themes.length * SIZES.length} pictures`);
}

const namesOf = (name: string): readonly string[] =>
  themes.flatMap((theme) => SIZES.map(([wide, high]) => `${name}-${wide}x${high}-${theme}.svg`));

/** A page that shows all pictures of these names. */
function writePage(folder: string, names: readonly string[]): void {
  const figures = names.flatMap((one) => [
    `<h2>${one}</h2>`,
    ...namesOf(one).map((name) => `<img src="${name}" alt="${name}" title="${name}">`),
  ]);
  const style = 'body{background:#888;font-family:sans-serif}img{max-width:32%;margin:.3%}';
  const page = ['<!doctype html>', '<meta charset="utf-8">', `<style>${style}</style>`, ...figures];
  writeFileSync(join(folder, 'index.html'), `${page.join('\n')}\n`);
  console.log(`pictures in ${join(folder, 'index.html')}`);
}

const isWanted = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.includes(name);

/** Every table, and a page that shows them all, or those of these games. */
async function drawTables(only: readonly string[]): Promise<void> {
  mkdirSync(TABLES, { recursive: true });
  for (const game of games.filter(({ id }) => isWanted(id, only)))
    await drawInThemes(
      { name: game.id, args: ['resume'], record: await middleOf(game, SEED) },
      TABLES,
    );
  writePage(
    TABLES,
    games.map(({ id }) => id),
  );
}

/** What surrounds the cards, or these scenes of it. */
async function drawEvening(only: readonly string[]): Promise<void> {
  mkdirSync(EVENING, { recursive: true });
  const all = scenes();
  for (const { begin, ...scene } of all.filter(({ name }) => isWanted(name, only)))
    await drawInThemes({ ...scene, ...(await begin()) }, EVENING);
  writePage(
    EVENING,
    all.map(({ name }) => name),
  );
}

async function drawCards(): Promise<void> {
  mkdirSync(CARDS, { recursive: true });
  for (const page of PAGES) await drawPage(page);
  console.log(`${PAGES.length} pages of cards in ${CARDS}`);
}

const [first, ...others] = process.argv.slice(2);
if (first === 'cards') await drawCards();
else if (first === 'tables') await drawTables(others);
else if (first === 'evening') await drawEvening(others);
else {
  mkdirSync(FOLDER, { recursive: true });
  const wanted = PICTURES.filter(
    ({ name }) => first === undefined || [first, ...others].includes(name),
  );
  for (const picture of wanted) await draw(picture);
}
