// The declarations of the library: those the compiler makes of its façades and of what they name, no others.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { ROOT } from './paths.mjs';
import { put } from './written.mjs';

/** All that a declaration says of Valibot: what a schema gives. */
const SCHEMA = `/** What programs are told, as a value; the functions of \`published\` make them. */
export interface GenericSchema<Input = unknown, Output = Input> {
  readonly kind: 'schema';
  readonly '~types'?: { readonly input: Input; readonly output: Output } | undefined;
}
`;

const ONE_GAME = `import type { Game } from './library/types.js';

/** The game that the module is named after, alone. */
export declare const game: Game;
`;

const IMPORTED = /from '(\.[^']+)\.ts'/g;

/** Has the compiler declare all that the façades reach. */
function compile(folder) {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'bin/build/tsconfig.library.json');
  const args = [compiler, '--project', project, '--outDir', folder];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the declarations could not be made');
  writeFileSync(join(folder, 'schema.d.ts'), SCHEMA);
}

/** Copies a declaration and those it imports; they name each other as they are when run. */
function copy(name, from, into, copied) {
  if (copied.has(name)) return;
  copied.add(name);
  const folder = posix.dirname(name);
  const source = readFileSync(join(from, name), 'utf8').replace(
    "from 'valibot'",
    `from '${posix.relative(folder, 'schema.ts')}'`,
  );
  put(join(into, name), source.replace(IMPORTED, "from '$1.js'"));
  for (const [, path] of source.matchAll(IMPORTED))
    copy(posix.join(folder, `${path}.d.ts`), from, into, copied);
}

/** `libraries` are the games with a library of their own. */
export function writeDeclarations(into, libraries) {
  const made = mkdtempSync(join(tmpdir(), 'talon-declarations-'));
  compile(made);
  const facades = [
    ...['index', 'bots', 'game'].map((name) => `library/${name}.d.ts`),
    ...libraries.map((id) => `games/${id}/library.d.ts`),
  ];
  const copied = new Set();
  for (const name of facades) copy(name, made, into, copied);
  put(join(into, 'one-game.d.ts'), ONE_GAME);
  rmSync(made, { recursive: true, force: true });
}
