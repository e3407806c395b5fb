import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { transpile, transpiled } from './sources.ts';

/** Mutants change sources while Vitest runs: then it reads them itself. */
const isTranspiled = process.env.TALON_SOURCES !== 'as they are';
if (isTranspiled) await transpile();

/** Left out by `npm test`: the tests of the tools, which `npm run check` adds. */
export const PRODUCT_ONLY: readonly string[] = ['test/checks/**'];

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: isTranspiled ? [transpiled] : [],
  // As NODE_ENV below: what calls the development build of React is not to be written.
  oxc: { jsx: { development: false } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...PRODUCT_ONLY],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/built.ts'],
    // Many times what the longest tests take alone: a machine may be busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes, however busy the machine is.
    expect: { poll: { timeout: 280_000 } },
    // One more than two cores: a worker often waits for a program it has started.
    maxWorkers: 3,
    // Test files share their workers: loading the games takes longer than most tests.
    isolate: false,
    execArgv: [
      // Tests make much that is soon of no use: in a large nursery less of it is copied before it is.
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
    ],
    env: {
      // React and Ink as they are shipped, not Vitest's choice, the development build.
      NODE_ENV: 'production',
      // No saves, reviews or settings of the person who runs the tests.
      TALON_DATA: join(tmpdir(), 'talon-test-data'),
      TALON_CONFIG: join(tmpdir(), 'talon-test-config.json'),
    },
  },
});
