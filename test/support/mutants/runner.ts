/**
 * The process that runs test files of a copy of the repository, as its parent asks:
 * `node --import tsx runner.ts COPY`. It is a process of its own so that a mutant that never ends
 * can be ended.
 */
import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

export interface Asked {
  /** Test files, from the root of the copy: they share a worker, and none is begun after a failure. */
  readonly tests: readonly string[];
  /** Source files that have changed. */
  readonly changed: readonly string[];
}

export interface Answered {
  /** The file of the test that failed. */
  readonly test?: string;
  /** The name of the test that failed, or what went wrong outside of any. */
  readonly failed?: string;
  /** How long the tests took, in milliseconds, without loading what they need. */
  readonly time?: number;
}

const [, , copy = ''] = process.argv;

const vitest = await createVitest(
  'test',
  {
    root: copy,
    config: join(copy, 'test/support/check.config.ts'),
    watch: false,
    bail: 1,
    maxWorkers: 1,
    silent: true,
    reporters: [{}],
  },
  { cacheDir: join(copy, '.cache') },
);
await vitest.standalone();

const messageOf = (error: unknown): string =>
  error instanceof Object && 'message' in error
    ? (String(error.message).split('\n')[0] ?? '')
    : 'the file';

function failureOf(module: TestModule): string | undefined {
  const [test] = module.children.allTests('failed');
  if (test) return test.fullName;
  const [error] = module.errors();
  return error === undefined ? undefined : messageOf(error);
}

async function run({ tests, changed }: Asked): Promise<Answered> {
  for (const file of changed) vitest.invalidateFile(join(copy, file));
  const paths = tests.map((test) => join(copy, test));
  const specifications = await vitest.globTestSpecifications(paths);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest hands over the modules of earlier runs too.
  const modules = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  for (const module of modules) {
    const failed = failureOf(module);
    if (failed !== undefined) return { test: relative(copy, module.moduleId), failed };
  }
  const [error] = unhandledErrors;
  if (error !== undefined) return { failed: messageOf(error) };
  if (modules.length < tests.length) return { failed: 'a test file is not found' };
  return { time: modules.reduce((sum, module) => sum + module.diagnostic().duration, 0) };
}

process.on('disconnect', () => process.exit(0));
process.on('message', (asked: Asked) => {
  run(asked).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.send?.('ready');
