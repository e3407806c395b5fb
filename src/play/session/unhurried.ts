/**
 * Work that nobody waits for, done in short slices while the person thinks: a key that was just pressed is likely to be
 * followed by others, so all such work all but rests until none has come for a while.
 */

/** Milliseconds without a key after which the person is taken to think. */
const QUIET = 150;

/** Milliseconds of a slice of work that nobody waits for. */
export const BRIEF = 1;

/** Milliseconds between two slices. */
const REST = 1;

let lastKey = Number.NEGATIVE_INFINITY;

/** Notes that the person has pressed a key. */
export function noteKey(): void {
  lastKey = performance.now();
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A rest between two slices of work that nobody waits for, longer where a key has come. */
export async function unhurried(ms = REST): Promise<void> {
  await sleep(ms);
  if (performance.now() - lastKey < QUIET) await sleep(QUIET);
}
