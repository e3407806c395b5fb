/** What a module exports is imported somewhere: by another module or by a test that says what it does. */
import { expect, test } from 'vitest';
import { modulesIn, unimported } from '../support/exports.ts';
import { parse } from '../support/mutants/tree.ts';

/** The façade is there for other programs. */
const FACADE = /^src\/(library|games\/[^/]+\/library\.ts)/;

test('nothing is exported that nobody imports', () => {
  const sources = modulesIn('src');
  const inside = sources.filter(({ file }) => !FACADE.test(file));
  expect(unimported(inside, [...sources, ...modulesIn('test')])).toEqual([]);
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
