// A file takes longer to open than to read. Modules that are reached in the same ways share a file, so all that is
// loaded later is told to import what the program begins with.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const SOURCES = join(ROOT, 'src');
const LATER = /\bimport\(\s*'(\.[^']+)'/g;

/** What every command needs, whichever it is. */
const FIRST = ['parse/settings', 'print/output', 'commands/play/menu'].map((name) =>
  join(SOURCES, 'cli', `${name}.ts`),
);

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

export const firstTogether = {
  name: 'first-together',
  setup(builder) {
    const later = loadedLater();
    const imports = FIRST.map((file) => `\nimport ${JSON.stringify(file)};`).join('');
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!later.has(path)) return undefined;
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      return { contents: readFileSync(path, 'utf8') + imports, loader };
    });
  },
};
