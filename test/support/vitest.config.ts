import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { changedInk } from './ink.mjs';

const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/m;

/** Ink as it is shipped; its source maps name sources that are not in its package. */
const ink = {
  name: 'ink',
  enforce: 'pre',
  load: (id: string) =>
    /[/\\]ink[/\\]build[/\\].*\.js$/.test(id)
      ? changedInk(id, readFileSync(id, 'utf8')).replace(SOURCE_MAP, '')
      : undefined,
} as const;

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [ink],
  // As NODE_ENV below: what calls the development build of React is not to be written.
  oxc: { jsx: { development: false } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/built.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    // Test files share their workers: loading the games takes longer than most tests.
    isolate: false,
    // React and Ink as they are shipped, not Vitest's choice, the development build.
    env: { NODE_ENV: 'production' },
    server: { deps: { inline: ['ink'] } },
  },
});
