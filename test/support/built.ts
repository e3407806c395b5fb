/**
 * Before the tests: forgets kept reviews and builds the program they start, if it is missing or older than its sources. A
 * build that fails is said here and shows in the tests that start the program.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAM = join(ROOT, 'dist/talon.js');

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      changed(join(folder, name)),
    ),
  );

export default function build(): void {
  // What earlier sources have found.
  rmSync(join(tmpdir(), 'talon-test-data', 'reviews'), { recursive: true, force: true });
  const sources = Math.max(
    newest(join(ROOT, 'src')),
    changed(join(ROOT, 'package.json')),
    newest(join(ROOT, 'bin/build')),
  );
  if (changed(PROGRAM) > sources) return;
  const script = join(ROOT, 'bin/build/build.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) console.error('the program could not be built');
}
