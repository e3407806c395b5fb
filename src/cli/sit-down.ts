/** Opens a sitting where the person can play it: on the screen, or in plain lines. */
import { runLine } from '../line/index.ts';
import type { Settings, Sitting } from '../play/index.ts';
import { isTerminal, wantsLines } from './settings.ts';
import type { Call } from './spec.ts';

const lines = () => ({
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  isTTY: isTerminal(),
});

/** @returns the exit code */
export async function sitDown(call: Call, sitting: Sitting, settings: Settings): Promise<number> {
  if (wantsLines(call)) return runLine({ sitting, lang: settings.lang }, lines());
  const { runPlay } = await import('../tui/index.ts');
  return runPlay({ sitting, settings });
}
