// `node bin/build/guard.mjs ROOT PID` waits until the package is packed. If the process that packs the package is killed
// before that, this one puts the checkout's manifest back.
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isReplaced, restoreManifest } from './manifest.mjs';

const PAUSE = 100;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function guard(root, pid) {
  while (isReplaced(root) && isRunning(pid)) await sleep(PAUSE);
  restoreManifest(root);
}

const PARENT_AND_NAME = /^\s*(\d+)\s+(.+)/;

/** The process that runs a script of the package, be it by a shell; undefined where the system does not tell (Windows). */
export function runnerOfScript() {
  const args = ['-o', 'ppid=,comm=', '-p', String(process.ppid)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const found = PARENT_AND_NAME.exec(stdout ?? '');
  if (found === null) return undefined;
  const [, above, name] = found;
  return /sh$/.test(name.trim()) ? Number(above) : process.ppid;
}

/** Starts a guard that outlives the process `pid`, its group and its terminal. */
export function startGuard(root, pid) {
  const self = fileURLToPath(import.meta.url);
  spawn(process.execPath, [self, root, String(pid)], { detached: true, stdio: 'ignore' }).unref();
}

const [, script, root, pid] = process.argv;
if (script === fileURLToPath(import.meta.url)) await guard(root, Number(pid));
