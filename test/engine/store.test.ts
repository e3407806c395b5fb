/** Stores forget what was long not asked for, by the size of what they hold; every one of them is listed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOUNDS, Store } from '../../src/engine/store.ts';

const MOST = BOUNDS.cells;
const SIZE = 1000;
const openStore = () => new Store<string, string>('cells', (value) => value.length);
const value = (name: string, size = SIZE): string => name.padEnd(size, '.');

/** The size of all that is still there of what was put in. */
const heldOf = (store: Store<string, string>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (store.get(name)?.length ?? 0), 0);

describe('a store', () => {
  test('gives back what was kept, and nothing for anything else', () => {
    const store = openStore();
    expect(store.set('one', value('one'))).toBe(value('one'));
    expect([store.get('one'), store.get('two')]).toEqual([value('one'), undefined]);
  });

  test.each([1, 10, 999, MOST / 3])('holds no more than its bound of values of size %d', (size) => {
    const store = openStore();
    const names = Array.from({ length: Math.ceil((4 * MOST) / size) }, (_, n) => String(n));
    for (const name of names) store.set(name, value(name.slice(-size), size));
    // Asked for from the oldest on, none of which comes back into the younger half unless it was there.
    const held = names.filter((name) => store.get(name) !== undefined).length * size;
    expect(held).toBeLessThanOrEqual(MOST);
    expect(held).toBeGreaterThan(MOST / 4);
  });

  test('keeps what is asked for again and again', () => {
    const store = openStore();
    store.set('asked', value('asked'));
    store.set('never', value('never'));
    for (let n = 0; n < 500; n++) {
      store.set(String(n), value(String(n)));
      expect(store.get('asked')).toBe(value('asked'));
    }
    expect(store.get('never')).toBeUndefined();
    expect(heldOf(store, ['0', '1', '2'])).toBe(0);
  });

  test('does not keep what alone is too large', () => {
    const store = openStore();
    store.set('small', value('small'));
    expect(store.set('large', value('large', MOST))).toHaveLength(MOST);
    expect([store.get('large'), store.get('small')]).toEqual([undefined, value('small')]);
  });
});

const SRC = resolve(import.meta.dirname, '../../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** What a module holds for as long as the program runs, and that grows. */
const GROWING = /^(?:const|let) \w+(?:: (?!Readonly)[^=\n]+)? = new (?:Weak)?(?:Map|Set|Store)\b/m;

/** Registers what is open or joined, and is taken off again or named on the command line. */
const REGISTERS = [
  'games/bridge/formats/lin.ts',
  'play/disk/leaving.ts',
  'protocol/bot-process.ts',
  'script/outside/loaded.ts',
  'tui/screens/end/end-layout.tsx',
];

test('every store is on the list in src/README.md, or a register', () => {
  const page = readFileSync(join(SRC, 'README.md'), 'utf8');
  const list = page.split('## What is kept for speed')[1]?.split('\n## ')[0] ?? '';
  const listed = [...list.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file]) => file);
  const growing = sources.filter(({ text }) => GROWING.test(text)).map(({ file }) => file);
  expect(growing.length).toBeGreaterThan(20);
  expect(growing.filter((file) => !listed.includes(file) && !REGISTERS.includes(file))).toEqual([]);
  const files = sources.map(({ file }) => file);
  expect([...listed, ...REGISTERS].filter((file) => !files.includes(file ?? ''))).toEqual([]);
  const bounds = [...list.matchAll(/`([a-z]+)`(?:,| \|)/g)].map(([, bound]) => bound);
  expect(bounds.sort()).toEqual(Object.keys(BOUNDS).sort());
});

test('nothing is bounded by counting entries where a store would do', () => {
  const counted = sources.filter(({ text }) => /\.size >=? [A-Z_]{4,}\) \w+\.clear\(\)/.test(text));
  expect(counted.map(({ file }) => file)).toEqual([]);
});
