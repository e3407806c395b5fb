/** The shape of the code: no import cycle, no long function or parameter list, no list copied from game to game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importGraph, inCycles } from '../support/imports.ts';
import { type Module, moduleFrom, modulesIn, ROOT } from '../support/modules.ts';
import { functionsIn } from '../support/size/functions.ts';

const modules = modulesIn('src');

describe('imports', () => {
  test('lead to files, and never back, types included', () => {
    const graph = importGraph(modules);
    expect([...graph.values()].flat().filter((file) => !graph.has(file))).toEqual([]);
    expect([...graph.values()].flat().length).toBeGreaterThan(modules.length);
    expect(inCycles(graph)).toEqual([]);
  });

  test('a cycle is found, be it of types, of later imports or within a type', () => {
    const made = [
      moduleFrom("import type { B } from './b.ts';", 'a.ts'),
      moduleFrom("export const b = () => import('./c.ts');", 'b.ts'),
      moduleFrom("export type C = import('./a.ts').A;", 'c.ts'),
      moduleFrom("import { a } from './a.ts';", 'd.ts'),
    ];
    expect(inCycles(importGraph(made))).toEqual(['a.ts', 'b.ts', 'c.ts']);
  });
});

const MOST_PARAMETERS = 5;
const MOST_LINES = 50;

const tooLarge = (module: Module): readonly string[] =>
  functionsIn(module)
    .filter(({ parameters, lines }) => parameters > MOST_PARAMETERS || lines > MOST_LINES)
    .map(({ name }) => `${module.file} ${name}`);

describe('functions', () => {
  test('have five parameters and fifty lines at most', () => {
    expect(modules.flatMap(tooLarge)).toEqual([]);
  });

  test('that are too large are found, be they methods, arrows or without a name', () => {
    const six = 'a, b, c, d, e, f';
    const large = (source: string) => tooLarge(moduleFrom(source, 'x.ts'));
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
