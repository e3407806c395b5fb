/** How far the sources reach: figures to look at, which no test holds. */
import { dirname } from 'node:path';
import { type Module, placeOf } from '../modules.ts';
import { linesIn, linesOfData } from './folders.ts';
import { functionsIn } from './functions.ts';
import type { Gauge } from './gauges.ts';

/** A file with fewer lines is small. */
const SMALL = 60;

interface Sized {
  readonly name: string;
  readonly size: number;
}

function largest(label: string, all: readonly Sized[]): Gauge {
  const { name, size } = all.reduce((most, one) => (one.size > most.size ? one : most));
  return { label, figure: size, found: [name] };
}

/** The functions of a module by where they stand. */
const functionsOf = (module: Module): readonly Sized[] =>
  functionsIn(module).map(({ start, lines }) => ({
    name: placeOf(module, { start }),
    size: lines,
  }));

/** Folders by the files side by side in them. */
function foldersOf(modules: readonly Module[]): readonly Sized[] {
  const counts = new Map<string, number>();
  for (const folder of modules.map(({ file }) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, size]) => ({ name, size }));
}

export function extentOf(modules: readonly Module[]): readonly Gauge[] {
  const files = modules.map(({ file, source }) => ({ name: file, size: linesIn(source) }));
  const small = files.filter(({ size }) => size < SMALL);
  return [
    { label: 'lines of data', figure: linesOfData(), found: [] },
    { label: `% under ${SMALL} lines`, figure: (100 * small.length) / files.length, found: [] },
    largest('longest file', files),
    largest('fullest folder', foldersOf(modules)),
    largest('longest function', modules.flatMap(functionsOf)),
  ];
}
