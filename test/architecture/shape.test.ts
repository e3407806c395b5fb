/** The shape of the code: no import cycle, no long function or parameter list, no list copied from game to game. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { ROOT, sourcesUnder } from '../support/mutants/copy.ts';
import { isNode, type Node } from '../support/mutants/tree.ts';

const files = sourcesUnder('src');
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

/** Every node below a node, types included. */
function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodes(child);
}

const nodesOf = (source: string, file: string): readonly Node[] => {
  const program: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new Error(`no program: ${file}`);
  return [...nodes(program)];
};

const parsed = new Map([...sources].map(([file, source]) => [file, nodesOf(source, file)]));

/** Modules that a file imports, types and what it imports later included. */
const importsOf = (file: string, all: readonly Node[]): readonly string[] =>
  all.flatMap(({ source }) =>
    isNode(source) && typeof source.value === 'string' && /^\..*\.tsx?$/.test(source.value)
      ? [join(dirname(file), source.value)]
      : [],
  );

type Graph = ReadonlyMap<string, readonly string[]>;

function reachable(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set(graph.get(from));
  for (const each of seen) for (const next of graph.get(each) ?? []) seen.add(next);
  return seen;
}

/** Files that import themselves by way of others. */
const inCycles = (graph: Graph): readonly string[] =>
  [...graph.keys()].filter((file) => reachable(graph, file).has(file));

describe('imports', () => {
  const graph: Graph = new Map([...parsed].map(([file, all]) => [file, importsOf(file, all)]));

  test('lead to files, and never back, types included', () => {
    expect([...graph.values()].flat().filter((file) => !sources.has(file))).toEqual([]);
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(inCycles(graph)).toEqual([]);
  });

  test('a cycle is found, be it of types, of later imports or within a type', () => {
    const made = new Map([
      ['a.ts', "import type { B } from './b.ts';"],
      ['b.ts', "export const b = () => import('./c.ts');"],
      ['c.ts', "export type C = import('./a.ts').A;"],
      ['d.ts', "import { a } from './a.ts';"],
    ]);
    const cyclic = [...made].map(
      ([file, source]) => [file, importsOf(file, nodesOf(source, file))] as const,
    );
    expect(inCycles(new Map(cyclic))).toEqual(['a.ts', 'b.ts', 'c.ts']);
  });
});

const MOST_PARAMETERS = 5;
const MOST_LINES = 50;

/** Functions with a body, with the name they are declared or assigned by. */
function functionsIn(all: readonly Node[]): readonly { name: string; node: Node }[] {
  const names = new Map<unknown, unknown>(
    all.flatMap(({ type, id, init, key, value }) =>
      type === 'VariableDeclarator' ? [[init, id]] : key === undefined ? [] : [[value, key]],
    ),
  );
  return all
    .filter(({ type, body }) => /Function/.test(type) && isNode(body))
    .map((node) => {
      const named = node.id ?? names.get(node);
      return { name: isNode(named) ? String(named.name) : 'without a name', node };
    });
}

const parametersOf = ({ params }: Node): number => (Array.isArray(params) ? params.length : 0);
const linesOf = (source: string, { start, end }: Node): number =>
  source.slice(start, end).split('\n').length;

const tooLarge = (source: string, file: string, all: readonly Node[]): readonly string[] =>
  functionsIn(all)
    .filter(
      ({ node }) => parametersOf(node) > MOST_PARAMETERS || linesOf(source, node) > MOST_LINES,
    )
    .map(({ name }) => `${file} ${name}`);

describe('functions', () => {
  test('have five parameters and fifty lines at most', () => {
    const large = [...parsed].flatMap(([file, all]) =>
      tooLarge(sources.get(file) ?? '', file, all),
    );
    expect(large).toEqual([]);
  });

  test('that are too large are found, be they methods, arrows or without a name', () => {
    const six = 'a, b, c, d, e, f';
    const large = (source: string) => tooLarge(source, 'x.ts', nodesOf(source, 'x.ts'));
    expect(large(`const f = (${six}) => 1;`)).toEqual(['x.ts f']);
    expect(large(`class C { m(${six}) {} }`)).toEqual(['x.ts m']);
    expect(large(`call(function (${six}) {});`)).toEqual(['x.ts without a name']);
    expect(large(`function long() {${'\n'.repeat(50)}}`)).toEqual(['x.ts long']);
    expect(large(`function fits(a, b, c, d, e) {${'\n'.repeat(49)}}`)).toEqual([]);
  });
});

const LONGEST_SHARED = 5;

/** Runs of six lines that two texts share. */
function sharedRuns(one: string, two: string): readonly string[] {
  const runs = (text: string): readonly string[] => {
    const lines = text.trim().split('\n');
    return lines
      .map((_, at) => lines.slice(at, at + LONGEST_SHARED + 1))
      .filter((run) => run.length > LONGEST_SHARED)
      .map((run) => run.join('\n'));
  };
  const others = new Set(runs(two));
  return runs(one).filter((run) => others.has(run));
}

describe('the games', () => {
  const folder = join(ROOT, 'src/games');
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test('no two share six lines of their index', () => {
    const texts = ids.map((id) => readFileSync(join(folder, id, 'index.ts'), 'utf8'));
    const shared = texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .flatMap((two, j) => sharedRuns(one, two).map((run) => [ids[i], ids[i + 1 + j], run])),
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(shared).toEqual([]);
  });

  test('six shared lines are found, five are not', () => {
    const six = 'a\nb\nc\nd\ne\nf';
    expect(sharedRuns(`x\n${six}`, `${six}\ny`)).toEqual([six]);
    expect(sharedRuns(`x\n${six.slice(2)}`, `${six}\ny`)).toEqual([]);
  });
});
