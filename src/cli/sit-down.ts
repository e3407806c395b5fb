/** Opens a sitting where the person can play it: on the screen, or in plain lines. */
import { runLine } from '../line/index.ts';
import type { Settings, Sitting } from '../play/index.ts';
import { isTerminal, wantsLines } from './settings.ts';
import type { Call } from './spec.ts';

/** Ctrl-C is answered here first: the program then ends with its usual code. */
const lines = () => ({
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  isTTY: isTerminal(),
  onInterrupt: (interrupted: () => void) => {
    process.prependListener('SIGINT', interrupted);
    return () => process.off('SIGINT', interrupted);
  },
});

/** @returns the exit code */
export async function sitDown(call: Call, sitting: Sitting, settings: Settings): Promise<number> {
  const { lang, memory } = settings;
  if (wantsLines(call)) return runLine({ sitting, lang, memory }, lines());
  const { runPlay } = await import('../tui/index.ts');
  return runPlay({ sitting, settings });
}
