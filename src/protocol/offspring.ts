/**
 * Finds the processes that a bot has started, so that they can be ended with it. Linux alone shows them: the
 * descendants of the bot's process, and processes that have the bot's folder in their environment or as their
 * working directory. A process that has given up all of that is not found.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { PROCESSES, processStat } from './process-stat.ts';

const GENERATIONS = 100;

/** The result of `read`; undefined if it throws, as for a process that is gone or another person's. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const running = (): readonly number[] =>
  (ifReadable(() => readdirSync(PROCESSES)) ?? []).filter((name) => /^\d+$/.test(name)).map(Number);

/** A process, its parent, and when it began, because the number of an ended process may be given again. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly since: string;
}

function processOf(pid: number): Process {
  const { parent, since } = processStat(pid);
  return { pid, parent, since };
}

/** Whether the process still runs, and not another one that was given its number. */
export const stillRuns = ({ pid, since }: Process): boolean => processOf(pid).since === since;

/** The processes that a process has started, directly or through others. */
export function descendantsOf(pid: number): readonly Process[] {
  const all = new Map(running().map((one) => [one, processOf(one)]));
  const isBelow = (one: number, generations: number): boolean => {
    const parent = all.get(one)?.parent ?? 0;
    return parent === pid || (parent > 1 && generations > 0 && isBelow(parent, generations - 1));
  };
  return [...all.values()].filter((one) => isBelow(one.pid, GENERATIONS));
}

const carries = (pid: number, folder: string): boolean =>
  ifReadable(() => readFileSync(`${PROCESSES}/${pid}/environ`, 'latin1'))?.includes(folder) ===
    true || ifReadable(() => readlinkSync(`${PROCESSES}/${pid}/cwd`))?.startsWith(folder) === true;

/** The processes that have the bot's folder in their environment or as their working directory. */
export const markedBy = (folder: string): readonly number[] =>
  running().filter((pid) => pid !== process.pid && carries(pid, folder));
