/**
 * The ways out of the program. All of them wait until open sessions are closed and pending writes finished. Code that
 * holds something to clean up, such as a terminal in raw mode, registers its clean-up, which runs first; locks are
 * released last. While anything is registered, a fatal signal runs the clean-up and then ends the program by that same
 * signal, so that the parent process sees what happened. Otherwise signals keep their default effect and act at once.
 */
import { constants } from 'node:os';

const open = new Set<() => Promise<void>>();
const underWay = new Set<Promise<unknown>>();

/** Registers something to close when the program ends; returns a function that unregisters it. */
export function closeAtEnd(close: () => Promise<void>): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** Registers work that the end of the program waits for. */
export function finishing<T>(work: Promise<T>): Promise<T> {
  underWay.add(work);
  const done = (): boolean => underWay.delete(work);
  work.then(done, done);
  return work;
}

/** Resolves when all work under way at the call is done. */
export async function finished(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Closes everything that is open and waits for the work under way. */
export async function closeAll(): Promise<void> {
  await Promise.allSettled([...open].map((close) => close()));
  await finished();
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR2'] as const;

type EndSignal = (typeof SIGNALS)[number];

/** How the program ends: by a signal, or with an exit code. */
export type End = EndSignal | number;

/** A clean-up, called with how the program ends and waited for within limits. After a `SIGHUP` nobody reads output. */
export type Farewell = (end: End) => unknown;

/** How long saving to a slow disk may delay the end, in milliseconds. */
const PATIENCE = 5000;

const farewells = new Set<Farewell>();
/** Work that takes or needs a lock. */
const lockedWork = new Set<Promise<unknown>>();
/** Functions that release the locks that are held. */
const releases = new Set<() => Promise<void>>();
let leaving: Promise<never> | undefined;

const leaveBySignal = (signal: NodeJS.Signals): void => {
  const known = SIGNALS.find((one) => one === signal);
  if (known !== undefined) void leave(known);
};

const listen = (): void => {
  for (const signal of SIGNALS) process.on(signal, leaveBySignal);
};

/** Stops listening to signals, unless the program is ending: then signals stay ignored, since shells send a second one. */
const listenNoMore = (): void => {
  if (leaving === undefined) for (const signal of SIGNALS) process.off(signal, leaveBySignal);
};

const isListening = (): boolean => farewells.size + lockedWork.size + releases.size > 0;

/** Adds an item to a list; signals are heard while any list has an item. Returns a function that removes it. */
function register<T>(list: Set<T>, one: T): () => void {
  if (!isListening()) listen();
  list.add(one);
  return () => {
    if (list.delete(one) && !isListening()) listenNoMore();
  };
}

/** Registers a clean-up to run before the program ends by a signal or by `leave`; returns a function to unregister it. */
export const beforeLeaving = (farewell: Farewell): (() => void) => register(farewells, farewell);

/** Registers work that takes a lock or is done under one, so that a signal never cuts it off half way. */
export function underLock<T>(work: Promise<T>): Promise<T> {
  const done = register(lockedWork, work);
  work.then(done, done);
  return work;
}

/** Registers the release of a lock that is held; returns a function that unregisters it. */
export const releaseAtEnd = (release: () => Promise<void>): (() => void) =>
  register(releases, release);

let areLocksOver = false;

/** Whether the program is so near its end that no more locks are taken. */
export const takesNoLocks = (): boolean => areLocksOver;

/** Releases every lock, once the work under locks is done. */
async function releaseLocks(): Promise<void> {
  areLocksOver = true;
  while (lockedWork.size > 0) await Promise.allSettled(lockedWork);
  await Promise.allSettled([...releases].map((release) => release()));
}

/** Ends the process, by the signal if there was one. After `SIGQUIT` it exits instead, so as to leave no core file. */
function end(by: End): never {
  if (typeof by === 'number') return process.exit(by);
  const code = 128 + constants.signals[by];
  if (by === 'SIGQUIT' || process.platform === 'win32') return process.exit(code);
  process.removeAllListeners(by);
  process.kill(process.pid, by);
  return process.exit(code);
}

/** Whether the work is done within this time, in milliseconds. */
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
  await inTime(Promise.allSettled(works).then(closeAll).then(releaseLocks), PATIENCE);
  return end(by);
}

/** Ends the program. The first call counts. */
export function leave(by: End): Promise<never> {
  if (leaving === undefined) {
    leaving = new Promise(() => {});
    void sayFarewell(by);
  }
  return leaving;
}

/** Whether the program is ending because it was told to. */
export const isLeaving = (): boolean => leaving !== undefined;

/** A stream's handle, with a method Node's types lack: whether writing blocks until the reader takes it. */
interface Blocking {
  readonly setBlocking: (blocking: boolean) => unknown;
}

const isBlocking = (handle: unknown): handle is Blocking =>
  typeof handle === 'object' &&
  handle !== null &&
  'setBlocking' in handle &&
  typeof handle.setBlocking === 'function';

/** Makes writes to a terminal return at once. By default Node blocks in them, deaf to signals while nobody reads. */
export function neverWaitFor(terminal: NodeJS.WritableStream): void {
  if ('_handle' in terminal && isBlocking(terminal._handle)) terminal._handle.setBlocking(false);
}
