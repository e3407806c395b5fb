/** What the gauges of `npm run size` find, and what they pass over. */
import { describe, expect, test } from 'vitest';
import { identitiesIn } from '../support/identity.ts';
import { moduleFrom } from '../support/modules.ts';
import { codeLinesIn, commentsIn, leaningCommentsIn } from '../support/size/comments.ts';
import {
  conditionalSpreadsIn,
  conditionalsIn,
  listAssignmentsIn,
  nestedConditionalsIn,
} from '../support/size/folded.ts';
import { folderSizes } from '../support/size/folders.ts';
import { declaredOften, functionsOf, typesOf } from '../support/size/names.ts';

describe('English that stands for what it names', () => {
  const isFound = (source: string): boolean => identitiesIn(moduleFrom(source).program).length > 0;

  test.each([
    'one.label.en === other.label.en',
    "texts.some(({ en }) => en === '')",
    'words[label.en]',
    'const said = { [label.en]: 1 }',
    'words.get(label.en)',
    'told.add(en)',
    `const key = () => \`\${seat}/\${label.en}\``,
    `words.has(\`\${seat}/\${label.en}\`)`,
    'new Map(texts.map((told) => [told.en, told]))',
    "label.en.endsWith(': 1')",
    'label.en.toLowerCase().startsWith(typed)',
    'texts.map(({ en }) => en)',
    'texts.sort((a, b) => a.en.localeCompare(b.en))',
    'switch (label.en) {}',
  ])('is found: %s', (source) => {
    expect(isFound(source)).toBe(true);
  });

  test.each([
    'throw new Error(refusal.text.en)',
    'text(put(words.en), put(words.de))',
    'const { en, de } = label',
    `say(\`\${names.en} (\${id})\`)`,
    'title.en.length > 0',
  ])('is not: %s', (source) => {
    expect(isFound(source)).toBe(false);
  });
});

describe('several variables assigned from a list', () => {
  const count = (source: string): number => listAssignmentsIn(moduleFrom(source)).length;

  test.each([
    'const [a, b] = [x, y];',
    'let [a, , b] = [1, 2, 3];',
    'const [a, ...rest] = [x, y, z] as const;',
    'const [{ a }, [b]] = [x, y];',
    '[a, b] = [b, a];',
    'const [a, b] = isFirst ? [x, y] : [y, x];',
    'for (let [a, b] = [0, 1]; a < b; a++) {}',
  ])('are found: %s', (source) => {
    expect(count(source)).toBe(1);
  });

  test.each([
    'const [a] = [x];',
    'const [a, b] = pair;',
    'const [a, b] = pairOf(x, y);',
    'const [a, b] = [x, y].map(read);',
    'const list = [x, y];',
    'const { a, b } = { a: x, b: y };',
    'for (const [a, b] of [[x, y]]) {}',
  ])('are not: %s', (source) => {
    expect(count(source)).toBe(0);
  });
});

describe('a conditional spread', () => {
  const count = (source: string): number =>
    conditionalSpreadsIn(moduleFrom(source, 'src/x.tsx')).length;

  test.each([
    'const a = { ...(x && { b }) };',
    'const a = { ...(x ? { b } : {}) };',
    'const a = [...(x ?? [])];',
    'const a = [...(x ? [b] : [])];',
    'f(...(x || []));',
    'const a = { ...((x && { b }) as B) };',
    'const a = <B {...(x && { b })} />;',
  ])('is found: %s', (source) => {
    expect(count(source)).toBe(1);
  });

  test.each([
    'const a = { ...b };',
    'const a = [...f(x ? 1 : 2)];',
    'const a = { b: x && c };',
    'const { a, ...rest } = x ?? {};',
  ])('is not: %s', (source) => {
    expect(count(source)).toBe(0);
  });
});

describe('conditional expressions', () => {
  const counts = (source: string): readonly number[] => {
    const module = moduleFrom(source);
    return [conditionalsIn(module).length, nestedConditionalsIn(module).length];
  };

  test.each([
    ['a ? b : c;', 1, 0],
    ['if (a) b();', 0, 0],
    ['a ? b : c ? d : e;', 2, 1],
    ['a ? (b ? c : d) : e;', 2, 1],
    ['(a ? b : c) ? d : e;', 2, 1],
    ['a ? ((b ? c : d) as E) : f;', 2, 1],
    ['a ? b : c ? d : e ? f : g;', 3, 2],
    ['a ? f(b ? c : d) : e;', 2, 0],
    ['type A = B extends C ? D : E;', 0, 0],
  ])('%s', (source, all, nested) => {
    expect(counts(source)).toEqual([all, nested]);
  });
});

