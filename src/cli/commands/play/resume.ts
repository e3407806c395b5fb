/**
 * Seats the person at a session, on the screen or in plain lines. `talon resume [ID]` opens a saved one.
 */
import { runLine } from '../../../line/index.ts';
import { beforeLeaving, neverWaitFor } from '../../../play/disk/leaving.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import { keptStats } from '../../../play/past/kept-stats.ts';
import { playAgain } from '../../../play/past/play-again.ts';
import { findSaves, resumeFirst } from '../../../play/past/saves.ts';
import type { Session } from '../../../play/session/session.ts';
import type { Call } from '../../call/call.ts';
import { orFail } from '../../call/exit-codes.ts';
import { menuGames } from '../../games/game-list.ts';
import {
  forbidProgramOptions,
  NO_PROGRAMS,
  programsAgain,
  startPrograms,
} from '../../parse/seat-programs.ts';
import { isTerminal, settingsOf, wantsLines } from '../../parse/settings.ts';

/** The input and output of the line mode. */
export function lineIo() {
  const { stdin, stdout, stderr } = process;
  if (stdout.isTTY) neverWaitFor(stdout);
  return { input: stdin, output: stdout, error: stderr, isTTY: isTerminal(), beforeLeaving };
}

/**
 * Plays the session on the screen or in lines, and closes it. `seeds` gives the seeds of further matches, which are
 * random without it.
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
    const setup = { session, settings, games: menuGames };
    return await runPlay(seeds === undefined ? setup : { ...setup, seeds });
  } finally {
    off();
  }
}

/**
 * `talon resume`: goes on with a saved match, the newest unless one is named; programs that played in it are started
 * anew if they are given.
 */
export async function resume(call: Call): Promise<number> {
  const saves = orFail(await findSaves(call.args[0]));
  const settings = settingsOf(call);
  const { claims } = settings;
  const beforeDamage = call.given.has('beforeDamage');
  const seats = programsAgain(call.given);
  if (seats.length === 0) forbidProgramOptions(call.given);
  const { seats: bots, close } =
    seats.length === 0 ? NO_PROGRAMS : await startPrograms(call, seats, { mustPlay: true });
  try {
    const session = orFail(await resumeFirst(saves, { claims, beforeDamage, bots }));
    return await sitDown(call, session, settings);
  } finally {
    await close();
  }
}
