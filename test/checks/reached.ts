/**
 * Which files of a package somebody comes to: from its manifest along imports, declarations, and the links and paths of
 * its pages.
 */
import { posix } from 'node:path';

const { dirname, join, normalize } = posix;

/** The files of a package as paths, and the text of each. */
export interface Package {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly man: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** What npm and people look for by name, wherever a package has it. */
const BY_NAME = /^(package\.json|README\.md|LICENSE)$/;
/** Node looks for the kind of a module in the manifest beside it. */
const KIND = 'bin/package.json';

const LITERAL = /["'`](\.{1,2}\/[^"'`\s]+)["'`]/g;
const LINK = /\]\((?!\w+:|#)([^)#]+)/g;
const QUOTED_PATH = /`([\w.-]+(?:\/[\w.-]+)+)`/g;

const captured = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Files that a path of the manifest stands for: one, or with a star many. */
function matching(path: string, files: readonly string[]): readonly string[] {
  const [before = '', after] = normalize(path).split('*');
  if (after === undefined) return [before];
  return files.filter((file) => file.startsWith(before) && file.endsWith(after));
}

function entries({ files, read }: Package): readonly string[] {
  const { bin, man, exports }: Manifest = JSON.parse(read('package.json'));
  const exported = Object.values(exports).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  const named = [...Object.values(bin), ...man, ...exported];
  const found = files.filter((file) => BY_NAME.test(file) || file.startsWith('dist/man/de/'));
  return [...found, KIND, ...named.flatMap((path) => matching(path, files))];
}

/** A declaration names the module that it declares. */
const declaration = (path: string): string => path.replace(/\.js$/, '.d.ts');

/** A page leads to files, and to whole folders but those of the build. */
function fromPage(file: string, text: string, files: readonly string[]): readonly string[] {
  const links = captured(text, LINK).map((link) => join(dirname(file), link));
  const paths = [...links, ...captured(text, QUOTED_PATH)];
  const inFolders = files.filter((one) =>
    paths.some((path) => !path.startsWith('dist') && one.startsWith(`${path}/`)),
  );
  return [...paths, ...inFolders];
}

function leadsTo(file: string, { files, read }: Package): readonly string[] {
  if (file.endsWith('.md')) return fromPage(file, read(file), files);
  const isDeclaration = file.endsWith('.d.ts');
  if (!isDeclaration && !/(\.c?js|bin\/talon)$/.test(file)) return [];
  const paths = captured(read(file), LITERAL).map((path) => join(dirname(file), path));
  return isDeclaration ? paths.map(declaration) : paths;
}

/** The files that nothing leads to. */
export function unreached(pack: Package): readonly string[] {
  const there = new Set(pack.files);
  const reached = new Set(entries(pack));
  for (const file of reached)
    if (there.has(file)) for (const next of leadsTo(file, pack)) reached.add(next);
  return pack.files.filter((file) => !reached.has(file));
}
