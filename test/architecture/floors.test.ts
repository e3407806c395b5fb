/** No two folders below a top-level folder import each other; `borders.test.ts` has the floors they stand on. */
import { describe, expect, test } from 'vitest';
import { folderGraph, importGraph, inCycles, mutualImports } from '../support/imports.ts';
import { moduleFrom } from '../support/modules.ts';
import { programModules } from '../support/size/folders.ts';
import { mutualFolders } from '../support/size/gauges.ts';

test('no folders import each other', () => {
  expect(mutualFolders(programModules())).toEqual([]);
});

describe('folders', () => {
  const graphOf = (imports: Readonly<Record<string, string>>) =>
    folderGraph(
      importGraph(
        Object.entries(imports).map(([file, from]) => moduleFrom(`import a from '${from}';`, file)),
      ),
    );

  test('that import each other are found, types of a folder above or below included', () => {
    const graph = graphOf({
      'src/play/disk/a.ts': '../session/b.ts',
      'src/play/session/b.ts': '../disk/c.ts',
      'src/play/a.ts': './session/b.ts',
      'src/play/session/c.ts': '../a.ts',
    });
    expect(mutualImports(graph)).toEqual([
      'src/play/disk src/play/session',
      'src/play src/play/session',
    ]);
  });

  test('below different top-level folders, and files side by side, are no business of this test', () => {
    const graph = graphOf({
      'src/play/disk/a.ts': './b.ts',
      'src/play/disk/b.ts': './a.ts',
      'src/play/disk/c.ts': '../../tui/terminal/d.ts',
      'src/tui/terminal/d.ts': '../../play/disk/c.ts',
    });
    expect(mutualImports(graph)).toEqual([]);
  });

  test('that import themselves by way of others are found, and make no pair', () => {
    const graph = graphOf({
      'src/play/disk/a.ts': '../past/b.ts',
      'src/play/past/b.ts': '../coach/c.ts',
      'src/play/coach/c.ts': '../disk/a.ts',
      'src/play/advice/d.ts': '../disk/a.ts',
    });
    expect(mutualImports(graph)).toEqual([]);
    expect(inCycles(graph)).toEqual(['src/play/disk', 'src/play/past', 'src/play/coach']);
  });
});
