/** The syntax tree of a source file, and the walk through what runs: types are left out. */
import { parseAst } from 'vitest/node';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (const field in node) {
    const value = field === 'typeAnnotation' ? undefined : node[field];
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

/** Wrappers of an expression that runs; every other `TS` node is only a type. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const runs = (node: Node): boolean => !node.type.startsWith('TS') || TYPED.has(node.type);

/** A node and those around it, the nearest first. */
export type Path = readonly [Node, ...Node[]];

/** Every node that runs, with those around it. Imports and exports from elsewhere are left out. */
export function* walk(node: Node, around: readonly Node[] = []): Generator<Path> {
  const path: Path = [node, ...around];
  yield path;
  if (isImport(node)) return;
  for (const child of childrenOf(node)) if (runs(child)) yield* walk(child, path);
}

const isImport = ({ type, source }: Node): boolean =>
  type === 'ImportDeclaration' || isNode(source);

/** The nodes of `walk`, without those around them. */
function addRunning(node: Node, found: Node[]): readonly Node[] {
  found.push(node);
  if (!isImport(node))
    for (const child of childrenOf(node)) if (runs(child)) addRunning(child, found);
  return found;
}

const languageOf = (file: string): 'ts' | 'tsx' => (file.endsWith('x') ? 'tsx' : 'ts');

export function parse(source: string, file: string): Node {
  const program: unknown = parseAst(source, { lang: languageOf(file) });
  if (!isNode(program)) throw new Error(`no program: ${file}`);
  return program;
}

/** What a program imports, as it is written there. */
export function importsOf(program: Node): readonly string[] {
  return addRunning(program, []).flatMap(({ source: from }) =>
    isNode(from) && typeof from.value === 'string' ? [from.value] : [],
  );
}
