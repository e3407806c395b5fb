/** A progress line on stderr: only on a screen, and only for work of more than a second. */

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
  return {
    show(done) {
      const now = performance.now();
      if (now - start < PATIENCE || now - last < EVERY) return;
      last = now;
      process.stderr.write(`\r${bar(done, whole)}`);
    },
    end() {
      if (last > 0) process.stderr.write('\r\x1b[K');
    },
  };
}
