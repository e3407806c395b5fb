/**
 * One screen in this process, in any theme and at any size: its frame, where everything is on it, and
 * what keys and clicks do.
 */
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { ColorSupportLevel } from 'chalk';
import { render } from 'ink';
import type { ReactNode } from 'react';
import type { Settings } from '../../src/play/disk/settings.ts';
import { openRegistry, type Registry } from '../../src/tui/context/registry.ts';
import { openInkOutput } from '../../src/tui/ink-output.ts';
import { Shell } from '../../src/tui/shell.tsx';
import { linesOf } from '../../src/tui/surface/cells.ts';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { plainSettings } from './stage.ts';

const ESC = '\u001b';
const SEQUENCE = new RegExp(`${ESC}\\[[\\d;]*m`, 'g');

export const bare = (frame: string): string => frame.replace(SEQUENCE, '');

export interface Drawn {
  /** As painted. */
  readonly frame: () => string;
  /** Without colours, blanks at the ends of lines left out. */
  readonly text: () => string;
  readonly registry: Registry;
  /** Types keys in one chunk and waits until they have acted. */
  readonly press: (keys: string) => Promise<void>;
  /** Clicks the middle of a control. */
  readonly click: (id: string) => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly close: () => void;
}

export interface Painting extends Partial<Settings> {
  readonly level?: ColorSupportLevel;
  /** Milliseconds without Enter before one acts. */
  readonly quiet?: number;
}

const none = (): void => {};
/** Rounds of the event loop after which a key has acted and been drawn. */
const ROUNDS = 8;

export function openDrawn(
  screen: ReactNode,
  size: string,
  { level = 0, quiet = 0, ...settings }: Painting = {},
): Drawn {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  const shown = new Set<() => void>();
  const readers = new Set<(chunk: string) => void>();
  const registry = openRegistry();
  const display = Object.assign(new PassThrough(), { columns, rows, isTTY: true });
  const stdout = display as unknown as WriteStream;
  const output = openInkOutput(stdout, registry, () =>
    setImmediate(() => {
      for (const listener of [...shown]) listener();
    }),
  );
  const frame = (): string => linesOf(output.frame()).join('\n');
  const onShown = (listener: () => void) => {
    shown.add(listener);
    return () => shown.delete(listener);
  };
  const still = {
    draw: none,
    clear: none,
    shown: () => undefined,
    again: none,
    forget: none,
    close: none,
  };
  const terminal: Terminal = {
    surface: { ...still, onShown, stdout },
    size: () => ({ columns, rows }),
    onInput: (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    reportMouse: none,
    ring: none,
    copy: none,
    onResize: () => none,
    suspend: none,
    redraw: none,
    close: async () => {},
  };
  const instance = render(
    <Shell
      terminal={terminal}
      settings={{ ...plainSettings, ...settings }}
      level={level}
      quit={none}
      registry={registry}
      quiet={quiet}
    >
      {screen}
    </Shell>,
    {
      stdout: output.stream,
      stdin: new PassThrough() as unknown as NodeJS.ReadStream,
      exitOnCtrlC: false,
      patchConsole: false,
      debug: true,
    },
  );
  async function press(keys: string): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      if (round === 1) for (const reader of [...readers]) reader(keys);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const clickAt = (x: number, y: number): Promise<void> => press(`${ESC}[<0;${x + 1};${y + 1}M`);
  return {
    frame,
    text: () =>
      bare(frame())
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n'),
    registry,
    press,
    clickAt,
    click(id) {
      const place = registry.find('control', id);
      if (place === undefined) throw new Error(`no ${id} on the screen`);
      return clickAt(place.x + Math.floor(place.width / 2), place.y);
    },
    close: () => instance.unmount(),
  };
}
