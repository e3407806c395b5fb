/** Which test files a mutant is tried against, and in what order: a survivor costs as long as its tests take. */
import type { Passage, Trial } from './worker.ts';

/** What each test file reaches. */
export type Passages = ReadonlyMap<string, Passage>;
type Trials = readonly Trial[];

/** What is pinned of all games together, and the sources that it is about. */
const PINNED = /^test\/golden\/[^/]+$/;
const PLAYED = /^src\/(?:games|blocks|cards)\//;

/** Whether a test file is about a source file: a folder or name of the one stands in the other's path. */
function isAbout(test: string, source: string): boolean {
  if (PINNED.test(test) && PLAYED.test(source)) return true;
  const words = test.split(/[/.]/).slice(1, -2);
  return source
    .split(/[/.]/)
    .slice(2, -1)
    .some((word) => words.includes(word));
}

/** How many kills a test file is taken to have had before the first: one about the source, of its module, and another. */
const ABOUT = 1;
const NEAR = 0.4;
const OTHER = 0.1;
/** What it costs to begin a test file, in milliseconds. */
const BEGINNING = 200;

/** What is expected of a test file for this source before it has killed any mutant. */
function promiseOf(test: string, source: string): number {
  if (isAbout(test, source)) return ABOUT;
  return test.split('/')[1] === source.split('/')[1] ? NEAR : OTHER;
}

/** The test files that reach a mutant, in the order of the kills to be expected of each in a second. */
export function trialsOf(
  n: number,
  file: string,
  passages: Passages,
  kills: ReadonlyMap<string, number>,
): Trials {
  const expected = ({ test, time }: Trial): number =>
    ((kills.get(test) ?? 0) + promiseOf(test, file)) / (time + BEGINNING);
  const reached = [...passages]
    .filter(([, { here, program }]) => here.has(n) || program.has(n))
    .map(([test, { time, wall, program }]) => ({ test, time, wall, needsProgram: program.has(n) }));
  return reached.toSorted((a, b) => expected(b) - expected(a));
}

/**
 * Those of them whose tests take so many milliseconds together; one at least. One that takes too long is left out for
 * shorter ones behind it.
 */
export function within(patience: number, trials: Trials): Trials {
  let left = patience;
  return trials.filter(({ time }, i) => {
    if (i > 0 && time > left) return false;
    left -= time;
    return true;
  });
}
