/**
 * Seats the person at a session, on the screen or in plain lines. `talon resume [ID]` opens a saved one.
 */
import { runLine } from '../../../line/index.ts';
import { beforeLeaving, neverWaitFor } from '../../../play/disk/leaving.ts';
import {
  findSaves,
  foldersOf,
  playAgain,
  resumeFirst,
  type Session,
  type Settings,
} from '../../../play/index.ts';
import { keptStats } from '../../../script/kept-stats.ts';
import { menuGames } from '../../game-list.ts';
import { type Call, orFail } from '../../parse/call.ts';
import { forbidProgramOptions, NONE, programsAgain, startPrograms } from '../../parse/programs.ts';
import { isTerminal, settingsOf, wantsLines } from '../../parse/settings.ts';

/** The input and output of the line mode. */
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
  const matches = () => keptStats(foldersOf(process.env));
  const off = beforeLeaving(() => session.close());
  try {
    if (wantsLines(call)) return await runLine({ session, lang, memory, again, matches }, lineIo());
    const { runPlay } = await import('../../../tui/index.ts');
    return await runPlay({ session, settings, games: menuGames, ...(seeds && { seeds }) });
  } finally {
    off();
  }
}

export async function resume(call: Call): Promise<number> {
  const saves = orFail(await findSaves(call.args[0]));
  const settings = settingsOf(call);
  const { claims } = settings;
  const beforeDamage = call.given.has('beforeDamage');
  const seats = programsAgain(call.given);
  if (seats.length === 0) forbidProgramOptions(call.given);
  const { seats: bots, close } =
    seats.length === 0 ? NONE : await startPrograms(call, seats, { mustPlay: true });
  try {
    const session = orFail(await resumeFirst(saves, { claims, beforeDamage, bots }));
    return await sitDown(call, session, settings);
  } finally {
    await close();
  }
}
