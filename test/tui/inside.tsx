/**
 * The screens in this process: Ink on a keyboard and a display that are streams. Frames are read
 * back as a person sees them, styles as marks: `⟦bold red 10♥⟧`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import type { ColorSupportLevel } from 'chalk';
import { render } from 'ink';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { openRegistry, type Registry } from '../../src/tui/context/registry.ts';
import { openInkOutput } from '../../src/tui/ink-output.ts';
import { Router } from '../../src/tui/router.tsx';
import { menuGame } from '../../src/tui/screens/menu/menu-game.ts';
import type { Place } from '../../src/tui/screens/menu/routes.ts';
import { Shell } from '../../src/tui/shell.tsx';
import { type Grid, linesOf } from '../../src/tui/surface/cells.ts';
import type { Size } from '../../src/tui/terminal/measures.ts';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { plainSettings } from './stage.ts';

const STYLES: Readonly<Record<number, string>> = {
  1: 'bold',
  2: 'dim',
  4: 'underline',
  7: 'inverse',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'magenta',
  36: 'cyan',
  91: 'brightRed',
  94: 'brightBlue',
};
/** What ends which looks. */
const ENDS: Readonly<Record<number, readonly number[]>> = {
  22: [1, 2],
  24: [4],
  27: [7],
  39: [31, 32, 33, 34, 35, 36, 91, 94],
};

/** Looks that blanks have. */
const ON_BLANKS = new Set([4, 7]);
const BARE = 'bare';
const ESC = '\u001b';
const SEQUENCE = new RegExp(`(${ESC}\\[[\\d;]*m)`);

/** The looks in force after an escape sequence. */
function stylesAfter(on: ReadonlySet<number>, sequence: string): ReadonlySet<number> {
  const after = new Set(on);
  for (const code of sequence.slice(2, -1).split(';').map(Number)) {
    if (ENDS[code] === undefined) after.add(code);
    for (const ended of ENDS[code] ?? []) after.delete(ended);
  }
  return after;
}

const named = (codes: Iterable<number>): string =>
  [...codes]
    .toSorted((a, b) => a - b)
    .map((code) => STYLES[code])
    .join(' ');

/** Texts of a painted row with their looks; blanks have those of the text before, if they show none. */
function runs(row: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  let on: ReadonlySet<number> = new Set();
  for (const part of row.split(SEQUENCE)) {
    const last = found.at(-1);
    if (part.startsWith(ESC)) on = stylesAfter(on, part);
    else if (part !== '') {
      const isBare = part.trim() === '' && ![...on].some((code) => ON_BLANKS.has(code));
      const styles = isBare ? BARE : named(on);
      if (last?.[0] === styles) last[1] += part;
      else found.push([styles, part]);
    }
  }
  return found;
}

/** A painted row with its looks as marks; blanks at its end are not seen. */
function marked(row: string): string {
  const parts = runs(row);
  let out = '';
  let open = '';
  parts.forEach(([styles, words], i) => {
    const next = styles === BARE ? (parts[i + 1]?.[0] === open ? open : '') : styles;
    if (next !== open && open !== '') out += '⟧';
    if (next !== open && next !== '') out += `⟦${next} `;
    open = next;
    out += words;
  });
  return (open === '' ? out : `${out}⟧`).trimEnd();
}

/** The signs of a frame. */
const plain = (grid: Grid): string =>
  grid.map((row) => row.map(({ value }) => value).join('')).join('\n');

/** A painted frame with its looks as marks. */
export const markedFrame = (frame: string): string => frame.split('\n').map(marked).join('\n');

export interface Inside {
  /** The frame as text. */
  readonly text: () => string;
  readonly lines: () => readonly string[];
  /** The frame with its looks as marks. */
  readonly seen: () => string;
  /** The frame with its escape sequences. */
  readonly painted: () => string;
  /** All frames so far as text. */
  readonly drawn: () => readonly string[];
  /** Types keys, and waits until the screen shows their effect. */
  readonly press: (keys: string, wanted: RegExp) => Promise<void>;
  /** Sends what a terminal sends, in one piece. */
  readonly send: (chunk: string) => void;
  /** The same with keys that come faster than frames are drawn. */
  readonly burst: (keys: string, wanted: RegExp) => Promise<void>;
  readonly shows: (wanted: RegExp) => Promise<void>;
  readonly resize: (columns: number, rows: number) => void;
  /** How often the terminal was asked to suspend, and to draw everything again; what to copy. */
  readonly asked: { suspend: number; redraw: number; rings: number; readonly copied: string[] };
  /** Where everything is. */
  readonly registry: Registry;
  /** Types keys that leave the program, and gives its exit code. */
  readonly left: (keys: string) => Promise<number>;
  /** The exit code, once the program has been left. */
  readonly code: () => number | undefined;
  readonly close: () => void;
}

/** A little less than tests have, in milliseconds: whoever waits longer says for what. */
const PATIENCE = 280_000;
/** Longer than an escape waits for what may follow it, in milliseconds. */
const ESCAPED = 60;
const KEYS = new RegExp(`${ESC}\\[[\\d;]*[A-Za-z~]|[\\s\\S]`, 'gu');

/** A display for Ink, on which nothing is too large. */
const openDisplayStream = (): WriteStream =>
  Object.assign(new PassThrough(), {
    columns: 250,
    rows: 100,
    isTTY: true,
  }) as unknown as WriteStream;

