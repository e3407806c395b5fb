/** How long the end of the program waits. */
import { expect, test } from 'vitest';
import { inTime } from '../../src/play/disk/leaving.ts';

test('work that never ends is not waited for beyond its time', async () => {
  expect(await inTime(new Promise(() => {}), 1)).toBe(false);
});

test('work that ends in time is waited for, and its failure passed on', async () => {
  expect(await inTime(Promise.resolve(), 60_000)).toBe(true);
  await expect(inTime(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
});
