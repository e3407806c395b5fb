/**
 * The terminal while a screen has it: alternate screen, raw keys, hidden cursor. It is given back
 * on every way out: leaving, a crash, signals, and while the program is suspended.
 */
import type { ReadStream, WriteStream } from 'node:tty';
import type { Size } from './look.ts';
import { openSurface, type Surface } from './surface.ts';

/** Also: no wrapping at the right edge, pasted text in brackets. */
const ENTER = '\u001b[?1049h\u001b[?7l\u001b[?25l\u001b[?2004h\u001b[2J\u001b[H';
const LEAVE = '\u001b[?2004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';

/** Ends the program: 128 and the number of the signal. */
const DEADLY = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export interface Terminal {
  readonly surface: Surface;
  readonly size: () => Size;
  readonly onResize: (listener: () => void) => () => void;
  /** Stops the program as Ctrl-Z does elsewhere; it goes on with everything redrawn. */
  readonly suspend: () => void;
  readonly redraw: () => void;
  readonly close: () => void;
}

export interface Streams {
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
}

/** Whether a screen can be drawn and keys be read at all. */
export const isTerminal = (streams: {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean };
}): boolean => streams.stdin.isTTY === true && streams.stdout.isTTY === true;

type Listener = (error: unknown) => void;

/** `process`, to be listened to by name. */
const events: NodeJS.EventEmitter = process;

/** Takes the terminal over. */
export function openTerminal({ stdin, stdout }: Streams): Terminal {
  let inside = false;
  let closed = false;
  const surface = openSurface(stdout);
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];

  /** The size of the last frame: after a change of size it does not fit any more. */
  const sizeText = (): string => `${stdout.columns}×${stdout.rows}`;
  let shown = sizeText();

  const enter = (): void => {
    if (inside || closed) return;
    inside = true;
    stdin.setRawMode(true);
    stdout.write(ENTER);
    surface.forget();
  };
  const leave = (): void => {
    if (!inside) return;
    inside = false;
    stdout.write(LEAVE);
    stdin.setRawMode(false);
  };
  const changed = (): void => {
    if (closed || !inside) return;
    surface.clear();
    if (shown === sizeText()) surface.again();
    shown = sizeText();
    for (const listener of [...listeners]) listener();
  };
  const back = (): void => {
    enter();
    changed();
  };
  const suspend = (): void => {
    if (process.platform === 'win32' || closed) return;
    leave();
    process.off('SIGTSTP', suspend);
    process.kill(0, 'SIGTSTP');
    process.on('SIGTSTP', suspend);
    // Where nobody could continue it (no job control) the signal is ignored: go on at once.
    setTimeout(back, 50);
  };
  const crash = (error: unknown): void => {
    leave();
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  };
  const on = (event: string, listener: Listener): void => {
    events.on(event, listener);
    undo.push(() => events.off(event, listener));
  };

  for (const [signal, code] of Object.entries(DEADLY))
    on(signal, () => {
      leave();
      process.exit(code);
    });
  on('SIGCONT', back);
  on('uncaughtException', crash);
  on('unhandledRejection', crash);
  on('exit', leave);
  process.on('SIGTSTP', suspend);
  const ignore = (): void => {};
  stdout.on('error', ignore);
  stdout.on('resize', changed);
  enter();

  return {
    surface,
    size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
    onResize(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suspend,
    redraw: changed,
    close() {
      if (closed) return;
      leave();
      closed = true;
      for (const off of undo) off();
      process.off('SIGTSTP', suspend);
      stdout.off('resize', changed);
      stdout.off('error', ignore);
    },
  };
}
