/** `npm run test-times -- [FILE …]`: every test, measured. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import all from '../check.config.ts';
import { TimesReporter } from './reporter.ts';

const path = join(mkdtempSync(join(tmpdir(), 'talon-times-')), 'times.jsonl');

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    env: { ...all.test?.env, TALON_TIMES: path },
    setupFiles: ['test/support/times/counter.ts'],
    reporters: ['dot', new TimesReporter(path)],
  },
});
