/** What a terminal shows of what a program writes to it, and waits that end when it shows what is wanted. */
import { setTimeout as sleep } from 'node:timers/promises';
import xterm, { type IBuffer } from '@xterm/headless';

export interface Emulator {
  /** Takes what the program writes; `shown` is called when the screen shows it. */
  readonly write: (chunk: string, shown?: () => void) => void;
  readonly resize: (columns: number, rows: number) => void;
  /** The lines on the screen, blanks at their ends cut. */
  readonly lines: () => readonly string[];
  readonly text: () => string;
  /** Whether the screen shows everything written, and no frame has begun that has not ended. */
  readonly isSettled: () => boolean;
  /** The screen between two frames; while the next one comes, what it showed last. */
  readonly settled: () => string;
  /** Everything the program has written. */
  readonly output: () => string;
  /** Whether the screen shows a frame and not a part of the next. */
  readonly isWhole: () => boolean;
  /** What it shows, cell by cell. */
  readonly buffer: () => IBuffer;
}

const FRAME_START = '\u001b[?2026h';
const FRAME_END = '\u001b[?2026l';

/** Whether a frame has begun that has not ended: a terminal does not show it yet. */
const isMidFrame = (output: string): boolean =>
  output.lastIndexOf(FRAME_START) > output.lastIndexOf(FRAME_END);

/** Whether a frame was written last, but for what is switched on after it, such as the mouse. */
function endsWithFrame(output: string): boolean {
  const at = output.lastIndexOf(FRAME_END);
  const parts = output.slice(at).split('\u001b').slice(1);
  return at >= 0 && parts.every((part) => /^\[\?\d+[hl]$/.test(part));
}

/** `convertEol`: nobody has put the carriage returns before the line feeds, as a terminal driver does. */
export function openEmulator(columns: number, rows: number, convertEol = false): Emulator {
  const terminal = new xterm.Terminal({ cols: columns, rows, convertEol, allowProposedApi: true });
  let output = '';
  let unread = 0;
  let seen = '';
  const lines = (): readonly string[] => {
    const { active } = terminal.buffer;
    return Array.from(
      { length: terminal.rows },
      (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
    );
  };
  let read: string | undefined;
  /** Asked for again and again while a test waits, and most often of the screen before. */
  const text = (): string => {
    if (unread > 0) return lines().join('\n');
    read ??= lines().join('\n');
    return read;
  };
  const isSettled = (): boolean => unread === 0 && !isMidFrame(output);
  return {
    write(chunk, shown) {
      output += chunk;
      unread++;
      read = undefined;
      terminal.write(chunk, () => {
        unread--;
        shown?.();
      });
    },
    resize(nextColumns, nextRows) {
      read = undefined;
      terminal.resize(nextColumns, nextRows);
    },
    lines,
    text,
    isSettled,
    settled() {
      if (isSettled()) seen = text();
      return seen;
    },
    output: () => output,
    isWhole: () => unread === 0 && endsWithFrame(output),
    buffer: () => terminal.buffer.active,
  };
}

/** A little less than tests have, in milliseconds: whoever waits longer says for what. */
const PATIENCE = 280_000;
/** A test may have put another clock in the place of this one by the time it is asked. */
const now = performance.now.bind(performance);

/** Milliseconds between two looks at the screen or a file. */
const LOOK = 15;

/** Lets a moment pass between two looks at what is to become as wanted. */
export const look = (): Promise<void> => sleep(LOOK);

/** Looks again and again until this is so; throws what `missing` says if that takes too long. */
export async function until(isSo: () => boolean, missing: () => string): Promise<void> {
  const start = now();
  while (!isSo()) {
    if (now() - start > PATIENCE) throw new Error(missing());
    await look();
  }
}

/** Looks again and again until what is read is as wanted. */
export const untilRead = (read: () => string, wanted: RegExp): Promise<void> =>
  until(
    () => wanted.test(read()),
    () => `no ${wanted} in\n${read()}`,
  );
