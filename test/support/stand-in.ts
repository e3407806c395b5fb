/**
 * A `talon` for scripts of the shell that has the tests' own process run the command: the script waits for its output
 * and exit code as it would for those of the program, which takes ten times as long to start.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { talonHere } from './here.ts';

/** Hands a call over in a folder of its own: its words, a zero byte after each, and a pipe that says when it has run. */
const SCRIPT = `#!/bin/sh
call=$(mktemp -d "$(dirname "$0")/calls/XXXXXX")
mkfifo "$call/code"
pwd >"$call/folder"
printf '%s\\0' "$@" >"$call/given"
mv "$call/given" "$call/words"
read -r code <"$call/code"
cat "$call/err" >&2
cat "$call/out"
exit "$code"
`;

/** Milliseconds between two looks for calls. */
const INTERVAL = 10;

export interface StandIn {
  /** Answers calls until this is settled, and gives what it gives. */
  readonly during: <T>(script: Promise<T>) => Promise<T>;
}

async function run(call: string): Promise<void> {
  const words = readFileSync(join(call, 'words'), 'utf8').split('\0').slice(0, -1);
  const cwd = readFileSync(join(call, 'folder'), 'utf8').trimEnd();
  const { code, out, err } = await talonHere(words, { cwd });
  writeFileSync(join(call, 'err'), err);
  writeFileSync(join(call, 'out'), out);
  await writeFile(join(call, 'code'), `${code}\n`);
}

/** Puts a `talon` into this folder, which is there. */
export function openStandIn(bin: string): StandIn {
  const calls = join(bin, 'calls');
  mkdirSync(calls);
  writeFileSync(join(bin, 'talon'), SCRIPT, { mode: 0o755 });
  const answered = new Set<string>();
  async function answerAll(): Promise<void> {
    for (const name of readdirSync(calls)) {
      const call = join(calls, name);
      if (answered.has(name) || !existsSync(join(call, 'words'))) continue;
      answered.add(name);
      await run(call);
    }
  }
  return {
    async during(script) {
      let isOver = false;
      const ended = script.finally(() => {
        isOver = true;
      });
      // Whoever awaits the script hears of its failure.
      ended.catch(() => undefined);
      while (!isOver) {
        await answerAll();
        await sleep(INTERVAL);
      }
      return ended;
    },
  };
}
