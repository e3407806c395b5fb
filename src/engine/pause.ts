/** A pause in a long computation, in Node, in a browser, or in an engine without timers. */

/** Resolves once other work that waits has had its turn; without timers, once promises that are due are settled. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else if (typeof setTimeout === 'function') setTimeout(resolve, 0);
    else resolve();
  });
