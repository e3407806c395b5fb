/** Lets other work run in the middle of a long computation, wherever the program runs. */

/** Resolves once everything else that waits has had its turn; without timers, at least what is due. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else if (typeof setTimeout === 'function') setTimeout(resolve, 0);
    else resolve();
  });
