/** Who imports whom, from file to file and from folder to folder, and where that leads back to where it began. */
import { dirname, join } from 'node:path';
import { type Module, nameOf } from './modules.ts';

/** Files or folders, and what each of them imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Modules that a module imports, types and what it imports later included. */
const importedBy = ({ file, nodes }: Module): readonly string[] =>
  nodes
    .map(({ source }) => nameOf(source))
    .filter((from) => /^\..*\.tsx?$/.test(from))
    .map((from) => join(dirname(file), from));

export const importGraph = (modules: readonly Module[]): Graph =>
  new Map(modules.map((module) => [module.file, importedBy(module)]));

/** The top-level folder of a path: `src/play` of `src/play/disk`. */
const topOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Which folders import from which others below the same top-level folder. */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const target of targets.map((path) => dirname(path)))
      if (target !== folder && topOf(target) === topOf(folder)) imported.add(target);
  }
  return new Map([...folders].map(([folder, imported]) => [folder, [...imported].sort()]));
}

function reachable(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set(graph.get(from));
  for (const each of seen) for (const next of graph.get(each) ?? []) seen.add(next);
  return seen;
}

/** Files or folders that import themselves by way of others. */
export const inCycles = (graph: Graph): readonly string[] =>
  [...graph.keys()].filter((name) => reachable(graph, name).has(name));

const importsEachOther = (graph: Graph, one: string, other: string): boolean =>
  graph.get(one)?.includes(other) === true && graph.get(other)?.includes(one) === true;

/** Pairs that import each other, as `one other`. */
export const mutualImports = (graph: Graph): readonly string[] =>
  [...graph].flatMap(([one, imported]) =>
    imported
      .filter((other) => one < other && importsEachOther(graph, one, other))
      .map((other) => `${one} ${other}`),
  );
