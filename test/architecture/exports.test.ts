/** What a module exports is imported somewhere: by another module or by a test that says what it does. */
import { expect, test } from 'vitest';
import { unimported, unusedExports } from '../support/exports.ts';
import { parse } from '../support/mutants/tree.ts';

test('nothing is exported that nobody imports', () => {
  expect(unusedExports()).toEqual([]);
}, 60_000);

const module = (file: string, source: string) => ({ file, program: parse(source, file) });

test('an export without an importer is noticed', () => {
  const one = module(
    'src/one.ts',
    'export const used = 1; export const { left, kept: right } = {}; export type T = 1;',
  );
  const other = module(
    'src/other.ts',
    "import * as one from './one.ts'; export const two = one.used + one.right;",
  );
  expect(unimported([one], [other])).toEqual(['src/one.ts left', 'src/one.ts T']);
  expect(unimported([other], [one])).toEqual(['src/other.ts two']);
});
