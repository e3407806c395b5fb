/** How much stands in each folder of the sources: lines and files of code, and lines of data beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Module, modulesIn, ROOT } from '../modules.ts';

export interface FolderSize {
  readonly lines: number;
  readonly files: number;
}

export type FolderSizes = Readonly<Record<string, FolderSize>>;

export const linesIn = (text: string): number => text.trimEnd().split('\n').length;

/** Whether a file stands below a folder of the sources: `play`, `games/durak`. */
const standsIn = (folder: string, { file }: Module): boolean => file.startsWith(`src/${folder}/`);

/** The folder of a game, else the top-level folder of a file. */
const folderOf = ({ file }: Module): string =>
  /^src\/(games\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[1] ?? '';

function sizeOf(modules: readonly Module[]): FolderSize {
  const lines = modules.reduce((total, { source }) => total + linesIn(source), 0);
  return { lines, files: modules.length };
}

/** The sizes of `src`, of every top-level folder and of every game. */
export function folderSizes(modules: readonly Module[]): FolderSizes {
  const folders = [...new Set([...modules.map(folderOf), 'games'])].sort();
  const sizes = folders.map((folder) => [
    folder,
    sizeOf(modules.filter((module) => standsIn(folder, module))),
  ]);
  return { src: sizeOf(modules), ...Object.fromEntries(sizes) };
}

/** The program's modules. */
export const programModules = (): readonly Module[] =>
  modulesIn('src').filter(({ file }) => !file.endsWith('.mjs'));

const isData = (file: string): boolean => !/\.(tsx?|md)$/.test(file);

/** Lines of files beside the code, but for pages to read: texts, puzzles, scripts for machines. */
export function linesOfData(): number {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isData(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
  return files.reduce((total, file) => total + linesIn(readFileSync(join(ROOT, file), 'utf8')), 0);
}
