/**
 * The terminal while a screen owns it: alternate screen, raw keys, hidden cursor. It is restored on
 * every way out: on leaving, on a crash, on signals, and while the program is suspended.
 */
import type { ReadStream, WriteStream } from 'node:tty';
import { beforeLeaving, inTime, leave, neverWaitFor } from '../../play/disk/leaving.ts';
import { openSurface, type Surface, sizeOf } from '../surface/surface.ts';
import type { Size } from './measures.ts';

/** Takes the screen over: the alternate screen, no wrapping at the right edge, no cursor, bracketed paste. */
const ENTER = '\u001b[?1049h\u001b[?7l\u001b[?25l\u001b[?2004h\u001b[2J\u001b[H';
/** Gives the screen back: ends a half-sent frame, turns the mouse off, undoes all that `ENTER` did. */
const LEAVE =
  '\u001b[?2026l\u001b[?1006l\u001b[?1000l\u001b[?2004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';

/** Presses and the wheel, with positions as numbers. */
const MOUSE_ON = '\u001b[?1000h\u001b[?1006h';
const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l';
const BELL = '\u0007';
/** Milliseconds from one stroke of the bell to the next: terminals swallow what follows sooner. */
const BETWEEN_STROKES = 300;
/** What precedes a text for the clipboard (OSC 52). */
const CLIPBOARD = '\u001b]52;c;';

/** How long a terminal that nobody reads may delay the program, in milliseconds. */
const PATIENCE = 2000;

export interface Terminal {
  readonly surface: Surface;
  readonly size: () => Size;
  readonly onResize: (listener: () => void) => () => void;
  /** Calls back with everything typed, pasted and clicked, as the terminal sends it. */
  readonly onInput: (listener: (chunk: string) => void) => () => void;
  /** Whether the terminal reports clicks. */
  readonly reportMouse: (wanted: boolean) => void;
  /** Rings the bell, several times with short pauses between. */
  readonly ring: (strokes?: number) => void;
  /** Asks the terminal to put a text on the clipboard; no terminal says whether it did. */
  readonly copy: (text: string) => void;
  /** Suspends the program as Ctrl-Z does in a shell; redraws everything on return. */
  readonly suspend: () => void;
  readonly redraw: () => void;
  /** Restores the terminal; one that no longer accepts output ends the program. */
  readonly close: () => Promise<void>;
}

export interface Streams {
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
}

/** Whether a screen can be drawn and keys can be read at all. */
export const isTerminal = (streams: {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean };
}): boolean => streams.stdin.isTTY === true && streams.stdout.isTTY === true;

type Listener = () => void;

/** `process`, typed so that events can be named by variables. */
const events: NodeJS.EventEmitter = process;

class OpenTerminal implements Terminal {
  readonly surface: Surface;
  readonly #stdin: ReadStream;
  readonly #stdout: WriteStream;
  readonly #listeners = new Set<() => void>();
  readonly #undo: (() => void)[] = [];
  #inside = false;
  #mouse = false;
  #closed = false;
  /** The size of the last frame, which no longer fits after a resize. */
  #shown: string;

  /** Takes the terminal over at once: alternate screen, raw keys, and handlers that give it back on every way out. */
  constructor({ stdin, stdout }: Streams) {
    this.#stdin = stdin;
    this.#stdout = stdout;
    this.surface = openSurface(stdout);
    this.#shown = this.#sizeText();
    neverWaitFor(stdout);
    this.#listen();
    this.#enter();
  }

  readonly size = (): Size => sizeOf(this.#stdout);

  readonly onResize = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onInput = (listener: (chunk: string) => void): (() => void) => {
    this.#stdin.setEncoding('utf8');
    this.#stdin.on('data', listener);
    // A screen before this one has paused it, and a new listener alone does not undo that.
    this.#stdin.resume();
    return () => {
      this.#stdin.off('data', listener);
      this.#stdin.pause();
    };
  };

  readonly reportMouse = (wanted: boolean): void => {
    if (wanted === this.#mouse) return;
    this.#mouse = wanted;
    if (this.#inside) this.#stdout.write(wanted ? MOUSE_ON : MOUSE_OFF);
  };

  readonly ring = (strokes = 1): void => {
    if (!this.#inside) return;
    this.#stdout.write(BELL);
    if (strokes > 1) setTimeout(() => this.ring(strokes - 1), BETWEEN_STROKES).unref();
  };

  readonly copy = (text: string): void => {
    const coded = Buffer.from(text).toString('base64');
    if (this.#inside) this.#stdout.write(`${CLIPBOARD}${coded}${BELL}`);
  };

  readonly suspend = (): void => {
    if (process.platform === 'win32' || this.#closed) return;
    void this.#leave();
    process.off('SIGTSTP', this.suspend);
    process.kill(0, 'SIGTSTP');
    process.on('SIGTSTP', this.suspend);
    // Without job control nobody could continue the program and the signal is ignored: go on at once.
    setTimeout(this.#back, 50);
  };

  readonly redraw = (): void => {
    if (this.#closed || !this.#inside) return;
    this.surface.clear();
    if (this.#shown === this.#sizeText()) this.surface.again();
    this.#shown = this.#sizeText();
    for (const listener of [...this.#listeners]) listener();
  };

  readonly close = async (): Promise<void> => {
    if (this.#closed) return;
    const left = this.#leave();
    this.#closed = true;
    this.surface.close();
    if (!(await inTime(left, PATIENCE))) await leave('SIGHUP');
    for (const off of this.#undo) off();
  };

  /**
   * Listens for all that ends, suspends or resizes the terminal, so that it is left as it was found whatever happens.
   */
  #listen(): void {
    this.#undo.push(beforeLeaving(this.close));
    this.#on(events, 'SIGTSTP', this.suspend);
    this.#on(events, 'SIGCONT', this.#back);
    this.#on(events, 'exit', () => void this.#leave());
    this.#on(this.#stdout, 'resize', this.redraw);
    // Kept until the program ends: a terminal that is gone reports it late.
    for (const event of ['error', 'end']) this.#stdin.on(event, () => void leave('SIGHUP'));
  }

  #on(source: NodeJS.EventEmitter, event: string, listener: Listener): void {
    source.on(event, listener);
    this.#undo.push(() => source.off(event, listener));
  }

  #sizeText(): string {
    return `${this.#stdout.columns}×${this.#stdout.rows}`;
  }

  /** Takes the terminal over, at the start and after a suspension; does nothing once it is closed. */
  #enter(): void {
    if (this.#inside || this.#closed) return;
    this.#inside = true;
    this.#stdin.setRawMode(true);
    this.#stdout.write(ENTER + (this.#mouse ? MOUSE_ON : ''));
    this.surface.forget();
  }

  /** Resolves when the terminal has accepted the sequence, or is gone. */
  readonly #leave = async (): Promise<void> => {
    if (!this.#inside) return;
    this.#inside = false;
    this.#stdin.setRawMode(false);
    await new Promise((resolve) => this.#stdout.write(LEAVE, resolve));
  };

  readonly #back = (): void => {
    this.#enter();
    this.redraw();
  };
}

/** Takes over the terminal. */
export const openTerminal = (streams: Streams): Terminal => new OpenTerminal(streams);
