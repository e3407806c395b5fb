/**
 * The ways out of the program. Whoever holds what must not be left behind, a game with its lock or
 * a terminal in raw mode, registers what is to be done first. While anything is registered, a
 * signal that ends programs does that and then ends this one by itself, so that whoever started it
 * sees what happened; otherwise signals are left to the system, which hears them at once.
 */
import { constants } from 'node:os';
import { closeAll } from './ending.ts';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR2'] as const;

type Signal = (typeof SIGNALS)[number];

/** The signal, or the exit code. */
export type End = Signal | number;

/** Told how the program ends; waited for, though not for ever. Nobody listens after a `SIGHUP`. */
export type Farewell = (end: End) => unknown;

/** How long keeping a game on a slow disk may hold the program up, in milliseconds. */
const PATIENCE = 5000;

const farewells = new Set<Farewell>();
let leaving: Promise<never> | undefined;

const hear = (signal: NodeJS.Signals): void => {
  const known = SIGNALS.find((one) => one === signal);
  if (known !== undefined) void leave(known);
};

const listen = (): void => {
  for (const signal of SIGNALS) process.on(signal, hear);
};

/** While it ends, signals stay unheard: shells send a second one at once. */
const listenNoMore = (): void => {
  if (leaving === undefined) for (const signal of SIGNALS) process.off(signal, hear);
};

/** Has this done before the program ends by a signal or by `leave`. Gives what takes it back. */
export function beforeLeaving(farewell: Farewell): () => void {
  if (farewells.size === 0) listen();
  farewells.add(farewell);
  return () => {
    if (farewells.delete(farewell) && farewells.size === 0) listenNoMore();
  };
}

/** By `SIGQUIT` itself the program would leave a core file. */
function end(by: End): never {
  if (typeof by === 'number') return process.exit(by);
  const code = 128 + constants.signals[by];
  if (by === 'SIGQUIT' || process.platform === 'win32') return process.exit(code);
  process.removeAllListeners(by);
  process.kill(process.pid, by);
  return process.exit(code);
}

/** Whether something is done within so many milliseconds. */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function sayFarewell(by: End): Promise<never> {
  const works = [...farewells].map(async (farewell) => farewell(by));
  await inTime(Promise.allSettled(works).then(closeAll), PATIENCE);
  return end(by);
}

/** Ends the program. What is asked for first counts. */
export function leave(by: End): Promise<never> {
  if (leaving === undefined) {
    leaving = new Promise(() => {});
    void sayFarewell(by);
  }
  return leaving;
}

/** Handle of a stream, with what Node does not name: whether writing waits for the reader. */
interface Blocking {
  readonly setBlocking: (blocking: boolean) => unknown;
}

const isBlocking = (handle: unknown): handle is Blocking =>
  typeof handle === 'object' &&
  handle !== null &&
  'setBlocking' in handle &&
  typeof handle.setBlocking === 'function';

/** Node waits for a terminal within each write, deaf to signals while nobody reads it. */
export function neverWaitFor(terminal: NodeJS.WritableStream): void {
  if ('_handle' in terminal && isBlocking(terminal._handle)) terminal._handle.setBlocking(false);
}
