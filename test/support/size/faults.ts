/** Faults whatever the size of the sources: the test allows none. */
import { unusedExports } from '../exports.ts';
import { identitiesIn } from '../identity.ts';
import { importGraph, inCycles } from '../imports.ts';
import { type Module, placeOf } from '../modules.ts';
import { linesIn } from './folders.ts';
import { functionsIn } from './functions.ts';

export const LONGEST_FILE = 400;
export const LONGEST_FUNCTION = 50;

export interface Fault {
  readonly label: string;
  readonly found: readonly string[];
}

/** Sentences are joined and compared by what holds them. */
const SENTENCES = /^src\/lang\//;

/** Where English stands for what it names. */
const identities = (modules: readonly Module[]): readonly string[] =>
  modules
    .filter(({ file }) => !SENTENCES.test(file))
    .flatMap((module) => identitiesIn(module.program).map((node) => placeOf(module, node)));

export const longFiles = (modules: readonly Module[]): readonly string[] =>
  modules.filter(({ source }) => linesIn(source) > LONGEST_FILE).map(({ file }) => file);

export const longFunctions = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap((module) =>
    functionsIn(module)
      .filter(({ lines }) => lines > LONGEST_FUNCTION)
      .map(({ name, start }) => `${placeOf(module, { start })} ${name}`),
  );

export const faultsIn = (modules: readonly Module[]): readonly Fault[] => [
  { label: 'import cycles', found: inCycles(importGraph(modules)) },
  { label: 'unused exports', found: unusedExports() },
  { label: 'text as identity', found: identities(modules) },
  { label: `functions over ${LONGEST_FUNCTION} lines`, found: longFunctions(modules) },
  { label: `files over ${LONGEST_FILE} lines`, found: longFiles(modules) },
];
