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
