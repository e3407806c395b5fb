/** The tool of `npm run mutants`: what it changes, that each change is a program, and what it draws. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourcesUnder } from '../support/mutants/copy.ts';
import { marked, mutantsOf, mutated } from '../support/mutants/mutations.ts';
import { testsThatReach } from '../support/mutants/reach.ts';
import { sample } from '../support/mutants/sample.ts';
import { parse } from '../support/mutants/tree.ts';
import { trialsOf, within } from '../support/mutants/trials.ts';

/** What mutants make of a line, in order. */
const changes = (source: string): readonly string[] =>
  mutantsOf(source, 'some.ts').map((mutant) => mutated(source, mutant));

describe('a line becomes', () => {
  test.each([
    ['f(a < b);', [';', 'f(a <= b);', 'f(a >= b);']],
    ['const x = a && !b;', ['const x = a || !b;', 'const x = a && (b);']],
    ['const x = a ?? 1;', ['const x = (1);', 'const x = a ?? 2;', 'const x = a ?? 0;']],
    ['const x = a ? b : c;', ['const x = ((a) ? (c) : (b));']],
    ['if (a) f();', ['if (true) f();', 'if (false) f();', 'if (a) ;']],
    ['const x = [a, b];', ['const x = [b];', 'const x = [a];']],
    [
      'const x = { a, b: 3, };',
      ['const x = { b: 3, };', 'const x = { a, };', 'const x = { a, b: 4, };'],
    ],
    ["const x = a === 'b';", ["const x = a !== 'b';", "const x = a === '';"]],
    [
      'const f = (a: number) => a + 7;',
      [
        'const f = (a: number) => undefined;',
        'const f = (a: number) => a - 7;',
        'const f = (a: number) => a + 8;',
      ],
    ],
    ['const x = a.every(b);', ['const x = a.some(b);']],
    ['const x = a.filter(b).length;', ['const x = a.length;']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  test('nothing where there are only types, imports or sentences', () => {
    for (const source of [
      "type A = 'a' | 1 | readonly [true];",
      'interface A { readonly a: 1; }',
      "import { a } from './a.ts';",
      "export { a } from './a.ts';",
      "const x = text('one', 'eins');",
      "throw new Error('no card');",
    ])
      expect(changes(source), source).toEqual([]);
  });
});

test('every mutant is a program, and so is what is marked', () => {
  for (const file of sourcesUnder('src').filter((_, n) => n % 80 === 0)) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const mutants = mutantsOf(source, file);
    for (const mutant of mutants.filter((_, n) => n % 11 === 0))
      expect(() => parse(mutated(source, mutant), file), `${file}:${mutant.line}`).not.toThrow();
    const sites = new Map(mutants.map(({ site }, n) => [n, site]));
    expect(() => parse(marked(source, sites), file), file).not.toThrow();
  }
});

test('what is marked does the same, and says what it passed', () => {
  const source =
    'const f = (a) => { if (a > 1) { return a?.b.c(1); } return [a + 1].map((x) => x * 2)[0]; };';
  const sites = new Map(mutantsOf(source, 'some.ts').map(({ site }, n) => [n, site]));
  const passed = new Set<number>();
  const [plain, told] = [source, marked(source, sites)].map((code) =>
    new Function('__hit', `${code} return f;`)((n: number) => passed.add(n)),
  );
  expect(told(1)).toBe(plain(1));
  expect(told(1)).toBe(4);
  const some = passed.size;
  expect(some).toBeLessThan(sites.size);
  expect(told({ valueOf: () => 2, b: { c: (x: number) => x + 5 } })).toBe(6);
  expect(passed.size).toBeGreaterThan(some);
});

test('a seed draws the same mutants, another others, none twice in a line', () => {
  const drawn = (seed: string) =>
    sample(['src/cards'], seed, 20).map(({ file, line }) => `${file}:${line}`);
  expect(drawn('1')).toEqual(drawn('1'));
  expect(drawn('1')).not.toEqual(drawn('2'));
  expect(new Set(drawn('1')).size).toBe(20);
});

test('tests reach what they import, and the whole program where they start it', () => {
  const under = ['test/cards', 'test/cli/commands.test.ts'];
  const reaching = (file: string) => testsThatReach(new Set([file]), under);
  expect(reaching('src/cards/set.ts')).toEqual([
    'test/cards/pack.test.ts',
    'test/cards/spell.test.ts',
    under[1],
  ]);
  expect(reaching('src/script/threads/worker.ts')).toEqual([under[1]]);
});

describe('test files that reach a mutant', () => {
  const FILE = 'src/play/disk/sweep.ts';
  const passage = (seconds: number, ...here: readonly number[]) => ({
    time: seconds * 1000,
    wall: seconds * 1000 + 3000,
    here: new Set(here),
    program: new Set<number>(),
  });
  const passages = new Map([
    ['test/line/line.test.ts', passage(10, 7)],
    ['test/play/lock.test.ts', passage(10, 7)],
    ['test/play/sweep.test.ts', passage(10, 7)],
    ['test/cli/start.test.ts', passage(10, 6)],
    ['test/tui/menu.test.tsx', passage(1, 7)],
  ]);
  const filesOf = (trials: ReturnType<typeof within>): readonly string[] =>
    trials.map(({ test }) => test.split('/').at(-1)?.split('.')[0] ?? '');

  test('come by what may be expected of them in a second: those about its file before others of its module', () => {
    expect(filesOf(trialsOf(7, FILE, passages, new Map()))).toEqual([
      'sweep',
      'menu',
      'lock',
      'line',
    ]);
  });

  test('come first when they have killed others in its file', () => {
    const kills = new Map([['test/line/line.test.ts', 2]]);
    expect(filesOf(trialsOf(7, FILE, passages, kills))[0]).toBe('line');
  });

  test('that pin all games together are about every game', () => {
    const pinned = new Map([
      ['test/games/every.test.ts', passage(10, 7)],
      ['test/golden/accounts.test.ts', passage(10, 7)],
    ]);
    const trials = trialsOf(7, 'src/games/durak/table.ts', pinned, new Map());
    expect(filesOf(trials)).toEqual(['accounts', 'every']);
  });

  test('are left out where they take too long, for shorter ones behind them', () => {
    const trials = trialsOf(7, FILE, passages, new Map());
    expect(filesOf(within(12_000, trials))).toEqual(['sweep', 'menu']);
    expect(filesOf(within(5_000, trials.slice(1)))).toEqual(['menu']);
    expect(filesOf(within(1_000, trials))).toEqual(['sweep']);
  });
});