describe('a comment that leans on the line before', () => {
  const count = (source: string): number => leaningCommentsIn(moduleFrom(source)).length;

  test.each([
    '/** The same for scripts. */',
    '// It is over.',
    '/** Its points. */',
    '/**\n * They may\n * be many.\n */',
    '/** Those that win. */',
    '// What is left.',
    'const a = 1; // And so on.',
    '/* Also this. */',
    '/** So many times. */',
  ])('is found: %s', (source) => {
    expect(count(source)).toBe(1);
  });

  test.each([
    '/** The points of a seat: it may have none. */',
    '// What a seat may know.',
    '/** Items of the menu. */',
    '/** Something. */',
    "const a = '// It is a text.';",
    `const a = \`\${b}/* They */\`;`,
    '// A long sentence, of which the second line begins anew.\n// It belongs to the first.',
  ])('is not: %s', (source) => {
    expect(count(source)).toBe(0);
  });
});

test('comments are read whole, whatever texts stand around them', () => {
  const source = "const a = '/*'; // One,\n  // two.\nconst b = '' + `//`; /* Three. */";
  expect(commentsIn(moduleFrom(source)).map(({ text }) => text)).toEqual(['One, two.', 'Three.']);
});

test('a code line is measured without its indent and its comment, and without those that have no code', () => {
  const source = "/** A. */\nif (a) {\n\n  // b\n  b('// c');  // d\n}\n";
  expect(codeLinesIn(moduleFrom(source))).toEqual([8, 10, 1]);
});

test('an import is no code line, however many lines it takes; what is exported again is one', () => {
  const source =
    "import {\n  a,\n} from './a.ts';\nexport { b } from './b.ts';\nimport './c.ts';\na();\n";
  expect(codeLinesIn(moduleFrom(source))).toEqual([27, 4]);
});

describe('names that mean several things', () => {
  const named = (declares: typeof typesOf, sources: Readonly<Record<string, string>>) =>
    declaredOften(
      Object.entries(sources).map(([file, source]) => moduleFrom(source, file)),
      declares,
    ).map(({ name, count }) => `${name} ${count}`);

  test('are types and components declared in three files, be they exported or not', () => {
    const sources = {
      'src/ai/a.ts': 'interface Found { a: 1 }; type Twice = 1; class Other {}',
      'src/ai/b.ts': 'export type Found = 1; type Twice = 2;',
      'src/play/d.ts': 'export const Found = () => 1; const Other = 1;',
      'src/play/c.ts': 'export class Found {}; const Twice = 1; function f() { type Twice = 1; }',
    };
    expect(named(typesOf, sources)).toEqual(['Found 4']);
  });

  test('are functions outside of others, arrows included', () => {
    const sources = {
      'src/ai/a.ts': 'export const tableOf = () => 1; const sizeOf = 1;',
      'src/ai/b.ts': 'function tableOf() {} export function sizeOf() {}',
      'src/ai/c.ts': 'const tableOf = function () {}; const f = () => { const sizeOf = () => 1; };',
      'src/ai/d.ts': 'export const tableOf = async () => 1, sizeOf = () => 2;',
    };
    expect(named(functionsOf, sources)).toEqual(['tableOf 4']);
  });

  test('are not those that every game has: the game with the most counts', () => {
    const inGames = {
      'src/games/durak/a.ts': 'type Move = 1',
      'src/games/cabo/a.ts': 'type Move = 1',
      'src/games/cabo/shown/b.ts': 'type Move = 2',
      'src/games/bimbo/a.ts': 'type Move = 1',
    };
    expect(named(typesOf, inGames)).toEqual([]);
    expect(named(typesOf, { ...inGames, 'src/ai/a.ts': 'type Move = 1' })).toEqual(['Move 3']);
  });
});

test('a folder is measured with all that is below it, and each game by itself', () => {
  const files = ['src/play/a.ts', 'src/play/disk/b.ts', 'src/games/list.ts', 'src/games/cabo/c.ts'];
  expect(folderSizes(files.map((file) => moduleFrom('a;\nb;\n', file)))).toEqual({
    src: { lines: 8, files: 4 },
    games: { lines: 4, files: 2 },
    'games/cabo': { lines: 2, files: 1 },
    play: { lines: 4, files: 2 },
  });
});
