/**
 * What the modules of the repository export, and who imports it: read from the syntax trees, types included.
 * A namespace import counts for the members that are named; if the namespace itself is passed on, for all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isNode, type Node, parse } from './mutants/tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Module {
  /** The path below the repository, `src/engine/game.ts`. */
  readonly file: string;
  readonly program: Node;
}

const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

export const modulesIn = (...folders: readonly string[]): readonly Module[] =>
  folders.flatMap(sources).map((file) => ({
    file,
    program: parse(readFileSync(join(ROOT, file), 'utf8'), file),
  }));

function addNodes(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const one of value) addNodes(one, found);
  else if (isNode(value)) {
    found.push(value);
    for (const name in value) addNodes(value[name], found);
  }
}

/** Every node, types included. */
export function everyNode(node: Node): readonly Node[] {
  const found: Node[] = [];
  addNodes(node, found);
  return found;
}

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The name of an identifier or of a string that stands for one. */
export const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (typeof value.name === 'string') return value.name;
  return typeof value.value === 'string' ? value.value : '';
};

/** Names that a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`. */
export const boundBy = (pattern: Node): readonly string[] => {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const parts = [pattern.properties, pattern.elements, pattern.argument].flatMap(nodesIn);
  const inside = pattern.type === 'Property' ? nodesIn(pattern.value) : nodesIn(pattern.left);
  return [...parts, ...inside].flatMap(boundBy);
};

const declaredBy = (declaration: Node): readonly string[] =>
  declaration.type === 'VariableDeclaration'
    ? nodesIn(declaration.declarations).flatMap(({ id }) => nodesIn(id).flatMap(boundBy))
    : [nameOf(declaration.id)];

const exportedBy = (node: Node): readonly string[] => {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration') return [];
  return [
    ...nodesIn(node.declaration).flatMap(declaredBy),
    ...nodesIn(node.specifiers).map(({ exported }) => nameOf(exported)),
  ];
};

/** The names a module exports. */
export const exportsOf = ({ program }: Module): readonly string[] => [
  ...new Set(nodesIn(program.body).flatMap(exportedBy)),
];

const ALL = '*';

/** Members of a namespace that a module names, or all of them where it passes the namespace on. */
function membersOf(space: string, nodes: readonly Node[]): readonly string[] {
  const named = nodes.flatMap((node) => {
    const [from, member] =
      node.type === 'TSQualifiedName' ? [node.left, node.right] : [node.object, node.property];
    return nameOf(from) === space && node.computed !== true ? [nameOf(member)] : [];
  });
  const uses = nodes.filter((node) => node.type === 'Identifier' && node.name === space);
  return uses.length - 1 > named.length ? [ALL] : named;
}

const namesOf = (specifier: Node, nodes: readonly Node[]): readonly string[] => {
  switch (specifier.type) {
    case 'ImportNamespaceSpecifier':
      return membersOf(nameOf(specifier.local), nodes);
    case 'ImportDefaultSpecifier':
      return ['default'];
    case 'ImportSpecifier':
      return [nameOf(specifier.imported)];
    default:
      return [nameOf(specifier.local)];
  }
};

const importedBy = (node: Node, nodes: readonly Node[]): readonly string[] =>
  node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration'
    ? nodesIn(node.specifiers).flatMap((specifier) => namesOf(specifier, nodes))
    : [ALL];

const targetOf = (file: string, from: unknown): string =>
  relative(ROOT, resolve(ROOT, dirname(file), nameOf(from))).replaceAll('\\', '/');

/** What a module imports from others of the repository, as `file name`; `*` stands for every name. */
export function importsOf({ file, program }: Module): readonly string[] {
  const nodes = everyNode(program);
  return nodes
    .filter((node) => nameOf(node.source).startsWith('.'))
    .flatMap((node) =>
      importedBy(node, nodes).map((name) => `${targetOf(file, node.source)} ${name}`),
    );
}

/** The façade is there for other programs. */
const FACADE = /^src\/(library|games\/[^/]+\/library\.ts)/;

/** Exports of the sources, as `file name`, that neither another module nor a test imports. */
export function unusedExports(): readonly string[] {
  const sources = modulesIn('src');
  const inside = sources.filter(({ file }) => !FACADE.test(file));
  return unimported(inside, [...sources, ...modulesIn('test')]);
}

/** Exports, as `file name`, that none of the importers names. */
export function unimported(
  exporters: readonly Module[],
  importers: readonly Module[],
): readonly string[] {
  const imported = new Set(importers.flatMap(importsOf));
  return exporters
    .filter(({ file }) => !imported.has(`${file} ${ALL}`))
    .flatMap((module) => exportsOf(module).map((name) => `${module.file} ${name}`))
    .filter((name) => !imported.has(name));
}
