/**
 * The process that runs test files of a copy of the repository, one at a time, as its parent asks:
 * `node --import tsx runner.ts COPY`. It is a process of its own so that a mutant that never ends
 * can be ended.
 */
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

export interface Asked {
  /** A test file, from the root of the copy. */
  readonly test: string;
  /** Source files that have changed. */
  readonly changed: readonly string[];
}

export interface Answered {
  /** The name of the test that failed, or what went wrong outside of any. */
  readonly failed?: string;
  readonly tests: number;
}

const [, , copy = ''] = process.argv;

const vitest = await createVitest(
  'test',
  {
    root: copy,
    config: join(copy, 'test/support/vitest.config.ts'),
    watch: false,
    bail: 1,
    maxWorkers: 1,
    silent: true,
    reporters: [{}],
  },
  { cacheDir: join(copy, '.cache') },
);
await vitest.standalone();

function failureOf(
  module: TestModule | undefined,
  unhandled: readonly unknown[],
): string | undefined {
  if (module === undefined) return 'the test file is not found';
  const [test] = module.children.allTests('failed');
  if (test) return test.fullName;
  const [error = unhandled[0]] = module.errors();
  if (error === undefined && module.ok()) return undefined;
  return error instanceof Object && 'message' in error
    ? String(error.message).split('\n')[0]
    : 'the file';
}

async function run({ test, changed }: Asked): Promise<Answered> {
  for (const file of changed) vitest.invalidateFile(join(copy, file));
  const path = join(copy, test);
  const [specification] = await vitest.globTestSpecifications([path]);
  if (specification === undefined) return { failed: 'no such test', tests: 0 };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const module = testModules.find(({ moduleId }) => moduleId === path);
  const failed = failureOf(module, unhandledErrors);
  const tests = module ? [...module.children.allTests()].length : 0;
  return { ...(failed !== undefined && { failed }), tests };
}

process.on('disconnect', () => process.exit(0));
process.on('message', (asked: Asked) => {
  run(asked).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ failed: String(error), tests: 0 }),
  );
});
process.send?.('ready');
