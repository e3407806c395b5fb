/**
 * The modules of the repository as syntax trees. Each file is read and parsed once in a process, and everybody who
 * asks gets the same tree: nobody may change one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNode, type Node, parse } from './mutants/tree.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Module {
  /** The path below the repository, `src/engine/game.ts`. */
  readonly file: string;
  readonly source: string;
  readonly program: Node;
  /** Every node, types included, parents before what they hold. */
  readonly nodes: readonly Node[];
}

function addNodes(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const one of value) addNodes(one, found);
  else if (isNode(value)) {
    found.push(value);
    for (const name in value) addNodes(value[name], found);
  }
}

/** A node and every node below it, types included. */
export function everyNode(node: Node): readonly Node[] {
  const found: Node[] = [];
  addNodes(node, found);
  return found;
}

/** A module of any source, such as one that a test makes up. */
export function moduleFrom(source: string, file = 'src/x.ts'): Module {
  const program = parse(source, file);
  return { file, source, program, nodes: everyNode(program) };
}

const parsed = new Map<string, Module>();

/** The module of a file of the repository. */
export function moduleAt(file: string): Module {
  const module = parsed.get(file) ?? moduleFrom(readFileSync(join(ROOT, file), 'utf8'), file);
  parsed.set(file, module);
  return module;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

/** The modules below these folders, in the order of their paths. */
export const modulesIn = (...folders: readonly string[]): readonly Module[] =>
  folders.flatMap(filesIn).map(moduleAt);

/** The nodes that a field holds, be it one or a list. */
export function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}

/** The name of an identifier or of a string that stands for one. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (typeof value.name === 'string') return value.name;
  return typeof value.value === 'string' ? value.value : '';
}

export const lineAt = ({ source }: Module, place: number): number =>
  source.slice(0, place).split('\n').length;

/** `src/engine/game.ts:60` */
export const placeOf = (module: Module, { start }: { readonly start: number }): string =>
  `${module.file}:${lineAt(module, start)}`;
