/** The sources are no larger than this; `npm run size` prints what they are. */
import { describe, expect, test } from 'vitest';
import { identitiesIn } from '../support/identity.ts';
import { parse } from '../support/mutants/tree.ts';
import { sizeOf } from '../support/size.ts';

/** Lowered as the sources shrink, never raised without a word why. */
const MOST = {
  lines: 91_100,
  files: 705,
  /** Files under 60 lines, as a percentage. */
  small: 16.2,
  longestFile: 364,
  biggestFolder: 36,
  longestFunction: 50,
  /** Lines of files that are neither sources nor pages. */
  data: 57,
};

/** The modules that have reached what all of them are to reach. */
const MODULES = [
  'src/script',
  'src/cli',
  'src/tui/screens',
  'src/protocol',
  'src/play',
  'src/line',
];
const MOST_OF_MODULE = { small: 15, longestFile: 350, biggestFolder: 25 };

describe('the sources', () => {
  test('are no larger than they were', () => {
    const size = sizeOf('src');
    expect(size.lines).toBeLessThanOrEqual(MOST.lines);
    expect(size.files).toBeLessThanOrEqual(MOST.files);
    expect(size.small).toBeLessThanOrEqual(MOST.small);
    expect(size.longestFile.size, size.longestFile.name).toBeLessThanOrEqual(MOST.longestFile);
    expect(size.biggestFolder.size, size.biggestFolder.name).toBeLessThanOrEqual(
      MOST.biggestFolder,
    );
    expect(size.longestFunction.size, size.longestFunction.name).toBeLessThanOrEqual(
      MOST.longestFunction,
    );
    expect(size.data).toBeLessThanOrEqual(MOST.data);
    expect(size.identities).toEqual([]);
  });

  test.each(MODULES)('%s has few small files, no long one and no long folder', (module) => {
    const { small, longestFile, biggestFolder } = sizeOf(module);
    expect(small).toBeLessThanOrEqual(MOST_OF_MODULE.small);
    expect(longestFile.size, longestFile.name).toBeLessThanOrEqual(MOST_OF_MODULE.longestFile);
    expect(biggestFolder.size, biggestFolder.name).toBeLessThanOrEqual(
      MOST_OF_MODULE.biggestFolder,
    );
  });
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
