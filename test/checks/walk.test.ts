/** A key, a step and a hint cross no more files than this; `npm run walk -- --list` names them. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Files of a cursor key, of Enter and of a hint. Lowered as the walks get shorter, never raised without a word why.
 * A hint leaves the table in sight, so what it is about is drawn again with it; it may have been begun ahead.
 */
const MOST = {
  'boese-dame': { key: 32, Enter: 66, hint: 78 },
  durak: { key: 39, Enter: 82, hint: 106 },
};

test.each(Object.entries(MOST))('%s', { timeout: 300_000 }, (game, most) => {
  const args = ['--import', 'tsx', 'test/support/walk.ts', game];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const told = [...stdout.matchAll(/^ {2}(\w+) +(\d+) files, (\d+) functions$/gm)];
  expect(
    told.map(([, walk]) => walk),
    stderr,
  ).toEqual(Object.keys(most));
  for (const [line, walk = '', files] of told)
    expect(Number(files), line).toBeLessThanOrEqual(Object(most)[walk]);
});
