/**
 * Programs that a mutant's tests started and left behind: those in a pseudo terminal lead sessions of
 * their own, so ending the tests does not end them. Only Linux tells whose they are; elsewhere they stay.
 */
import { readdirSync, readFileSync } from 'node:fs';

function commandOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Ends every program that runs from this folder. */
export function killStrays(folder: string): void {
  for (const name of processes()) {
    if (!commandOf(name).includes(`${folder}/bin/`)) continue;
    try {
      process.kill(Number(name), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