/** A terminal that has a size and draws nothing. */
function openDisplay(first: Size) {
  let size = first;
  const listeners = new Set<() => void>();
  const shown = new Set<() => void>();
  const readers = new Set<(chunk: string) => void>();
  const asked = { suspend: 0, redraw: 0, rings: 0, copied: [] as string[] };
  const none = () => {};
  const draws = {
    draw: none,
    clear: none,
    shown: () => undefined,
    again: none,
    forget: none,
    close: none,
  };
  const onShown = (listener: () => void) => {
    shown.add(listener);
    return () => shown.delete(listener);
  };
  const terminal: Terminal = {
    surface: { ...draws, onShown, stdout: process.stdout },
    size: () => size,
    onInput: (listener) => {
      readers.add(listener);
      return () => readers.delete(listener);
    },
    reportMouse: none,
    ring: (strokes = 1) => {
      asked.rings += strokes;
    },
    copy: (copied) => asked.copied.push(copied),
    onResize: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suspend: () => asked.suspend++,
    redraw: () => asked.redraw++,
    close: async () => {},
  };
  const resize = (columns: number, rows: number): void => {
    size = { columns, rows };
    for (const listener of listeners) listener();
  };
  const send = (chunk: string): void => {
    for (const reader of [...readers]) reader(chunk);
  };
  /** One chunk for every key. */
  async function type(keys: string): Promise<void> {
    for (const key of keys.match(KEYS) ?? []) {
      send(key);
      await setTimeout(key === ESC ? ESCAPED : 1);
    }
  }
  const taken = (): void => {
    for (const listener of [...shown]) listener();
  };
  return { terminal, asked, resize, send, type, taken };
}

/** A window, settings, how many colours it has, and how long Enter must rest, in milliseconds. */
export type Given = Partial<Size & Settings> & {
  readonly level?: ColorSupportLevel;
  readonly quiet?: number;
};

/** Opens components within the app until they are closed; in sixteen colours unless told otherwise. */
export function openInside(
  children: ReactNode,
  { columns = 80, rows = 24, level = 1, quiet = 0, ...given }: Given = {},
): Inside {
  let code: number | undefined;
  const { terminal, asked, resize, send, type, taken } = openDisplay({ columns, rows });
  const registry = openRegistry();
  const frames: string[] = [];
  /** Frames that the display has not taken yet: until then, Enter does nothing that they offer. */
  let untaken = 0;
  const output = openInkOutput(openDisplayStream(), registry, (grid) => {
    frames.push(plain(grid));
    untaken++;
    setImmediate(() => {
      untaken--;
      taken();
    });
  });
  const frame = (): string => linesOf(output.frame()).join('\n');
  const unmount = (): void => {
    output.close();
    instance.unmount();
  };
  const quit = (by: number): void => {
    code = by;
    unmount();
  };
  const shell = (
    <Shell
      terminal={terminal}
      settings={{ ...plainSettings, ...given }}
      level={level}
      quit={quit}
      registry={registry}
      quiet={quiet}
    >
      {children}
    </Shell>
  );
  const instance = render(shell, {
    stdout: output.stream,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    exitOnCtrlC: false,
    patchConsole: false,
    debug: true,
  });
  /** Asked for again and again while a test waits, and most often of the frame before. */
  let seen: { readonly grid: Grid; readonly text: string } | undefined;
  const text = (): string => {
    const grid = output.frame();
    if (seen?.grid !== grid) seen = { grid, text: plain(grid) };
    return seen.text;
  };
  async function until(isSo: () => boolean, what: unknown): Promise<void> {
    const start = performance.now();
    while (untaken > 0 || !isSo()) {
      if (performance.now() - start > PATIENCE) throw new Error(`no ${what} in\n${text()}`);
      await setTimeout(2);
    }
  }
  const shows = (wanted: RegExp): Promise<void> => until(() => wanted.test(text()), wanted);
  return {
    text,
    lines: () => text().split('\n'),
    seen: () => markedFrame(frame()),
    painted: frame,
    drawn: () => frames,
    shows,
    send,
    async press(keys, wanted) {
      await type(keys);
      await shows(wanted);
    },
    async burst(keys, wanted) {
      send(keys);
      await shows(wanted);
    },
    resize,
    asked,
    registry,
    async left(keys) {
      await type(keys);
      await until(() => code !== undefined, 'end');
      return code ?? -1;
    },
    code: () => code,
    close: unmount,
  };
}

const menuGames = games.map(menuGame);

/** The screens with the menu behind them, until the test has finished. */
export const openAt = (start: Place, given: Given = {}): Inside =>
  openShown(<Router start={start} games={menuGames} />, given);

/** Any component within the app, until the test has finished. */
export function openShown(children: ReactNode, given: Given = {}): Inside {
  const inside = openInside(children, given);
  onTestFinished(inside.close);
  return inside;
}

/** Removes a folder into which a match that was left may still be writing its save. */
async function removeOnceQuiet(folder: string): Promise<void> {
  for (;;) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (!String(error).includes('ENOTEMPTY')) throw error;
      await setTimeout(10);
    }
  }
}

/** A data folder of each test's own, for saves and settings. */
export function ownFolders(): () => string {
  const before = { ...process.env };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'talon-inside-'));
    process.env.TALON_DATA = folder;
    process.env.TALON_CONFIG = join(folder, 'config.json');
    process.env.TALON_NAME = 'Ada';
  });
  afterEach(async () => {
    for (const name of ['TALON_DATA', 'TALON_CONFIG', 'TALON_NAME'] as const)
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    await removeOnceQuiet(folder);
  });
  return () => folder;
}
