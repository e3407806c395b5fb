/** `npm run size`: how large the sources are, as a reader meets them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everyNode, type Module, modulesIn } from './exports.ts';
import { ROOT } from './mutants/copy.ts';
import { isNode } from './mutants/tree.ts';

/** A file with fewer lines is small. */
const SMALL = 60;

/** Something and how large it is: lines, or for a folder the files side by side. */
interface Sized {
  readonly name: string;
  readonly size: number;
}

export interface Size {
  readonly lines: number;
  readonly files: number;
  /** Files under 60 lines, as a percentage. */
  readonly small: number;
  readonly longestFile: Sized;
  readonly biggestFolder: Sized;
  readonly longestFunction: Sized;
}

const sourceOf = ({ file }: Module): string => readFileSync(join(ROOT, file), 'utf8');

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

const largest = (all: readonly Sized[]): Sized =>
  all.reduce((most, one) => (one.size > most.size ? one : most));

/** The functions of a module by the lines they stand at. */
function functionsIn(module: Module): readonly Sized[] {
  const source = sourceOf(module);
  return everyNode(module.program)
    .filter(({ type, body }) => /Function/.test(type) && isNode(body))
    .map(({ start, end }) => ({
      name: `${module.file}:${source.slice(0, start).split('\n').length}`,
      size: linesIn(source.slice(start, end)),
    }));
}

function foldersOf(modules: readonly Module[]): readonly Sized[] {
  const counts = new Map<string, number>();
  for (const folder of modules.map(({ file }) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, size]) => ({ name, size }));
}

/** What `.ts` and `.tsx` below a folder come to. */
export function sizeOf(folder: string): Size {
  const modules = modulesIn(folder).filter(({ file }) => /\.tsx?$/.test(file));
  const files = modules.map((module) => ({ name: module.file, size: linesIn(sourceOf(module)) }));
  return {
    lines: files.reduce((sum, { size }) => sum + size, 0),
    files: files.length,
    small: (100 * files.filter(({ size }) => size < SMALL).length) / files.length,
    longestFile: largest(files),
    biggestFolder: largest(foldersOf(modules)),
    longestFunction: largest(modules.flatMap(functionsIn)),
  };
}

const sized = ({ name, size }: Sized): string => `${size}  ${name}`;

function print(size: Size): void {
  console.log(`lines             ${size.lines}`);
  console.log(`files             ${size.files}`);
  console.log(`under ${SMALL} lines    ${size.small.toFixed(1)} %`);
  console.log(`longest file      ${sized(size.longestFile)}`);
  console.log(`biggest folder    ${sized(size.biggestFolder)}`);
  console.log(`longest function  ${sized(size.longestFunction)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  print(sizeOf(process.argv[2] ?? 'src'));
