/** The sources are no larger than this; `npm run size` prints what they are. */
import { describe, expect, test } from 'vitest';
import { identitiesIn } from '../support/identity.ts';
import { parse } from '../support/mutants/tree.ts';
import { sizeOf } from '../support/size.ts';

/** Lowered as the sources shrink, never raised without a word why. */
const MOST = {
  /**
   * Of late 340 more for cards read from play in three games; for the doors 570 for a history of any size and bounds
   * of all that is read, 370 for games from outside, 1,280 for arbiters and bots of other programs; 1,100 for files
   * of other programs that keep all they say (750), a second table (260) and practice by theme (60); 190 for reviews
   * and analyses on every core, hands read from the first lead and a solver that waits less; 660 for one judge of
   * hints and reviews and for reviews that are kept, 1,040 for what players say of a move, 990 for puzzles, ratings
   * and mistakes that come back; 870 for calls of Bridge that are weighed over imagined hands; 50 for a solver that
   * compares less, and 70 for one of twice its speed; 120 for calls that mean what they say; 90 for defenders who
   * signal and all who read it, 445 for system cards of each side, 37 for slams, the fourth suit and preempts that
   * are raised; 930 for files of other programs in which a fault costs only itself; and 1,130 fewer where parts with
   * one use stand in their place.
   */
  lines: 86_560,
  files: 642,
  /** Files under 60 lines, as a percentage. */
  small: 15,
  longestFile: 350,
  biggestFolder: 25,
  longestFunction: 50,
  /**
   * Lines of files that are neither sources nor pages: words, and scripts for machines. Of late 640 for puzzles of
   * games that had few, 150 for system cards, 90 for what is told of files.
   */
  data: 19_925,
};

test('the sources are no larger than they were', () => {
  const size = sizeOf('src');
  expect(size.lines).toBeLessThanOrEqual(MOST.lines);
  expect(size.files).toBeLessThanOrEqual(MOST.files);
  expect(size.small).toBeLessThanOrEqual(MOST.small);
  expect(size.longestFile.size, size.longestFile.name).toBeLessThanOrEqual(MOST.longestFile);
  expect(size.biggestFolder.size, size.biggestFolder.name).toBeLessThanOrEqual(MOST.biggestFolder);
  expect(size.longestFunction.size, size.longestFunction.name).toBeLessThanOrEqual(
    MOST.longestFunction,
  );
  expect(size.data).toBeLessThanOrEqual(MOST.data);
  expect(size.identities).toEqual([]);
  expect(size.lonely).toEqual([]);
});

describe('English that stands for what it names', () => {
  const isFound = (source: string): boolean => identitiesIn(parse(source, 'x.ts')).length > 0;

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
