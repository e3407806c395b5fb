/** TypeScript's compiler, as tests run it on files of theirs. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const TSC = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** Several checkers would each check what all sources share, and other tests need the cores meanwhile. */
const FRUGALLY = ['--pretty', 'false', '--checkers', '1'];

export interface Compiled {
  readonly status: number | null;
  /** What the compiler finds fault with. */
  readonly faults: string;
}

/** Compiles what the arguments name, in a folder. */
export function compile(folder: string, args: readonly string[] = []): Compiled {
  const { status, stdout } = spawnSync(process.execPath, [TSC, ...FRUGALLY, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, faults: stdout };
}
