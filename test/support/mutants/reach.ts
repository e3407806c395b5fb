/** Which test files can reach a source file at all: by imports, or by starting the program. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleAt } from '../modules.ts';
import { ROOT, sourcesUnder } from './copy.ts';
import { importsOf } from './tree.ts';

/** A test that starts the program reaches everything the program is made of. */
const STARTER = 'test/support/talon.ts';
const PROGRAM = ['src/cli/main.ts', 'src/cli/list.ts', 'src/script/threads/worker.ts'];

function openImports(): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const read = (file: string): readonly string[] =>
    importsOf(moduleAt(file).program)
      .filter((from) => from.startsWith('.'))
      .map((from) => join(dirname(file), from))
      .filter((path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)));
  return (file) => {
    const found = known.get(file) ?? [...read(file), ...(file === STARTER ? PROGRAM : [])];
    known.set(file, found);
    return found;
  };
}

function closure(file: string, imports: (file: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const next of imports(each)) seen.add(next);
  return seen;
}

/** The test files under these paths that reach one of the sources. */
export function testsThatReach(
  sources: ReadonlySet<string>,
  under: readonly string[],
): readonly string[] {
  const imports = openImports();
  const tests = under.flatMap((path) => sourcesUnder(path, ['.test.ts', '.test.tsx']));
  return tests.filter((test) => [...closure(test, imports)].some((file) => sources.has(file)));
}
