import { defineConfig } from 'vitest/config';

/** Tests of pure functions share their workers, since loading the games takes longer than most tests. */
const PURE = [
  'ai',
  'blocks',
  'cards',
  'engine',
  'games',
  'golden',
  'architecture',
  'laws',
  'perft',
].map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: ['test/support/built.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: PURE,
        },
      },
    ],
  },
});
