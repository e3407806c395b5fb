/**
 * The package as somebody installs it: packed from a copy of the repository into an empty folder. `TALON_PACKAGE` names a
 * tarball that has been packed already.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = [
  'package.json',
  'tsconfig.json',
  'README.md',
  'LICENSE',
  'bin',
  'src',
  'test/support',
  'test/bots',
  'test/README.md',
  '.github/pictures',
];

export interface Installed {
  /** A project that has the package and nothing else. */
  readonly folder: string;
  /** What is packed, as paths in the package. */
  readonly files: readonly string[];
  readonly remove: () => void;
}

const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Packs with the package's own scripts; a build of the repository itself is left alone. */
function pack(copy: string, into: string): string {
  mkdirSync(copy);
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/stale.js'), '');
  const told = run('npm', ['pack', '--json', '--silent', '--pack-destination', into], copy);
  const [packed] = JSON.parse(told.slice(told.indexOf('[')));
  return join(into, packed.filename);
}

const filesOf = (tarball: string): readonly string[] =>
  run('tar', ['-tzf', tarball], ROOT)
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));

export function install(): Installed {
  const work = mkdtempSync(join(tmpdir(), 'talon-package-'));
  const [copy, folder] = [join(work, 'copy'), join(work, 'project')];
  const target = join(folder, 'node_modules/talon');
  mkdirSync(target, { recursive: true });
  const tarball = process.env.TALON_PACKAGE ?? pack(copy, work);
  run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], work);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return {
    folder,
    files: filesOf(tarball),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}
