/**
 * What a bot has started, wherever it went. Linux alone shows it: children of children, and whatever has the
 * bot's folder in its environment or as its own. A process that has given up all of that is not found.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { PROCESSES, processStat } from './process-stat.ts';

const GENERATIONS = 100;

/** What `read` finds; undefined for a process that is gone or another person's. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const running = (): readonly number[] =>
  (tried(() => readdirSync(PROCESSES)) ?? []).filter((name) => /^\d+$/.test(name)).map(Number);

/** A process, its parent, and when it began: a number may be given again. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly since: string;
}

function processOf(pid: number): Process {
  const { parent, since } = processStat(pid);
  return { pid, parent, since };
}

export const isSame = ({ pid, since }: Process): boolean => processOf(pid).since === since;

/** Processes that this one has started, and those they have. */
export function descendantsOf(pid: number): readonly Process[] {
  const all = new Map(running().map((one) => [one, processOf(one)]));
  const isBelow = (one: number, generations: number): boolean => {
    const parent = all.get(one)?.parent ?? 0;
    return parent === pid || (parent > 1 && generations > 0 && isBelow(parent, generations - 1));
  };
  return [...all.values()].filter((one) => isBelow(one.pid, GENERATIONS));
}

const carries = (pid: number, folder: string): boolean =>
  tried(() => readFileSync(`${PROCESSES}/${pid}/environ`, 'latin1'))?.includes(folder) === true ||
  tried(() => readlinkSync(`${PROCESSES}/${pid}/cwd`))?.startsWith(folder) === true;

/** Processes that carry the bot's folder with them. */
export const markedBy = (folder: string): readonly number[] =>
  running().filter((pid) => pid !== process.pid && carries(pid, folder));
