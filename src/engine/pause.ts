/** Making room for others in the middle of long work, wherever the program runs. */

/** Lets everything else that waits go on first; in a place without timers, at least what is due. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else if (typeof setTimeout === 'function') setTimeout(resolve, 0);
    else resolve();
  });
