/**
 * A copy of the repository in a temporary folder, where sources are mutated and tests run. The
 * work tree itself is never written to, so that a run may be ended at any moment.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
const PREFIX = 'talon-mutants-';
const LEFT_OUT = ['node_modules', 'dist', '.git', '.cache'];

export interface Copy {
  readonly folder: string;
  /** Puts a source in the place of a file. */
  readonly write: (file: string, source: string) => void;
  /** Builds the program, for tests that start it; false if it cannot be built. */
  readonly build: () => boolean;
  /** Where marked sources tell which marks were passed. */
  readonly hits: string;
  readonly remove: () => void;
}

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Removes the copies that killed runs left behind. */
export function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (name.startsWith(PREFIX) && !isRunning(owner))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

export function openCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const script = join(folder, 'bin/build/build.mjs');
  return {
    folder,
    hits: join(folder, 'hits.txt'),
    write: (file, source) => writeFileSync(join(folder, file), source),
    build: () => spawnSync(process.execPath, [script], { stdio: 'ignore' }).status === 0,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const originals = new Map<string, string>();

/** A file of the repository as it was when it was first asked for: somebody may edit it meanwhile. */
export function original(file: string): string {
  const source = originals.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  originals.set(file, source);
  return source;
}

/** Source files under a path of the repository. */
export function sourcesUnder(
  path: string,
  endings: readonly string[] = ['.ts', '.tsx'],
): readonly string[] {
  const root = join(ROOT, path);
  if (!existsSync(root)) throw new Error(`there is no ${path}`);
  if (endings.some((ending) => path.endsWith(ending))) return [path];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(path, name))
    .toSorted();
}
