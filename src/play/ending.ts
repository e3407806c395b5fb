/**
 * What must be done before the program ends: open sittings are closed, and what is being written
 * is written. Every way out waits for it.
 */
const open = new Set<() => Promise<void>>();
const underWay = new Set<Promise<unknown>>();

/** Something to be closed when the program ends; gives what takes it off the list. */
export function closeAtEnd(close: () => Promise<void>): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** Work the end of the program waits for. */
export function finishing<T>(work: Promise<T>): Promise<T> {
  underWay.add(work);
  const done = (): boolean => underWay.delete(work);
  work.then(done, done);
  return work;
}

/** Resolves when nothing is under way any more that was when it was asked. */
export async function finished(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Closes everything that is open; then the program may end. */
export async function closeAll(): Promise<void> {
  await Promise.allSettled([...open].map((close) => close()));
  await finished();
}
