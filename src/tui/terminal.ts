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

class OpenTerminal implements Terminal {
  readonly surface: Surface;
  readonly #stdin: ReadStream;
  readonly #stdout: WriteStream;
  readonly #listeners = new Set<() => void>();
  readonly #undo: (() => void)[] = [];
  #inside = false;
  #closed = false;
  /** The size of the last frame: after a change of size it does not fit any more. */
  #shown: string;

  constructor({ stdin, stdout }: Streams) {
    this.#stdin = stdin;
    this.#stdout = stdout;
    this.surface = openSurface(stdout);
    this.#shown = this.#sizeText();
    this.#listen();
    this.#enter();
  }

  readonly size = (): Size => ({
    columns: this.#stdout.columns || 80,
    rows: this.#stdout.rows || 24,
  });

  readonly onResize = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly suspend = (): void => {
    if (process.platform === 'win32' || this.#closed) return;
    this.#leave();
    process.off('SIGTSTP', this.suspend);
    process.kill(0, 'SIGTSTP');
    process.on('SIGTSTP', this.suspend);
    // Where nobody could continue it (no job control) the signal is ignored: go on at once.
    setTimeout(this.#back, 50);
  };

  readonly redraw = (): void => {
    if (this.#closed || !this.#inside) return;
    this.surface.clear();
    if (this.#shown === this.#sizeText()) this.surface.again();
    this.#shown = this.#sizeText();
    for (const listener of [...this.#listeners]) listener();
  };

  readonly close = (): void => {
    if (this.#closed) return;
    this.#leave();
    this.#closed = true;
    this.surface.close();
    for (const off of this.#undo) off();
  };

  #listen(): void {
    for (const [signal, code] of Object.entries(DEADLY))
      this.#on(events, signal, () => {
        this.#leave();
        process.exit(code);
      });
    this.#on(events, 'SIGTSTP', this.suspend);
    this.#on(events, 'SIGCONT', this.#back);
    this.#on(events, 'uncaughtException', this.#crash);
    this.#on(events, 'unhandledRejection', this.#crash);
    this.#on(events, 'exit', this.#leave);
    this.#on(this.#stdout, 'resize', this.redraw);
    // The terminal may be gone: there is nobody left to be told.
    this.#on(this.#stdout, 'error', () => {});
  }

  #on(source: NodeJS.EventEmitter, event: string, listener: Listener): void {
    source.on(event, listener);
    this.#undo.push(() => source.off(event, listener));
  }

  #sizeText(): string {
    return `${this.#stdout.columns}×${this.#stdout.rows}`;
  }

  #enter(): void {
    if (this.#inside || this.#closed) return;
    this.#inside = true;
    this.#stdin.setRawMode(true);
    this.#stdout.write(ENTER);
    this.surface.forget();
  }

  readonly #leave = (): void => {
    if (!this.#inside) return;
    this.#inside = false;
    this.#stdout.write(LEAVE);
    this.#stdin.setRawMode(false);
  };

  readonly #back = (): void => {
    this.#enter();
    this.redraw();
  };

  readonly #crash = (error: unknown): void => {
    this.#leave();
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${told}\n`);
    process.exit(1);
  };
}

/** Takes the terminal over. */
export const openTerminal = (streams: Streams): Terminal => new OpenTerminal(streams);
