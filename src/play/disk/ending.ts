/**
 * What must happen before the program ends: open sessions are closed and pending writes finished.
 * Every way out waits for it.
 */
const open = new Set<() => Promise<void>>();
const underWay = new Set<Promise<unknown>>();

/** Registers something to close when the program ends; returns what takes it off the list. */
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

/** Closes everything that is open; then the program may end. */
export async function closeAll(): Promise<void> {
  await Promise.allSettled([...open].map((close) => close()));
  await finished();
}
