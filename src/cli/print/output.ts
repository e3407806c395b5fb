/** Where a command writes: data to stdout, messages and progress to stderr; and what happens if it cannot. */
import { closeSync, fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { fill, type Lang, type Text, text } from '../../lang/text.ts';
import { leave } from '../../play/leaving.ts';
import { clean } from '../../script/clean.ts';
import { FAILED } from '../parse/call.ts';

const UNWRITABLE = text(
  'cannot write to standard output ($1)',
  'die Standardausgabe lässt sich nicht schreiben ($1)',
);

/**
 * A reader that goes away, as `head` does, ends the program quietly, and so does a terminal; a full
 * disk is reported. Messages that nobody reads are lost.
 */
export function endWhenUnwritable(lang: Lang): void {
  process.stderr.on('error', () => {});
  let isSaid = false;
  process.stdout.on('error', ({ code = 'EIO' }: NodeJS.ErrnoException) => {
    if (isSaid) return;
    isSaid = true;
    if (code === 'EPIPE') return leave(0);
    if (process.stdout.isTTY) return leave('SIGHUP');
    note(`talon: ${sentence(fill(UNWRITABLE, code), lang)}`);
    return leave(FAILED);
  });
}

/** Node aborts if it tries to restore a terminal that is gone on exit; it skips closed ones. */
export function closeDeadTerminals(): void {
  for (const fd of [0, 1, 2])
    try {
      if (fstatSync(fd).isCharacterDevice() && !isatty(fd)) closeSync(fd);
    } catch {
      // Already closed.
    }
}

/** Writes data and waits until the reader keeps up; a write error ends the program. */
export function write(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(data)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

export const writeLine = (line: string): Promise<void> => write(`${line}\n`);

export const writeJson = (value: unknown): Promise<void> => writeLine(JSON.stringify(value));

/** A message for the person, on stderr. */
export function note(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** A sentence with anything unsafe spelled out. */
export const sentence = (said: Text, lang: Lang): string => clean(said[lang], 2000);

/** Columns padded to the widest cell; the last is left as it is. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const PATIENCE = 1000;
const EVERY = 100;
const WIDTH = 30;

export interface Progress {
  readonly show: (done: number) => void;
  /** Removes the line. */
  readonly end: () => void;
}

const NONE: Progress = { show: () => undefined, end: () => undefined };

const bar = (done: number, whole: number): string => {
  const full = Math.floor((done / whole) * WIDTH);
  return `[${'='.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${whole}`;
};

export function openProgress(whole: number): Progress {
  if (!process.stderr.isTTY) return NONE;
  const start = performance.now();
  let last = 0;
  let reached = 0;
  const draw = (): void => {
    last = performance.now();
    process.stderr.write(`\r${bar(reached, whole)}`);
  };
  // The first part of the work may take long by itself.
  const timer = setTimeout(draw, PATIENCE).unref();
  return {
    show(done) {
      reached = done;
      const now = performance.now();
      if (now - start >= PATIENCE && now - last >= EVERY) draw();
    },
    end() {
      clearTimeout(timer);
      if (last > 0) process.stderr.write('\r\x1b[K');
    },
  };
}
