/** The progress line: on stderr, where that is a screen, whatever standard output is. */
import { afterEach, expect, test, vi } from 'vitest';
import { withProgress } from '../../src/cli/print/output.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

/** A progress line whose work is done by hand, and what it writes. */
function begun(whole: number) {
  vi.useFakeTimers();
  process.stderr.isTTY = true;
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  let show: (done: number, whole?: number) => void = () => undefined;
  let end: () => void = () => undefined;
  const ended = withProgress(whole, (given) => {
    show = given;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  return { written, show, end: () => Promise.all([ended, end()]) };
}

test('comes after a second, even if nothing is done by then, and goes in the end', async () => {
  const { written, show, end } = begun(8);
  vi.advanceTimersByTime(900);
  show(1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual([expect.stringMatching(/^\r\[=+ +\] 1\/8$/)]);
  vi.advanceTimersByTime(200);
  show(4);
  expect(written.at(-1)).toMatch(/ 4\/8$/);
  await end();
  expect(written.at(-1)).toBe('\r\x1b[K');
});

test('waits for the length of work that only finds it out', async () => {
  const { written, show, end } = begun(0);
  vi.advanceTimersByTime(1500);
  expect(written).toEqual([]);
  show(2, 5);
  expect(written).toEqual([expect.stringMatching(/ 2\/5$/)]);
  await end();
  expect(written.at(-1)).toBe('\r\x1b[K');
});
