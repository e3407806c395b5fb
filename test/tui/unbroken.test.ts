/**
 * What a terminal shows between two keys, byte for byte: a cell that is filled in the frame before and
 * in the frame after is never blank on the way, and a frame comes in one synchronised update.
 */
import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { KEY } from './window.ts';
import { windowsHere } from './window-here.ts';

const openWindow = windowsHere();

const SIZE = { columns: 80, rows: 24 };
const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';
const START = '\u001b[2J\u001b[H';

const newTerminal = () =>
  new xterm.Terminal({ cols: SIZE.columns, rows: SIZE.rows, allowProposedApi: true });

const written = (terminal: xterm.Terminal, data: string): Promise<void> =>
  new Promise((done) => terminal.write(data, done));

function cellsOf(terminal: xterm.Terminal): readonly string[] {
  const { active } = terminal.buffer;
  return Array.from({ length: SIZE.rows }, (_, row) =>
    (active.getLine(row)?.translateToString(false) ?? '').padEnd(SIZE.columns),
  );
}

/** Cells that were filled before and will be again, and are blank now. */
function holes(
  before: readonly string[],
  now: readonly string[],
  after: readonly string[],
): number {
  let count = 0;
  before.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (row[x] !== ' ' && after[y]?.[x] !== ' ' && now[y]?.[x] === ' ') count++;
  });
  return count;
}

/** The pieces of an update: sequences, blanks, and characters that fill cells. */
const ESC = '\u001b';
const PIECES = new RegExp(`${ESC}\\[[0-9;?]*[A-Za-z]| +|[^ ${ESC}]+`, 'gu');
/** Colours, places and filled cells leave no cell blank. */
const mayBlank = (piece: string): boolean =>
  piece.startsWith(ESC) ? !/[mH]$/.test(piece) : piece.startsWith(' ');

/** What is pressed, and what the screen then shows; an arrow puts another card under Enter. */
const KEYS: readonly (readonly [string, RegExp?])[] = [
  [KEY.right],
  [KEY.right],
  [KEY.left],
  ['?', /Help/],
  [KEY.escape, /Enter plays/],
  ['l', /^(?![\s\S]*Enter plays)/],
  [KEY.escape, /Enter plays/],
];

test('no frame is blank or half drawn on the way to the next', async () => {
  const env = { FORCE_COLOR: '3', TALON_SPEED: 'fast', TALON_REDUCED_MOTION: '0' };
  const window = openWindow(['play', 'boese-dame', '--seed', '1', '--level', 'random'], {
    ...SIZE,
    env,
  });
  await window.shows(/Enter plays/);
  for (const [key, wanted] of KEYS) {
    const before = /Enter plays (\S+)/.exec(window.text())?.[1];
    window.press(key);
    await window.shows(wanted ?? new RegExp(`Enter plays (?!${before})`));
  }
  await window.enterUntil(/\b(?!Enter)[A-Z][a-z]+ plays[\s\S]*Enter plays/);
  const output = window.output();
  const updates = output.slice(output.indexOf(START) + START.length).split(END);
  expect(updates.length).toBeGreaterThan(6);

  const terminal = newTerminal();
  await written(terminal, '\u001b[?7l');
  for (const update of updates.slice(0, -1)) {
    expect(update.lastIndexOf(BEGIN)).toBe(update.indexOf(BEGIN));
    const before = cellsOf(terminal);
    const ahead = newTerminal();
    await written(ahead, `\u001b[?7l\u001b[H${before.join('\r\n')}${update}`);
    const after = cellsOf(ahead);
    let ready = '';
    for (const piece of update.match(PIECES) ?? []) {
      ready += piece;
      if (!mayBlank(piece)) continue;
      await written(terminal, ready);
      ready = '';
      expect(holes(before, cellsOf(terminal), after)).toBe(0);
    }
    await written(terminal, ready);
    expect(after.join('').trim()).not.toBe('');
  }
});
