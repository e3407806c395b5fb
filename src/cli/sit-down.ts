/** Opens a session where the person can play it: on the screen or in plain lines. */
import { runLine } from '../line/index.ts';
import { foldersOf, readHistory, type Session, type Settings } from '../play/index.ts';
import { beforeLeaving, neverWaitFor } from '../play/leaving.ts';
import { isTerminal, wantsLines } from './settings.ts';
import type { Call } from './spec.ts';

function lines() {
  const { stdin, stdout, stderr } = process;
  if (stdout.isTTY) neverWaitFor(stdout);
  return { input: stdin, output: stdout, error: stderr, isTTY: isTerminal(), beforeLeaving };
}

/** @returns the exit code */
export async function sitDown(call: Call, session: Session, settings: Settings): Promise<number> {
  const { lang, memory } = settings;
  const matches = () => readHistory(foldersOf(process.env));
  const off = beforeLeaving(() => session.close());
  try {
    if (wantsLines(call)) return await runLine({ session, lang, memory, matches }, lines());
    const { runPlay } = await import('../tui/index.ts');
    return await runPlay({ session, settings });
  } finally {
    off();
  }
}
