/**
 * What the modules of the repository export, and who imports it: read from the syntax trees, types included.
 * A namespace import counts for the members that are named; if the namespace itself is passed on, for all.
 */
import { dirname, relative, resolve } from 'node:path';
import { type Module, modulesIn, nameOf, nodesIn, ROOT } from './modules.ts';
import type { Node } from './mutants/tree.ts';

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
export function importsOf({ file, nodes }: Module): readonly string[] {
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
