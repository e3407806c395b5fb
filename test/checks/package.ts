/**
 * The package as somebody installs it: packed from a copy of the repository into an empty folder. `TALON_PACKAGE` names a
 * tarball that has been packed already.
 */
import { execFileSync, spawnSync } from 'node:child_process';
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
  'test/bots',
  'test/README.md',
  '.github/pictures',
];

export interface Installed {
  /** A project that has the package and nothing else. */
  readonly folder: string;
  /** Everything packed, as paths in the package. */
  readonly files: readonly string[];
  /** Where it was packed: a copy of the repository, or the repository itself. */
  readonly checkout: string;
  /** What npm says while it installs the package, on both of its streams. */
  readonly said: string;
  /** The whole path of a file of the project. */
  readonly path: (name: string) => string;
  /** The whole path of a file of the package. */
  readonly packed: (name: string) => string;
  /** Runs Node in the project and returns what it prints. */
  readonly node: (...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Without what the npm that runs the tests was told, such as to be silent. */
const PLAIN = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

/** Runs npm and returns all that it says. */
function npm(args: readonly string[], cwd: string): { readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: PLAIN, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}`);
  return { out: stdout, err: stderr };
}

/** Packs with the package's own scripts; a build of the repository itself is left alone. */
function pack(copy: string, into: string): string {
  mkdirSync(copy);
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/stale.js'), '');
  const { out } = npm(['pack', '--json', '--silent', '--pack-destination', into], copy);
  const [packed] = JSON.parse(out.slice(out.indexOf('[')));
  return join(into, packed.filename);
}

const filesOf = (tarball: string): readonly string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));

export function install(): Installed {
  const work = mkdtempSync(join(tmpdir(), 'talon-package-'));
  const copy = join(work, 'copy');
  const folder = join(work, 'project');
  mkdirSync(folder);
  const given = process.env.TALON_PACKAGE;
  const tarball = given ?? pack(copy, work);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // The package needs no other, so npm needs neither the registry nor its cache.
  const alone = ['--offline', '--cache', join(work, 'cache')];
  const { out, err } = npm(['install', ...alone, tarball], folder);
  return {
    folder,
    files: filesOf(tarball),
    checkout: given === undefined ? copy : ROOT,
    said: `${err}${out}`,
    path: (name) => join(folder, name),
    packed: (name) => join(folder, 'node_modules/talon-cards', name),
    node: (...args) =>
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}
