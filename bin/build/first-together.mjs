// A file takes longer to open than to read. Modules that are reached in the same ways share a file, so all that is
// loaded later is told to import what the program begins with.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const SOURCES = join(ROOT, 'src');
const LATER = /\bimport\(\s*'(\.[^']+)'/g;

/** What every command needs, whichever it is, and what reads the frame that the screen begins with. */
const FIRST = [
  'cli/parse/settings',
  'cli/print/output',
  'cli/commands/play/menu',
  'engine/checksums',
  'engine/json',
].map((name) => join(SOURCES, `${name}.ts`));

/** The modules that a source loads on demand. */
function loadedBy(file) {
  const found = readFileSync(file, 'utf8').matchAll(LATER);
  return [...found].map(([, path]) => join(dirname(file), path));
}

/** The modules that any source loads on demand. */
function loadedLater() {
  const sources = readdirSync(SOURCES, { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  return new Set(sources.flatMap((path) => loadedBy(join(SOURCES, path))));
}

/** Imports of what comes first, as a module of this folder writes them. */
const importsFrom = (folder) =>
  FIRST.map((file) => `\nimport './${relative(folder, file)}';`).join('');

export const firstTogether = {
  name: 'first-together',
  setup(builder) {
    const later = loadedLater();
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!later.has(path)) return undefined;
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      return { contents: readFileSync(path, 'utf8') + importsFrom(dirname(path)), loader };
    });
  },
};
