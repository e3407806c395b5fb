/** Opens a session where the person can play it: on the screen or in plain lines. */
import { runLine } from '../line/index.ts';
import { foldersOf, playAgain, readHistory, type Session, type Settings } from '../play/index.ts';
import { beforeLeaving, neverWaitFor } from '../play/leaving.ts';
import { isTerminal, wantsLines } from './settings.ts';
import type { Call } from './spec.ts';

/** What the line mode reads from and speaks to. */
export function lineIo() {
  const { stdin, stdout, stderr } = process;
  if (stdout.isTTY) neverWaitFor(stdout);
  return { input: stdin, output: stdout, error: stderr, isTTY: isTerminal(), beforeLeaving };
}

/**
 * `seeds` gives the seeds of further matches, which are random without it.
 * @returns the exit code
 */
export async function sitDown(
  call: Call,
  session: Session,
  settings: Settings,
  seeds?: () => Promise<string | undefined>,
): Promise<number> {
  const { lang, memory, claims } = settings;
  const again = (last: Session): Session => playAgain(last, { claims });
  const matches = () => readHistory(foldersOf(process.env));
  const off = beforeLeaving(() => session.close());
  try {
    if (wantsLines(call)) return await runLine({ session, lang, memory, again, matches }, lineIo());
    const { runPlay } = await import('../tui/index.ts');
    return await runPlay({ session, settings, ...(seeds && { seeds }) });
  } finally {
    off();
  }
}
