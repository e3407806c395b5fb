/**
 * Windows of one test's own: the program as `talon …` opens it, but for what it does in idle time, closed when the test
 * has finished.
 */
import { afterEach } from 'vitest';
import { openWindow, type Window, type WindowSetup } from './window.ts';

/** What opens such windows. */
export function windowsHere(): (args: readonly string[], setup?: WindowSetup) => Window {
  const windows: Window[] = [];
  afterEach(async () => {
    for (const window of windows.splice(0).toReversed()) await window.close();
  });
  return (args, setup = {}) => {
    const window = openWindow(args, { isResting: true, ...setup });
    windows.push(window);
    return window;
  };
}
