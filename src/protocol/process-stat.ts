/**
 * What Linux tells about a running process in `/proc/PID/stat`: its state, its parent and when it began. For a process
 * that is gone, and on other systems, there is nothing to read.
 */
import { readFileSync } from 'node:fs';

/** The folder in which Linux shows every process. */
export const PROCESSES = '/proc';

interface ProcessStat {
  /** A letter: `Z` and `X` for a process that has ended. Empty where the system does not tell. */
  readonly state: string;
  /** The id of the process that started it; 0 where the system does not tell. */
  readonly parent: number;
  /** When it began, as the system counts. An id may be given again, a pair of id and beginning is not. */
  readonly since: string;
}

/** The line that Linux keeps about a process in `/proc/PID/stat`; empty for one that is gone, and on other systems. */
function statText(pid: number | 'self'): string {
  try {
    return readFileSync(`${PROCESSES}/${pid}/stat`, 'latin1');
  } catch {
    return '';
  }
}

/** The fields after the name of the program, which stands in brackets and may hold anything; the first is the state. */
export function statFields(pid: number | 'self'): readonly string[] {
  const text = statText(pid).trim();
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

export function processStat(pid: number): ProcessStat {
  const fields = statFields(pid);
  return { state: fields[0] ?? '', parent: Number(fields[1] ?? 0), since: fields[19] ?? '' };
}
