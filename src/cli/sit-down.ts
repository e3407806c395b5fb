/** Opens a sitting where the person can play it: on the screen, or in plain lines. */
import { runLine } from '../line/index.ts';
import type { Settings, Sitting } from '../play/index.ts';

const linesIo = {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  isTTY: process.stdin.isTTY === true && process.stdout.isTTY === true,
};

/** @returns the exit code */
export async function sitDown(sitting: Sitting, settings: Settings): Promise<number> {
  return runLine({ sitting, lang: settings.lang }, linesIo);
}
