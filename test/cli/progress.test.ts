/** The progress line: on stderr, where that is a screen, whatever standard output is. */
import { afterEach, expect, test, vi } from 'vitest';
import { openProgress } from '../../src/cli/print/output.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

test('comes after a second, even if nothing is done by then, and goes in the end', () => {
  vi.useFakeTimers();
  process.stderr.isTTY = true;
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const progress = openProgress(8);
  vi.advanceTimersByTime(900);
  progress.show(1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual([expect.stringMatching(/^\r\[=+ +\] 1\/8$/)]);
  vi.advanceTimersByTime(200);
  progress.show(4);
  expect(written.at(-1)).toMatch(/ 4\/8$/);
  progress.end();
  expect(written.at(-1)).toBe('\r\x1b[K');
});
