/** What a module exports is imported somewhere: by another module or by a test that says what it does. */
import { expect, test } from 'vitest';
import { unimported, unusedExports } from '../support/exports.ts';
import { moduleFrom } from '../support/modules.ts';

test('nothing is exported that nobody imports', () => {
  expect(unusedExports()).toEqual([]);
}, 60_000);

test('an export without an importer is noticed', () => {
  const one = moduleFrom(
    'export const used = 1; export const { left, kept: right } = {}; export type T = 1;',
    'src/one.ts',
  );
  const other = moduleFrom(
    "import * as one from './one.ts'; export const two = one.used + one.right;",
    'src/other.ts',
  );
  expect(unimported([one], [other])).toEqual(['src/one.ts left', 'src/one.ts T']);
  expect(unimported([other], [one])).toEqual(['src/other.ts two']);
});
