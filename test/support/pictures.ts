/**
 * `npm run pictures [NAME …]` makes the README's pictures from the built program in a terminal
 * emulator: six games and one recorded session, with fixed seeds; and a page of every card in every
 * size and theme, in the system's folder for temporary files. `cards` draws these pages alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';
import { KEY, openWindow, type Window } from '../tui/window.ts';
import { linesOfPage, PAGES, type Page } from './card-pages.ts';
import { type Screen, type Shot, screenOf, svgOf } from './svg.ts';

const FOLDER = fileURLToPath(new URL('../../.github/pictures/', import.meta.url));

interface Picture {
  readonly name: string;
  readonly title: string;
  /** Arguments of `talon play`. */
  readonly args: string;
  readonly columns: number;
  readonly rows: number;
  /** Keys one after the other, each when the screen stands still. */
  readonly keys: readonly string[];
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
    args: 'bridge --seed talon --level medium',
    columns: 120,
    rows: 40,
    keys: times(6, enter),
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
    args: 'canasta --seed talon --level medium',
    columns: 120,
    rows: 40,
    keys: times(14, enter),
  },
  {
    name: 'durak',
    title: 'Durak: the bout in the middle, the trump under the stock',
    args: 'durak --seed talon --level medium -o players=4',
    columns: 80,
    rows: 24,
    keys: times(4, enter),
  },
  {
    name: 'cabo',
    title: 'Cabo: rows face down, remembered or not',
    args: 'cabo --seed talon --level medium',
    columns: 80,
    rows: 24,
    keys: times(6, enter),
  },
  {
    name: 'kabadak',
    title: 'Kabadak: sets and runs on the table',
    args: 'kabadak --seed talon --level medium',
    columns: 100,
    rows: 30,
    keys: times(10, enter),
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

/** Milliseconds without a change after which a screen stands still. */
const STILL = 700;
const PATIENCE = 30_000;
/** How long each screen of a recording is shown, and the last, in seconds. */
const SHOWN = 0.9;
const LAST = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function standStill(window: Window): Promise<void> {
  const start = performance.now();
  for (let before = -1; performance.now() - start < PATIENCE; ) {
    const now = window.output().length;
    if (now === before && window.isWhole()) return;
    before = now;
    await pause(STILL);
  }
  throw new Error(`the screen never stands still:\n${window.text()}`);
}

async function shotsOf({ args, columns, rows, keys }: Picture): Promise<readonly Screen[]> {
  const window = openWindow(['play', ...args.split(' ')], {
    columns,
    rows,
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

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const picture of PICTURES)
  if (wanted.length === 0 || wanted.includes(picture.name)) await draw(picture);
if (wanted.length === 0 || wanted.includes('cards')) {
  mkdirSync(CARDS, { recursive: true });
  for (const page of PAGES) await drawPage(page);
  console.log(`${PAGES.length} pages of cards in ${CARDS}`);
}
