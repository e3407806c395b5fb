import { expect, test } from 'vitest';
import { collect, count, gameOf, optionsOf } from '../tools/tool.ts';

test('a tool names the game it does not know', () => {
  expect(gameOf('bridge').id).toBe('bridge');
  expect(() => gameOf('whist')).toThrow('there is no game whist');
});

test('options are read from pairs, over those a tool takes as its standard', () => {
  const bridge = gameOf('bridge');
  expect(optionsOf(bridge, [])).toMatchObject({ scoring: 'rubber', boards: 16 });
  const standard = { scoring: 'duplicate', deals: 4 };
  expect(optionsOf(bridge, ['boards=8'], standard)).toMatchObject({ ...standard, boards: 8 });
  expect(optionsOf(bridge, ['deals=2'], standard)).toMatchObject({ deals: 2 });
  expect(() => optionsOf(bridge, ['scoring=matchpoints'])).toThrow();
  expect(() => optionsOf(bridge, ['colour=red'])).toThrow();
});

test('numbers are whole and positive', () => {
  expect(count('120')).toBe(120);
  for (const typed of ['0', '-1', '1.5', 'many', '']) expect(() => count(typed)).toThrow();
  expect(collect('b', collect('a', []))).toEqual(['a', 'b']);
});
